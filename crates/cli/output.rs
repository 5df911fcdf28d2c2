//! Where output goes: to standard output, or to a file that is there as a whole
//! or not at all.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use tourbook_files::{Draft, remove_leftovers};

use crate::failure::{Failure, shown};

/// Prints `text`, which messages call `what`.
pub(crate) fn print(text: &str, what: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    let written = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
    written.map_err(|error| Failure::write(&error, what))
}

/// Writes `text` to the file `path`. A file that is there is only replaced when
/// `may_replace`, and keeps its permissions.
pub(crate) fn save(path: &Path, text: &str, may_replace: bool) -> Result<(), Failure> {
    let fail = |why: &str| Failure::Data(format!("{} cannot be written: {why}", shown(path)));
    let exists = || fail("it exists; to replace it: --force");
    let old = fs::metadata(path).ok();
    match &old {
        Some(old) if old.is_dir() => return Err(fail("it is a folder")),
        Some(old) if !old.is_file() => {
            return Err(fail("it is not a regular file; to write to standard output: -o -"));
        }
        Some(_) if !may_replace => return Err(exists()),
        _ => {}
    }
    // What a link leads to is replaced, not the link.
    let target = match fs::canonicalize(path) {
        Ok(target) => target,
        Err(error) if path.is_symlink() => {
            return Err(match error.kind() {
                io::ErrorKind::NotFound => fail("it is a link that leads nowhere"),
                _ => fail(&error.to_string()),
            });
        }
        Err(_) => path.to_owned(),
    };
    // A run that was killed while it wrote here left a file.
    // It is removed now.
    remove_leftovers(target.parent().unwrap_or(&target));
    let draft = Draft::write(&target, text.as_bytes()).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => fail("there is no such folder"),
        _ => fail(&error.to_string()),
    })?;
    let put = match old {
        Some(old) => draft.set_permissions(old.permissions()).and_then(|()| draft.replace(&target)),
        None if may_replace => draft.replace(&target),
        None => draft.create(&target),
    };
    put.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(),
        _ => fail(&error.to_string()),
    })
}
