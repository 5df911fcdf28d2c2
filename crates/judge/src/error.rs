//! What can go wrong between an input and its answers.

use std::{fmt, io};

use tourbook_problems::{Case, Language, Problem, Values};

use crate::WordKind;
use crate::words;

/// Why an input was not answered to its end.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The input is not as the problem states it.
    Input(InputFault),
    /// The input could not be read.
    Read(io::Error),
    /// The answers could not be written.
    Write(io::Error),
    /// The table has no answer to this case: the program was built wrongly.
    Table(Case),
}

/// A fault in an input: where it is, and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputFault {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong.
    pub kind: InputFaultKind,
    /// Whether the number of cases may be missing: the line where it belongs has
    /// more numbers, and all numbers make whole cases without it.
    pub may_lack_count: bool,
}

/// What can be wrong with an input.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InputFaultKind {
    /// The input is UTF-16.
    Utf16,
    /// White space goes on for more than 128 MiB.
    EndlessWhitespace,
    /// The input is empty, and the number of cases is missing.
    CountMissing,
    /// The number of cases is not a number, or too large.
    Count {
        /// The word as messages show it.
        shown: String,
        /// Whether it is a number.
        is_number: bool,
        /// The greatest number of cases.
        max: u64,
    },
    /// The input ends before all cases were given.
    CaseMissing {
        /// The first case that is missing, counted from 1.
        case: u64,
        /// How many cases were announced.
        cases: u64,
    },
    /// The input goes on after the last case.
    Surplus {
        /// The word as messages show it.
        shown: String,
        /// How many cases were announced.
        cases: u64,
    },
    /// The input ends inside of a case.
    ValueMissing {
        /// The problem.
        problem: &'static Problem,
        /// The numbers of the case before the one that is missing.
        before: Values,
    },
    /// A number of a case is not allowed.
    Value {
        /// The problem.
        problem: &'static Problem,
        /// The numbers of the case before this one.
        before: Values,
        /// The word as messages show it.
        shown: String,
        /// What it says, if that is a number.
        value: Option<u64>,
        /// What the word is.
        word: WordKind,
    },
}

impl Error {
    /// The error in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        words::error(self, language)
    }
}

impl InputFault {
    /// The fault in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        words::input_fault(self, language)
    }
}

impl InputFaultKind {
    /// What is wrong in words, without where it is.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        words::input_fault_kind(self, language)
    }
}

impl fmt::Display for InputFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl fmt::Display for InputFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for InputFault {}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Read(error) | Self::Write(error) => Some(error),
            Self::Input(_) | Self::Table(_) => None,
        }
    }
}
