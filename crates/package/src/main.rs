//! `cargo xtask package DIR`: writes problem packages.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};
use tourbook_package::{File, Format, files, short_name, wrappers};
use tourbook_problems::{PROBLEMS, Problem};
use xtask::print::print;
use xtask::start;

fn main() -> ExitCode {
    start::end(run(&command().get_matches()))
}

fn command() -> Command {
    let ids = PROBLEMS.iter().map(|problem| problem.id);
    Command::new("tourbook-package")
        .bin_name("cargo xtask package")
        .about("Write problem packages for judges: DIR/FORMAT/PROBLEM")
        .arg(
            Arg::new("DIR")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help("The folder to write to; it is made if it is missing"),
        )
        .arg(
            Arg::new("problem")
                .long("problem")
                .value_name("ID")
                .value_parser(PossibleValuesParser::new(ids))
                .help("Only the packages of this problem"),
        )
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(Format::ALL.map(Format::id)))
                .help("Only the packages in this format"),
        )
}

fn run(options: &ArgMatches) -> Result<()> {
    let folder = options.get_one::<PathBuf>("DIR").cloned().unwrap_or_default();
    let is_asked =
        |name: &str, id: &str| options.get_one::<String>(name).is_none_or(|asked| asked == id);
    for problem in PROBLEMS.iter().filter(|problem| is_asked("problem", problem.id)) {
        for format in Format::ALL.into_iter().filter(|format| is_asked("format", format.id())) {
            write(&folder.join(format.id()), problem, &files(problem, format)?)?;
        }
        write(&folder.join("wrappers"), problem, &wrappers(problem))?;
    }
    Ok(())
}

/// Writes a package, in the place of the one that was there. It is written beside
/// it first, so that an interrupted run leaves no half of one.
fn write(folder: &Path, problem: &Problem, files: &[File]) -> Result<()> {
    let (folder, draft) =
        (folder.join(short_name(problem)), folder.join(format!(".{}.new", problem.id)));
    let shown = || format!("{} cannot be written", folder.display());
    remove(&draft).with_context(shown)?;
    for file in files {
        let path = draft.join(&file.path);
        let parent = path.parent().unwrap_or(&draft);
        fs::create_dir_all(parent).with_context(shown)?;
        fs::write(&path, &file.text)
            .with_context(|| format!("{} cannot be written", path.display()))?;
        if file.is_executable {
            make_executable(&path)?;
        }
    }
    remove(&folder).and_then(|()| fs::rename(&draft, &folder)).with_context(shown)?;
    print(&format!("{}: {} files\n", folder.display(), files.len()))
}

/// Removes a folder, if there is one.
fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(unix)]
fn make_executable(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(fs::set_permissions(path, fs::Permissions::from_mode(0o755))?)
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> Result<()> {
    Ok(())
}
