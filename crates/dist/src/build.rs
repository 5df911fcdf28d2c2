//! Building the program so that it needs nothing of the machine it runs on.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

/// A program that was built.
#[derive(Debug)]
pub struct Built {
    /// Where cargo put it.
    pub path: PathBuf,
    /// For which target, and how.
    pub kind: String,
    /// What would make it start faster, if anything would.
    pub advice: Option<String>,
}

impl Built {
    /// The program's file name.
    #[must_use]
    pub fn file_name(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
}

/// Builds it: on Linux for musl, which is static and starts fastest; where
/// that target is not installed, statically with glibc; elsewhere as cargo does.
/// Nothing is installed.
///
/// # Errors
///
/// When cargo or rustc cannot be run, or fails.
pub fn build(root: &Path) -> Result<Built> {
    let host = host()?;
    let musl = host.replace("linux-gnu", "linux-musl");
    if musl.contains("linux-musl") && has_target(&musl) {
        // Its flags stand in .cargo/config.toml.
        return with_flags(root, &musl, None, "static");
    }
    if host.contains("linux-gnu") {
        let kind = "static with glibc";
        let built = with_flags(root, &host, Some("-C target-feature=+crt-static"), kind)?;
        let advice = format!(
            "the target {musl} is not installed; the program would start faster with it: \
            rustup target add {musl}"
        );
        return Ok(Built { advice: Some(advice), ..built });
    }
    with_flags(root, &host, None, "as the system links")
}

fn with_flags(root: &Path, target: &str, flags: Option<&str>, kind: &str) -> Result<Built> {
    let mut command = Command::new(cargo());
    // An explicit target, so that flags are not for what runs while it builds.
    command.args(["build", "--release", "--locked", "--quiet", "--package", "tourbook"]);
    command.args(["--target", target]).current_dir(root);
    // A folder of its own: these flags must not make cargo build again what
    // others build without them.
    let folder = root.join("target").join("dist");
    command.env("CARGO_TARGET_DIR", &folder);
    if let Some(flags) = flags {
        command.env("RUSTFLAGS", flags);
    }
    let status = command.status().context("cargo cannot be started")?;
    ensure!(status.success(), "cargo build for {target}: {status}");
    let name = format!("tourbook{}", std::env::consts::EXE_SUFFIX);
    let path = folder.join(target).join("release").join(name);
    Ok(Built { path, kind: format!("{target}, {kind}"), advice: None })
}

/// Whether rustc can build for `target`.
fn has_target(target: &str) -> bool {
    let output =
        Command::new(rustc()).args(["--print", "target-libdir", "--target", target]).output();
    output.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout).into_owned();
        output.status.success() && Path::new(folder.trim()).is_dir()
    })
}

/// The target of this machine.
fn host() -> Result<String> {
    let output = Command::new(rustc()).args(["--version", "--verbose"]).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned())?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not name its host")?.to_owned())
}

fn cargo() -> std::ffi::OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn rustc() -> std::ffi::OsString {
    std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}
