//! `cargo xtask dist`: makes the release folder.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::{Arg, ArgMatches, Command, value_parser};
use sha2::{Digest as _, Sha256};
use tourbook_dist::{build, shell};
use xtask::say::{say, tell};
use xtask::{checkout, files, start};

fn main() -> ExitCode {
    start::end(run(&command().get_matches()))
}

fn command() -> Command {
    Command::new("tourbook-dist")
        .bin_name("cargo xtask dist")
        .about("Make dist/: the static program, its SHA-256, completions and man pages")
        .arg(
            Arg::new("dir")
                .long("dir")
                .value_name("DIR")
                .value_parser(value_parser!(PathBuf))
                .help("The folder to make [default: dist]"),
        )
}

fn run(options: &ArgMatches) -> Result<()> {
    let root = checkout::root()?;
    let folder = options.get_one("dir").cloned().unwrap_or_else(|| root.join("dist"));
    let built = build::build(&root)?;
    let name = built.file_name();
    let bytes = std::fs::read(&built.path)
        .with_context(|| format!("cannot read {}", built.path.display()))?;
    let program = folder.join(&name);
    write(&program, &bytes)?;
    mark_executable(&program)?;
    let hash: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    // The form that `sha256sum --check` reads.
    write(&folder.join(format!("{name}.sha256")), format!("{hash}  {name}\n").as_bytes())?;
    for (path, text) in shell::files()? {
        write(&folder.join(path), &text)?;
    }
    let (path, size, kind) = (program.display(), bytes.len(), built.kind);
    say(&format!("{path}: {size} bytes, {kind}\nSHA-256 {hash}\n"))?;
    if let Some(advice) = built.advice {
        tell(&advice);
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    files::replace(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(unix)]
fn mark_executable(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let permissions = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(path, permissions)
        .with_context(|| format!("cannot make {} executable", path.display()))
}

#[cfg(not(unix))]
fn mark_executable(_: &Path) -> Result<()> {
    Ok(())
}
