//! How a committed file differs from what it should be: key by key where it
//! holds answers, else line by line.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use similar::TextDiff;
use tourbook_keys::Family;

/// So many lines of a difference are shown; more would help nobody.
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
    /// It holds no answer at all.
    NoAnswers,
    /// These keys differ.
    Keys(Vec<KeyDifference>),
    /// These lines differ; before that is to be said whether there are answers,
    /// and that they are right.
    Lines { answers: &'static str, lines: Vec<String> },
}

#[derive(Debug)]
struct KeyDifference {
    key: String,
    /// What the committed file says; `None` when the key is not in it.
    found: Option<String>,
    /// What is right; `None` when the key should not be in it.
    derived: Option<String>,
}

impl Difference {
    /// What is wrong with the file at `path`, which was read as `found` and
    /// should be `derived`; `None` when nothing is.
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
    let says = |list: &[(String, String)], key: &str| {
        let texts: Vec<&str> =
            list.iter().filter(|(other, _)| other == key).map(|(_, text)| text.as_str()).collect();
        // A conflict leaves a key twice; that is shown as it stands.
        (!texts.is_empty()).then(|| texts.join(" | "))
    };
    let mut keys: Vec<&str> = derived_answers.iter().map(|(key, _)| key.as_str()).collect();
    for (key, _) in &found_answers {
        if !keys.contains(&key.as_str()) {
            keys.push(key);
        }
    }
    let differing: Vec<KeyDifference> = keys
        .into_iter()
        .map(|key| KeyDifference {
            key: key.to_owned(),
            found: says(&found_answers, key),
            derived: says(&derived_answers, key),
        })
        .filter(|key| key.found != key.derived)
        .collect();
    if differing.is_empty() {
        Kind::Lines { answers: "the answers are right, but ", lines: lines(found, derived) }
    } else {
        Kind::Keys(differing)
    }
}

/// The lines that are wrong (`-`) or missing (`+`), in their order, behind the
/// number that they have or should have.
fn lines(found: &str, derived: &str) -> Vec<String> {
    let diff = TextDiff::from_lines(found, derived);
    let changes = diff.iter_all_changes().filter_map(|change| {
        let number = change.old_index().xor(change.new_index())? + 1;
        let (sign, line) = (change.tag(), change.value());
        // So that what ends a line can be seen where it is the difference.
        let line = line.strip_suffix('\n').map_or_else(|| format!("{line} (no line feed)"), shown);
        Some(format!("{number} {sign} {line}"))
    });
    changes.collect()
}

fn shown(line: &str) -> String {
    line.replace('\r', "\\r")
}

/// The keys of a file with their answers: lines `key: answer` of answers.txt,
/// lines `((rows, cols, start), answer),` of table.rs.
fn answers(text: &str) -> Vec<(String, String)> {
    text.lines().filter_map(|line| table_entry(line).or_else(|| answer_line(line))).collect()
}

fn answer_line(line: &str) -> Option<(String, String)> {
    let (key, answer) = line.split_once(": ")?;
    let is_key = Family::ALL.iter().any(|family| {
        let place = key.strip_prefix(family.id());
        place.is_some_and(|place| place.starts_with(' '))
    });
    is_key.then(|| (key.to_owned(), answer.to_owned()))
}

fn table_entry(line: &str) -> Option<(String, String)> {
    let (key, answer) = line.trim().strip_prefix("((")?.split_once("), ")?;
    let (rows, rest) = key.split_once(", ")?;
    let (cols, start) = rest.split_once(", ")?;
    let start = if start == "0" { "any start".to_owned() } else { format!("start {start}") };
    let answer = answer.strip_suffix("),")?;
    Some((format!("{rows}x{cols} {start}"), answer.to_owned()))
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.kind {
            Kind::Unreadable(error) => writeln!(f, "{path}: cannot be read: {error}"),
            Kind::NoAnswers => writeln!(f, "{path}: holds no answers"),
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
