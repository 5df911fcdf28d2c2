//! The knight's moves of one board, looked up instead of computed.

use crate::{Board, Square, SquareSet, Tour, TourFault};

/// The moves from every square of a board, for programs that ask millions of times.
///
/// ```
/// use tourbook_board::{Board, MoveTable, Square};
///
/// let table = MoveTable::new(Board::new(5, 6)?);
/// assert_eq!(table.moves(Square::FIRST), table.board().moves(Square::FIRST));
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct MoveTable {
    board: Board,
    /// By index; squares that are not on the board have no moves.
    moves: [SquareSet; Square::MOST as usize],
}

impl MoveTable {
    /// The moves of `board`.
    #[must_use]
    pub fn new(board: Board) -> Self {
        let mut moves = [SquareSet::EMPTY; Square::MOST as usize];
        for square in board.squares() {
            moves[square.index()] = board.moves(square);
        }
        Self { board, moves }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The squares that a knight on `square` reaches in one move.
    #[must_use]
    #[inline]
    pub const fn moves(&self, square: Square) -> SquareSet {
        self.moves[square.index()]
    }

    /// The tour that visits `squares` in this order, as [`Tour::new`].
    ///
    /// # Errors
    ///
    /// When it is no tour: the first fault, in the order of the steps.
    pub fn tour<'a>(&self, squares: &'a [Square]) -> Result<Tour<'a>, TourFault> {
        Tour::walked(self.board, squares, |square| self.moves(square))
    }
}
