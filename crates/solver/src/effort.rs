//! What a search cost, in counts that are the same on every machine.

use std::ops::AddAssign;

/// The cost of a search.
///
/// `nodes` is always `backtracks` plus the squares that are on the path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Squares put on the path, the start included.
    pub nodes: u64,
    /// Candidates that pruning rejected before they were put on the path.
    pub refuted: u64,
    /// Squares taken off the path again.
    pub backtracks: u64,
}

impl AddAssign for Effort {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.refuted += other.refuted;
        self.backtracks += other.backtracks;
    }
}
