//! Completions and man pages, from the command line's own description.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap_complete::{Generator as _, Shell};

/// Their places in the release folder, and their texts.
///
/// # Errors
///
/// When a page cannot be rendered.
pub fn files() -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut files = Vec::new();
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell] {
        let mut command = tourbook::command();
        let name = command.get_name().to_owned();
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut command, &name, &mut text);
        let place = shell.file_name(&name);
        files.push((Path::new("completions").join(place), text));
    }
    let mut command = tourbook::command().disable_help_subcommand(true);
    // Gives subcommands the names that their pages have.
    command.build();
    manual(&command, &mut files)?;
    Ok(files)
}

/// Adds the man page of `command`, and those of its subcommands.
fn manual(command: &clap::Command, files: &mut Vec<(PathBuf, Vec<u8>)>) -> Result<()> {
    let page = clap_mangen::Man::new(command.clone());
    let mut text = Vec::new();
    page.render(&mut text)?;
    files.push((Path::new("man").join(page.get_filename()), text));
    command.get_subcommands().try_for_each(|command| manual(command, files))
}
