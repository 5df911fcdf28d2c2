//! `cargo xtask solve`: the first tour of any board that fits the search.

use tourbook_board::{Board, Numbers, Square};
use tourbook_solver::{Effort, Outcome, first_tour};

/// The result of a search: the line for standard output, and what it cost.
#[derive(Debug)]
pub struct Report {
    /// The squares of the tour or `no tour`; `None` when the search gave up.
    pub line: Option<String>,
    /// What it cost.
    pub effort: Effort,
}

/// Searches the first tour of the board, from `start`, a square of it, or over
/// all starts, in at most `limit` nodes.
///
/// ```
/// use tourbook_board::Board;
/// use xtask::solve::solve;
///
/// // The sample of POJ 2488: A1B3C1A2B4C2A3B1C3A4B2C4.
/// let report = solve(Board::new(3, 4)?, None, u64::MAX);
/// assert_eq!(report.line.as_deref(), Some("1 7 9 2 8 10 3 5 11 4 6 12"));
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[must_use]
pub fn solve(board: Board, start: Option<Square>, limit: u64) -> Report {
    let solution = first_tour(board, start, limit);
    let line = match solution.outcome {
        Outcome::Tour(squares) => Some(Numbers::new(&squares).to_string()),
        Outcome::NoTour => Some("no tour".to_owned()),
        Outcome::GaveUp => None,
    };
    Report { line, effort: solution.effort }
}

/// The counts of a search as a person reads them.
#[must_use]
pub fn describe(effort: Effort) -> String {
    let Effort { nodes, refuted, backtracks } = effort;
    format!("{nodes} nodes, {refuted} refuted, {backtracks} backtracks")
}
