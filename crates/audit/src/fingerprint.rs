//! Check 6: `answers.txt` and `counts.txt` are exactly what the table says, and
//! their SHA-256.

use std::fmt::{Display, Write as _};

use indicatif::ProgressBar;
use sha2::{Digest as _, Sha256};
use tourbook_board::Key;
use tourbook_table::verify;

use crate::{AuditFault, Book, Figure, Findings, Part};

pub(crate) fn check(book: &Book<'_>, _: &ProgressBar) -> Findings {
    let answers = compare("answers.txt", &book.answers, verify::keys());
    let counts = compare("counts.txt", &book.counts, verify::counted_keys());
    Findings {
        summary: format!("{}; {}", answers.summary, counts.summary),
        figures: vec![
            ("bytes", answers.bytes.into()),
            ("sha256", Figure::Text(answers.sha256)),
            ("counts_bytes", counts.bytes.into()),
            ("counts_sha256", Figure::Text(counts.sha256)),
        ],
        faults: [answers.faults, counts.faults].concat(),
    }
}

/// What came out for one file.
struct Comparison {
    summary: String,
    bytes: usize,
    sha256: String,
    faults: Vec<AuditFault>,
}

/// Compares the file `name` with the part of the table that it shows.
fn compare<V: Display>(
    name: &str,
    part: &Part<'_, V>,
    keys: impl Iterator<Item = Key>,
) -> Comparison {
    let keys: Vec<Key> = keys.collect();
    let values = keys.iter().filter_map(|&key| Some((key, (part.lookup)(key)?)));
    let table: String = values.map(|(key, value)| format!("{key}: {value}\n")).collect();
    let faults = if table.as_bytes() == part.text {
        Vec::new()
    } else {
        differences(name, &keys, &String::from_utf8_lossy(&part.text), &table)
    };
    let sha256 = Sha256::digest(&part.text).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    });
    let relation = if faults.is_empty() { "is" } else { "is not" };
    let summary = format!("{name} {relation} what the table says; its SHA-256 is {sha256}");
    Comparison { summary, bytes: part.text.len(), sha256, faults }
}

/// The keys at which the file `name` differs from the text of the table; the
/// first line that differs, where no key does. This check cannot know which of
/// the two is right.
fn differences(name: &str, keys: &[Key], text: &str, table: &str) -> Vec<AuditFault> {
    let mut faults = Vec::new();
    for key in keys {
        let start = format!("{key}: ");
        let of_key = |text: &str| {
            let found: Vec<&str> =
                text.lines().filter_map(|line| line.strip_prefix(&start)).collect();
            if found.is_empty() { "nothing".to_owned() } else { found.join(" and ") }
        };
        let (file, says) = (of_key(text), of_key(table));
        if file != says {
            faults.push(difference(key, name, &file, &says));
        }
    }
    if faults.is_empty() {
        let same = text.split('\n').zip(table.split('\n')).take_while(|(a, b)| a == b).count();
        let line = |text: &str| {
            let line = text.split('\n').nth(same).map(|line| format!("{line:?}"));
            line.unwrap_or_else(|| "nothing".to_owned())
        };
        let place = format_args!("line {}", same + 1);
        faults.push(difference(place, name, &line(text), &line(table)));
    }
    faults
}

fn difference(place: impl Display, name: &str, file: &str, table: &str) -> AuditFault {
    AuditFault::difference(place, format_args!("{name} says {file}; the table says {table}"))
}
