//! How a knight moves.

use crate::{Board, Square, SquareSet};

/// The eight knight's moves as (rows, columns) to add, in the order of the
/// squares they lead to: ascending in row-major order.
pub const KNIGHT_MOVES: [(i8, i8); 8] =
    [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

impl Board {
    /// The squares that a knight on `square` reaches in one move.
    ///
    /// From 15 on the 5 x 6 board these are the eight that the problem
    /// statement of Sicily 1152 lists:
    ///
    /// ```
    /// use tourbook_board::{Board, Square};
    ///
    /// let board = Board::new(5, 6)?;
    /// let from = Square::from_number(15).expect("15 is a number");
    /// let reached: Vec<u8> = board.moves(from).iter().map(Square::number).collect();
    /// assert_eq!(reached, [2, 4, 7, 11, 19, 23, 26, 28]);
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    #[must_use]
    pub fn moves(self, square: Square) -> SquareSet {
        KNIGHT_MOVES.iter().filter_map(|&step| self.neighbour(square, step)).collect()
    }

    /// The square that lies `rows` below and `cols` to the right of `square`;
    /// `None` when that is not on the board, or `square` is not.
    #[must_use]
    pub fn neighbour(self, square: Square, (rows, cols): (i8, i8)) -> Option<Square> {
        if !self.contains(square) {
            return None;
        }
        let (row, col) = self.coordinates(square);
        self.at(row.checked_add_signed(rows)?, col.checked_add_signed(cols)?)
    }
}
