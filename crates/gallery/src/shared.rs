//! What many cases share: boards and reasons. A case names one by its place in
//! a list, so that the page has each one once.

use anyhow::{Context as _, Result, ensure};
use base64::alphabet::{Alphabet, URL_SAFE};
use serde_json::{Value, json};
use tourbook_board::{Notation, Square};
use tourbook_draw::View;
use tourbook_judge::{Reason, Subject, explain};
use tourbook_problems::Language;

/// A tour is a text with a character for each square: the character at this
/// place in the alphabet.
pub(crate) const DIGITS: Alphabet = URL_SAFE;

/// Boards and reasons without repetitions.
#[derive(Default)]
pub(crate) struct Shared {
    views: Vec<View>,
    reasons: Vec<Value>,
}

impl Shared {
    /// The place of a board in the list of boards.
    pub(crate) fn board(&mut self, view: View) -> usize {
        place(&mut self.views, view)
    }

    /// The tour as text, or the place of the reason in the list of reasons;
    /// nothing if the table has only the number of tours.
    pub(crate) fn answer(&mut self, subject: Subject, view: View) -> Result<Value> {
        let key = subject.key();
        let Some(explanation) = explain(subject) else {
            // The table may have the number of tours, and none of them.
            ensure!(subject.count().is_some(), "the table has no answer to {key}");
            return Ok(Value::Null);
        };
        let Reason::Impossible(proof) = &explanation.reason else {
            let tour = explanation.answer.tour().unwrap_or_default();
            let digits: Option<String> = tour.iter().map(|&square| digit(view, square)).collect();
            return Ok(json!(digits.context("a square has no digit")?));
        };
        let marks: Vec<Option<u8>> =
            drawn(view).map(|square| proof.marks.get(square.index()).copied().flatten()).collect();
        // The reasons of many starts differ in the start alone.
        let share = |language| {
            let text = explanation.obstacle(language);
            match key.start() {
                Some(start) => text.replace(&view.label(start).to_string(), "{start}"),
                None => text,
            }
        };
        let reason = json!({
            "marks": marks,
            "en": share(Language::English),
            "zh": share(Language::Chinese),
        });
        Ok(json!(place(&mut self.reasons, reason)))
    }

    /// The list of boards.
    pub(crate) fn boards(&self) -> Vec<Value> {
        self.views.iter().copied().map(of_view).collect()
    }

    /// The list of reasons.
    pub(crate) fn reasons(self) -> Vec<Value> {
        self.reasons
    }
}

/// The place of `item` in `list`, to which it is added if it is missing.
fn place<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    list.iter().position(|other| *other == item).unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}

/// The squares as they are drawn, row by row.
fn drawn(view: View) -> impl Iterator<Item = Square> {
    (0..view.rows()).flat_map(move |row| view.row(row))
}

/// The character for `square`, by its place in the drawing.
fn digit(view: View, square: Square) -> Option<char> {
    DIGITS.as_str().chars().nth(view.index(square).into())
}

/// A board as it is drawn: its labels, and what its squares are called.
fn of_view(view: View) -> Value {
    let names: Vec<String> = drawn(view).map(|square| view.label(square).to_string()).collect();
    // Numbers stand on the squares, not at the edges.
    let has_edges = view.notation() != Notation::Numbers;
    let rows = (0..view.rows()).filter(|_| has_edges).map(|row| view.row_label(row));
    let cols = (0..view.cols()).filter(|_| has_edges).map(|col| view.col_label(col));
    json!({
        "rows": view.rows(),
        "cols": view.cols(),
        "rowLabels": rows.collect::<Vec<_>>(),
        "colLabels": cols.collect::<Vec<_>>(),
        "names": names,
    })
}
