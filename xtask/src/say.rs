//! Printing, where nobody may be listening.

use std::io::{self, Write as _};

use anyhow::{Context as _, Result};

/// Prints to standard output; that nobody reads it is no error.
///
/// # Errors
///
/// When it cannot be written for another reason.
pub fn say(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.context("cannot write to standard output"),
    }
}

/// Prints a line to standard error. Where that is gone, nobody wants to know.
pub fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
