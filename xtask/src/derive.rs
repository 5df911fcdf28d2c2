//! Every answer of the table, from the search.

use std::collections::BTreeSet;

use anyhow::{Result, bail, ensure};
use tourbook_board::{Answer, Key, Square};
use tourbook_problems::{Body, Case, PROBLEMS};
use tourbook_solver::{Effort, Outcome, first_tour};

/// All answers, and what they cost.
#[derive(Debug)]
pub struct Derived {
    /// The answers, in the order of their keys.
    pub entries: Vec<Entry>,
    /// What all searches cost together.
    pub effort: Effort,
}

/// One key with its answer.
#[derive(Debug)]
pub struct Entry {
    /// The key.
    pub key: Key,
    /// The squares of the first tour; `None` when there is no tour.
    pub tour: Option<Vec<Square>>,
}

impl Entry {
    /// The answer, as the table gives it.
    #[must_use]
    pub fn answer(&self) -> Answer<'_> {
        self.tour.as_deref().map_or(Answer::Impossible, Answer::Tour)
    }
}

/// The keys of the table: those of all cases of all problems.
#[must_use]
pub fn keys() -> BTreeSet<Key> {
    cases().map(Case::key).collect()
}

/// Searches all keys.
///
/// # Errors
///
/// When an answer is not what the problems promise. Then the search is wrong,
/// and no table must be made from it.
pub fn derive() -> Result<Derived> {
    let mut derived = Derived { entries: Vec::new(), effort: Effort::default() };
    for key in keys() {
        let solution = first_tour(key.board(), key.start(), u64::MAX);
        derived.effort += solution.effort;
        let tour = match solution.outcome {
            Outcome::Tour(squares) => Some(squares),
            Outcome::NoTour => None,
            Outcome::GaveUp => bail!("{key}: the search has no limit"),
        };
        derived.entries.push(Entry { key, tour });
    }
    confirm(&derived.entries)?;
    Ok(derived)
}

fn cases() -> impl Iterator<Item = Case> {
    PROBLEMS.iter().flat_map(|problem| problem.cases())
}

/// Asserts what the problems promise of their answers.
fn confirm(entries: &[Entry]) -> Result<()> {
    for Entry { key, tour } in entries {
        // If a board has a tour, it has one from the first corner.
        let start = tour.as_ref().filter(|_| key.start().is_none()).and_then(|tour| tour.first());
        ensure!(start.is_none_or(|&start| start == Square::FIRST), "{key}: not from square 1");
    }
    let impossible: BTreeSet<Key> =
        entries.iter().filter(|entry| entry.tour.is_none()).map(|entry| entry.key).collect();
    for case in cases() {
        let is_impossible = impossible.contains(&case.key());
        match case.problem().answer.body {
            // A problem that compares names as text has another order from us
            // where a name has two digits (A10 before A2). No board that wide
            // has a tour.
            Body::Names { .. } => {
                let is_wide = case.key().board().cols() >= 10;
                ensure!(!is_wide || is_impossible, "{case}: a tour with names of two digits");
            }
            Body::Squares | Body::Steps { .. } => {
                ensure!(!is_impossible, "{case}: every case of this problem has a tour");
            }
        }
    }
    Ok(())
}
