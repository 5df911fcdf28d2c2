//! Whole searches, from the question to the outcome.

use tourbook_board::{Board, Square};

use crate::{Ascending, Effort, Event, ForcedEdges, MoveOrder, Pruning, Search, TwoFactor};

/// What came out of a search, and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What came out.
    pub outcome: Outcome,
    /// What it cost.
    pub effort: Effort,
}

/// What came out of a search for one tour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The squares of the tour, in the order of the visit.
    Tour(Vec<Square>),
    /// There is none: the search was exhaustive.
    NoTour,
    /// The limit was reached: whether there is a tour is not known.
    GaveUp,
}

impl<O: MoveOrder, P: Pruning> Search<O, P> {
    /// Searches on until the next event, and says what came out.
    pub fn solve(mut self) -> Solution {
        let outcome = match self.resume() {
            Event::Tour => Outcome::Tour(self.path().to_vec()),
            Event::Exhausted => Outcome::NoTour,
            Event::LimitReached => Outcome::GaveUp,
        };
        Solution { outcome, effort: self.effort() }
    }

    /// Counts the tours that are left; `None` when the limit is reached.
    pub fn count(mut self) -> Option<u64> {
        let mut tours = 0;
        loop {
            match self.resume() {
                Event::Tour => tours += 1,
                Event::Exhausted => return Some(tours),
                Event::LimitReached => return None,
            }
        }
    }
}

/// The lexicographically first tour of `board` from `start`, or over all
/// starts, in at most `limit` nodes.
///
/// It prunes with [`TwoFactor`], the fastest level that decides every board at
/// once. [`ForcedEdges`] leaves some boards undecided, and
/// [`SingletonConsistency`] takes more than ten times as long for the few
/// backtracks that it saves.
///
/// [`SingletonConsistency`]: crate::SingletonConsistency
///
/// ```
/// use tourbook_board::Board;
/// use tourbook_solver::{Outcome, first_tour};
///
/// let Outcome::Tour(squares) = first_tour(Board::new(3, 4)?, None, u64::MAX).outcome else {
///     panic!("3 x 4 has a tour");
/// };
/// let numbers: Vec<u8> = squares.iter().map(|square| square.number()).collect();
/// assert_eq!(numbers, [1, 7, 9, 2, 8, 10, 3, 5, 11, 4, 6, 12]);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[must_use]
pub fn first_tour(board: Board, start: Option<Square>, limit: u64) -> Solution {
    Search::new(board, start, Ascending, TwoFactor::new()).with_limit(limit).solve()
}

/// How many tours `board` has from `start`, or over all starts (a tour and its
/// reverse are then two).
///
/// It prunes with [`ForcedEdges`]: where nearly every path leads to a tour, more
/// pruning costs more than it saves.
///
/// ```
/// use tourbook_board::Board;
///
/// // OEIS A165134: 1728 directed tours of the 5 x 5 board.
/// assert_eq!(tourbook_solver::count_tours(Board::new(5, 5)?, None), 1728);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[must_use]
pub fn count_tours(board: Board, start: Option<Square>) -> u64 {
    let mut search = Search::new(board, start, Ascending, ForcedEdges::new());
    std::iter::from_fn(|| (search.resume() == Event::Tour).then_some(())).fold(0, |n, ()| n + 1)
}
