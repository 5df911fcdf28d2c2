//! What each command does that makes files of the folder `generated`: it writes
//! them, or compares them with the committed files.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use crate::print::print;
use crate::render::File;
use crate::{checkout, files};

/// Adds the options of a command that makes files.
#[must_use]
pub fn add_options(command: Command) -> Command {
    let check = Arg::new("check")
        .long("check")
        .action(ArgAction::SetTrue)
        .help("Write nothing: exit 1 and show what differs unless all is fresh");
    let dir = Arg::new("dir")
        .long("dir")
        .value_name("DIR")
        .value_parser(value_parser!(PathBuf))
        .help("The folder to write to or check [default: generated]");
    command.arg(check).arg(dir)
}

/// Writes the files that `command` made, or compares them with the committed
/// files if `options` say so. `contents` and `cost` are for the line that it
/// prints.
///
/// # Errors
///
/// When a file cannot be written.
pub fn write_or_check(
    options: &ArgMatches,
    command: &str,
    rendered: &[File],
    contents: &str,
    cost: &str,
) -> Result<ExitCode> {
    let dir = options.get_one::<PathBuf>("dir");
    let folder = dir.map_or_else(checkout::generated, |dir| Ok(dir.clone()))?;
    if options.get_flag("check") {
        let differences = files::compare(&folder, rendered);
        if differences.is_empty() {
            let paths: Vec<&str> = rendered.iter().map(|file| file.path).collect();
            print(&format!("{} are fresh: {contents}\n", paths.join(", ")))?;
            return Ok(ExitCode::SUCCESS);
        }
        let shown: String = differences.iter().map(ToString::to_string).collect();
        let dir = dir.map(|dir| format!(" --dir {}", dir.display())).unwrap_or_default();
        let remedy = format!("to fix it: cargo xtask {command}{dir}");
        print(&format!("{shown}- as it is, + as it should be; {remedy}\n"))?;
        return Ok(ExitCode::FAILURE);
    }
    let written = files::write(&folder, rendered)?;
    let result = match written.as_slice() {
        [] => "nothing to write, all was fresh".to_owned(),
        paths => {
            let paths: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
            format!("wrote {}", paths.join(", "))
        }
    };
    print(&format!("{contents}: {cost}; {result}\n"))?;
    Ok(ExitCode::SUCCESS)
}
