//! The committed files: written so that none is ever half there, or compared.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::difference::Difference;
use crate::render::File;

/// Writes those of `files` that are not in `folder` as they should be, and
/// returns their paths.
///
/// # Errors
///
/// When one cannot be written; it is then as it was before.
pub fn write(folder: &Path, files: &[File]) -> Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for file in files {
        let path = folder.join(file.path);
        if fs::read(&path).is_ok_and(|bytes| bytes == file.text.as_bytes()) {
            continue;
        }
        replace(&path, file.text.as_bytes())
            .with_context(|| format!("cannot write {}", path.display()))?;
        written.push(path);
    }
    Ok(written)
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

/// Puts `bytes` in the place of `path`: at any moment the file is either the
/// old one or the new one. Folders that are missing are made.
///
/// # Errors
///
/// When it cannot be written; it is then as it was before.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().context("it has no folder")?;
    fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".xtask-").suffix(".tmp");
    #[cfg(unix)]
    {
        // As an editor would make it; a temporary file is for the owner alone.
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
