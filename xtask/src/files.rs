//! The committed files: written as a whole set, or compared.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use tourbook_files::{Draft, remove_leftovers};

use crate::difference::Difference;
use crate::render::File;

/// Writes those of `files` that are not in `folder` as they should be, and
/// returns their paths.
///
/// # Errors
///
/// As [`replace`].
pub fn write(folder: &Path, files: &[File]) -> Result<Vec<PathBuf>> {
    let paths = files.iter().map(|file| folder.join(file.path));
    let set: Vec<(PathBuf, &[u8])> =
        paths.zip(files.iter().map(|file| file.text.as_bytes())).collect();
    replace(&set)
}

/// Puts the files of `set`, paths and bytes, in their places, and returns the
/// paths of those that were not there as they should be.
///
/// All are written to the disk before the first is put in its place. So a run that
/// is killed while it writes leaves the set as it was, and the next run removes
/// what else it left. Missing folders are made.
///
/// # Errors
///
/// When one cannot be written: then all are as they were before. When one cannot
/// be put in its place, after others were: that one is as it was before.
pub fn replace(set: &[(PathBuf, &[u8])]) -> Result<Vec<PathBuf>> {
    let mut drafts = Vec::new();
    for (path, bytes) in set {
        let cannot_write = || format!("cannot write {}", path.display());
        let folder = path.parent().context("it has no folder").with_context(cannot_write)?;
        remove_leftovers(folder);
        if fs::read(path).is_ok_and(|found| found == *bytes) {
            continue;
        }
        fs::create_dir_all(folder).with_context(cannot_write)?;
        // So that it is found before another file is put in its place.
        ensure!(!path.is_dir(), "{}: it is a folder", cannot_write());
        drafts.push((path, Draft::write(path, bytes).with_context(cannot_write)?));
    }
    let put = drafts.into_iter().map(|(path, draft)| {
        draft.replace(path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(path.clone())
    });
    put.collect()
}

/// What is wrong with `files` as they stand in `folder`; nothing when they are
/// fresh.
#[must_use]
pub fn compare(folder: &Path, files: &[File]) -> Vec<Difference> {
    files
        .iter()
        .filter_map(|file| {
            let path = folder.join(file.path);
            let found = fs::read(&path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            Difference::between(&path, found, &file.text)
        })
        .collect()
}
