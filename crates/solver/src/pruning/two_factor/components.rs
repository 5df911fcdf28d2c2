//! The strongly connected components of the residual graph.
//!
//! H. N. Gabow, *Path-based depth-first search for strong and biconnected
//! components*, Information Processing Letters 74, 2000. On bit sets the path
//! consists of sets of vertices.

use crate::pruning::ring::{Contradiction, PlaceSet, Ring, Vertex, VertexSet, each};

/// Vertices that are known to be in one component.
#[derive(Clone, Copy, Default)]
struct Component {
    members: VertexSet,
    /// Where edges lead from them.
    heads: VertexSet,
}

impl Ring {
    /// Decides the edges between different strongly connected components. The
    /// used edges must be a two-factor. Returns the vertices of which something
    /// new is known.
    ///
    /// Edges were decided only between vertices in `touched`. Before that, no
    /// edge joined two components. Only what can be reached from `touched` needs
    /// a new look: all edges between the other vertices and these lead away from
    /// the others. The others have as many used edges as before, so, counted by
    /// side, as many edges led away from them before. That is all there are, so
    /// the others were components of their own, and still are.
    ///
    /// # Errors
    ///
    /// When the decisions contradict each other.
    pub(super) fn decide_between_components(
        &mut self,
        touched: VertexSet,
    ) -> Result<VertexSet, Contradiction> {
        let mut changed = VertexSet::EMPTY;
        // First all, then decide: a decision changes the residual graph.
        let between = self.edges_between_components(touched);
        for (vertex, &places) in Vertex::ALL.into_iter().step_by(2).zip(&between) {
            for place in each(places) {
                let other = vertex.across(place);
                if self.used(vertex) & 1 << place != 0 {
                    self.force(vertex, other, &mut changed)?;
                } else {
                    self.remove(vertex, other, &mut changed);
                }
            }
        }
        Ok(changed)
    }

    /// By place of side 0: the neighbours in other components, of the vertices
    /// that can be reached from `roots`.
    fn edges_between_components(&self, mut roots: VertexSet) -> [PlaceSet; Vertex::COUNT / 2] {
        let mut between = [0; Vertex::COUNT / 2];
        let mut unvisited = VertexSet::ALL;
        let mut on_path = VertexSet::EMPTY;
        let mut path = [Component::default(); Vertex::COUNT];
        let mut length = 0;
        while let Some(root) = roots.pop() {
            let mut next = (unvisited & VertexSet::of(root)).first();
            loop {
                if let Some(vertex) = next {
                    unvisited.remove(vertex);
                    on_path.insert(vertex);
                    let heads = VertexSet::across(vertex, self.residual(vertex));
                    path[length] = Component { members: VertexSet::of(vertex), heads };
                    length += 1;
                }
                let Some(last) = length.checked_sub(1) else { break };
                let top = path[last];
                next = (top.heads & unvisited).first();
                if next.is_some() {
                    continue;
                }
                length = last;
                if (top.heads & (on_path - top.members)).is_empty() {
                    // Nothing leads back: the component is complete.
                    on_path = on_path - top.members;
                    for place in each(top.members.side(0)) {
                        let undecided = self.undecided(Vertex::at(0, place));
                        between[place as usize] = undecided & !top.members.side(1);
                    }
                } else {
                    // An edge leads back, so there is a cycle through the last
                    // component of the path and the one before it.
                    let below = &mut path[last - 1];
                    below.members = below.members | top.members;
                    below.heads = below.heads | top.heads;
                }
            }
        }
        between
    }
}
