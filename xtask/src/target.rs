//! What is needed to build for another kind of machine.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};

/// The target of this machine.
///
/// # Errors
///
/// When rustc cannot be run, or does not name it.
pub fn host() -> Result<String> {
    let output = Command::new(rustc()).args(["--version", "--verbose"]).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned())?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not name its host")?.to_owned())
}

/// Whether rustc can build for `target`.
#[must_use]
pub fn is_installed(target: &str) -> bool {
    libraries(target).is_some_and(|folder| folder.is_dir())
}

/// Fails if rustc cannot build for `target`.
///
/// ```
/// let error = xtask::target::require("abacus").unwrap_err();
/// assert!(error.to_string().contains("rustc --print target-list"));
/// ```
///
/// # Errors
///
/// When rustc does not know the target. When the target is not installed: the
/// error says what installs it.
pub fn require(target: &str) -> Result<()> {
    ensure!(
        libraries(target).is_some(),
        "rustc knows no target {target}; to list the targets: rustc --print target-list"
    );
    if !is_installed(target) {
        bail!("the target {target} is not installed; to install it: rustup target add {target}");
    }
    Ok(())
}

/// The advice to install the linker of `target`, if that is missing.
pub(crate) fn linker_advice(target: &str) -> Option<String> {
    let (linker, is_there, install) = match target {
        "x86_64-pc-windows-gnu" => {
            let linker = "x86_64-w64-mingw32-gcc";
            (linker, starts(linker), "apt-get install gcc-mingw-w64-x86-64")
        }
        // .cargo/config.toml names it. It is a part of Rust.
        "aarch64-unknown-linux-musl" => {
            let linker = "rust-lld";
            (linker, comes_with_rust(linker), "rustup toolchain install stable")
        }
        _ => return None,
    };
    (!is_there)
        .then(|| format!("the linker {linker} is missing; to install it, for example: {install}"))
}

fn starts(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Whether rustc has `program` in its own folder of programs. It looks there
/// before it looks in the path.
fn comes_with_rust(program: &str) -> bool {
    let folder = host().ok().and_then(|host| Some(libraries(&host)?.parent()?.join("bin")));
    let name = format!("{program}{}", env::consts::EXE_SUFFIX);
    folder.is_some_and(|folder| folder.join(name).is_file()) || starts(program)
}

/// The folder of the libraries of `target`, which is there if they are
/// installed; nothing if rustc does not know `target`.
fn libraries(target: &str) -> Option<PathBuf> {
    let arguments = ["--print", "target-libdir", "--target", target];
    let output = Command::new(rustc()).args(arguments).output().ok()?;
    let folder = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then(|| Path::new(folder.trim()).to_owned())
}

fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}
