//! Warnsdorff's rule.

use tourbook_board::Square;

use super::{MoveOrder, smallest_first};
use crate::Position;

/// Goes where the fewest exits are; ties are broken by the order inside.
///
/// The exits are the free squares that the knight could go to from there. A
/// square without any comes first: it is the end of the tour, or of the walk.
/// H. C. von Warnsdorff, *Des Rösselsprungs einfachste und allgemeinste
/// Lösung*, 1823, which leaves ties to the reader.
#[derive(Clone, Copy, Debug, Default)]
pub struct Warnsdorff<T>(pub T);

impl<T: MoveOrder> MoveOrder for Warnsdorff<T> {
    fn arrange(&mut self, position: &Position, moves: &mut [Square]) {
        self.0.arrange(position, moves);
        smallest_first(moves, |square| position.exits(square).len());
    }
}
