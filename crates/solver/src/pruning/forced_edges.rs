//! Forced-edge propagation, known from the search for Hamiltonian paths.
//!
//! For knights: P. Shufelt and H. Berliner, *Generating Knight's Tours Without
//! Backtracking from Errors*, CMU-CS-93-161, 1993 (on closed tours).
//!
//! Every vertex of the ring needs exactly two edges. Everything that follows from
//! that is concluded:
//!
//! - a vertex with fewer edges than it needs: no tour; with just as many: all
//!   are forced;
//! - a vertex with two forced edges loses its others;
//! - a forced edge joins two chains; the edge that would close a chain into a
//!   ring too early is removed.
//!
//! When nothing changes any more, every free square must be reachable from the
//! current one.

use tourbook_board::Square;

use super::Pruning;
use super::ring::{Contradiction, Ring, Rings, VertexSet, each};
use crate::Position;

/// Refutes a candidate when forced edges leave no tour that goes on with it.
#[derive(Clone, Debug, Default)]
pub struct ForcedEdges {
    rings: Rings,
}

impl ForcedEdges {
    /// Knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Pruning for ForcedEdges {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        self.rings.enter(position, candidate, Ring::filter_forced_edges)
    }

    fn leave(&mut self) {
        self.rings.leave();
    }
}

impl Ring {
    /// Draws every conclusion of forced edges; something new is known of the
    /// vertices in `changed`.
    ///
    /// # Errors
    ///
    /// When the conclusions contradict each other.
    pub(super) fn filter_forced_edges(&mut self, changed: VertexSet) -> Result<(), Contradiction> {
        self.propagate(changed)?;
        self.reach_all()
    }

    /// Concludes all that follows from what is new of the vertices in `changed`; returns the
    /// vertices of which it decided an edge.
    ///
    /// # Errors
    ///
    /// When the conclusions contradict each other.
    pub(super) fn propagate(&mut self, mut changed: VertexSet) -> Result<VertexSet, Contradiction> {
        let mut decided = VertexSet::EMPTY;
        while let Some(vertex) = changed.pop() {
            let mut found = VertexSet::EMPTY;
            let far = self.other_end(vertex);
            if self.is_undecided(vertex, far) && self.room(vertex) > 0 && !self.lacks_one_edge() {
                self.remove(vertex, far, &mut found);
            }
            let (undecided, room) = (self.undecided(vertex), self.room(vertex));
            if room == 0 {
                for place in each(undecided) {
                    self.remove(vertex, vertex.across(place), &mut found);
                }
            } else if undecided.count_ones() < room {
                return Err(Contradiction);
            } else if undecided.count_ones() == room {
                for place in each(undecided) {
                    self.force(vertex, vertex.across(place), &mut found)?;
                }
            }
            changed = changed | found;
            decided = decided | found;
        }
        Ok(decided)
    }

    /// Asserts that every free square can be reached from the current one over
    /// free squares.
    ///
    /// # Errors
    ///
    /// When one cannot be reached.
    pub(super) fn reach_all(&self) -> Result<(), Contradiction> {
        let mut missing = self.free();
        let mut frontier = VertexSet::of(self.current());
        while let Some(vertex) = frontier.pop() {
            let found = VertexSet::across(vertex, self.open(vertex)) & missing;
            missing = missing - found;
            frontier = frontier | found;
        }
        if missing.is_empty() { Ok(()) } else { Err(Contradiction) }
    }
}
