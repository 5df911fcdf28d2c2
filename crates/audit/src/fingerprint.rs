//! Check 6: `answers.txt` is exactly what the table says, and its SHA-256.

use std::fmt::Write as _;

use indicatif::ProgressBar;
use sha2::{Digest as _, Sha256};
use tourbook_keys::{Label, Line};
use tourbook_table::verify;

use crate::{Book, Fault, Figure, Findings};

pub(crate) fn check(book: &Book<'_>, _: &ProgressBar) -> Findings {
    let text = says(book);
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
fn says(book: &Book<'_>) -> String {
    let mut text = String::new();
    for (family, key) in verify::keys() {
        if let Some(answer) = (book.lookup)(key) {
            let _ = writeln!(text, "{}", Line(family, key, answer));
        }
    }
    text
}

/// The keys at which `answers` differs from what the table `says`; the first
/// line that does, where it is none of the keys.
fn differences(answers: &str, says: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (family, key) in verify::keys() {
        let start = format!("{}: ", Label(family, key));
        let of_key = |text: &str| {
            let lines = text.lines().filter(|line| line.starts_with(&start));
            lines.collect::<Vec<_>>().join(" and ")
        };
        let (wrong, right) = (of_key(answers), of_key(says));
        if wrong != right {
            let or_none =
                |line: String| if line.is_empty() { "(no line)".to_owned() } else { line };
            let wrong = format!("answers.txt says {}", or_none(wrong));
            faults.push(Fault::new(Label(family, key), wrong, or_none(right)));
        }
    }
    if faults.is_empty() {
        let lines = answers.split('\n').zip(says.split('\n')).take_while(|(a, b)| a == b).count();
        let line = |text: &str| text.split('\n').nth(lines).map(|line| format!("{line:?}"));
        let or_end = |line: Option<String>| line.unwrap_or_else(|| "the end".to_owned());
        let wrong = format!("line {} is {}", lines + 1, or_end(line(answers)));
        faults.push(Fault::new("answers.txt", wrong, or_end(line(says))));
    }
    faults
}
