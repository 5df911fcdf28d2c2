//! The levels of filtering, from every start of every board.

use anyhow::{Context as _, Result};
use rayon::prelude::*;
use tourbook_board::{Board, Square, Tour};
use tourbook_solver::{
    Ascending, Effort, Outcome, Search, SingletonConsistency, Strategy, strategies,
};

/// After so many nodes a search is given up: the start is undecided.
pub const LIMIT: u64 = 1_000;

/// The levels in ascending order; each draws all conclusions of those before.
pub const LEVELS: [&Strategy; 3] = [
    &strategies::ASCENDING_FORCED_EDGES,
    &strategies::ASCENDING_TWO_FACTOR,
    &strategies::ASCENDING_SINGLETON_CONSISTENCY,
];

/// All levels on the same boards.
#[derive(Clone, Debug)]
pub struct Scope {
    /// How many boards.
    pub boards: usize,
    /// How many starts they have together.
    pub starts: usize,
    /// By level, what the searches from all starts came to.
    pub totals: [Total; LEVELS.len()],
}

/// What searches came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Total {
    /// How many found a tour.
    pub tours: usize,
    /// How many squares these tours have together.
    pub squares: u64,
    /// How many were given up.
    pub undecided: usize,
    /// Nodes of searches that found that there is no tour.
    pub nodes_without_tour: u64,
    /// What all searches cost.
    pub effort: Effort,
    /// How many assumptions singleton consistency made.
    pub assumptions: u64,
}

impl Total {
    fn add(&mut self, other: Self) {
        self.tours += other.tours;
        self.squares += other.squares;
        self.undecided += other.undecided;
        self.nodes_without_tour += other.nodes_without_tour;
        self.effort += other.effort;
        self.assumptions += other.assumptions;
    }

    /// Whether every search put just its tour on the path, and nothing where
    /// there is none.
    #[must_use]
    pub fn never_goes_back(&self) -> bool {
        self.undecided == 0
            && self.effort.backtracks == 0
            && self.effort.nodes == self.squares
            && self.nodes_without_tour == 0
    }
}

/// Runs all searches: on the boards up to 8 x 8, and on all boards.
///
/// # Errors
///
/// When the search finds a tour that is not valid: then the search is broken.
pub fn levels() -> Result<[Scope; 2]> {
    let most = Square::MOST;
    let boards = (1..=most).flat_map(|rows| (1..=most / rows).map(move |cols| (rows, cols)));
    let boards: Vec<Board> =
        boards.map(|(rows, cols)| Board::new(rows, cols)).collect::<Result<_, _>>()?;
    let by_board: Vec<(Board, [Total; LEVELS.len()])> =
        boards.into_par_iter().map(on_board).collect::<Result<_>>()?;
    Ok([scope(&by_board, |board| board.rows().max(board.cols()) <= 8), scope(&by_board, |_| true)])
}

fn scope(by_board: &[(Board, [Total; LEVELS.len()])], is_inside: impl Fn(Board) -> bool) -> Scope {
    let mut scope = Scope { boards: 0, starts: 0, totals: Default::default() };
    for &(board, totals) in by_board.iter().filter(|&&(board, _)| is_inside(board)) {
        scope.boards += 1;
        scope.starts += usize::from(board.size());
        scope.totals.iter_mut().zip(totals).for_each(|(sum, total)| sum.add(total));
    }
    scope
}

fn on_board(board: Board) -> Result<(Board, [Total; LEVELS.len()])> {
    let mut totals = [Total::default(); LEVELS.len()];
    for (total, level) in totals.iter_mut().zip(LEVELS) {
        for start in board.squares() {
            total.add(search(level, board, start)?);
        }
    }
    Ok((board, totals))
}

fn search(level: &Strategy, board: Board, start: Square) -> Result<Total> {
    let mut assumptions = 0;
    let solution = if level.name == strategies::ASCENDING_SINGLETON_CONSISTENCY.name {
        let mut pruning = SingletonConsistency::new();
        let search = Search::new(board, Some(start), Ascending, &mut pruning);
        let solution = search.with_limit(LIMIT).solve();
        assumptions = pruning.assumptions();
        solution
    } else {
        level.solve(board, start, 0, LIMIT)
    };
    let mut total = Total { effort: solution.effort, assumptions, ..Total::default() };
    match solution.outcome {
        Outcome::Tour(squares) => {
            Tour::new(board, &squares).with_context(|| format!("{board} from {start:?}"))?;
            total.tours = 1;
            total.squares = squares.len() as u64;
        }
        Outcome::NoTour => total.nodes_without_tour = solution.effort.nodes,
        Outcome::GaveUp => total.undecided = 1,
    }
    Ok(total)
}
