//! Where output goes: to standard output, or to a file that is there as a whole
//! or not at all.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, value_parser};
use tourbook_files::{Draft, remove_leftovers};

use crate::failure::{Failure, shown};
use crate::words::Speech;

/// The option --force of a command that writes to what the option `needed`
/// names.
pub(crate) fn force_argument(needed: &'static str, help: &'static str) -> Arg {
    Arg::new("force").long("force").action(ArgAction::SetTrue).requires(needed).help(help)
}

/// The options -o FILE and --force.
pub(crate) fn file_arguments() -> [Arg; 2] {
    let file = Arg::new("output")
        .short('o')
        .long("output")
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help("Write to a new FILE; - for standard output");
    [file, force_argument("output", "Replace FILE if it exists")]
}

/// Prints `text`, which messages call `what`.
pub(crate) fn print(text: impl AsRef<[u8]>, what: &str, speech: Speech) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    let written = stdout.write_all(text.as_ref()).and_then(|()| stdout.flush());
    written.map_err(|error| Failure::write(&error, what, speech))
}

/// Writes `text` to the file `path`. An existing file is replaced only if
/// `may_replace`, and keeps its permissions.
pub(crate) fn save(
    path: &Path,
    text: impl AsRef<[u8]>,
    may_replace: bool,
    speech: Speech,
) -> Result<(), Failure> {
    let fail = |why: String| Failure::Data(speech.cannot_be_written(&shown(path), &why));
    let exists = || fail(speech.file_exists());
    let old = fs::metadata(path).ok();
    match &old {
        Some(old) if old.is_dir() => return Err(fail(speech.is_a_folder())),
        Some(old) if !old.is_file() => {
            return Err(fail(speech.not_a_file()));
        }
        Some(_) if !may_replace => return Err(exists()),
        _ => {}
    }
    // What a link leads to is replaced, not the link.
    let target = match fs::canonicalize(path) {
        Ok(target) => target,
        Err(error) if path.is_symlink() => {
            return Err(match error.kind() {
                io::ErrorKind::NotFound => fail(speech.link_to_nothing()),
                _ => fail(speech.error(&error)),
            });
        }
        Err(_) => path.to_owned(),
    };
    // A run that was killed while it wrote here left a file.
    // It is removed now.
    remove_leftovers(target.parent().unwrap_or(&target));
    let draft = Draft::write(&target, text.as_ref()).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => fail(speech.no_such_folder()),
        _ => fail(speech.error(&error)),
    })?;
    let put = match old {
        Some(old) => draft.set_permissions(old.permissions()).and_then(|()| draft.replace(&target)),
        None if may_replace => draft.replace(&target),
        None => draft.create(&target),
    };
    put.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(),
        _ => fail(speech.error(&error)),
    })
}
