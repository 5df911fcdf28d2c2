//! What refutes a candidate before it is put on the path.

mod connectivity;
mod dead_ends;
mod forced_edges;
mod ring;
mod singleton_consistency;
#[cfg(test)]
mod tests;
mod two_factor;

pub use connectivity::Connectivity;
pub use dead_ends::DeadEnds;
pub use forced_edges::ForcedEdges;
pub use singleton_consistency::SingletonConsistency;
use tourbook_board::Square;
pub use two_factor::TwoFactor;

use crate::Position;

/// Recognises candidates with which no tour goes on.
///
/// It must be sound: it never refutes a candidate with which some tour continues
/// the present path. The engine calls the two functions like brackets, so
/// an implementation can keep what it learnt on a stack of its own.
pub trait Pruning {
    /// Whether a tour may go on from `position` with `candidate`; the engine
    /// puts it on the path exactly if so. On an empty path, `candidate` is the
    /// start.
    fn enter(&mut self, position: &Position, candidate: Square) -> bool;

    /// The square entered last is taken off the path again.
    fn leave(&mut self);
}

/// No pruning: every free square a knight's move away is a node.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unpruned;

impl Pruning for Unpruned {
    fn enter(&mut self, _: &Position, _: Square) -> bool {
        true
    }

    fn leave(&mut self) {}
}

/// One after the other: the second is asked only about candidates that the
/// first lets through.
impl<A: Pruning, B: Pruning> Pruning for (A, B) {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        if !self.0.enter(position, candidate) {
            return false;
        }
        let may_go_on = self.1.enter(position, candidate);
        if !may_go_on {
            self.0.leave();
        }
        may_go_on
    }

    fn leave(&mut self) {
        self.1.leave();
        self.0.leave();
    }
}

impl<P: Pruning + ?Sized> Pruning for &mut P {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        (**self).enter(position, candidate)
    }

    fn leave(&mut self) {
        (**self).leave();
    }
}

impl<P: Pruning + ?Sized> Pruning for Box<P> {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        (**self).enter(position, candidate)
    }

    fn leave(&mut self) {
        (**self).leave();
    }
}
