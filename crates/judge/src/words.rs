//! Input as words with line numbers, in constant memory.
//!
//! A word is what stands between ASCII white space. It is read byte by byte and
//! never held as a whole, so it may be as long as it likes; of a word that is
//! no number only an excerpt is kept, and its end is not waited for.

use std::io::{self, Read};
use std::ops::RangeInclusive;

use crate::buffer::{Buffer, Encoding};
use crate::excerpt::Excerpt;

/// How many bytes are read at once.
const BUFFER: usize = 128 * 1024;

/// A stream of words.
#[derive(Debug)]
pub(crate) struct Words {
    buffer: Buffer,
    /// The line of the next byte, from 1.
    line: u64,
    /// Whether the next byte is in the middle of a word, and that word so far.
    inside: bool,
    word: Word,
    excerpt: Excerpt,
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
    /// ASCII digits that are more than fits, whatever stands behind them.
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
            buffer: Buffer::new(BUFFER),
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

    /// The next word, as far as the bytes read so far tell. One that is too
    /// large or no number may come before its end, so that it ends the scan.
    pub(crate) fn scan(&mut self) -> Scan {
        if self.buffer.encoding() == Encoding::Utf16 {
            return Scan::Utf16;
        }
        let unread = self.buffer.unread();
        let mut index = 0;
        if !self.inside {
            index = unread.iter().position(|&byte| !is_space(byte)).unwrap_or(unread.len());
            self.line += count_lines(&unread[..index]);
            self.word = Word { line: self.line, value: Value::Number(0) };
            self.excerpt.clear();
        }
        let rest = &unread[index..];
        let length = rest.iter().position(|&byte| is_space(byte));
        let part = &rest[..length.unwrap_or(rest.len())];
        self.inside |= !part.is_empty();
        self.word.value.extend(part);
        self.excerpt.extend(part);
        let mut scanned = index + part.len();
        if let Some(&space) = rest.get(part.len()) {
            self.line += u64::from(space == b'\n');
            scanned += 1;
        }
        self.buffer.take(scanned);
        let has_ended = self.buffer.has_ended();
        if self.inside && (length.is_some() || has_ended) {
            self.inside = false;
            Scan::Word(self.word)
        } else if self.word.value.is_settled() && self.excerpt.is_cut() {
            // No number, however it goes on, and more than a message shows:
            // it may have no end.
            Scan::Word(self.word)
        } else if has_ended {
            Scan::End
        } else {
            Scan::NeedsMore
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
        let next = u32::from_le_bytes(*self.buffer.first_chunk()?);
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
        self.buffer.take(2 + usize::from(has_two));
        Some(value)
    }

    /// Reads more, in one read (but for the first bytes, which tell the
    /// encoding). What was not scanned is kept.
    pub(crate) fn fill(&mut self, input: &mut dyn Read) -> io::Result<()> {
        self.buffer.fill(input)
    }
}

impl Value {
    /// Adds the next bytes of the word.
    pub(crate) fn extend(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            *self = match *self {
                Self::Number(_) if !byte.is_ascii_digit() => Self::NoNumber,
                Self::Number(value) => {
                    let digit = u64::from(byte - b'0');
                    match value.checked_mul(10).and_then(|tens| tens.checked_add(digit)) {
                        Some(value) => Self::Number(value),
                        None => Self::TooLarge,
                    }
                }
                _ => return,
            };
        }
    }

    /// Whether no further byte of the word can change what it says.
    const fn is_settled(self) -> bool {
        !matches!(self, Self::Number(_))
    }
}

/// White space as C's `isspace` has it; Rust's `is_ascii_whitespace` does not
/// count the vertical tab.
pub(crate) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// How many line feeds there are.
///
/// Counted in single bytes, of which a processor adds many at once: wider
/// numbers took a fifth of the time of a check.
pub(crate) fn count_lines(bytes: &[u8]) -> u64 {
    let count = |piece: &[u8]| piece.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    bytes.chunks(128).map(|piece| u64::from(count(piece))).sum()
}
