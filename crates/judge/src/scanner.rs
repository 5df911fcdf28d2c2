//! Inputs and outputs, read as bytes and words with line numbers in constant
//! memory.
//!
//! A word is what stands between ASCII white space. A word, a line or white
//! space may have no end: of a word only the beginning is kept, and white space
//! is read up to a limit.

use std::io::{self, Read};

use crate::excerpt::Excerpt;
use crate::fast::{count_lines, is_same, is_whitespace, short_number};

/// How many bytes are held at most.
const CAPACITY: usize = 256 * 1024;

/// The most bytes of white space between two words, or of a line that is passed
/// over: 128 MiB. More of it is taken for white space, or a line, without end.
const MAX_SKIPPED: u64 = 128 << 20;

/// White space runs that are longer than this are shortened to it when the
/// buffer is full. No answer has so much white space in it.
const MAX_HELD_RUN: usize = 64;

/// A text that is read from `source`.
#[derive(Debug)]
pub(crate) struct Scanner<R> {
    source: R,
    bytes: Box<[u8]>,
    /// The next byte.
    at: usize,
    /// The end of the bytes that were read.
    end: usize,
    /// The line of the byte at `counted`, counted from 1.
    line: u64,
    counted: usize,
    /// Lines that were shortened away: before which byte, and how many.
    dropped: Vec<(usize, u64)>,
    state: State,
    encoding: Encoding,
    is_endless: bool,
    error: Option<io::Error>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Unread,
    Reading,
    Ended,
}

/// What the first bytes say about the encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// ASCII, UTF-8, or bytes.
    Bytes,
    /// UTF-8 after a byte order mark, which has been passed over.
    Utf8Mark,
    Utf16,
}

/// A word.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    /// The line where it begins, counted from 1.
    pub(crate) line: u64,
    pub(crate) value: Value,
    /// Its beginning.
    pub(crate) excerpt: Excerpt,
}

/// What a word says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// ASCII digits.
    Number(u64),
    /// ASCII digits of a number that does not fit, whatever follows them.
    TooLarge,
    /// Something else.
    NotANumber,
}

impl Value {
    /// Adds the next byte of the word.
    const fn with(self, byte: u8) -> Self {
        match self {
            Self::Number(value) if byte.is_ascii_digit() => {
                match value.checked_mul(10) {
                    // The sum of a multiple of 10 and a digit may be too large.
                    Some(tens) => match tens.checked_add((byte - b'0') as u64) {
                        Some(value) => Self::Number(value),
                        None => Self::TooLarge,
                    },
                    None => Self::TooLarge,
                }
            }
            Self::Number(_) => Self::NotANumber,
            settled => settled,
        }
    }
}

impl<R: Read> Scanner<R> {
    pub(crate) fn new(source: R) -> Self {
        Self {
            source,
            bytes: vec![0; CAPACITY].into_boxed_slice(),
            at: 0,
            end: 0,
            line: 1,
            counted: 0,
            dropped: Vec::new(),
            state: State::Unread,
            encoding: Encoding::Bytes,
            is_endless: false,
            error: None,
        }
    }

    /// What the text is read from.
    pub(crate) const fn source(&mut self) -> &mut R {
        &mut self.source
    }

    /// What the first bytes say about the encoding.
    pub(crate) fn encoding(&mut self) -> Encoding {
        self.hold(1);
        self.encoding
    }

    /// Whether white space or a line goes on after the limit. The text is taken
    /// to end there.
    pub(crate) const fn is_endless(&self) -> bool {
        self.is_endless
    }

    /// The error that ended the text, if one did.
    pub(crate) const fn error(&mut self) -> &mut Option<io::Error> {
        &mut self.error
    }

    /// The line of the next byte, counted from 1.
    pub(crate) fn line(&mut self) -> u64 {
        self.line = self.line_at(0);
        self.counted = self.at;
        self.dropped.retain(|&(before, _)| before > self.at);
        self.line
    }

    /// The line of the byte `offset` bytes after the next one.
    pub(crate) fn line_at(&self, offset: usize) -> u64 {
        let to = self.end.min(self.at + offset);
        let dropped = self.dropped.iter().filter(|(before, _)| *before <= to);
        let dropped: u64 = dropped.map(|(_, lines)| lines).sum();
        self.line + count_lines(&self.bytes[self.counted..to]) + dropped
    }

    /// The bytes that are held and were not passed over.
    pub(crate) fn held(&self) -> &[u8] {
        &self.bytes[self.at..self.end]
    }

    /// Holds at least `count` bytes, or all up to the end, or as many as there
    /// is room for.
    pub(crate) fn hold(&mut self, count: usize) -> &[u8] {
        let mut shortened = 0;
        while self.end - self.at < count && self.state != State::Ended {
            if self.end == self.bytes.len() {
                self.move_to_front();
            }
            if self.end == self.bytes.len() {
                let removed = self.shorten_white_space();
                shortened += removed as u64;
                if removed == 0 {
                    break;
                }
                if shortened > MAX_SKIPPED {
                    self.end_early();
                }
            }
            self.fill();
        }
        self.held()
    }

    /// Holds the next `size` bytes, or all up to the end. Where they are mostly
    /// white space, it holds more of them. Returns how many there are.
    pub(crate) fn window(&mut self, size: usize) -> usize {
        let held = self.hold(size);
        let mut others = held.iter().take(size).filter(|&&byte| !is_whitespace(byte));
        if others.nth(size / 8).is_none() {
            self.hold(usize::MAX).len()
        } else {
            size.min(held.len())
        }
    }

    /// Whether the held bytes are all that is left.
    pub(crate) fn is_at_end(&self) -> bool {
        self.state == State::Ended
    }

    /// Passes over `count` bytes that are held.
    pub(crate) fn advance(&mut self, count: usize) {
        self.at = self.end.min(self.at + count);
    }

    /// Passes over `head` and `body`, if they come next.
    #[inline]
    pub(crate) fn advance_over(&mut self, head: &[u8], body: &[u8]) -> bool {
        let length = head.len() + body.len();
        if self.end - self.at < length {
            self.hold(length);
        }
        let Some(next) = self.held().get(..length) else { return false };
        let (next_head, next_body) = next.split_at(head.len());
        let is_next = is_same(next_body, body) && is_same(next_head, head);
        if is_next {
            self.at += length;
        }
        is_next
    }

    /// Passes over a number of one or two digits and the white space after it,
    /// if that is what comes next and all of it was read.
    #[inline]
    pub(crate) fn short_number(&mut self) -> Option<u8> {
        let (value, length) = short_number(self.held())?;
        self.at += length;
        Some(value)
    }

    /// Where the scanner is, for [`Scanner::go_back`]. It stays valid until
    /// more is read.
    pub(crate) const fn place(&self) -> usize {
        self.at
    }

    /// Goes back to a place.
    pub(crate) const fn go_back(&mut self, place: usize) {
        self.at = place;
    }

    /// Passes over white space, at most `limit` bytes of it. Returns whether
    /// something else comes next.
    pub(crate) fn skip_whitespace(&mut self, limit: u64) -> bool {
        let mut skipped = 0;
        loop {
            let held = self.held();
            let count = held.iter().position(|&byte| !is_whitespace(byte)).unwrap_or(held.len());
            let is_next = count < held.len();
            self.at += count;
            skipped += count as u64;
            if is_next || skipped > limit || !self.fill() {
                return is_next;
            }
        }
    }

    /// Passes over the rest of the line and its line feed.
    pub(crate) fn skip_line(&mut self) {
        let mut skipped = 0;
        loop {
            let held = self.held();
            let end = held.iter().position(|&byte| byte == b'\n');
            let count = end.map_or(held.len(), |end| end + 1);
            self.at += count;
            skipped += count as u64;
            if skipped > MAX_SKIPPED {
                self.end_early();
            }
            if end.is_some() || !self.fill() {
                return;
            }
        }
    }

    /// The next word; `None` at the end. A word that is not a number, or too
    /// large, may be returned before its end, which may never come.
    pub(crate) fn word(&mut self) -> Option<Word> {
        if !self.skip_whitespace(MAX_SKIPPED) {
            if self.state != State::Ended {
                self.end_early();
            }
            return None;
        }
        let mut word = Word { line: self.line(), value: Value::Number(0), excerpt: Excerpt::new() };
        loop {
            let held = self.held();
            let end = held.iter().position(|&byte| is_whitespace(byte));
            let part = &held[..end.unwrap_or(held.len())];
            word.value = part.iter().fold(word.value, |value, &byte| value.with(byte));
            word.excerpt.extend(part);
            // With the white space after it, so that a short number may follow.
            self.at += part.len() + usize::from(end.is_some());
            let is_settled = !matches!(word.value, Value::Number(_)) && word.excerpt.is_cut();
            if end.is_some() || is_settled || !self.fill() {
                return Some(word);
            }
        }
    }

    /// Takes the text to end here.
    fn end_early(&mut self) {
        self.is_endless = true;
        self.state = State::Ended;
    }

    /// Reads once more; returns whether there may be more to read.
    fn fill(&mut self) -> bool {
        if self.state == State::Ended {
            return false;
        }
        if self.at > 0 {
            self.move_to_front();
        }
        let is_first = self.state == State::Unread;
        self.read();
        if is_first {
            while self.state != State::Ended && may_be_a_mark(self.held()) {
                self.read();
            }
            if self.held().starts_with(&[0xEF, 0xBB, 0xBF]) {
                self.encoding = Encoding::Utf8Mark;
                self.at += 3;
            } else if is_utf_16(self.held()) {
                self.encoding = Encoding::Utf16;
            }
        }
        self.state != State::Ended
    }

    fn read(&mut self) {
        let count = loop {
            match self.source.read(&mut self.bytes[self.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.error = Some(error);
                    break 0;
                }
                Ok(count) => break count,
            }
        };
        self.end += count;
        self.state = if count == 0 { State::Ended } else { State::Reading };
    }

    /// Moves the held bytes to the front of the buffer.
    fn move_to_front(&mut self) {
        self.line();
        self.bytes.copy_within(self.at..self.end, 0);
        for (before, _) in &mut self.dropped {
            *before -= self.at;
        }
        self.end -= self.at;
        (self.at, self.counted) = (0, 0);
    }

    /// Shortens long runs of white space in the held bytes, which begin at the
    /// front. Returns how many bytes are removed.
    fn shorten_white_space(&mut self) -> usize {
        let (mut to, mut run, mut lines) = (0, 0, 0);
        let old = std::mem::take(&mut self.dropped);
        let mut old = old.into_iter().peekable();
        for from in 0..self.end {
            let byte = self.bytes[from];
            while let Some((_, more)) = old.next_if(|(before, _)| *before <= from) {
                lines += more;
            }
            run = if is_whitespace(byte) { run + 1 } else { 0 };
            if run > MAX_HELD_RUN {
                lines += u64::from(byte == b'\n');
                continue;
            }
            if lines > 0 && run == 0 {
                self.dropped.push((to, std::mem::take(&mut lines)));
            }
            self.bytes[to] = byte;
            to += 1;
        }
        if lines > 0 {
            self.dropped.push((to, lines));
        }
        std::mem::replace(&mut self.end, to) - to
    }
}

/// Whether more bytes are needed to recognise the encoding. No answer has to
/// wait for them: even the shortest input that asks for one has two bytes, a
/// digit and white space.
fn may_be_a_mark(bytes: &[u8]) -> bool {
    bytes.len() < 2 || bytes == [0xEF, 0xBB]
}

/// Whether the first two bytes are UTF-16: its mark, or a character of an ASCII
/// text.
pub(crate) fn is_utf_16(bytes: &[u8]) -> bool {
    match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [0, byte, ..] | [byte, 0, ..] => byte.is_ascii_graphic() || is_whitespace(*byte),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_white_space_is_shortened_and_its_lines_are_counted() {
        // 40 words with 20,000 bytes of white space before each: more than the
        // buffer holds.
        let gap = "\n".repeat(10_000) + &" ".repeat(10_000);
        let text: String = (0..40).map(|number| format!("{gap}{number}")).collect();
        let mut bytes = text.as_bytes();
        let mut scanner = Scanner::new(&mut bytes);
        let held = String::from_utf8_lossy(scanner.hold(usize::MAX)).into_owned();
        let is_start = |at: &usize| {
            let byte = |at: usize| held.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
            byte(*at) && !byte(at.wrapping_sub(1))
        };
        let places: Vec<usize> = (0..held.len()).filter(is_start).collect();
        assert_eq!(places.len(), 40);
        for (place, number) in places.into_iter().zip(1..) {
            assert_eq!(scanner.line_at(place), 10_000 * number + 1);
        }
        for number in 0..40 {
            let word = scanner.word().expect("40 words");
            assert_eq!((word.value, word.line), (Value::Number(number), 10_000 * (number + 1) + 1));
        }
        assert!(scanner.word().is_none() && !scanner.is_endless());
    }

    #[test]
    fn text_without_end_ends() {
        for byte in *b" \nx" {
            let mut scanner = Scanner::new(io::repeat(byte));
            scanner.hold(usize::MAX);
            assert_eq!(scanner.is_endless(), is_whitespace(byte));
            let word = scanner.word();
            assert_eq!(word.is_none(), is_whitespace(byte));
            scanner.skip_line();
        }
        let mut scanner = Scanner::new(io::repeat(b'x'));
        scanner.skip_line();
        assert!(scanner.is_endless() && scanner.held().is_empty());
    }
}
