//! The ring after each move of the path.

use tourbook_board::{Board, Square};

use super::{Contradiction, Ring, Vertex, VertexSet, only};
use crate::Position;

/// The rings of the squares on the path, so that one more move costs only what
/// follows from it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rings(Vec<Ring>);

impl Rings {
    /// Whether `filter` finds no contradiction in the ring of the path that
    /// goes on with `candidate`; then that ring is the last. The filter is
    /// given the vertices of which something was decided.
    pub(crate) fn enter(
        &mut self,
        position: &Position,
        candidate: Square,
        mut filter: impl FnMut(&mut Ring, VertexSet) -> Result<(), Contradiction>,
    ) -> bool {
        let next = match (self.last(), position.current()) {
            (Some(ring), Some(current)) => {
                ring.after_move(position.board(), current, candidate, filter)
            }
            _ => Ring::from_start(position, candidate)
                .and_then(|mut ring| filter(&mut ring, VertexSet::ALL).map(|()| ring)),
        };
        next.map(|ring| self.0.push(ring)).is_ok()
    }

    /// The ring of the whole path; `None` before the start.
    pub(crate) fn last(&self) -> Option<&Ring> {
        self.0.last()
    }

    /// The last square is taken off the path.
    pub(crate) fn leave(&mut self) {
        self.0.pop();
    }
}

impl Ring {
    /// The ring when the tour goes from `current` to `candidate`.
    fn after_move(
        &self,
        board: Board,
        current: Square,
        candidate: Square,
        mut filter: impl FnMut(&mut Self, VertexSet) -> Result<(), Contradiction>,
    ) -> Result<Self, Contradiction> {
        let (from, to) = (Vertex::of(board, current), Vertex::of(board, candidate));
        let is_forced = self.forced[from.index()] & only(to.place()) != 0;
        if !is_forced && !self.is_undecided(from, to) {
            return Err(Contradiction);
        }
        let mut ring = self.clone();
        ring.free.remove(to);
        ring.current = to;
        if !is_forced {
            let mut changed = VertexSet::EMPTY;
            ring.force(from, to, &mut changed)?;
            filter(&mut ring, changed)?;
        }
        Ok(ring)
    }
}
