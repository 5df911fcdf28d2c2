//! `cargo xtask solve`: the first tour of any board that fits the search.

use anyhow::{Context as _, Result};
use tourbook_board::Board;
use tourbook_keys::Numbers;
use tourbook_solver::{Effort, Outcome, first_tour};

/// What a search printed: the line for standard output, and what it cost.
#[derive(Debug)]
pub struct Report {
    /// The squares of the tour or `no tour`; `None` when the search gave up.
    pub line: Option<String>,
    /// What it cost.
    pub effort: Effort,
}

/// Searches the first tour of the board, from `start` (a square's number) or
/// over all starts, in at most `limit` nodes.
///
/// # Errors
///
/// When there is no such board, or no such square on it.
pub fn solve(rows: u8, cols: u8, start: Option<u8>, limit: u64) -> Result<Report> {
    let board = Board::new(rows, cols)?;
    let start = start
        .map(|number| {
            board.numbered(number).with_context(|| {
                format!("start {number} is not on the {board} board (1 to {})", board.size())
            })
        })
        .transpose()?;
    let solution = first_tour(board, start, limit);
    let line = match solution.outcome {
        Outcome::Tour(squares) => Some(Numbers(&squares).to_string()),
        Outcome::NoTour => Some("no tour".to_owned()),
        Outcome::GaveUp => None,
    };
    Ok(Report { line, effort: solution.effort })
}

/// The counts of a search as a person reads them.
#[must_use]
pub fn describe(effort: Effort) -> String {
    let Effort { nodes, refuted, backtracks } = effort;
    format!("{nodes} nodes, {refuted} refuted, {backtracks} backtracks")
}
