//! Building the program so that it needs nothing of the machine it runs on.

use std::path::{Path, PathBuf};

use anyhow::Result;
use xtask::cargo::Build;
use xtask::target;

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

/// Builds it for `target`. Nothing is installed.
///
/// # Errors
///
/// When the target or its linker is missing: the error says what installs it.
/// When cargo or rustc cannot be run, or fails.
pub fn build_for(root: &Path, target: &str) -> Result<Built> {
    // The flags of musl stand in .cargo/config.toml.
    let kind = if target.contains("linux-musl") { "static" } else { "as the system links" };
    with_flags(root, target, None, kind)
}

/// Builds it for this machine: on Linux for musl, which is static and starts
/// fastest; where that target is not installed, statically with glibc; elsewhere
/// as cargo does. Nothing is installed.
///
/// # Errors
///
/// When cargo or rustc cannot be run, or fails.
pub fn build(root: &Path) -> Result<Built> {
    let host = target::host()?;
    let musl = host.replace("linux-gnu", "linux-musl");
    if musl.contains("linux-musl") && target::is_installed(&musl) {
        return build_for(root, &musl);
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
    build_for(root, &host)
}

fn with_flags(root: &Path, target: &str, flags: Option<&str>, kind: &str) -> Result<Built> {
    let build = Build { package: "tourbook", target, profile: "release", flags };
    let suffix = if target.contains("windows") { ".exe" } else { "" };
    let path = build.run(root)?.join(format!("tourbook{suffix}"));
    Ok(Built { path, kind: format!("{target}, {kind}"), advice: None })
}
