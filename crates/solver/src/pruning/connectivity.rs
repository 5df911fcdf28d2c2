//! Connectivity: whether the knight can still come to every free square.
//!
//! F. Rubin, *A Search Procedure for Hamilton Paths and Circuits*, Journal of
//! the ACM 21(4), 1974, has it among the rules that end a path early.

use tourbook_board::{Square, SquareSet};

use crate::{Position, Pruning};

/// Refutes a candidate when some free square cannot be reached from it over
/// free squares.
#[derive(Clone, Copy, Debug, Default)]
pub struct Connectivity;

impl Pruning for Connectivity {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        // Up to here every free square could be reached from the current one,
        // and the way there went over one of its exits. So if these can all be
        // reached from the candidate, so can everything.
        let wanted = position.current().map_or(position.free(), |current| position.exits(current));
        let mut reached = SquareSet::from(candidate);
        let mut frontier = reached;
        while let Some(square) = frontier.first() {
            if (wanted - reached).is_empty() {
                return true;
            }
            let found = position.exits(square) - reached;
            reached |= found;
            frontier = frontier.without(square) | found;
        }
        (wanted - reached).is_empty()
    }

    fn leave(&mut self) {}
}
