//! Every strategy from every start of the boards of the study.

use anyhow::{Context as _, Result, bail};
use rayon::prelude::*;
use tourbook_board::{Board, Square, Tour};
use tourbook_solver::{Effort, Outcome, Strategy, strategies};

use super::count::{Count, quotient};

/// After so many nodes a search is given up.
pub const LIMIT: u64 = 1_000_000;

/// The rows and columns of the boards that are studied.
const BOARDS: [(u8, u8); 2] = [(8, 8), (5, 6)];

/// All that was found on one board.
#[derive(Clone, Debug)]
pub struct BoardStudy {
    /// The board.
    pub board: Board,
    /// One for each strategy, in the order of [`strategies::ALL`].
    pub rows: Vec<Row>,
}

/// All searches of one strategy on one board.
#[derive(Clone, Debug)]
pub struct Row {
    /// The strategy.
    pub strategy: &'static Strategy,
    /// By start, and for each start by walk.
    pub runs: Vec<Run>,
}

/// One search.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// Whether it found a tour within the limit.
    pub solved: bool,
    /// What it cost, up to the limit.
    pub effort: Effort,
    /// How often it backtracks until it finds a tour.
    pub backtracks: Count,
}

/// Runs all searches, on as many threads as the machine has.
///
/// # Errors
///
/// When a search does not end as it must: then the strategy is broken.
pub fn boards() -> Result<Vec<BoardStudy>> {
    BOARDS
        .into_iter()
        .map(|(rows, cols)| {
            let board = Board::new(rows, cols)?;
            let row = |strategy| row(strategy, board);
            Ok(BoardStudy {
                board,
                rows: strategies::ALL.into_iter().map(row).collect::<Result<_>>()?,
            })
        })
        .collect()
}

fn row(strategy: &'static Strategy, board: Board) -> Result<Row> {
    let searches: Vec<(Square, u32)> = board
        .squares()
        .iter()
        .flat_map(|start| (0..strategy.walks).map(move |walk| (start, walk)))
        .collect();
    // Collected in the order of the searches, whichever ends first.
    let runs = searches.into_par_iter().map(|(start, walk)| run(strategy, board, start, walk));
    Ok(Row { strategy, runs: runs.collect::<Result<_>>()? })
}

fn run(strategy: &Strategy, board: Board, start: Square, walk: u32) -> Result<Run> {
    let solution = strategy.solve(board, start, walk, LIMIT);
    let where_from = || format!("{}, {board} from {}", strategy.name, start.number());
    let solved = match solution.outcome {
        Outcome::Tour(squares) => {
            Tour::new(board, &squares).with_context(where_from)?;
            true
        }
        Outcome::NoTour => bail!("{}: every start has a tour", where_from()),
        Outcome::GaveUp => false,
    };
    let backtracks = if solved {
        Count { more: false, value: solution.effort.backtracks }
    } else {
        // What was not taken back is on the path, and that is no tour.
        Count { more: true, value: LIMIT - u64::from(board.size()) }
    };
    Ok(Run { solved, effort: solution.effort, backtracks })
}

impl Run {
    /// Whether it was a tour at the first try.
    #[must_use]
    pub fn at_once(self) -> bool {
        self.solved && self.effort.backtracks == 0
    }
}

impl Row {
    /// How many searches found a tour within the limit.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.runs.iter().filter(|run| run.solved).count()
    }

    /// How many searches found one without a backtrack.
    #[must_use]
    pub fn at_once(&self) -> usize {
        self.runs.iter().filter(|run| run.at_once()).count()
    }

    /// Backtracks of all searches.
    #[must_use]
    pub fn backtracks(&self) -> Count {
        self.runs.iter().map(|run| run.backtracks).sum()
    }

    /// What all searches cost, up to the limit.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.runs.iter().fold(Effort::default(), |mut sum, run| {
            sum += run.effort;
            sum
        })
    }

    /// Half of the searches backtracked no more often than this.
    #[must_use]
    pub fn median(&self) -> Count {
        let mut sorted: Vec<Count> = self.runs.iter().map(|run| run.backtracks).collect();
        sorted.sort_unstable();
        sorted.get(sorted.len().saturating_sub(1) / 2).copied().unwrap_or_default()
    }

    /// How many of 100 searches need no backtrack, with one decimal.
    #[must_use]
    pub fn share(&self) -> String {
        quotient(100 * self.at_once() as u64, self.runs.len() as u64, 1)
    }

    /// No search backtracked more often than this.
    #[must_use]
    pub fn worst(&self) -> Count {
        self.runs.iter().map(|run| run.backtracks).max().unwrap_or_default()
    }

    /// The searches from each start.
    pub fn by_start(&self) -> impl Iterator<Item = &[Run]> {
        self.runs.chunks(usize::try_from(self.strategy.walks).unwrap_or(1))
    }
}

/// The row of `strategy`.
///
/// # Errors
///
/// When the strategy is not in the study.
pub fn find<'a>(study: &'a BoardStudy, strategy: &Strategy) -> Result<&'a Row> {
    let mut rows = study.rows.iter();
    rows.find(|row| row.strategy.name == strategy.name)
        .with_context(|| format!("{} is not in the study", strategy.name))
}

/// A board as a text names it: `8 x 8`.
#[must_use]
pub fn name(board: Board) -> String {
    format!("{} x {}", board.rows(), board.cols())
}
