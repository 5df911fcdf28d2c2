//! Running cargo.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::target;

/// A build of a package for a target.
#[derive(Clone, Copy, Debug)]
pub struct Build<'a> {
    /// The package, a member of the workspace.
    pub package: &'a str,
    /// The target, as `rustc --print target-list` names it.
    pub target: &'a str,
    /// The profile, as Cargo.toml names it.
    pub profile: &'a str,
    /// The value of `RUSTFLAGS`, if it is to be set.
    pub flags: Option<&'a str>,
}

impl Build<'_> {
    /// Builds in the checkout `root`, and returns the folder with what was built.
    /// Nothing is installed.
    ///
    /// # Errors
    ///
    /// When the target or its linker is missing: the error says what installs it.
    /// When cargo or rustc cannot be run, or fails.
    pub fn run(self, root: &Path) -> Result<PathBuf> {
        target::require(self.target)?;
        let mut command = Command::new(cargo());
        command.args(["build", "--locked", "--quiet", "--package", self.package]);
        // An explicit target, so that flags are not for what runs while it builds.
        command.args(["--profile", self.profile, "--target", self.target]).current_dir(root);
        // A folder of its own: these flags must not make cargo build again what
        // others build without them.
        let folder = root.join("target").join("dist");
        command.env("CARGO_TARGET_DIR", &folder);
        if let Some(flags) = self.flags {
            command.env("RUSTFLAGS", flags);
        }
        let status = command.status().context("cargo cannot be started")?;
        if !status.success() {
            // Looked for only now: cargo may have been told to use another linker.
            let advice = target::linker_advice(self.target).map(|advice| format!("; {advice}"));
            bail!("cargo build for {}: {status}{}", self.target, advice.unwrap_or_default());
        }
        Ok(folder.join(self.target).join(self.profile))
    }
}

/// The cargo that runs this, or else the one in the path.
pub(crate) fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
