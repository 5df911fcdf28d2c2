//! The pieces of an output with one line for each answer, and a heading before
//! it.

use std::ops::Range;

use tourbook_problems::{AnswerFormat, Body, Heading};

use super::path::{looks_like_path, resembles};
use super::piece::{Content, HeadingLine, LineBody, Piece, Pieces};
use super::text::is_space;

/// The first pieces of `text` after `from`.
pub(super) fn divide(
    format: &AnswerFormat,
    text: &[u8],
    from: usize,
    is_line_start: bool,
    is_end: bool,
) -> Pieces {
    let mut divider = Divider { format, text, pieces: Pieces::default(), open: None };
    let mut at = from;
    while at < text.len() && !divider.pieces.are_enough() {
        let rest = &text[at..];
        let end = at + rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
        if at == from && !is_line_start {
            divider.read_rest(trim(text, at..end));
        } else {
            divider.read_line(trim(text, at..end), at);
        }
        at = (end + 1).min(text.len());
    }
    let is_read = text[at..].iter().all(|&byte| is_space(byte));
    divider.pieces.are_all = is_end && is_read;
    if divider.pieces.are_all || divider.pieces.list.is_empty() {
        divider.close();
    }
    divider.pieces
}

/// A text of lines that is divided.
struct Divider<'a> {
    format: &'a AnswerFormat,
    text: &'a [u8],
    pieces: Pieces,
    /// A heading without an answer so far, and the text after it.
    open: Option<(HeadingLine, Option<Range<usize>>)>,
}

impl Divider<'_> {
    /// What follows an answer on its line.
    fn read_rest(&mut self, line: Range<usize>) {
        if !line.is_empty() {
            self.pieces.list.push(Piece { range: line, content: Content::Rest });
        }
    }

    fn read_line(&mut self, line: Range<usize>, start: usize) {
        let text = &self.text[line.clone()];
        if line.is_empty() {
            return;
        }
        let Body::Names { impossible } = self.format.body else { return };
        let heading = self.format.heading.filter(|&heading| is_heading(heading, text));
        if let Some(heading) = heading {
            self.close();
            let number = number_in(heading, text);
            self.open = Some((HeadingLine { range: line, number }, None));
        } else if looks_like_path(text) || resembles(text, impossible) {
            let (heading, inner) = match self.open.take() {
                Some((heading, inner)) => (Some(heading), inner),
                None => (self.heading_before(start), None),
            };
            let first = heading.as_ref().map_or(line.start, |heading| heading.range.start);
            let range = first..line.end;
            let body = LineBody::Answer(line);
            self.pieces.list.push(Piece { range, content: Content::Line { heading, body, inner } });
        } else if let Some((_, inner)) = &mut self.open {
            inner.get_or_insert(line);
        } else {
            self.pieces.add_text(line, false);
        }
    }

    /// Text directly before an answer without a heading stands for its heading,
    /// if an empty line comes before it.
    fn heading_before(&mut self, start: usize) -> Option<HeadingLine> {
        self.format.heading?;
        let Piece { range, content: Content::Text } = self.pieces.list.last()? else { return None };
        let (range, text) = (range.clone(), self.text);
        let lines = |range: Range<usize>| text[range].split(|&byte| byte == b'\n').count() - 1;
        let before = text[..range.start].iter().rposition(|&byte| !is_space(byte));
        let is_block_start = before.is_none_or(|before| lines(before..range.start) > 1);
        if lines(range.clone()) > 0 || lines(range.end..start) > 1 || !is_block_start {
            return None;
        }
        self.pieces.list.pop();
        Some(HeadingLine { range, number: None })
    }

    /// A heading has no answer.
    fn close(&mut self) {
        let Some((heading, inner)) = self.open.take() else { return };
        let end = inner.as_ref().unwrap_or(&heading.range).end;
        let range = heading.range.start..end;
        let body = inner.map_or(LineBody::Missing, LineBody::Text);
        let content = Content::Line { heading: Some(heading), body, inner: None };
        self.pieces.list.push(Piece { range, content });
    }
}

/// The line without white space at its ends.
fn trim(text: &[u8], line: Range<usize>) -> Range<usize> {
    let bytes = &text[line.clone()];
    let first = bytes.iter().position(|&byte| !is_space(byte)).unwrap_or(bytes.len());
    let last = bytes.iter().rposition(|&byte| !is_space(byte)).map_or(first, |last| last + 1);
    line.start + first..line.start + last
}

/// Whether a line was meant as a heading: it begins with the same word, or it
/// is a word and a number and has the sign of a heading before or after the
/// number.
pub(super) fn is_heading(heading: Heading, line: &[u8]) -> bool {
    let word = first_word(heading.before.as_bytes());
    let found = first_word(line);
    if resembles(found, &String::from_utf8_lossy(word)) && found.len() == word.len() {
        return true;
    }
    let digits = line.iter().position(u8::is_ascii_digit).unwrap_or(line.len());
    let after = line[digits..].iter().position(|byte| !byte.is_ascii_digit());
    let after = &line[after.map_or(line.len(), |after| digits + after)..];
    let sign = heading.before.trim_end().bytes().last().filter(|byte| !byte.is_ascii_alphabetic());
    let before = line[found.len()..digits].trim_ascii();
    let has_sign = sign.is_some() && before.last().copied() == sign;
    let is_short = before.len() <= usize::from(has_sign);
    let is_after = after.trim_ascii() == heading.after.as_bytes();
    !found.is_empty()
        && digits < line.len()
        && is_short
        && (is_after || has_sign && after.is_empty())
}

/// The letters at the beginning.
fn first_word(line: &[u8]) -> &[u8] {
    let end = line.iter().position(|byte| !byte.is_ascii_alphabetic()).unwrap_or(line.len());
    &line[..end]
}

/// The number of a heading.
fn number_in(heading: Heading, line: &[u8]) -> Option<u64> {
    let line = String::from_utf8_lossy(line);
    let dense: String = line.split_whitespace().collect();
    let before: String = heading.before.split_whitespace().collect();
    let number = dense.get(before.len()..).unwrap_or(&dense);
    number.trim_matches(|char: char| !char.is_ascii_digit()).parse().ok()
}
