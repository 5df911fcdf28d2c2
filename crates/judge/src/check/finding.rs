//! What was found, and where.

use std::fmt;

use tourbook_problems::Case;

use super::Diagnostic;
use crate::words::en;

/// What is wrong with an output, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The number of the case, counted from 1, and the case; `None` when it
    /// belongs to no case.
    pub case: Option<(u64, Case)>,
    /// The line of the output, counted from 1.
    pub line: u64,
    /// What is wrong.
    pub diagnostic: Diagnostic,
}

/// A finding in the words that the contestant may read during a contest:
/// nothing of the input, and nothing of the right answer.
#[derive(Clone, Copy, Debug)]
pub struct Discreet<'a>(&'a Finding);

impl Finding {
    /// The finding in the words that the contestant may read.
    #[must_use]
    pub const fn discreet(&self) -> Discreet<'_> {
        Discreet(self)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        en::finding(f, self, true)
    }
}

impl fmt::Display for Discreet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        en::finding(f, self.0, false)
    }
}
