//! Pohl's second level: Warnsdorff's question asked again of the exits.
//!
//! I. Pohl, *A method for finding Hamilton paths and knight's tours*,
//! Communications of the ACM 10(7), 1967.

use tourbook_board::Square;

use super::{MoveOrder, smallest_first};
use crate::Position;

/// Goes where the exits have the fewest exits together; ties are broken by
/// the order inside.
#[derive(Clone, Copy, Debug, Default)]
pub struct PohlSum<T>(pub T);

/// Goes where the exit with the fewest exits has fewer than anywhere else;
/// ties are broken by the order inside.
#[derive(Clone, Copy, Debug, Default)]
pub struct PohlMinimum<T>(pub T);

impl<T: MoveOrder> MoveOrder for PohlSum<T> {
    fn arrange(&mut self, position: &Position, moves: &mut [Square]) {
        self.0.arrange(position, moves);
        smallest_first(moves, |square| second_level(position, square).sum());
    }
}

impl<T: MoveOrder> MoveOrder for PohlMinimum<T> {
    fn arrange(&mut self, position: &Position, moves: &mut [Square]) {
        self.0.arrange(position, moves);
        smallest_first(moves, |square| second_level(position, square).min().unwrap_or(0));
    }
}

/// How many exits each exit of `square` has, when the knight stands on
/// `square`.
fn second_level(position: &Position, square: Square) -> impl Iterator<Item = u32> {
    let exits = position.exits(square).iter();
    exits.map(move |exit| (position.exits(exit).without(square)).len())
}
