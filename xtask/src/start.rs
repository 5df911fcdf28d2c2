//! Starting the offline programs that need the table. xtask itself must not
//! link it, because it must be able to make a table when there is none.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, Result};

use crate::cargo::cargo;
use crate::checkout;
use crate::print::print_error;

/// Builds and runs the program of `package`, a member of this workspace, with
/// `args`, and ends as it ends.
///
/// # Errors
///
/// When there is no checkout, or cargo cannot be started.
pub fn start(package: &str, args: impl IntoIterator<Item = OsString>) -> Result<ExitCode> {
    let root = checkout::root()?;
    let cargo = cargo();
    let status = Command::new(&cargo)
        .args(["run", "--quiet", "--locked", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .args(["--package", package, "--"])
        .args(args)
        .status()
        .with_context(|| format!("cannot start {}", cargo.to_string_lossy()))?;
    // Without a code it was ended from outside.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// The exit code of such a program: an error is printed in one line, and is
/// status 1.
#[must_use]
pub fn end(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            print_error(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
