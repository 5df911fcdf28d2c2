//! The answers and the counts as the text of the committed files. Pure: the
//! same facts give the same bytes.

mod table;

use std::fmt::Display;

use tourbook_board::{Key, Notation};
use tourbook_draw::{Picture, View, svg};

use crate::derive::Entry;

/// A file that the generator writes.
#[derive(Debug)]
pub struct File {
    /// Its path from the folder `generated`.
    pub path: &'static str,
    /// All of its text.
    pub text: String,
}

/// Every file that has the answers or the counts.
#[must_use]
pub fn render(entries: &[Entry], counts: &[(Key, u64)]) -> Vec<File> {
    let answers = entries.iter().map(|entry| (entry.key, entry.answer()));
    vec![
        File { path: "src/table.rs", text: table::answers(entries) },
        File { path: "src/counts.rs", text: table::counts(counts) },
        File { path: "answers.txt", text: lines(answers) },
        File { path: "counts.txt", text: lines(counts.iter().copied()) },
        File { path: "picture.svg", text: picture(entries) },
    ]
}

/// For people: one key a line, with its answer or count.
fn lines(facts: impl Iterator<Item = (Key, impl Display)>) -> String {
    facts.map(|(key, fact)| format!("{key}: {fact}\n")).collect()
}

/// The answer that the README shows as a picture, with the coordinates of the
/// squares; empty when there is no such answer.
fn picture(entries: &[Entry]) -> String {
    let entry = entries.iter().find(|entry| entry.key.to_string() == "8x8 29");
    let draw = |entry: &Entry| {
        let view = View::new(entry.key.board(), Notation::Coordinates { base: 0 });
        Some(svg(&Picture::new(view, entry.tour.as_ref()?).ok()?, None))
    };
    entry.and_then(draw).unwrap_or_default()
}
