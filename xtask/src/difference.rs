//! How a committed file differs from what it should be: key by key if it has
//! answers, else line by line.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use similar::TextDiff;
use tourbook_board::Key;

/// The most lines of a difference that are shown.
const SHOWN: usize = 40;

/// A file that is not as the generator writes it.
#[derive(Debug)]
pub struct Difference {
    path: PathBuf,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It should have answers, and has none.
    NoAnswers,
    /// These keys differ.
    Keys(Vec<KeyDifference>),
    /// These lines differ. `answers` says first that the answers are right, if
    /// the file has answers.
    Lines { answers: &'static str, lines: Vec<String> },
}

#[derive(Debug)]
struct KeyDifference {
    key: Key,
    /// What the committed file has; `None` when the key is not in it.
    found: Option<String>,
    /// What is right; `None` when the key should not be in it.
    derived: Option<String>,
}

impl Difference {
    /// What is wrong with the file at `path`, whose text is `found` and should
    /// be `derived`; `None` when nothing is wrong.
    #[must_use]
    pub fn between(path: &Path, found: io::Result<String>, derived: &str) -> Option<Self> {
        let kind = match found {
            Err(error) => Kind::Unreadable(error),
            Ok(found) if found == derived => return None,
            Ok(found) => compare(&found, derived),
        };
        Some(Self { path: path.to_owned(), kind })
    }
}

fn compare(found: &str, derived: &str) -> Kind {
    let (found_answers, derived_answers) = (answers(found), answers(derived));
    if derived_answers.is_empty() {
        return Kind::Lines { answers: "", lines: lines(found, derived) };
    }
    if found_answers.is_empty() {
        return Kind::NoAnswers;
    }
    let keys: BTreeSet<Key> = derived_answers.keys().chain(found_answers.keys()).copied().collect();
    let differing: Vec<KeyDifference> = keys
        .into_iter()
        .map(|key| KeyDifference {
            key,
            found: found_answers.get(&key).cloned(),
            derived: derived_answers.get(&key).cloned(),
        })
        .filter(|key| key.found != key.derived)
        .collect();
    if differing.is_empty() {
        Kind::Lines { answers: "the answers are right, but ", lines: lines(found, derived) }
    } else {
        Kind::Keys(differing)
    }
}

/// The lines that are wrong (`-`) or missing (`+`), in their order. Each has
/// the number of its line in front.
fn lines(found: &str, derived: &str) -> Vec<String> {
    let diff = TextDiff::from_lines(found, derived);
    let changes = diff.iter_all_changes().filter_map(|change| {
        let number = change.old_index().xor(change.new_index())? + 1;
        let (sign, line) = (change.tag(), change.value());
        // Shows what ends the line: that may be the difference.
        let line = line.strip_suffix('\n').map_or_else(|| format!("{line} (no line feed)"), shown);
        Some(format!("{number} {sign} {line}"))
    });
    changes.collect()
}

fn shown(line: &str) -> String {
    line.replace('\r', "\\r")
}

/// The answers of a file by their keys: lines such as `5x6 15: answer`. A
/// conflict leaves a key twice; then both answers are shown.
fn answers(text: &str) -> BTreeMap<Key, String> {
    let mut answers = BTreeMap::<Key, String>::new();
    for line in text.lines() {
        if let Some((key, answer)) = answer_line(line) {
            let both = |earlier: &mut String| *earlier = format!("{earlier} | {answer}");
            answers.entry(key).and_modify(both).or_insert_with(|| answer.to_owned());
        }
    }
    answers
}

fn answer_line(line: &str) -> Option<(Key, &str)> {
    let (key, answer) = line.split_once(": ")?;
    Some((key.parse().ok()?, answer))
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.kind {
            Kind::Unreadable(error) => writeln!(f, "{path}: cannot be read: {error}"),
            Kind::NoAnswers => writeln!(f, "{path}: has no answers"),
            Kind::Keys(keys) => {
                writeln!(f, "{path}: wrong at {} key(s)", keys.len())?;
                keys.iter().try_for_each(|key| {
                    writeln!(f, "  {}", key.key)?;
                    writeln!(f, "  - {}", key.found.as_deref().unwrap_or("(not there)"))?;
                    writeln!(f, "  + {}", key.derived.as_deref().unwrap_or("(no such key)"))
                })
            }
            Kind::Lines { answers, lines } => {
                writeln!(f, "{path}: {answers}{} line(s) differ", lines.len())?;
                lines.iter().take(SHOWN).try_for_each(|line| writeln!(f, "  {line}"))?;
                match lines.len().saturating_sub(SHOWN) {
                    0 => Ok(()),
                    more => writeln!(f, "  ... and {more} more"),
                }
            }
        }
    }
}
