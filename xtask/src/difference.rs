//! How a committed file differs from what it should be, line by line. In the files
//! with the answers and the counts, each line begins with its key.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use similar::TextDiff;

/// The most lines of a difference that are shown.
const SHOWN: usize = 40;

/// A file that is not as the generator writes it.
#[derive(Debug)]
pub struct Difference {
    path: PathBuf,
    /// The lines that differ, or why the file cannot be read.
    lines: io::Result<Vec<String>>,
}

impl Difference {
    /// What is wrong with the file at `path`, whose text is `found` and should
    /// be `derived`; `None` when nothing is wrong.
    #[must_use]
    pub fn between(path: &Path, found: io::Result<String>, derived: &str) -> Option<Self> {
        let lines = match found {
            Ok(found) if found == derived => return None,
            found => found.map(|found| lines(&found, derived)),
        };
        Some(Self { path: path.to_owned(), lines })
    }
}

/// The lines that are wrong (`-`) or missing (`+`), in their order. Each has
/// the number of its line in front.
fn lines(found: &str, derived: &str) -> Vec<String> {
    let diff = TextDiff::from_lines(found, derived);
    let changes = diff.iter_all_changes().filter_map(|change| {
        let number = change.old_index().xor(change.new_index())? + 1;
        let (sign, line) = (change.tag(), change.value());
        // The end of the line may be the difference, so it is shown.
        let line = line
            .strip_suffix('\n')
            .map_or_else(|| format!("{line} (no line feed)"), |line| line.replace('\r', "\\r"));
        Some(format!("{number} {sign} {line}"))
    });
    changes.collect()
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        let lines = match &self.lines {
            Ok(lines) => lines,
            Err(error) => return writeln!(f, "{path}: cannot be read: {error}"),
        };
        writeln!(f, "{path}: {} line(s) differ", lines.len())?;
        lines.iter().take(SHOWN).try_for_each(|line| writeln!(f, "  {line}"))?;
        match lines.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => writeln!(f, "  ... and {more} more"),
        }
    }
}
