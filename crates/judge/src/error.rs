//! What can go wrong between input and output.

use std::{fmt, io};

/// What to say of a text in this encoding, behind "is".
pub(crate) const UTF_16: &str = "UTF-16, as > writes it in PowerShell; \
    save it as ASCII or UTF-8 (PowerShell: ... | Out-File -Encoding ascii FILE)";

/// Why an input was not answered to its end.
#[derive(Debug)]
pub enum Error {
    /// The input is not as the problem states it.
    Input(Fault),
    /// The input could not be read.
    Read(io::Error),
    /// The answers could not be written.
    Write(io::Error),
    /// The table lacks the answer of this key: it was built wrongly.
    Table(String),
}

/// A fault in the input: where it is, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong there, and what would be right.
    pub message: String,
}

impl Error {
    pub(crate) fn at(line: u64, message: impl Into<String>) -> Self {
        Self::Input(Fault { line, message: message.into() })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(fault) => fault.fmt(f),
            Self::Read(error) => write!(f, "cannot read the input: {error}"),
            Self::Write(error) => write!(f, "cannot write the answers: {error}"),
            Self::Table(label) => {
                write!(f, "the table has no answer for {label}: this program was built wrongly")
            }
        }
    }
}

impl std::error::Error for Fault {}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Input(_) | Self::Table(_) => None,
            Self::Read(error) | Self::Write(error) => Some(error),
        }
    }
}
