//! The pieces of an output of numbers.
//!
//! White space between numbers is free, so nothing but the numbers says where an
//! answer begins. A right answer is practically never there by accident: where
//! one begins, there is an *anchor*. What lies between two anchors is divided by
//! its lines.

use std::ops::Range;

use super::piece::{Content, Layout, Piece, Pieces, Value, Word};
use super::text::is_space;

/// What a line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Blank,
    /// Words of an answer.
    Words,
    /// Other text.
    Text {
        start: usize,
        end: usize,
    },
}

impl Line {
    const fn is_text(self) -> bool {
        matches!(self, Self::Text { .. })
    }
}

/// A text of numbers that is divided.
struct Divider {
    layout: Layout,
    words: Vec<Word>,
    lines: Vec<Line>,
    /// Whether the first word stands on the line of the answer before.
    is_continued: bool,
    /// Whether nothing follows.
    is_end: bool,
}

/// The first pieces of `text` after `from`. `is_anchor` says whether numbers are
/// a right answer.
pub(super) fn divide(
    layout: Layout,
    text: &[u8],
    from: usize,
    is_line_start: bool,
    is_end: bool,
    is_anchor: impl Fn(&[Word]) -> bool,
) -> Pieces {
    let mut divider = Divider {
        layout,
        words: Vec::new(),
        lines: Vec::new(),
        is_continued: !is_line_start,
        is_end: false,
    };
    let read = divider.read(text, from);
    divider.is_end = is_end && read == text.len();
    let anchors = divider.anchors(is_anchor);
    divider.pieces(&anchors)
}

impl Divider {
    /// Reads lines of `text`, and returns up to where.
    fn read(&mut self, text: &[u8], from: usize) -> usize {
        let max = 6 * self.layout.size() + 64;
        let mut at = from;
        while at < text.len() && self.words.len() < max {
            let line = &text[at..];
            let end = at + line.iter().position(|&byte| byte == b'\n').unwrap_or(line.len());
            self.read_line(text, &(at..end));
            at = (end + 1).min(text.len());
        }
        at
    }

    fn read_line(&mut self, text: &[u8], line: &Range<usize>) {
        let first = self.words.len();
        let mut foreign = 0;
        let mut at = line.start;
        while at < line.end {
            let word = &text[at..line.end];
            let length = word.iter().position(|&byte| is_space(byte)).unwrap_or(word.len());
            if length > 0 {
                let value = Value::of(&word[..length]);
                foreign += usize::from(value == Value::NotANumber);
                let line = self.lines.len();
                self.words.push(Word { range: at..at + length, line, value });
            }
            at += length.max(1);
        }
        let words = &self.words[first..];
        if words.is_empty() {
            return self.lines.push(Line::Blank);
        }
        let numbers = words.len() - foreign;
        let is_long = self.layout.is_near(words.len()) || words.len() > self.layout.in_row;
        if foreign == 0 || is_long && numbers > foreign || numbers >= 3 * foreign.max(2) {
            self.lines.push(Line::Words);
        } else {
            self.words.truncate(first);
            self.lines.push(Line::Text { start: line.start, end: line.end });
        }
    }

    /// The words at which right answers begin. Those at the beginning of a line
    /// come first: the end of one tour and the beginning of another may be a
    /// tour too.
    fn anchors(&self, is_anchor: impl Fn(&[Word]) -> bool) -> Vec<usize> {
        let size = self.layout.size();
        let line = |at: usize| self.words.get(at).map(|word| word.line);
        let mut anchors: Vec<usize> = Vec::new();
        for is_line_start in [true, false] {
            for at in 0..(self.words.len() + 1).saturating_sub(size) {
                let is_new = anchors.iter().all(|&anchor| anchor.abs_diff(at) >= size);
                let begins = match at.checked_sub(1) {
                    Some(before) => line(before) != line(at),
                    None => !self.is_continued || line(at) != Some(0),
                };
                if is_new && begins == is_line_start && is_anchor(&self.words[at..at + size]) {
                    anchors.push(at);
                }
            }
        }
        anchors.sort_unstable();
        anchors
    }

    fn pieces(&self, anchors: &[usize]) -> Pieces {
        let mut pieces = Pieces::default();
        let (mut at, mut line) = (0, 0);
        let mut anchors = anchors.iter().copied().peekable();
        while !pieces.are_enough() {
            let next_line = self.words.get(at).map_or(self.lines.len(), |word| word.line);
            for index in line..next_line {
                if let Some(Line::Text { start, end }) = self.lines.get(index).copied() {
                    let is_rest = index == 0 && self.is_continued;
                    pieces.add_text(start..end, is_rest);
                }
            }
            while anchors.next_if(|&anchor| anchor < at).is_some() {}
            let Some(word) = self.words.get(at) else { break };
            let anchor = anchors.peek().copied().unwrap_or(self.words.len());
            let end = if anchor == at { at + self.layout.size() } else { self.end(at, anchor) };
            let words = self.words.get(at..end).unwrap_or_default();
            let Some(last) = words.last() else { break };
            let range = word.range.start..last.range.end;
            let is_last = end == self.words.len();
            if is_last && !self.is_end && !pieces.list.is_empty() {
                break;
            }
            let is_rest = self.is_rest(at, end);
            let is_answer = anchor == at
                || !is_rest && (is_last || 4 * self.weight(at, end) >= self.layout.size());
            line = last.line + 1;
            if is_answer {
                let inner = self.text_in(word.line..last.line);
                let content = Content::Numbers { words: words.to_vec(), inner };
                pieces.list.push(Piece { range, content });
            } else {
                pieces.add_text(range, is_rest);
            }
            at = end;
        }
        let rest = self.lines.get(line..).unwrap_or_default();
        let is_read = at == self.words.len() && !rest.iter().any(|rest| rest.is_text());
        pieces.are_all = self.is_end && (is_read || !pieces.are_enough());
        pieces
    }

    /// Whether these are the last few words of a line on which an answer ended.
    fn is_rest(&self, at: usize, end: usize) -> bool {
        let line = |at: usize| self.words.get(at).map(|word| word.line);
        let is_continued = match at.checked_sub(1) {
            Some(before) => line(before) == line(at),
            None => self.is_continued && line(at) == Some(0),
        };
        is_continued && end - at <= (self.layout.in_row / 4).max(1) && line(end) != line(at)
    }

    /// The end of the words that belong together from `at` on, where no right
    /// answer begins before `stop`.
    fn end(&self, at: usize, stop: usize) -> usize {
        let row = self.row(at, stop);
        if self.is_rest(at, row) && (row >= stop || self.is_row(row, self.row(row, stop))) {
            return row;
        }
        if self.is_row(at, row) {
            return self.end_of_rows(at, stop);
        }
        if let Some(end) = self.end_of_block(at, stop) {
            return end;
        }
        // Not laid out in rows: as many numbers as an answer has.
        let mut end = row.min(at + self.layout.size());
        while end < stop && end - at < self.layout.size() {
            let next = self.row(end, stop);
            let (has_blank, has_text) = self.between(end);
            if has_text
                || has_blank && 4 * (end - at) >= 3 * self.layout.size()
                || self.is_row(end, next) && 4 * (end - at) < self.layout.size()
            {
                break;
            }
            end = next.min(at + self.layout.size());
        }
        end
    }

    /// The end of the rows of a board from `at` on.
    fn end_of_rows(&self, at: usize, stop: usize) -> usize {
        let layout = self.layout;
        let first = self.row(at, stop);
        let (mut rows, mut end) = (1, first);
        // One row and an empty line, again and again, is a layout too.
        let is_double_spaced = end < stop && self.between(end) == (true, false);
        while end < stop && rows < layout.rows {
            let (has_blank, has_text) = self.between(end);
            let next = self.row(end, stop);
            let follows = self.is_row(end, next)
                && (!has_blank || is_double_spaced)
                && (!has_text || rows + self.block(end, stop).0 == layout.rows);
            if !follows {
                return self.end_of_block(at, stop).map_or(end, |block| block.max(end));
            }
            (rows, end) = (rows + 1, next);
        }
        if layout.rows > 1 && end < stop && self.between(end) == (false, false) {
            let (more, last) = self.block(end, stop);
            if more < layout.rows {
                return last;
            }
        }
        end
    }

    /// The end of the lines up to an empty line or text, if they have about as
    /// many numbers as an answer.
    fn end_of_block(&self, at: usize, stop: usize) -> Option<usize> {
        let mut end = self.row(at, stop);
        while end < stop && self.between(end) == (false, false) {
            end = self.row(end, stop);
        }
        let size = self.layout.size();
        (end - at).abs_diff(size).le(&(size / 4)).then_some(end)
    }

    /// How many rows follow without anything between them, and their end.
    fn block(&self, at: usize, stop: usize) -> (usize, usize) {
        let (mut rows, mut end) = (0, at);
        while end < stop {
            let next = self.row(end, stop);
            if !self.is_row(end, next) || rows > 0 && self.between(end) != (false, false) {
                break;
            }
            (rows, end) = (rows + 1, next);
        }
        (rows, end)
    }

    /// The end of the words that stand on the line of the word `at`.
    fn row(&self, at: usize, stop: usize) -> usize {
        let Some(words) = self.words.get(at..stop) else { return stop };
        let line = words.first().map_or(0, |word| word.line);
        at + words.iter().take_while(|word| word.line == line).count()
    }

    /// Whether the words of a line may have been meant as a row.
    fn is_row(&self, at: usize, end: usize) -> bool {
        self.layout.is_near(self.weight(at, end))
    }

    /// How many numbers these words may have been meant as. Where the white
    /// space between numbers is missing, one word is many: most numbers have two
    /// digits.
    fn weight(&self, at: usize, end: usize) -> usize {
        let words = self.words.get(at..end).unwrap_or_default();
        let digits = |word: &Word| match word.value {
            Value::Outside => word.range.len().div_ceil(2),
            Value::Number(_) | Value::NotANumber => 1,
        };
        words.iter().map(digits).sum()
    }

    /// Whether an empty line, and whether text, stands before the word `at`.
    fn between(&self, at: usize) -> (bool, bool) {
        let line = |at: usize| self.words.get(at).map_or(0, |word| word.line);
        let lines = self.lines.get(line(at - 1) + 1..line(at)).unwrap_or_default();
        (lines.contains(&Line::Blank), lines.iter().any(|line| line.is_text()))
    }

    /// The first line of text in these lines.
    fn text_in(&self, lines: Range<usize>) -> Option<Range<usize>> {
        self.lines.get(lines)?.iter().find_map(|line| match *line {
            Line::Text { start, end } => Some(start..end),
            _ => None,
        })
    }
}
