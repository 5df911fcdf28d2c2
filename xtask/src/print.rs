//! Printing for programs whose reader may be gone.

use std::io::{self, Write as _};

use anyhow::{Context as _, Result};

/// Prints to standard output. A closed pipe is not an error.
///
/// # Errors
///
/// When standard output cannot be written for another reason.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.context("cannot write to standard output"),
    }
}

/// Prints a line to standard error, if that can be written.
pub fn print_error(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
