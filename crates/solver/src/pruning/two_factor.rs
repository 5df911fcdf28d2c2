//! The two-factor filter: the filtering of global cardinality constraints.
//!
//! A *two-factor* is a set of edges with two at every vertex. A tour, closed
//! by the gate, is a two-factor that is a single ring. So where there is no
//! two-factor there is no tour. The ring has two sides, so a two-factor is a flow from one
//! side to the other, which takes each edge at most once.
//!
//! Where there is one, turn it into a directed graph, the *residual graph*:
//! undecided edges that it does not use lead from side 0 to side 1, and those
//! that it uses lead back. Two two-factors differ by directed cycles of this
//! graph. An edge lies on a directed cycle exactly if its two ends are in the
//! same strongly connected component. So an edge between two components is
//! decided: it is in every two-factor if this one uses it, and in none if not.
//!
//! J.-C. Régin, *A filtering algorithm for constraints of difference in CSPs*,
//! AAAI 1994, has this for matchings, where every vertex needs one edge, and
//! *Generalized arc consistency for global cardinality constraint*, AAAI 1996,
//! for flows. W. J. van Hoeve, *The alldifferent constraint: a survey*, 2001
//! (arXiv:cs/0105015), explains both.
//!
//! The filter and forced-edge propagation take turns until neither decides an
//! edge.

mod components;
mod flow;

use tourbook_board::Square;

use super::Pruning;
use super::ring::{Contradiction, Ring, Rings, VertexSet};
use crate::Position;

/// Refutes a candidate when forced edges, or the lack of a two-factor, leave
/// no tour that goes on with it.
#[derive(Clone, Debug, Default)]
pub struct TwoFactor {
    rings: Rings,
}

impl TwoFactor {
    /// Knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Pruning for TwoFactor {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        self.rings.enter(position, candidate, Ring::filter_two_factors)
    }

    fn leave(&mut self) {
        self.rings.leave();
    }
}

impl Ring {
    /// Draws every conclusion of forced edges and of the two-factor filter;
    /// something new is known of the vertices in `changed`.
    ///
    /// # Errors
    ///
    /// When the conclusions contradict each other.
    pub(super) fn filter_two_factors(
        &mut self,
        mut changed: VertexSet,
    ) -> Result<(), Contradiction> {
        let mut touched = changed;
        while !changed.is_empty() {
            touched = touched | self.propagate(changed)?;
            if touched.is_empty() {
                break;
            }
            self.repair_two_factor(touched)?;
            changed = self.decide_between_components(touched)?;
            // What was decided between the components leaves these as they are.
            touched = VertexSet::EMPTY;
        }
        self.reach_all()
    }
}
