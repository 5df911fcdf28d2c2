//! The pieces of a set of squares.

use tourbook_board::{Board, SquareSet};

/// The pieces of `squares`: no move leads from one piece to another.
pub(super) fn pieces(board: Board, mut squares: SquareSet) -> Vec<SquareSet> {
    let mut pieces = Vec::new();
    while let Some(first) = squares.first() {
        let mut piece = SquareSet::from(first);
        let mut fringe = piece;
        while let Some(square) = fringe.first() {
            let beyond = board.moves(square) & (squares - piece);
            piece |= beyond;
            fringe = fringe.without(square) | beyond;
        }
        squares -= piece;
        pieces.push(piece);
    }
    pieces
}
