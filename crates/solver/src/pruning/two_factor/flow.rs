//! The flow: repairs a two-factor after a few edges were decided.
//!
//! Augmenting paths: L. R. Ford and D. R. Fulkerson, *Maximal flow through a
//! network*, Canadian Journal of Mathematics 8, 1956; the shortest first.

use crate::pruning::ring::{Contradiction, PlaceSet, Ring, Vertex, VertexSet, each, only};

impl Ring {
    /// Makes a two-factor of the used edges. Outside of `touched` they are one:
    /// there, as many are used as there is room for.
    ///
    /// # Errors
    ///
    /// When there is no two-factor.
    pub(crate) fn repair_two_factor(
        &mut self,
        mut touched: VertexSet,
    ) -> Result<(), Contradiction> {
        for vertex in touched.iter() {
            while self.used(vertex).count_ones() > self.room(vertex) {
                let other = vertex.across(self.used(vertex).trailing_zeros());
                self.set_used(vertex, other, false);
                touched.insert(other);
            }
        }
        let lacks = |ring: &Self, vertex| ring.used(vertex).count_ones() < ring.room(vertex);
        for place in each(touched.side(0)) {
            let root = Vertex::at(0, place);
            while lacks(self, root) {
                let ends = touched.side(1);
                let goals = each(ends).filter(|&end| lacks(self, Vertex::at(1, end)));
                let goals = goals.fold(0, |set, end| set | only(end));
                self.augment(root, goals)?;
            }
        }
        Ok(())
    }

    /// Uses one edge more at `root`, on side 0, and at one of `goals`, on side
    /// 1: finds a path between them of edges in turn not used and used, and
    /// exchanges the two kinds.
    fn augment(&mut self, root: Vertex, goals: PlaceSet) -> Result<(), Contradiction> {
        let mut came_from = [root; Vertex::COUNT];
        let mut reached = VertexSet::of(root);
        let mut frontier = VertexSet::of(root);
        loop {
            // Breadth first: all vertices of one side, then all of the other.
            let mut next = VertexSet::EMPTY;
            for vertex in frontier.iter() {
                let found = VertexSet::across(vertex, self.residual(vertex)) - reached;
                for other in found.iter() {
                    came_from[other.index()] = vertex;
                }
                reached = reached | found;
                next = next | found;
                let ends = next.side(1) & goals;
                if ends != 0 {
                    self.exchange(Vertex::at(1, ends.trailing_zeros()), root, &came_from);
                    return Ok(());
                }
            }
            if next.is_empty() {
                return Err(Contradiction);
            }
            frontier = next;
        }
    }

    /// Exchanges used and unused edges on the path back from `end` to `root`.
    fn exchange(&mut self, end: Vertex, root: Vertex, came_from: &[Vertex; Vertex::COUNT]) {
        let mut vertex = end;
        while vertex != root {
            let before = came_from[vertex.index()];
            self.set_used(vertex, before, vertex.side() == 1);
            vertex = before;
        }
    }

    /// Where the residual graph leads from `vertex`.
    #[inline]
    pub(super) fn residual(&self, vertex: Vertex) -> PlaceSet {
        let used = self.used(vertex);
        if vertex.side() == 0 { self.undecided(vertex) & !used } else { used }
    }
}
