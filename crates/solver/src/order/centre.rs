//! By the distance from the centre of the board.

use tourbook_board::{Board, Square};

use super::{MoveOrder, smallest_first};
use crate::Position;

/// Goes to the square that is farthest from the centre; ties are broken by
/// the order inside.
///
/// As the tie-break of Warnsdorff's rule this is Roth's, who measures from the
/// true centre: on a board with an even number of rows it lies between two.
#[derive(Clone, Copy, Debug, Default)]
pub struct Farthest<T>(pub T);

/// Goes to the square that is nearest to the centre; ties are broken by the
/// order inside.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nearest<T>(pub T);

impl<T: MoveOrder> MoveOrder for Farthest<T> {
    fn arrange(&mut self, position: &Position, moves: &mut [Square]) {
        self.0.arrange(position, moves);
        smallest_first(moves, |square| u32::MAX - distance(position.board(), square));
    }
}

impl<T: MoveOrder> MoveOrder for Nearest<T> {
    fn arrange(&mut self, position: &Position, moves: &mut [Square]) {
        self.0.arrange(position, moves);
        smallest_first(moves, |square| distance(position.board(), square));
    }
}

/// The square of the distance from the centre, in half squares, so that it is
/// a whole number.
fn distance(board: Board, square: Square) -> u32 {
    let (row, col) = board.coordinates(square);
    let from_middle = |place: u8, count: u8| (2 * u32::from(place) + 1).abs_diff(count.into());
    from_middle(row, board.rows()).pow(2) + from_middle(col, board.cols()).pow(2)
}
