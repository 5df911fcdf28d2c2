//! Starting the offline programs that need the table. xtask itself must not
//! link it: a table is made where there is none.

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, Result};

use crate::checkout;
use crate::say::tell;

/// Builds and runs the program of `package`, a member of this workspace, with
/// `args`, and ends as it ends.
///
/// # Errors
///
/// When there is no checkout, or cargo cannot be started.
pub fn start(package: &str, args: impl IntoIterator<Item = OsString>) -> Result<ExitCode> {
    let root = checkout::root()?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
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

/// The end of such a program: an error is said in one line, and is status 1.
#[must_use]
pub fn end(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tell(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
