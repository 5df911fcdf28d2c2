//! Why the program ends early.

use std::io;
use std::path::Path;

use tourbook_judge::{Error, printable};

use crate::words::Speech;

/// What ended the program. It decides the status.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads the output any more.
    ClosedPipe,
    /// Data are wrong, or could not be read or written.
    Data(String),
    /// The command line is wrong in a way that clap does not know.
    Usage(String),
    /// A program could not be judged.
    Unjudged(String),
    /// clap's: the command line is wrong, or help was asked for.
    Parse(clap::Error),
}

impl Failure {
    /// What an error of the judge means, where `input` was read and `output`
    /// was written.
    pub(crate) fn of(error: &Error, input: &str, output: &str, speech: Speech) -> Self {
        match error {
            Error::Write(error) => Self::write(error, output, speech),
            Error::Read(error) => Self::Data(speech.cannot_be_read(&input, &speech.error(error))),
            other => Self::Data(speech.in_source(&input, &other.text(speech.language))),
        }
    }

    /// What it means that `output` cannot be written.
    pub(crate) fn write(error: &io::Error, output: &str, speech: Speech) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::ClosedPipe
        } else {
            Self::Data(speech.cannot_write(&output, &speech.error(error)))
        }
    }
}

/// A path as messages show it: in one line, whatever it holds.
pub(crate) fn shown(path: &Path) -> String {
    printable(path.as_os_str().as_encoded_bytes()).collect()
}
