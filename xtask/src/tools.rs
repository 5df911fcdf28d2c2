//! Programs of others that tests use.
//!
//! A test whose program is missing says that it skips. Where `TOURBOOK_CI` is 1,
//! it fails instead, so that nothing passes by being left out.

use std::env;
use std::io::{self, Write as _};
use std::process::{Command, Stdio};

/// Whether `name` can be run; `version` is the argument with which it prints its
/// version. If not, [`skip`] is called.
///
/// ```
/// assert!(xtask::tools::has("cargo", "--version"));
/// ```
///
/// # Panics
///
/// As [`skip`].
#[must_use]
pub fn has(name: &str, version: &str) -> bool {
    let mut command = Command::new(name);
    command.arg(version).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let is_there = command.status().is_ok_and(|status| status.success());
    if !is_there {
        skip(&format!("{name} is missing"));
    }
    is_there
}

/// Says that a test skips, and why.
///
/// # Panics
///
/// Where the environment variable `TOURBOOK_CI` is 1.
pub fn skip(why: &str) {
    let is_ci = env::var_os("TOURBOOK_CI").is_some_and(|value| value == "1");
    assert!(!is_ci, "TOURBOOK_CI is 1, and {why}");
    // Not `eprintln!`, which the test runner keeps to itself.
    let _ = writeln!(io::stderr(), "skipped: {why}");
}
