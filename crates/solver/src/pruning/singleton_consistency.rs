//! Singleton consistency: an edge that cannot be left out is forced.
//!
//! Assume that a tour does not take an undecided edge. If the other filters
//! refute that, every tour takes the edge. R. Debruyne and C. Bessière, *Some
//! practicable filtering techniques for the constraint satisfaction problem*,
//! IJCAI 1997, define this for all kinds of constraints: there an assumption is
//! a domain of a single value, whence the name.
//!
//! Assumptions are made only at the vertices where all undecided edges but one
//! are taken. These are the next to be decided, and they suffice: see the
//! counts in `tests/levels.rs`. To assume as well that an edge is taken does not
//! help there. It means that one of the other edges is out. If the filters refute that
//! an edge is in, they refute also that any one of the others is out, as this
//! assumption says more. So these are all forced, and the edge is removed.
//!
//! A test for articulation vertices would refute nothing more than that every
//! free square can be reached, which says that the gate is none: every count of
//! `tests/levels.rs` is the same with it.

use tourbook_board::Square;

use super::Pruning;
use super::ring::{Contradiction, Ring, Rings, Vertex, VertexSet, each};
use crate::Position;

/// Refutes a candidate when singleton consistency leaves no tour that goes on
/// with it.
#[derive(Clone, Debug, Default)]
pub struct SingletonConsistency {
    rings: Rings,
    assumptions: u64,
}

impl SingletonConsistency {
    /// Knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// How many assumptions were made so far: what it cost, as a count.
    ///
    /// ```
    /// use tourbook_board::{Board, Square};
    /// use tourbook_solver::{Ascending, Search, SingletonConsistency};
    ///
    /// let mut pruning = SingletonConsistency::new();
    /// let search = Search::new(Board::new(5, 6)?, Some(Square::FIRST), Ascending, &mut pruning);
    /// assert_eq!(search.solve().effort.backtracks, 0);
    /// assert!(pruning.assumptions() > 0);
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    #[must_use]
    pub const fn assumptions(&self) -> u64 {
        self.assumptions
    }
}

impl Pruning for SingletonConsistency {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        self.rings.enter(position, candidate, |ring, changed| {
            ring.filter_singletons(changed, &mut self.assumptions)
        })
    }

    fn leave(&mut self) {
        self.rings.leave();
    }
}

impl Ring {
    /// Draws every conclusion of singleton consistency; something new is known
    /// of the vertices in `changed`. Counts the assumptions.
    ///
    /// # Errors
    ///
    /// When the conclusions contradict each other.
    pub(super) fn filter_singletons(
        &mut self,
        changed: VertexSet,
        assumptions: &mut u64,
    ) -> Result<(), Contradiction> {
        self.filter_two_factors(changed)?;
        while self.force_needed_edges(assumptions)? {}
        Ok(())
    }

    /// Tries each edge once, and says whether it forced one.
    fn force_needed_edges(&mut self, assumptions: &mut u64) -> Result<bool, Contradiction> {
        let mut forced = false;
        for vertex in VertexSet::ALL.iter() {
            for place in each(self.undecided(vertex)) {
                // An edge that was forced may have decided those after it.
                let has_one_too_many = self.undecided(vertex).count_ones() == self.room(vertex) + 1;
                let other = vertex.across(place);
                if !has_one_too_many || !self.is_undecided(vertex, other) {
                    continue;
                }
                *assumptions += 1;
                if self.needs(vertex, other) {
                    let mut changed = VertexSet::EMPTY;
                    self.force(vertex, other, &mut changed)?;
                    self.filter_two_factors(changed)?;
                    forced = true;
                }
            }
        }
        Ok(forced)
    }

    /// Whether the filters refute that no tour takes the edge between `a` and
    /// `b`.
    fn needs(&self, a: Vertex, b: Vertex) -> bool {
        let mut without = self.clone();
        let mut changed = VertexSet::EMPTY;
        without.remove(a, b, &mut changed);
        without.filter_two_factors(changed).is_err()
    }
}
