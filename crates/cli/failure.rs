//! Why the program ends early.

use std::io;
use std::path::Path;

use tourbook_judge::Error;

/// What ended the program, and with that its status.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads the output any more.
    ClosedPipe,
    /// Data are wrong, or could not be read or written.
    Data(String),
    /// The command line is wrong in a way that clap does not know.
    Usage(String),
    /// clap's: the command line is wrong, or help was asked for.
    Parse(clap::Error),
}

impl Failure {
    /// What an error in answering means, `source` being the input's name.
    pub(crate) fn of(error: &Error, source: &str) -> Self {
        match error {
            Error::Write(error) if error.kind() == io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            Error::Write(_) | Error::Table(_) => Self::Data(error.to_string()),
            Error::Read(error) => Self::Data(format!("{source} cannot be read: {error}")),
            Error::Input(fault) => Self::Data(format!("{source}: {fault}")),
        }
    }

    /// What it means that standard output cannot be written.
    pub(crate) fn write(error: io::Error) -> Self {
        Self::of(&Error::Write(error), "standard output")
    }
}

/// A path as messages show it: in one line, whatever it holds.
pub(crate) fn quoted(path: &Path) -> String {
    path.to_string_lossy().escape_debug().to_string()
}

/// A word of the command line as messages show it: its first 20 characters, in
/// quotes.
pub(crate) fn shown(word: &str) -> String {
    let start: String = word.chars().take(20).collect();
    let end = if start.len() < word.len() { "…" } else { "" };
    format!("\"{}{end}\"", start.escape_debug())
}
