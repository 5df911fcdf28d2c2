//! Every answer of the table, from the search.

use anyhow::{Result, bail, ensure};
use tourbook_board::Square;
use tourbook_keys::{Answer, Family, Key, Label};
use tourbook_solver::{Effort, Outcome, first_tour};

/// All answers, and what they cost.
#[derive(Debug)]
pub struct Derived {
    /// The answers, families and keys in their order.
    pub entries: Vec<Entry>,
    /// What all searches cost together.
    pub effort: Effort,
}

/// One key with its answer.
#[derive(Debug)]
pub struct Entry {
    /// Which problem's key it is.
    pub family: Family,
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

/// Searches all keys.
///
/// # Errors
///
/// When an answer is not as the rest of the project takes for granted: then
/// the search is broken, and no table must be made from it.
pub fn derive() -> Result<Derived> {
    let mut derived = Derived { entries: Vec::new(), effort: Effort::default() };
    for family in Family::ALL {
        for key in family.keys() {
            let solution = first_tour(key.board(), key.start(), u64::MAX);
            derived.effort += solution.effort;
            let tour = match solution.outcome {
                Outcome::Tour(squares) => Some(squares),
                Outcome::NoTour => None,
                Outcome::GaveUp => bail!("{}: the search has no limit", Label(family, key)),
            };
            let entry = Entry { family, key, tour };
            confirm(&entry)?;
            derived.entries.push(entry);
        }
    }
    Ok(derived)
}

/// Asserts what the problems' facts promise of an answer.
fn confirm(entry: &Entry) -> Result<()> {
    let label = Label(entry.family, entry.key);
    match (entry.family, entry.tour.as_deref()) {
        (Family::Poj2488, None) => {}
        (Family::Poj2488, Some(squares)) => {
            // If a board has a tour, it has one from the corner A1. And where
            // p has two digits, names compared as text (A10 before A2) would
            // be in another order than squares: there must be no tour.
            ensure!(squares.first() == Some(&Square::FIRST), "{label}: does not start at A1");
            ensure!(entry.key.board().cols() < 10, "{label}: a tour where p has two digits");
        }
        (_, tour) => ensure!(tour.is_some(), "{label}: every start has a tour"),
    }
    Ok(())
}
