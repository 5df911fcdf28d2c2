//! The ring before the first move.
//!
//! Colour decides twice: a knight changes it at each step, so it fixes how many
//! squares of each colour are needed, and which squares can be the last.

use tourbook_board::{Board, Square, SquareSet};

use super::{Contradiction, Ring, Vertex, VertexSet, only};
use crate::Position;

impl Ring {
    /// The ring of all tours from `start`.
    pub(super) fn from_start(position: &Position, start: Square) -> Result<Self, Contradiction> {
        let board = position.board();
        let last = last_squares(board, start).ok_or(Contradiction)?;
        let start = Vertex::of(board, start);
        let mut ring = Self {
            undecided: [0; Vertex::COUNT],
            forced: [0; Vertex::COUNT],
            room: [0; Vertex::COUNT],
            used: [0; Vertex::COUNT],
            other_end: Vertex::ALL,
            links: 1,
            length: board.size() + 1,
            current: start,
            free: VertexSet::EMPTY,
        };
        let Some(first_of_last) = last.first() else {
            // The gate would be joined twice to the only square.
            return Ok(ring);
        };
        for square in board.squares() {
            let vertex = Vertex::of(board, square);
            let places =
                position.moves(square).iter().map(|to| only(Vertex::of(board, to).place()));
            ring.undecided[vertex.index()] = places.fold(0, |set, place| set | place);
            ring.room[vertex.index()] = 2;
            ring.free.insert(vertex);
        }
        ring.free.remove(start);
        let gate = Vertex::gate(Vertex::of(board, first_of_last).side() ^ 1);
        for square in last {
            let vertex = Vertex::of(board, square);
            ring.undecided[vertex.index()] |= only(gate.place());
            ring.undecided[gate.index()] |= only(vertex.place());
        }
        for (end, other) in [(gate, start), (start, gate)] {
            ring.room[end.index()] = 1;
            ring.other_end[end.index()] = other;
        }
        Ok(ring)
    }
}

/// The squares that can be the last of a tour from `start`, by their colour;
/// `None` when colour alone says that there is no tour. Only on the board of
/// one square there is none.
fn last_squares(board: Board, start: Square) -> Option<SquareSet> {
    let colour = board.colour(start);
    let size = u32::from(board.size());
    if board.coloured(colour).len() != size.div_ceil(2) {
        return None;
    }
    let last = if size.is_multiple_of(2) { colour.other() } else { colour };
    Some(board.coloured(last).without(start))
}
