//! The formulas of check 3 as DIMACS files, for any SAT solver, and proofs that
//! they are unsatisfiable, for any checker of DRAT proofs.
//!
//! For each key there is `KEY-tour.cnf`, "there is a tour". For each key whose
//! answer is a tour there is also `KEY-smaller.cnf`, "there is a tour smaller
//! than the answer", with all alternatives of the key in one formula. The file
//! names have a hyphen between board and start: `8x8-29-smaller.cnf`,
//! `4x4-any-tour.cnf`. A list, `expected.txt`, says what each must give. It is
//! written last: a folder without it is not complete.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use indicatif::ProgressBar;
use tourbook_board::Key;

use crate::Book;
use crate::dimacs::Document;

/// The list of what each formula must give: lines of a file's name and SAT or
/// UNSAT.
pub const LIST: &str = "expected.txt";

/// A folder that has no files of others, so that it can be written to.
#[derive(Debug)]
pub struct Folder<'a> {
    path: &'a Path,
}

impl<'a> Folder<'a> {
    /// The folder at `path`, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// When it cannot be made or read, or has files of others.
    pub fn open(path: &'a Path) -> Result<Self> {
        fs::create_dir_all(path).with_context(|| format!("cannot make {}", path.display()))?;
        let reading = || format!("cannot read {}", path.display());
        for entry in fs::read_dir(path).with_context(reading)? {
            let name = PathBuf::from(entry.with_context(reading)?.file_name());
            let extension = name.extension().and_then(OsStr::to_str);
            let is_list = || name == Path::new(LIST) && is_list(&path.join(&name));
            ensure!(
                matches!(extension, Some("cnf" | "drat")) || is_list(),
                "{} holds {}, which the audit did not write: name a new or empty folder",
                path.display(),
                name.display(),
            );
        }
        Ok(Self { path })
    }

    /// Writes the formulas about `keys`, and the list of what each must give;
    /// says, in a line, what was written.
    ///
    /// # Errors
    ///
    /// When something cannot be written.
    pub fn write_formulas(
        &self,
        book: &Book<'_>,
        keys: &BTreeSet<Key>,
        progress: &ProgressBar,
    ) -> Result<String> {
        let list = self.path.join(LIST);
        if list.exists() {
            fs::remove_file(&list).with_context(|| format!("cannot remove {}", list.display()))?;
        }
        let mut expected = String::new();
        for_each(book, keys, progress, |document| {
            let name = format!("{}.cnf", document.name);
            // Writing to memory does not fail.
            let _ = writeln!(expected, "{name} {}", document.verdict());
            write(&self.path.join(name), |file| document.write(file))
        })?;
        write(&list, |file| file.write_all(expected.as_bytes()))?;
        let count = expected.lines().count();
        Ok(format!("{}: {count} formulas, and {LIST}: what each must give", self.path.display()))
    }

    /// Writes a proof for each formula about `keys` that must be unsatisfiable;
    /// says, in a line, what was written.
    ///
    /// # Errors
    ///
    /// When something cannot be written, or such a formula is satisfiable.
    pub fn write_proofs(
        &self,
        book: &Book<'_>,
        keys: &BTreeSet<Key>,
        progress: &ProgressBar,
    ) -> Result<String> {
        let mut count = 0;
        for_each(book, keys, progress, |Document { name, question, is_satisfiable, .. }| {
            if is_satisfiable {
                return Ok(());
            }
            let proof = question.refute().with_context(|| format!("{name}.cnf is satisfiable"))?;
            count += 1;
            write(&self.path.join(format!("{name}.drat")), |file| file.write_all(&proof))
        })?;
        Ok(format!("{}: {count} proofs, each for the .cnf of its name", self.path.display()))
    }
}

/// Whether the file says of formulas what they must give, and nothing else.
fn is_list(path: &Path) -> bool {
    let is_line = |line: &str| line.ends_with(".cnf SAT") || line.ends_with(".cnf UNSAT");
    fs::read_to_string(path).is_ok_and(|text| text.lines().all(is_line))
}

/// Every formula that can be made of the book about `keys`, one after another.
fn for_each(
    book: &Book<'_>,
    keys: &BTreeSet<Key>,
    progress: &ProgressBar,
    mut act: impl FnMut(Document) -> Result<()>,
) -> Result<()> {
    progress.set_length(keys.len() as u64);
    for &key in keys {
        progress.inc(1);
        if let Some(answer) = (book.answers.lookup)(key) {
            Document::about(key, answer).try_for_each(&mut act)?;
        }
    }
    Ok(())
}

fn write(path: &Path, put: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<()> {
    let write = || {
        let mut file = BufWriter::new(fs::File::create(path)?);
        put(&mut file)?;
        file.flush()
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}
