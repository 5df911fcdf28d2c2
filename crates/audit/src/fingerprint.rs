//! Check 6: `answers.txt` is exactly what the table says, and its SHA-256.

use std::fmt::{Display, Write as _};

use indicatif::ProgressBar;
use sha2::{Digest as _, Sha256};
use tourbook_table::verify;

use crate::{AuditFault, Book, Figure, Findings};

pub(crate) fn check(book: &Book<'_>, _: &ProgressBar) -> Findings {
    let text = text_of_table(book);
    let faults = if text.as_bytes() == book.answers {
        Vec::new()
    } else {
        differences(&String::from_utf8_lossy(&book.answers), &text)
    };
    let sha256 = Sha256::digest(&book.answers).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    });
    let relation = if faults.is_empty() { "is" } else { "is not" };
    Findings {
        summary: format!("answers.txt {relation} what the table says; its SHA-256 is {sha256}"),
        figures: vec![("bytes", book.answers.len().into()), ("sha256", Figure::Text(sha256))],
        faults,
    }
}

/// All answers of the table, as `tourbook table` prints them.
fn text_of_table(book: &Book<'_>) -> String {
    let mut text = String::new();
    for key in verify::keys() {
        if let Some(answer) = (book.lookup)(key) {
            let _ = writeln!(text, "{key}: {answer}");
        }
    }
    text
}

/// The keys at which `answers` differs from what the table `says`; the first
/// line that differs, where no key does. This check cannot know which of the two
/// is right.
fn differences(answers: &str, says: &str) -> Vec<AuditFault> {
    let mut faults = Vec::new();
    for key in verify::keys() {
        let start = format!("{key}: ");
        let of_key = |text: &str| {
            let found: Vec<&str> =
                text.lines().filter_map(|line| line.strip_prefix(&start)).collect();
            if found.is_empty() { "nothing".to_owned() } else { found.join(" and ") }
        };
        let (answers, table) = (of_key(answers), of_key(says));
        if answers != table {
            faults.push(difference(key, &answers, &table));
        }
    }
    if faults.is_empty() {
        let same = answers.split('\n').zip(says.split('\n')).take_while(|(a, b)| a == b).count();
        let line = |text: &str| {
            let line = text.split('\n').nth(same).map(|line| format!("{line:?}"));
            line.unwrap_or_else(|| "nothing".to_owned())
        };
        faults.push(difference(format_args!("line {}", same + 1), &line(answers), &line(says)));
    }
    faults
}

fn difference(place: impl Display, answers: &str, table: &str) -> AuditFault {
    AuditFault::difference(
        place,
        format_args!("answers.txt says {answers}; the table says {table}"),
    )
}
