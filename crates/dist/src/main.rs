//! `cargo xtask dist`: makes the release folder.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::{Arg, ArgMatches, Command, value_parser};
use sha2::{Digest as _, Sha256};
use tourbook_dist::{build, shell};
use xtask::print::{print, print_error};
use xtask::{checkout, files, start, target};

fn main() -> ExitCode {
    start::end(run(&command().get_matches()))
}

fn command() -> Command {
    Command::new("tourbook-dist")
        .bin_name("cargo xtask dist")
        .about("Make dist/: the static program, its SHA-256, the browser page, completions and man pages")
        .arg(
            Arg::new("dir")
                .long("dir")
                .value_name("DIR")
                .value_parser(value_parser!(PathBuf))
                .help("The folder to make [default: dist, or dist/TARGET]"),
        )
        .arg(Arg::new("target").long("target").value_name("TARGET").help(
            "Build for another kind of machine, such as\n\
             x86_64-pc-windows-gnu or aarch64-unknown-linux-musl",
        ))
}

fn run(options: &ArgMatches) -> Result<()> {
    let root = checkout::root()?;
    let target = options.get_one::<String>("target");
    let built = match target {
        Some(target) => build::build_for(&root, target)?,
        None => build::build(&root)?,
    };
    // Each target has its own folder, so programs do not replace each other.
    let default = || target.iter().fold(root.join("dist"), |folder, target| folder.join(target));
    let folder = options.get_one("dir").cloned().unwrap_or_else(default);
    let name = built.file_name();
    let bytes = std::fs::read(&built.path)
        .with_context(|| format!("cannot read {}", built.path.display()))?;
    let program = folder.join(&name);
    let hash: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    // The form that `sha256sum --check` reads.
    let hash_line = format!("{hash}  {name}\n");
    let shell = shell::files()?;
    let page = page()?;
    let mut set = vec![
        (program.clone(), bytes.as_slice()),
        (folder.join(format!("{name}.sha256")), hash_line.as_bytes()),
    ];
    set.extend(page.iter().map(|page| (folder.join("tourbook.html"), page.as_bytes())));
    set.extend(shell.iter().map(|(path, text)| (folder.join(path), text.as_slice())));
    files::replace(&set)?;
    mark_executable(&program)?;
    let (path, size, kind) = (program.display(), bytes.len(), built.kind);
    print(&format!("{path}: {size} bytes, {kind}\nSHA-256 {hash}\n"))?;
    if let Some(advice) = built.advice {
        print_error(&advice);
    }
    Ok(())
}

/// The browser page; nothing, and advice is printed, where Rust cannot build it.
fn page() -> Result<Option<String>> {
    if let Err(error) = target::require(tourbook_gallery::TARGET) {
        print_error(&format!("the browser page is left out: {error}"));
        return Ok(None);
    }
    tourbook_gallery::page().map(Some)
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
