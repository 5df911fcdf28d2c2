//! Words and lines of a text.

use super::Text;
use crate::excerpt::Excerpt;
use crate::words::{Value, Word, is_space};

/// How many bytes of a line are looked at: more than any right one has.
const LINE: usize = 4096;

/// What a line holds, in words.
pub(crate) struct WordsOfLine {
    /// Its number, from 1.
    pub(crate) line: u64,
    /// How many words there are.
    pub(crate) words: usize,
    /// Whether one of them is not a number.
    pub(crate) has_text: bool,
}

impl Text<'_> {
    /// The next word; `None` at the end.
    pub(crate) fn word(&mut self) -> Option<Word> {
        if !self.skip_space() {
            return None;
        }
        let mut word = Word { line: self.line(), value: Value::Number(0) };
        self.excerpt.clear();
        loop {
            let rest = &self.buffer.unread()[self.at..];
            let end = rest.iter().position(|&byte| is_space(byte));
            let part = &rest[..end.unwrap_or(rest.len())];
            word.value.extend(part);
            self.excerpt.extend(part);
            self.at += part.len();
            if end.is_some() || !self.read_more() {
                self.is_line_start = false;
                return Some(word);
            }
        }
    }

    /// Reads to the end of the line, counting words; `None` at the end.
    pub(crate) fn words_of_line(&mut self) -> Option<WordsOfLine> {
        self.peek()?;
        let mut found = WordsOfLine { line: self.line(), words: 0, has_text: false };
        while let Some(byte) = self.peek() {
            if !is_space(byte) {
                let word = self.word()?;
                found.words += 1;
                found.has_text |= word.value == Value::NoNumber;
                continue;
            }
            self.pass();
            if byte == b'\n' {
                break;
            }
        }
        Some(found)
    }

    /// The rest of the line without its line feed, or the beginning of it when
    /// it is longer than any right one.
    pub(crate) fn peek_line(&mut self) -> &[u8] {
        self.hold(LINE);
        let rest = self.rest();
        let line = &rest[..rest.len().min(LINE)];
        &line[..line.iter().position(|&byte| byte == b'\n').unwrap_or(line.len())]
    }

    /// The beginning of the rest of the line, as messages show it.
    pub(crate) fn show_line(&mut self) -> String {
        let mut excerpt = Excerpt::new();
        excerpt.extend(self.peek_line().trim_ascii());
        excerpt.show()
    }

    /// Passes over the rest of the line and its line feed.
    pub(crate) fn skip_line(&mut self) {
        loop {
            let rest = self.rest();
            if let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
                self.at += end + 1;
                self.is_line_start = true;
                return;
            }
            self.at += rest.len();
            if !self.read_more() {
                return;
            }
        }
    }

    /// Reads one or two digits between white space for each of `numbers`, if
    /// that is what comes next; otherwise nothing is read.
    pub(crate) fn take_numbers(&mut self, numbers: &mut [u8]) -> bool {
        // Two digits and two bytes of white space for each: what is wider is
        // left to those who read word by word.
        self.hold(8 * numbers.len());
        let rest = self.rest();
        let mut at = 0;
        let byte_at = |at: usize| rest.get(at).copied().unwrap_or(b'\n');
        for number in numbers {
            while at < rest.len() && is_space(byte_at(at)) {
                at += 1;
            }
            let (first, second) =
                (byte_at(at).wrapping_sub(b'0'), byte_at(at + 1).wrapping_sub(b'0'));
            if first > 9 {
                return false;
            }
            let has_two = second <= 9;
            *number = if has_two { 10 * first + second } else { first };
            at += if has_two { 2 } else { 1 };
            if !is_space(byte_at(at)) {
                return false;
            }
        }
        self.at += at;
        self.is_line_start = false;
        true
    }
}
