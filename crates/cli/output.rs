//! Where output goes: to standard output, or to a file that is there as a whole
//! or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

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
            return Err(fail("it is no regular file; to write to standard output: -o -"));
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
    let temporary = Temporary::beside(&target, text).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => fail("there is no such folder"),
        _ => fail(&error.to_string()),
    })?;
    let put = match old {
        Some(old) => fs::set_permissions(&temporary.0, old.permissions())
            .and_then(|()| fs::rename(&temporary.0, &target)),
        None if may_replace => fs::rename(&temporary.0, &target),
        None => fs::hard_link(&temporary.0, &target).or_else(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Err(error),
            // Not every file system has hard links.
            _ => claim(&temporary.0, &target),
        }),
    };
    put.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(),
        _ => fail(&error.to_string()),
    })
}

/// Moves a file to a name that must not be taken: takes the name, and replaces
/// the empty file that does.
fn claim(from: &Path, to: &Path) -> io::Result<()> {
    File::create_new(to)?;
    fs::rename(from, to).inspect_err(|_| {
        let _ = fs::remove_file(to);
    })
}

/// A file that is removed when it is no longer needed, unless it was moved.
struct Temporary(PathBuf);

impl Temporary {
    /// A file with `text`, written to the disk, in the folder of `target`.
    fn beside(target: &Path, text: &str) -> io::Result<Self> {
        let mut number = 0_u32;
        loop {
            let name = format!(".tourbook-{}-{number}.tmp", std::process::id());
            let path = target.with_file_name(name);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    let temporary = Self(path);
                    file.write_all(text.as_bytes())?;
                    file.sync_all()?;
                    return Ok(temporary);
                }
                // Left behind by a run that was interrupted.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_are_no_hard_links_a_file_that_is_there_is_kept_all_the_same() {
        let folder = tempfile::tempdir().expect("a folder");
        let (from, to) = (folder.path().join("from"), folder.path().join("to"));
        fs::write(&from, "new").expect("it can be written");
        claim(&from, &to).expect("the name is free");
        assert_eq!(fs::read(&to).expect("it is there"), b"new");
        assert!(!from.exists());

        fs::write(&from, "newer").expect("it can be written");
        let error = claim(&from, &to).expect_err("the name is taken");
        assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&to).expect("it is there"), b"new");

        let (missing, free) = (folder.path().join("missing"), folder.path().join("free"));
        claim(&missing, &free).expect_err("there is nothing to move");
        assert!(!free.exists());
    }
}
