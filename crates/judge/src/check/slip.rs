//! Slips: faults in nothing but white space, and what else changes no answer.
//!
//! An answer is compared with what it should be; where both have the same
//! words, the first difference in the white space between them is named.

use std::fmt;

use crate::check::text::Text;
use crate::words::is_space;

/// Which white space is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spacing {
    /// Any.
    Free,
    /// What the problem's judge takes.
    AsJudged,
    /// That of the answer as the problem states it, byte for byte.
    Strict,
}

/// A difference that changes no word and no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
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
    /// Another white space in the place of a space.
    NotASpace,
    /// A line ends before its answer does.
    EarlyLineEnd,
    /// A line goes on where it should end.
    MissingLineEnd,
    /// A line ends with a carriage return and a line feed.
    CarriageReturn,
    /// The last line has no line feed, or the last empty line is missing.
    OpenEnd,
    /// A number has zeros before it.
    LeadingZero,
    /// A byte order mark stands at the beginning.
    ByteOrderMark,
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MissingEmptyLine => "an empty line is missing here",
            Self::SurplusEmptyLine => "this empty line does not belong here",
            Self::TrailingSpace => "the line has trailing spaces",
            Self::LeadingSpace => "the line begins with white space that does not belong there",
            Self::SurplusSpace => "there is white space that does not belong there",
            Self::MissingSpace => "a space is missing",
            Self::NotASpace => "other white space stands where one space belongs",
            Self::EarlyLineEnd => "the line ends too early: the answer goes on in the next",
            Self::MissingLineEnd => "the line goes on where it should end",
            Self::CarriageReturn => {
                "the line ends with a carriage return and a line feed (CRLF, as on Windows), \
                not with a line feed alone"
            }
            Self::OpenEnd => "the output ends without its last line feed",
            Self::LeadingZero => "a number is written with leading zeros",
            Self::ByteOrderMark => "the output begins with a byte order mark",
        })
    }
}

/// How a text compares with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    /// It is right.
    Right,
    /// It has the same words, and a slip in this line.
    Slip(u64, Slip),
    /// It has other words; it was read up to the first difference.
    Different,
}

/// Reads `answer`, which ends with a line feed, and compares.
pub(crate) fn compare(text: &mut Text<'_>, answer: &[u8], spacing: Spacing) -> Comparison {
    let mut slip = None;
    // The first slip behind the last word, which may not count.
    let mut last_slip = None;
    let mut rest = answer;
    let mut is_in_word = false;
    let mut is_line_start = true;
    while let &[expected, ref after @ ..] = rest {
        let found = text.peek();
        if found == Some(expected) {
            text.pass();
        } else {
            let next = rest.iter().copied().find(|&byte| !is_space(byte));
            let is_surplus = found.is_some_and(is_space);
            // Where white space is free, none is needed after the last word.
            let must_end = is_in_word && spacing != Spacing::Free;
            if !is_surplus && found != next && (next.is_some() || must_end) {
                return Comparison::Different;
            }
            let slip = if next.is_some() { &mut slip } else { &mut last_slip };
            // To find the name takes a look at the whole line. It must not be
            // done for each byte of white space, of which there may be millions.
            if slip.is_none() && spacing != Spacing::Free {
                let name =
                    found.map_or(Slip::OpenEnd, |found| name(text, expected, found, is_line_start));
                if spacing == Spacing::Strict || name != Slip::CarriageReturn {
                    *slip = Some((text.line(), name));
                }
            }
            if is_surplus {
                is_in_word = false;
                text.pass();
                continue;
            }
        }
        is_in_word = !is_space(expected);
        is_line_start = expected == b'\n';
        rest = after;
    }
    // White space at the end of all is not judged.
    if slip.is_none() && last_slip.is_some() && (spacing == Spacing::Strict || text.skip_space()) {
        slip = last_slip;
    }
    slip.map_or(Comparison::Right, |(line, slip)| Comparison::Slip(line, slip))
}

/// What `found` in the place of `expected` is called, one of them being white
/// space.
fn name(text: &mut Text<'_>, expected: u8, found: u8, is_line_start: bool) -> Slip {
    if is_space(found) {
        let line = text.peek_line();
        let is_crlf = line == b"\r";
        let is_blank = line.iter().all(|&byte| is_space(byte));
        match (expected, found) {
            (_, b'\r') if is_crlf => Slip::CarriageReturn,
            (_, b'\n') if is_line_start => Slip::SurplusEmptyLine,
            (_, b'\n') => Slip::EarlyLineEnd,
            _ if is_blank => Slip::TrailingSpace,
            (b'\n', _) if is_line_start => Slip::MissingEmptyLine,
            (b'\n', _) => Slip::MissingLineEnd,
            _ if is_line_start => Slip::LeadingSpace,
            (b' ', _) => Slip::NotASpace,
            _ => Slip::SurplusSpace,
        }
    } else if expected != b'\n' {
        Slip::MissingSpace
    } else if is_line_start {
        Slip::MissingEmptyLine
    } else {
        Slip::MissingLineEnd
    }
}
