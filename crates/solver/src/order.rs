//! The order in which the moves from a square are tried.
//!
//! An order that measures the moves ([`Warnsdorff`], [`PohlSum`],
//! [`Farthest`] ...) wraps the order that breaks its ties: that one arranges
//! the moves first, and the measure then sorts them stably. So rules are
//! composed in the order in which people say them: `Warnsdorff(Farthest(Ascending))` goes where
//! the fewest exits are, of equals to the farthest square, of these to the
//! lowest number.

mod centre;
mod clockwise;
mod pohl;
mod random;
mod warnsdorff;

pub use centre::{Farthest, Nearest};
pub use clockwise::Clockwise;
pub use pohl::{PohlMinimum, PohlSum};
pub use random::{Random, SplitMix64};
use tourbook_board::{KNIGHT_MOVES, Square};
pub use warnsdorff::Warnsdorff;

use crate::Position;

/// Decides which move is tried first.
pub trait MoveOrder {
    /// Brings `moves`, the free squares that the knight can go to from where
    /// it stands, from ascending order into the order in which to try them.
    fn arrange(&mut self, position: &Position, moves: &mut [Square]);
}

impl<O: MoveOrder + ?Sized> MoveOrder for Box<O> {
    fn arrange(&mut self, position: &Position, moves: &mut [Square]) {
        (**self).arrange(position, moves);
    }
}

/// Ascending square number. The first tour that any complete search finds in
/// this order is the lexicographically first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ascending;

impl MoveOrder for Ascending {
    fn arrange(&mut self, _: &Position, _: &mut [Square]) {}
}

/// Sorts `moves`, of one square, by what `measure` says of each, the smallest
/// first; equals stay in the order they are in.
fn smallest_first(moves: &mut [Square], mut measure: impl FnMut(Square) -> u32) {
    let mut measured = [(0, Square::FIRST); KNIGHT_MOVES.len()];
    let measured = &mut measured[..moves.len()];
    for (slot, &square) in measured.iter_mut().zip(moves.iter()) {
        *slot = (measure(square), square);
    }
    measured.sort_by_key(|&(measure, _)| measure);
    for (square, &mut (_, sorted)) in moves.iter_mut().zip(measured) {
        *square = sorted;
    }
}
