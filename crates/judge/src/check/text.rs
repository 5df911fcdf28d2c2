//! The text of somebody's output, read in constant memory.
//!
//! It is read forward, but what was read since the last mark can be read again,
//! as far as the buffer reaches (a case is some hundred bytes, the buffer a
//! quarter of a megabyte). An error in reading ends the text and is kept. Words
//! and lines are read in `pieces`.

mod pieces;

use std::io::{self, Read};

use crate::buffer::{Buffer, Encoding};
use crate::excerpt::Excerpt;
use crate::words::{count_lines, is_space};

/// How many bytes are held at most.
const BUFFER: usize = 256 * 1024;

/// A text that is being read.
pub(crate) struct Text<'a> {
    source: &'a mut dyn Read,
    buffer: Buffer,
    /// How many of the buffer's bytes are behind us.
    at: usize,
    /// The line of the buffer's byte number `counted`, from 1.
    line: u64,
    counted: usize,
    /// Where the buffer begins, if it was marked and is still held.
    mark: Option<Mark>,
    is_line_start: bool,
    excerpt: Excerpt,
    error: Option<io::Error>,
}

#[derive(Clone, Copy)]
struct Mark {
    line: u64,
    is_line_start: bool,
}

impl<'a> Text<'a> {
    pub(crate) fn new(source: &'a mut dyn Read) -> Self {
        Self {
            source,
            buffer: Buffer::new(BUFFER),
            at: 0,
            line: 1,
            counted: 0,
            mark: None,
            is_line_start: true,
            excerpt: Excerpt::new(),
            error: None,
        }
    }

    /// What the first bytes tell of the rest.
    pub(crate) fn encoding(&mut self) -> Encoding {
        self.peek();
        self.buffer.encoding()
    }

    /// The error that ended the text, if one did.
    pub(crate) fn into_error(self) -> Option<io::Error> {
        self.error
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.error.is_some()
    }

    /// The line that has been reached.
    pub(crate) fn line(&mut self) -> u64 {
        self.line += count_lines(&self.buffer.unread()[self.counted..self.at]);
        self.counted = self.at;
        self.line
    }

    /// Whether nothing but perhaps blanks was read since the line began.
    pub(crate) fn is_line_start(&self) -> bool {
        self.is_line_start
    }

    /// The word that was read last.
    pub(crate) fn excerpt(&self) -> &Excerpt {
        &self.excerpt
    }

    /// Reads `head` and `body`, if that is what comes next.
    pub(crate) fn takes(&mut self, head: &[u8], body: &[u8]) -> bool {
        let length = head.len() + body.len();
        self.hold(length);
        let Some(next) = self.rest().get(..length) else { return false };
        let (next_head, next_body) = next.split_at(head.len());
        let is_next = is_same(next_body, body) && is_same(next_head, head);
        if is_next {
            self.at += length;
            self.is_line_start = body.ends_with(b"\n");
        }
        is_next
    }

    /// Remembers this place.
    pub(crate) fn mark(&mut self) {
        self.drop_read();
        self.mark = Some(Mark { line: self.line, is_line_start: self.is_line_start });
    }

    /// Goes back to the mark; `false` when that is too far back.
    pub(crate) fn rewind(&mut self) -> bool {
        if let Some(mark) = self.mark {
            (self.at, self.counted) = (0, 0);
            (self.line, self.is_line_start) = (mark.line, mark.is_line_start);
        }
        self.mark.is_some()
    }

    /// The next byte; `None` at the end.
    pub(crate) fn peek(&mut self) -> Option<u8> {
        self.hold(1);
        self.rest().first().copied()
    }

    /// Passes over the next byte.
    pub(crate) fn pass(&mut self) {
        if let Some(byte) = self.peek() {
            self.at += 1;
            self.is_line_start = byte == b'\n' || self.is_line_start && is_space(byte);
        }
    }

    /// Passes over white space; `false` at the end.
    pub(crate) fn skip_space(&mut self) -> bool {
        while let Some(byte) = self.peek() {
            if !is_space(byte) {
                return true;
            }
            self.pass();
        }
        false
    }

    /// Passes over the blanks that come next and the line feed behind them, or
    /// up to what else stands on the line.
    pub(crate) fn end_line(&mut self) {
        while let Some(byte) = self.peek().filter(|&byte| is_space(byte)) {
            self.pass();
            if byte == b'\n' {
                break;
            }
        }
    }

    /// The bytes held that were not read yet.
    fn rest(&self) -> &[u8] {
        &self.buffer.unread()[self.at..]
    }

    /// Holds the next `count` bytes (far fewer than the buffer has room for),
    /// or all up to the end.
    fn hold(&mut self, count: usize) {
        while self.rest().len() < count && self.read_more() {}
    }

    /// Reads once more; `false` at the end.
    fn read_more(&mut self) -> bool {
        if self.has_failed() || self.buffer.has_ended() {
            return false;
        }
        if self.mark.is_none() || self.buffer.is_full() {
            self.mark = None;
            self.drop_read();
        }
        if let Err(error) = self.buffer.fill(self.source) {
            self.error = Some(error);
            return false;
        }
        !self.buffer.has_ended()
    }

    /// Gives up what was read.
    fn drop_read(&mut self) {
        self.line();
        self.buffer.take(self.at);
        (self.at, self.counted) = (0, 0);
    }
}

/// Whether two texts of one length are the same.
///
/// What `==` calls goes byte by byte in musl, with which the program is
/// shipped: checking our own answers to Sicily 1152 then takes half as long
/// again.
fn is_same(a: &[u8], b: &[u8]) -> bool {
    let ((a, a_rest), (b, b_rest)) = (a.as_chunks::<16>(), b.as_chunks::<16>());
    a.iter().zip(b).all(|(a, b)| a == b) && a_rest.iter().zip(b_rest).all(|(a, b)| a == b)
}
