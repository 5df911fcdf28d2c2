//! Starting the offline programs that need the table. xtask itself must not
//! link it: a table is made where there is none.

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, Result};

use crate::files;

/// Builds and runs the program of `package`, a member of this workspace, with
/// `args`, and ends as it ends.
///
/// # Errors
///
/// When cargo cannot be started.
pub fn start(package: &str, args: impl IntoIterator<Item = OsString>) -> Result<ExitCode> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(&cargo)
        .args(["run", "--quiet", "--locked", "--manifest-path"])
        .arg(files::generated().with_file_name("Cargo.toml"))
        .args(["--package", package, "--"])
        .args(args)
        .status()
        .with_context(|| format!("cannot start {}", cargo.to_string_lossy()))?;
    // Without a code it was ended from outside.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
