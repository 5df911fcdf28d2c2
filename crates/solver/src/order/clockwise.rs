//! Round the clock, from a first step.

use tourbook_board::Square;

use super::MoveOrder;
use crate::Position;

/// The eight steps, (rows down, columns right), clockwise.
const STEPS: [(i8, i8); 8] =
    [(-2, -1), (-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2)];

/// Clockwise: the steps as they lie round the knight.
#[derive(Clone, Copy, Debug)]
pub struct Clockwise {
    /// Where in `STEPS` the round begins.
    first: usize,
}

impl Clockwise {
    /// (-2,-1) (-2,1) (-1,2) (1,2) (2,1) (2,-1) (1,-2) (-1,-2): as programs for
    /// Sicily 1152 try them.
    pub const FROM_UP_LEFT: Self = Self { first: 0 };

    /// (-2,1) (-1,2) (1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1): as the 8 x 8
    /// exercise lists them.
    pub const FROM_UP_RIGHT: Self = Self { first: 1 };
}

impl MoveOrder for Clockwise {
    fn arrange(&mut self, position: &Position, moves: &mut [Square]) {
        let (Some(current), board) = (position.current(), position.board()) else { return };
        let steps = STEPS.iter().cycle().skip(self.first).take(STEPS.len());
        let arranged = steps
            .filter_map(|&step| board.neighbour(current, step))
            .filter(|&square| position.free().contains(square));
        for (slot, square) in moves.iter_mut().zip(arranged) {
            *slot = square;
        }
    }
}
