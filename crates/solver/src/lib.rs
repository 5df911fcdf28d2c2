//! The search for knight's tours, offline: one non-recursive engine.
//!
//! [`Search`] walks the tree of paths with an explicit stack. Two choices are
//! its parameters, so that every strategy is the same engine: the
//! [`MoveOrder`] in which the moves from a square are tried, and the
//! [`Pruning`] that refutes a candidate before it is put on the path. What it
//! cost is counted as [`Effort`].
//!
//! A [`Strategy`] is an order and a pruning with a name and a source;
//! [`strategies`] lists those that are compared with each other.
//!
//! [`first_tour`] is the strategy that derives the table: [`Ascending`] order,
//! so that the tour found first is the lexicographically first, and
//! [`TwoFactor`], so that it is found at once. [`ForcedEdges`], [`TwoFactor`] and
//! [`SingletonConsistency`] are three levels of one pruning, each stronger than
//! the one before.
//!
//! ```
//! use tourbook_board::Board;
//! use tourbook_solver::{Outcome, first_tour};
//!
//! let solution = first_tour(Board::new(4, 4)?, None, u64::MAX);
//! assert_eq!(solution.outcome, Outcome::NoTour);
//! # Ok::<(), tourbook_board::BoardError>(())
//! ```

mod effort;
mod order;
mod position;
mod pruning;
mod search;
mod solution;
pub mod strategies;
mod strategy;

pub use effort::Effort;
pub use order::{
    Ascending, Clockwise, Farthest, MoveOrder, Nearest, PohlMinimum, PohlSum, Random, SplitMix64,
    Warnsdorff,
};
pub use position::Position;
pub use pruning::{
    Connectivity, DeadEnds, ForcedEdges, Pruning, SingletonConsistency, TwoFactor, Unpruned,
};
pub use search::{Event, Search};
pub use solution::{Outcome, Solution, count_tours, first_tour};
pub use strategy::{SEED, Strategy};
