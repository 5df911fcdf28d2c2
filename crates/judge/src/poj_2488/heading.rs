//! The line over each answer: `Scenario #i:`.

use std::fmt;

use crate::check::{Class, Special};
use crate::replies::Reply;

/// The line `Scenario #i:`, which counts in place: to write a number anew for
/// each case would take longer than all else.
pub(super) struct Heading(pub(super) Reply<32>);

const BEFORE: &str = "Scenario #";
const BEHIND: &[u8] = b":\n";

impl Heading {
    /// The heading of case 1.
    pub(super) fn first() -> Self {
        let mut heading = Self(Reply { bytes: [0; 32], len: 0 });
        for part in [BEFORE.as_bytes(), b"1", BEHIND] {
            heading.add(part);
        }
        heading
    }

    /// Makes it the heading of the next case.
    pub(super) fn advance(&mut self) {
        let Reply { bytes, len } = &mut self.0;
        *len -= BEHIND.len();
        for digit in bytes[BEFORE.len()..*len].iter_mut().rev() {
            if *digit < b'9' {
                *digit += 1;
                *len += BEHIND.len();
                return;
            }
            *digit = b'0';
        }
        // All were nines: there is one digit more.
        bytes[BEFORE.len()] = b'1';
        self.add(b"0");
        self.add(BEHIND);
    }

    /// Adds text at the end. The array has room for the 20 digits that the last
    /// number of 64 bits has.
    fn add(&mut self, text: &[u8]) {
        let Reply { bytes, len } = &mut self.0;
        bytes[*len..*len + text.len()].copy_from_slice(text);
        *len += text.len();
    }
}

/// What is wrong where a heading should be.
#[derive(Debug)]
pub(super) enum HeadingFault {
    /// There is another line, which is no answer.
    Other { found: String, case: u64 },
    /// Its number is one too small.
    FromZero { found: u64, case: u64 },
    /// There is an answer without a heading.
    Missing { case: u64 },
    /// There is a heading, and then the next heading.
    NoAnswer { case: u64 },
}

/// Whether a line wants to be a heading.
pub(super) fn is_meant(line: &[u8]) -> bool {
    line.get(..8).is_some_and(|word| word.eq_ignore_ascii_case(b"Scenario"))
}

/// What is wrong with a line that wants to be the heading of a case; nothing
/// if it is right but for white space. `dense` is the line without that, and
/// `found` how messages show the line.
pub(super) fn judge(dense: &str, case: u64, found: String) -> Option<HeadingFault> {
    let number =
        dense.get(8..).unwrap_or_default().trim_matches(|char: char| !char.is_ascii_digit());
    if dense == format!("Scenario#{case}:") {
        None
    } else if number.parse().ok() == case.checked_sub(1) {
        Some(HeadingFault::FromZero { found: case - 1, case })
    } else {
        Some(HeadingFault::Other { found, case })
    }
}

impl Special for HeadingFault {
    fn class(&self) -> Class {
        Class::Presentation
    }

    fn tell(&self, f: &mut fmt::Formatter<'_>, _: bool) -> fmt::Result {
        match self {
            Self::Other { found, case } => {
                write!(f, "{found} stands where the line \"{BEFORE}{case}:\" belongs")
            }
            Self::FromZero { found, case } => write!(
                f,
                "the number is {found} where \"{BEFORE}{case}:\" belongs: \
                are the scenarios numbered from 0, not from 1?"
            ),
            Self::Missing { case } => write!(f, "the line \"{BEFORE}{case}:\" is missing"),
            Self::NoAnswer { case } => write!(f, "scenario {case} has no answer"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heading_counts() {
        let mut heading = Heading::first();
        for case in 1..=100_100 {
            assert_eq!(heading.0.as_bytes(), format!("Scenario #{case}:\n").as_bytes());
            heading.advance();
        }
    }
}
