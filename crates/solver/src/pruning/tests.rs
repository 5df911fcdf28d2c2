//! What the filters conclude of single edges, beside plain restatements. That
//! they lose no tour and reach their counts is tested from outside.

mod soundness;
mod two_factor;

use tourbook_board::{Board, Square};

use super::Pruning;
use super::ring::{Contradiction, Ring, Rings, VertexSet};
use crate::{Ascending, Position, Search};

/// A level of pruning, from the inside.
type Filter = fn(&mut Ring, VertexSet) -> Result<(), Contradiction>;

/// A pruning that shows to `look` what it concludes: the position, the
/// candidate, and the ring unless the candidate is refuted.
struct Watched<L> {
    rings: Rings,
    filter: Filter,
    look: L,
}

impl<L: FnMut(&Position, Square, Option<&Ring>)> Pruning for Watched<L> {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        let entered = self.rings.enter(position, candidate, self.filter);
        let ring = self.rings.last().filter(|_| entered);
        (self.look)(position, candidate, ring);
        entered
    }

    fn leave(&mut self) {
        self.rings.leave();
    }
}

/// Lets `look` see every node and every refuted candidate of a search for all
/// tours, from each start in at most `limit` nodes.
fn watch(
    board: Board,
    filter: Filter,
    limit: u64,
    mut look: impl FnMut(&Position, Square, Option<&Ring>),
) {
    for start in board.squares() {
        let watched = Watched { rings: Rings::default(), filter, look: &mut look };
        let _ = Search::new(board, Some(start), Ascending, watched).with_limit(limit).count();
    }
}

fn board(rows: u8, cols: u8) -> Board {
    Board::new(rows, cols).expect("at most 64 squares")
}
