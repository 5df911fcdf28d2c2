//! What the text says besides the strategies' costs: how soon a walk is
//! lost, how many tours a start has, and dead ends where there is no tour.

use anyhow::{Context as _, Result, ensure};
use tourbook_board::{Board, Square};
use tourbook_solver::{Outcome, Strategy, count_tours, strategies};

use super::study::{BoardStudy, find};

/// Facts about single walks and boards.
#[derive(Clone, Debug)]
pub struct Facts {
    /// On the first board, the start from which Warnsdorff's rule with ties in
    /// ascending order backtracks most.
    pub lost_walk: LostWalk,
    /// How many tours the second board has.
    pub tours: Tours,
    /// Dead ends on a board where some starts have no tour.
    pub dead_ends: DeadEnds,
}

/// How many tours a board has.
#[derive(Clone, Copy, Debug)]
pub struct Tours {
    /// From all starts.
    pub all: u64,
    /// The start with the most of them, of equals the first; and how many.
    pub most: (Square, u64),
    /// The start with the fewest of them, of equals the first; and how many.
    pub fewest: (Square, u64),
}

/// A walk that ends before all squares are visited.
#[derive(Clone, Debug)]
pub struct LostWalk {
    /// Where it starts.
    pub start: Square,
    /// How many squares it visits before its first backtrack.
    pub length: usize,
    /// No tour begins with this many of its squares; with one fewer, one does.
    pub lost_at: usize,
}

/// The starts of a board from which Warnsdorff's rule with ties in ascending
/// order comes to a dead end.
#[derive(Clone, Debug)]
pub struct DeadEnds {
    /// The board.
    pub board: Board,
    /// From how many of them there is a tour.
    pub with_tour: usize,
    /// From how many there is none.
    pub without_tour: usize,
    /// The nodes that the rule needs to find that there is none from these.
    pub nodes: u64,
    /// The nodes that forced edges need.
    pub nodes_of_forced_edges: u64,
}

/// Finds them.
///
/// # Errors
///
/// When there are no such boards or walks.
pub fn facts(boards: &[BoardStudy]) -> Result<Facts> {
    let [first, second] = boards else { anyhow::bail!("the text is about two boards") };
    Ok(Facts {
        lost_walk: lost_walk(first, &strategies::WARNSDORFF_ASCENDING)?,
        tours: tours(second.board)?,
        dead_ends: dead_ends(Board::new(5, 5)?, &strategies::WARNSDORFF_ASCENDING),
    })
}

fn tours(board: Board) -> Result<Tours> {
    let starts = board.squares().iter();
    let counts: Vec<(Square, u64)> =
        starts.map(|start| (start, count_tours(board, Some(start)))).collect();
    let fewest = counts.iter().min_by_key(|&(_, count)| count).context("a board has a start")?;
    let most = counts.iter().rev().max_by_key(|&(_, count)| count).unwrap_or(fewest);
    let all = counts.iter().map(|&(_, count)| count).sum();
    Ok(Tours { all, most: *most, fewest: *fewest })
}

fn lost_walk(study: &BoardStudy, strategy: &Strategy) -> Result<LostWalk> {
    let runs = find(study, strategy)?.runs.iter();
    let (start, _) = study
        .board
        .squares()
        .iter()
        .zip(runs)
        .max_by_key(|(_, run)| run.backtracks)
        .context("a board has a start")?;
    let path = strategy.greedy_path(study.board, start, 0);
    let Outcome::Tour(tour) = strategy.solve(study.board, start, 0, u64::MAX).outcome else {
        anyhow::bail!("every start has a tour");
    };
    ensure!(path.len() < tour.len(), "{}: no walk is lost", strategy.name);
    // The search leaves a move only when it has tried all that follows it.
    let common = path.iter().zip(&tour).take_while(|(a, b)| a == b).count();
    Ok(LostWalk { start, length: path.len(), lost_at: common + 1 })
}

fn dead_ends(board: Board, strategy: &Strategy) -> DeadEnds {
    let mut found =
        DeadEnds { board, with_tour: 0, without_tour: 0, nodes: 0, nodes_of_forced_edges: 0 };
    for start in board.squares() {
        if strategy.greedy_path(board, start, 0).len() == usize::from(board.size()) {
            continue;
        }
        let solution = strategy.solve(board, start, 0, u64::MAX);
        if solution.outcome == Outcome::NoTour {
            let forced = strategies::ASCENDING_FORCED_EDGES.solve(board, start, 0, u64::MAX);
            found.without_tour += 1;
            found.nodes += solution.effort.nodes;
            found.nodes_of_forced_edges += forced.effort.nodes;
        } else {
            found.with_tour += 1;
        }
    }
    found
}
