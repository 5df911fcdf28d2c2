//! Dead ends: free squares that are about to be cut off.
//!
//! The simplest of the rules in F. Rubin, *A Search Procedure for Hamilton
//! Paths and Circuits*, Journal of the ACM 21(4), 1974, and what careful
//! programs for the exercise do.

use tourbook_board::{Square, SquareSet};

use crate::{Position, Pruning};

/// Refutes a candidate when a free square has no neighbour left, or two have
/// only one.
///
/// The neighbours that count are the free squares and the one the knight
/// stands on. A square with only one can be entered but not left, so it must
/// be the last of the tour, and there is only one last.
#[derive(Clone, Debug, Default)]
pub struct DeadEnds {
    /// For each square on the path: the free squares with one neighbour.
    ends: Vec<SquareSet>,
}

impl DeadEnds {
    /// Knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Pruning for DeadEnds {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        // Only the exits of the square that the knight leaves lose a
        // neighbour; before the start, nothing is known of any square.
        let losers = position.current().map_or(position.free(), |current| position.exits(current));
        let mut ends = self.ends.last().copied().unwrap_or_default().without(candidate);
        for square in losers.without(candidate) {
            match position.exits(square).len() {
                0 => return false,
                1 => ends = ends.with(square),
                _ => {}
            }
        }
        let may_go_on = ends.len() <= 1;
        if may_go_on {
            self.ends.push(ends);
        }
        may_go_on
    }

    fn leave(&mut self) {
        self.ends.pop();
    }
}
