//! Differences in nothing but white space.
//!
//! An answer is compared with what it should be. Where both have the same
//! words, the first difference in the white space between them is named.

use super::Spacing;
use super::text::is_space;

/// A difference in white space, which changes no word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhitespaceFault {
    /// An empty line belongs there.
    MissingEmptyLine,
    /// There is an empty line that does not belong there.
    SurplusEmptyLine,
    /// White space before the end of a line.
    TrailingSpace,
    /// White space at the beginning of a line.
    LeadingSpace,
    /// White space inside of an answer, or more than belongs there.
    SurplusSpace,
    /// A space belongs there.
    MissingSpace,
    /// Other white space in the place of a space.
    NotASpace,
    /// A line ends before its answer does.
    EarlyLineEnd,
    /// A line goes on where it should end.
    MissingLineEnd,
    /// A line ends with a carriage return and a line feed.
    CarriageReturn,
    /// The last line has no line feed, or the last empty line is missing.
    OpenEnd,
}

/// How a text compares with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Comparison {
    /// The first fault that counts, and where it is.
    pub(super) fault: Option<(usize, WhitespaceFault)>,
    /// How much of the text belongs to the answer.
    pub(super) end: usize,
    /// The end of the last word.
    pub(super) words_end: usize,
    /// Whether the text goes on where the answer should end: the fault is that
    /// the end is missing.
    pub(super) is_open: bool,
}

/// Compares the beginning of `text` with `answer`, which ends with a line feed;
/// `None` when they have different words. `is_end` says whether the text ends.
pub(super) fn compare(
    text: &[u8],
    answer: &[u8],
    spacing: Spacing,
    is_end: bool,
) -> Option<Comparison> {
    let (mut at, mut fault, mut last_fault, mut is_open) = (0, None, None, false);
    let (mut is_in_word, mut is_line_start, mut words_end) = (false, true, 0);
    let mut rest = answer;
    let last_word = answer.iter().rposition(|&byte| !is_space(byte)).map_or(0, |at| at + 1);
    while let &[expected, ref after @ ..] = rest {
        let found = text.get(at).copied();
        if found == Some(expected) {
            at += 1;
        } else {
            let is_in_answer = answer.len() - rest.len() < last_word;
            let next =
                if is_in_answer { rest.iter().copied().find(|&b| !is_space(b)) } else { None };
            let is_surplus = found.is_some_and(is_space);
            if !is_surplus && found != next && (is_in_answer || is_in_word) {
                return None;
            }
            let is_tolerated = match spacing {
                Spacing::Free => true,
                Spacing::AsJudged => text[at..].starts_with(b"\r\n"),
                Spacing::Strict => false,
            };
            if !is_tolerated {
                let fault = if is_in_answer { &mut fault } else { &mut last_fault };
                // A fault is named only if it is the first: that takes the rest
                // of the line.
                fault.get_or_insert_with(|| match found {
                    Some(found) => (at, name(&text[at..], expected, found, is_line_start)),
                    None => (at, WhitespaceFault::OpenEnd),
                });
            }
            if is_surplus {
                is_in_word = false;
                at += 1;
                continue;
            }
            is_open |= !is_in_answer && found.is_some();
        }
        is_in_word = !is_space(expected);
        words_end = if is_in_word { at } else { words_end };
        is_line_start = expected == b'\n';
        rest = after;
    }
    // White space at the end of the output is not judged.
    let is_last = is_end && text[at..].iter().all(|&byte| is_space(byte));
    if spacing == Spacing::Strict || !is_last {
        fault = fault.or(last_fault);
    }
    Some(Comparison { fault, end: at, words_end, is_open })
}

/// What `found`, the first byte of `text`, in the place of `expected` is called.
/// One of the two is white space.
fn name(text: &[u8], expected: u8, found: u8, is_line_start: bool) -> WhitespaceFault {
    if is_space(found) {
        let line = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
        let is_blank = line.iter().all(|&byte| is_space(byte));
        match (expected, found) {
            (_, b'\r') if line == b"\r" => WhitespaceFault::CarriageReturn,
            (_, b'\n') if is_line_start => WhitespaceFault::SurplusEmptyLine,
            (_, b'\n') => WhitespaceFault::EarlyLineEnd,
            _ if is_blank => WhitespaceFault::TrailingSpace,
            (b'\n', _) if is_line_start => WhitespaceFault::MissingEmptyLine,
            (b'\n', _) => WhitespaceFault::MissingLineEnd,
            _ if is_line_start => WhitespaceFault::LeadingSpace,
            (b' ', _) => WhitespaceFault::NotASpace,
            _ => WhitespaceFault::SurplusSpace,
        }
    } else if expected != b'\n' {
        WhitespaceFault::MissingSpace
    } else if is_line_start {
        WhitespaceFault::MissingEmptyLine
    } else {
        WhitespaceFault::MissingLineEnd
    }
}
