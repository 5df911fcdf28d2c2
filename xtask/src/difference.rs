//! How a committed file differs from what it should be, key by key.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

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
    /// The first line that differs is this one; before that is to be said
    /// whether there are answers, and that they are right.
    Layout { answers: &'static str, line: usize, found: Option<String>, derived: Option<String> },
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
        return layout(found, derived, "");
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
        layout(found, derived, "the answers are right, but ")
    } else {
        Kind::Keys(differing)
    }
}

/// The first line that differs, white space at its end included.
fn layout(found: &str, derived: &str, answers: &'static str) -> Kind {
    let (mut found, mut derived) = (found.split('\n'), derived.split('\n'));
    let mut line = 0;
    loop {
        line += 1;
        let pair = (found.next(), derived.next());
        if pair.0 != pair.1 || pair.0.is_none() {
            return Kind::Layout {
                answers,
                line,
                found: pair.0.map(str::to_owned),
                derived: pair.1.map(str::to_owned),
            };
        }
    }
}

/// The keys of a file with their answers: lines `key: answer` of answers.txt,
/// lines `((rows, cols, start), answer),` of table.rs.
fn answers(text: &str) -> Vec<(String, String)> {
    text.lines().filter_map(|line| table_entry(line).or_else(|| answer_line(line))).collect()
}

fn answer_line(line: &str) -> Option<(String, String)> {
    let (key, answer) = line.split_once(": ")?;
    let is_key = key.contains(' ') && key.ends_with(|last: char| last.is_ascii_digit());
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
            Kind::Layout { answers, line, found, derived } => {
                writeln!(f, "{path}: {answers}line {line} differs")?;
                let show = |line: &Option<String>| match line {
                    Some(line) => format!("{line:?}"),
                    None => "(the file ends)".to_owned(),
                };
                writeln!(f, "  - {}", show(found))?;
                writeln!(f, "  + {}", show(derived))
            }
        }
    }
}
