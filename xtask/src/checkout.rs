//! Which checkout the commands work on.
//!
//! Several checkouts may share one target folder, and then one compiled program
//! serves them all. So the folder is asked for at run time: `cargo run` and
//! `cargo test` set `CARGO_MANIFEST_DIR` to that of the package they run.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// The root of the checkout: the one that cargo runs, or, for a program that was
/// started without cargo, the one around the current folder.
///
/// # Errors
///
/// When there is none.
pub fn root() -> Result<PathBuf> {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let current = env::current_dir().ok();
    [package, current].iter().flatten().find_map(|folder| around(folder)).context(
        "no checkout of Tourbook is here: go to a folder of one, and start this with cargo xtask",
    )
}

/// The folder `generated` of the checkout.
///
/// # Errors
///
/// As [`root`].
pub fn generated() -> Result<PathBuf> {
    Ok(root()?.join("generated"))
}

/// The checkout that holds `folder`. A checkout is known by two packages that
/// are in no other workspace together.
fn around(folder: &Path) -> Option<PathBuf> {
    let has = |root: &Path, package| root.join(package).join("Cargo.toml").is_file();
    let mut folders = folder.ancestors();
    folders.find(|root| has(root, "xtask") && has(root, "generated")).map(Path::to_owned)
}
