//! Files that are there as a whole or not at all.
//!
//! A file is first written as a [`Draft`], under another name in the folder of
//! its place, and then renamed. When the program is killed in between, the draft
//! stays; [`remove_leftovers`] removes it in a later run. The bytes of a draft are
//! in memory before it is made, so that it is there for much less than a second.
//! One that is older than a minute is a leftover.
//!
//! ```
//! use tourbook_files::{Draft, remove_leftovers};
//!
//! let folder = tempfile::tempdir()?;
//! let place = folder.path().join("answers.txt");
//! remove_leftovers(folder.path());
//! Draft::write(&place, b"impossible\n")?.replace(&place)?;
//! assert_eq!(std::fs::read(&place)?, b"impossible\n");
//! # Ok::<(), std::io::Error>(())
//! ```

mod name;

use std::fs::{self, DirEntry, File, OpenOptions, Permissions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How old a leftover is at least.
const ABANDONED: Duration = Duration::from_secs(60);

/// A file that is written and not yet in its place.
///
/// It is removed when it is dropped.
#[derive(Debug)]
pub struct Draft {
    path: PathBuf,
    file: File,
}

impl Draft {
    /// Writes `bytes` to the disk, in the folder of `place`, where they are to be.
    ///
    /// # Errors
    ///
    /// When they cannot be written; nothing is left then.
    pub fn write(place: &Path, bytes: &[u8]) -> io::Result<Self> {
        let mut draft = Self::create_beside(place)?;
        draft.file.write_all(bytes)?;
        draft.file.sync_all()?;
        Ok(draft)
    }

    /// An empty draft.
    fn create_beside(place: &Path) -> io::Result<Self> {
        loop {
            let path = place.with_file_name(name::any());
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                created => return Ok(Self { path, file: created? }),
            }
        }
    }

    /// Sets the permissions that the file has in its place.
    ///
    /// # Errors
    ///
    /// When the system refuses them.
    pub fn set_permissions(&self, permissions: Permissions) -> io::Result<()> {
        self.file.set_permissions(permissions)
    }

    /// Puts it in its place. A file that is there is replaced: at any moment the
    /// old one or the new one is there, and as a whole.
    ///
    /// # Errors
    ///
    /// When it cannot be renamed; what was in its place is kept.
    pub fn replace(self, place: &Path) -> io::Result<()> {
        fs::rename(&self.path, place)
    }

    /// Puts it in its place, where nothing may be.
    ///
    /// # Errors
    ///
    /// `AlreadyExists` when something is there, which is kept; another when it
    /// cannot be put there.
    pub fn create(self, place: &Path) -> io::Result<()> {
        fs::hard_link(&self.path, place).or_else(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Err(error),
            // Not every file system has hard links.
            _ => claim(&self.path, place),
        })
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // Where it was renamed, nothing has this name. No other draft ever has it.
        let _ = fs::remove_file(&self.path);
    }
}

/// Moves a file to a name that must not be taken: takes the name, and replaces
/// the empty file that does.
fn claim(from: &Path, to: &Path) -> io::Result<()> {
    File::create_new(to)?;
    fs::rename(from, to).inspect_err(|_| {
        let _ = fs::remove_file(to);
    })
}

/// Removes the drafts in `folder` whose programs were killed. What cannot be
/// removed stays.
pub fn remove_leftovers(folder: &Path) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && name::is_draft(&entry.file_name()) && is_abandoned(&entry) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_abandoned(entry: &DirEntry) -> bool {
    let modified = entry.metadata().and_then(|data| data.modified());
    // Where the clocks of two machines differ, a draft may be of the future.
    modified.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > ABANDONED))
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

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
