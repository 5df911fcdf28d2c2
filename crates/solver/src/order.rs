//! The order in which the moves from a square are tried.

use tourbook_board::Square;

use crate::Position;

/// Decides which move is tried first.
pub trait MoveOrder {
    /// Brings `moves`, the free squares that the knight can go to from where
    /// it stands, from ascending order into the order in which to try them.
    fn arrange(&mut self, position: &Position, moves: &mut [Square]);
}

/// Ascending square number. The first tour that any complete search finds in
/// this order is the lexicographically first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ascending;

impl MoveOrder for Ascending {
    fn arrange(&mut self, _: &Position, _: &mut [Square]) {}
}
