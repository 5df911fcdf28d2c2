//! Input as words with line numbers, in constant memory.
//!
//! A word is what stands between ASCII white space. It is read byte by byte and
//! never held as a whole, so it may be as long as it likes; of a word that is
//! no number only an excerpt is kept.

use std::io::{self, Read};
use std::ops::RangeInclusive;

use crate::excerpt::Excerpt;

/// How many bytes are read at once.
const BUFFER: usize = 128 * 1024;

/// A stream of words.
#[derive(Debug)]
pub(crate) struct Words {
    buffer: Box<[u8]>,
    /// The bytes of the buffer that were read and not scanned yet.
    unread: std::ops::Range<usize>,
    progress: Progress,
    encoding: Encoding,
    /// The line of the next byte, from 1.
    line: u64,
    /// Whether the next byte is in the middle of a word, and that word so far.
    inside: bool,
    word: Word,
    excerpt: Excerpt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    NothingRead,
    Reading,
    Ended,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// ASCII, or UTF-8, or bytes.
    Bytes,
    Utf16,
}

/// A word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// The line where it begins.
    pub(crate) line: u64,
    /// What it says.
    pub(crate) value: Value,
}

/// What a word says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// ASCII digits.
    Number(u64),
    /// ASCII digits, and more than fits.
    TooLarge,
    /// Something else.
    NoNumber,
}

/// What the bytes read so far hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scan {
    Word(Word),
    /// All bytes are scanned: fill, and scan again.
    NeedsMore,
    /// The input has ended.
    End,
    /// The input is UTF-16.
    Utf16,
}

impl Words {
    pub(crate) fn new() -> Self {
        Self {
            buffer: vec![0; BUFFER].into_boxed_slice(),
            unread: 0..0,
            progress: Progress::NothingRead,
            encoding: Encoding::Bytes,
            line: 1,
            inside: false,
            word: Word { line: 1, value: Value::Number(0) },
            excerpt: Excerpt::new(),
        }
    }

    /// The line that has been reached.
    pub(crate) const fn line(&self) -> u64 {
        self.line
    }

    /// The line where the word that was scanned last begins.
    pub(crate) const fn word_line(&self) -> u64 {
        self.word.line
    }

    /// The beginning of the word that was scanned last by [`Words::scan`].
    pub(crate) const fn excerpt(&self) -> &Excerpt {
        &self.excerpt
    }

    /// The next word, as far as the bytes read so far tell.
    pub(crate) fn scan(&mut self) -> Scan {
        if self.encoding == Encoding::Utf16 {
            return Scan::Utf16;
        }
        for index in self.unread.clone() {
            let byte = self.buffer[index];
            if is_space(byte) {
                self.line += u64::from(byte == b'\n');
                if self.inside {
                    self.inside = false;
                    self.unread.start = index + 1;
                    return Scan::Word(self.word);
                }
            } else {
                if !self.inside {
                    self.inside = true;
                    self.word = Word { line: self.line, value: Value::Number(0) };
                    self.excerpt.clear();
                }
                self.word.value.push(byte);
                self.excerpt.push(byte);
            }
        }
        self.unread = 0..0;
        match self.progress {
            Progress::Ended if self.inside => {
                self.inside = false;
                Scan::Word(self.word)
            }
            Progress::Ended => Scan::End,
            Progress::NothingRead | Progress::Reading => Scan::NeedsMore,
        }
    }

    /// The next word, when it is a number in `range` of one or two digits with
    /// one white space behind it, and all of that has been read; else nothing
    /// is scanned.
    ///
    /// This is what nearly every word is. Its bytes come from one load, none is
    /// looked at in a loop, and no branch depends on how many digits there are:
    /// with [`Words::scan`] alone, a batch of POJ 2488 takes three times as
    /// long.
    #[inline]
    pub(crate) fn scan_short(&mut self, range: &RangeInclusive<u8>) -> Option<u8> {
        let next = u32::from_le_bytes(*self.buffer.get(self.unread.clone())?.first_chunk()?);
        let byte = |index: u32| (next >> (8 * index) & 0xFF) as u8;
        let digit = |index: u32| u32::from(byte(index) ^ b'0');
        let has_two = digit(1) < 10;
        let value = if has_two { 10 * digit(0) + digit(1) } else { digit(0) };
        let space = if has_two { byte(2) } else { byte(1) };
        let value = u8::try_from(value).ok().filter(|value| range.contains(value))?;
        if digit(0) >= 10 || !is_space(space) || self.inside {
            return None;
        }
        self.word = Word { line: self.line, value: Value::Number(value.into()) };
        self.line += u64::from(space == b'\n');
        self.unread.start += 2 + usize::from(has_two);
        Some(value)
    }

    /// Reads more, in one read (but for the first bytes, which tell the
    /// encoding). What was not scanned is lost.
    pub(crate) fn fill(&mut self, input: &mut dyn Read) -> io::Result<()> {
        let mut end = self.read(input, 0)?;
        if self.progress == Progress::NothingRead {
            while self.progress != Progress::Ended && may_be_a_mark(&self.buffer[..end]) {
                end += self.read(input, end)?;
            }
        }
        let mut start = 0;
        if self.progress != Progress::Reading {
            let first = &self.buffer[..end];
            if first.starts_with(&[0xEF, 0xBB, 0xBF]) {
                start = 3;
            } else if is_utf_16(first) {
                self.encoding = Encoding::Utf16;
            }
        }
        if self.progress == Progress::NothingRead {
            self.progress = Progress::Reading;
        }
        self.unread = start..end;
        Ok(())
    }

    /// Reads once, behind the first `end` bytes of the buffer.
    fn read(&mut self, input: &mut dyn Read, end: usize) -> io::Result<usize> {
        loop {
            match input.read(&mut self.buffer[end..]) {
                Ok(0) => {
                    self.progress = Progress::Ended;
                    return Ok(0);
                }
                Ok(count) => return Ok(count),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

impl Value {
    /// Adds a byte at the end of the word.
    fn push(&mut self, byte: u8) {
        *self = match *self {
            _ if !byte.is_ascii_digit() => Self::NoNumber,
            Self::Number(value) => {
                let digit = u64::from(byte - b'0');
                match value.checked_mul(10).and_then(|tens| tens.checked_add(digit)) {
                    Some(value) => Self::Number(value),
                    None => Self::TooLarge,
                }
            }
            other => other,
        };
    }
}

/// White space as C's `isspace` has it; Rust's `is_ascii_whitespace` does not
/// count the vertical tab.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Whether more bytes are needed to tell the encoding. No answer is due
/// meanwhile: even the shortest input that asks for one has two bytes, a digit
/// and white space.
fn may_be_a_mark(bytes: &[u8]) -> bool {
    bytes.len() < 2 || bytes == [0xEF, 0xBB]
}

/// Whether the first two bytes are UTF-16: its mark, or an ASCII character.
fn is_utf_16(bytes: &[u8]) -> bool {
    match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [first, second, ..] => (*first == 0) != (*second == 0),
        _ => false,
    }
}
