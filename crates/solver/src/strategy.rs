//! A strategy: a move order and a pruning under a name.
//!
//! The searches here are not generic, so that they are compiled with this
//! crate, and as fast as it is, from any caller.

use tourbook_board::{Board, Square};

use crate::{MoveOrder, Position, Pruning, Search, Solution, SplitMix64};

/// A way of choosing the next move, for the one engine.
///
/// Every strategy is a complete search: without a limit it finds a tour or
/// proves that there is none.
///
/// ```
/// use tourbook_board::{Board, Square};
/// use tourbook_solver::strategies;
///
/// // Roth's rule makes a tour of 8 x 8 from the corner without a backtrack.
/// let solution = strategies::ROTH.solve(Board::new(8, 8)?, Square::FIRST, 0, u64::MAX);
/// assert_eq!(solution.effort.nodes, 64);
/// assert_eq!(solution.effort.backtracks, 0);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Debug)]
pub struct Strategy {
    /// What it is called, in a few words; no two have the same name.
    pub name: &'static str,
    /// What it does, as the end of a sentence.
    pub rule: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// How many walks from one start tell what it costs: 1, but more where
    /// chance decides.
    pub walks: u32,
    /// Whether it refutes candidates.
    pub prunes: bool,
    pub(crate) order: fn(SplitMix64) -> Box<dyn MoveOrder>,
    pub(crate) pruning: fn() -> Box<dyn Pruning>,
}

/// The first seed of all random numbers: the year of Warnsdorff's book.
pub const SEED: u64 = 1823;

impl Strategy {
    /// Searches a tour of `board` from `start` in at most `limit` nodes.
    ///
    /// The number of the `walk`, from 0, matters where chance decides: each
    /// walk from each start has chances of its own, always the same.
    #[must_use]
    pub fn solve(&self, board: Board, start: Square, walk: u32, limit: u64) -> Solution {
        let (order, pruning) = ((self.order)(chance(board, start, walk)), (self.pruning)());
        Search::new(board, Some(start), order, pruning).with_limit(limit).solve()
    }

    /// The path before the first backtrack: a tour, or a dead end.
    ///
    /// ```
    /// use tourbook_board::{Board, Square};
    /// use tourbook_solver::strategies;
    ///
    /// let board = Board::new(3, 3)?;
    /// let path = strategies::WARNSDORFF_ASCENDING.greedy_path(board, Square::FIRST, 0);
    /// // The centre is a knight's move from nowhere.
    /// assert_eq!(path.len(), 8);
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    #[must_use]
    pub fn greedy_path(&self, board: Board, start: Square, walk: u32) -> Vec<Square> {
        let (mut order, mut pruning) = ((self.order)(chance(board, start, walk)), (self.pruning)());
        let mut position = Position::new(board);
        let mut moves: Vec<Square> = (board.squares() & start.into()).iter().collect();
        while let Some(&square) = moves.iter().find(|&&square| pruning.enter(&position, square)) {
            position.put(square);
            moves = position.exits(square).iter().collect();
            order.arrange(&position, &mut moves);
        }
        position.path().to_vec()
    }
}

/// The chances of one walk. Walks count on from [`SEED`], and the first value
/// of the generator there seeds their own: so neighbours have nothing in common.
fn chance(board: Board, start: Square, walk: u32) -> SplitMix64 {
    let place = [board.rows(), board.cols(), start.number()]
        .into_iter()
        .fold(0, |place, part| place << 8 | u64::from(part));
    SplitMix64::new(SplitMix64::new(SEED + (place << 32 | u64::from(walk))).next())
}
