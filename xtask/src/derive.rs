//! Everything that the table holds, from the search.

use std::collections::BTreeSet;

use anyhow::{Result, bail, ensure};
use rayon::prelude::*;
use tourbook_board::{Answer, Board, Key, Square};
use tourbook_problems::{Body, Case, PROBLEMS};
use tourbook_solver::{Effort, Outcome, count_tours, first_tour};

/// The longest side of a board whose starts the table has.
const LONGEST: u8 = 8;

/// The longest side and the most squares of a board whose tours are counted.
const COUNTED: (u8, u8) = (9, 30);

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

/// The keys of the table, in their order: each start and any start of the
/// boards of at most 8 rows and 8 columns, and those of all cases whose answer is
/// a tour.
#[must_use]
pub fn keys() -> BTreeSet<Key> {
    let any_start = boards(LONGEST, Square::MOST).map(Key::from_any_start);
    let starts = boards(LONGEST, Square::MOST).flat_map(each_start);
    any_start.chain(starts).chain(cases().map(Case::key)).collect()
}

/// The keys whose tours are counted, in their order: each start of the boards
/// of at most 30 squares and at most 9 rows and 9 columns.
#[must_use]
pub fn counted_keys() -> Vec<Key> {
    let (longest, size) = COUNTED;
    boards(longest, size).flat_map(each_start).collect()
}

/// Searches the first tour of each of the [`keys`].
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

/// Counts the tours of each of the [`counted_keys`], on all cores.
#[must_use]
pub fn count() -> Vec<(Key, u64)> {
    let keys = counted_keys();
    keys.into_par_iter().map(|key| (key, count_tours(key.board(), key.start()))).collect()
}

/// The boards of at most so many rows and columns, and at most so many squares.
fn boards(longest: u8, size: u8) -> impl Iterator<Item = Board> {
    let sizes = (1..=longest).flat_map(move |rows| (1..=longest).map(move |cols| (rows, cols)));
    sizes
        .filter_map(|(rows, cols)| Board::new(rows, cols).ok())
        .filter(move |board| board.size() <= size)
}

fn each_start(board: Board) -> impl Iterator<Item = Key> {
    board.squares().iter().filter_map(move |start| Key::from_start(board, start))
}

/// The cases whose answer is a tour.
fn cases() -> impl Iterator<Item = Case> {
    let problems = PROBLEMS.iter().filter(|problem| problem.answer.body != Body::Count);
    problems.flat_map(|problem| problem.cases())
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
            Body::Squares | Body::Steps { .. } | Body::Count => {
                ensure!(!is_impossible, "{case}: every case of this problem has a tour");
            }
        }
    }
    Ok(())
}
