//! Bytes as they are read, a piece at a time, and what their first ones tell.

use std::io::{self, Read};
use std::ops::Range;

use crate::words::is_space;

/// Bytes that were read and not taken yet.
#[derive(Debug)]
pub(crate) struct Buffer {
    bytes: Box<[u8]>,
    unread: Range<usize>,
    progress: Progress,
    encoding: Encoding,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    NothingRead,
    Reading,
    Ended,
}

/// What the first bytes tell of the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// ASCII, or UTF-8, or bytes.
    Bytes,
    /// UTF-8 behind a byte order mark, which is not among the unread bytes.
    Utf8Mark,
    Utf16,
}

impl Buffer {
    /// Room for `size` bytes.
    pub(crate) fn new(size: usize) -> Self {
        Self {
            bytes: vec![0; size].into_boxed_slice(),
            unread: 0..0,
            progress: Progress::NothingRead,
            encoding: Encoding::Bytes,
        }
    }

    /// The bytes that were read and not taken yet.
    pub(crate) fn unread(&self) -> &[u8] {
        self.bytes.get(self.unread.clone()).unwrap_or_default()
    }

    /// The first so many of them, if there are so many.
    pub(crate) fn first_chunk<const N: usize>(&self) -> Option<&[u8; N]> {
        self.bytes.get(self.unread.clone())?.first_chunk()
    }

    /// Takes the first `count` unread bytes, of which there are so many.
    pub(crate) fn take(&mut self, count: usize) {
        self.unread.start += count;
    }

    /// Whether there is no room for more bytes until some are taken.
    pub(crate) fn is_full(&self) -> bool {
        self.unread.len() == self.bytes.len()
    }

    /// Whether the input has ended: nothing will come behind the unread bytes.
    pub(crate) fn has_ended(&self) -> bool {
        self.progress == Progress::Ended
    }

    pub(crate) fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Reads more behind the unread bytes, in one read (but for the first
    /// bytes, which tell the encoding).
    pub(crate) fn fill(&mut self, input: &mut dyn Read) -> io::Result<()> {
        self.bytes.copy_within(self.unread.clone(), 0);
        self.unread = 0..self.unread.len();
        let is_first = self.progress == Progress::NothingRead;
        self.read(input)?;
        if is_first {
            while !self.has_ended() && may_be_a_mark(self.unread()) {
                self.read(input)?;
            }
            if self.unread().starts_with(&[0xEF, 0xBB, 0xBF]) {
                self.encoding = Encoding::Utf8Mark;
                self.take(3);
            } else if is_utf_16(self.unread()) {
                self.encoding = Encoding::Utf16;
            }
        }
        Ok(())
    }

    /// Reads once, behind the unread bytes.
    fn read(&mut self, input: &mut dyn Read) -> io::Result<()> {
        let count = loop {
            match input.read(&mut self.bytes[self.unread.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.unread.end += count;
        self.progress = if count == 0 { Progress::Ended } else { Progress::Reading };
        Ok(())
    }
}

/// Whether more bytes are needed to tell the encoding. No answer is due
/// meanwhile: even the shortest input that asks for one has two bytes, a digit
/// and white space.
fn may_be_a_mark(bytes: &[u8]) -> bool {
    bytes.len() < 2 || bytes == [0xEF, 0xBB]
}

/// Whether the first two bytes are UTF-16: its mark, or a character of an ASCII
/// text.
fn is_utf_16(bytes: &[u8]) -> bool {
    match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [0, byte, ..] | [byte, 0, ..] => byte.is_ascii_graphic() || is_space(*byte),
        _ => false,
    }
}
