//! What was found, and where.

use std::fmt;

use tourbook_problems::{Case, Language};

use super::Diagnostic;
use crate::words;

/// What is wrong with an output, and where. Its text form is English.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The number of the case, counted from 1, and the case; `None` when it
    /// belongs to no case.
    pub case: Option<(u64, Case)>,
    /// The line of the output, counted from 1.
    pub line: u64,
    /// What is wrong.
    pub diagnostic: Diagnostic,
    /// The answer in the output at which this was found, in whole lines, or its
    /// first 4,096 bytes; empty when the output ends before it. The output alone
    /// decides which lines these are. A [`Notice`] of
    /// it is what the contestant may read during a contest.
    ///
    /// [`Notice`]: super::Notice
    pub answer: Vec<u8>,
}

impl Finding {
    /// The finding in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        words::finding(self, language)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}
