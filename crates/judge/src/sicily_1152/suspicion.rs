//! What somebody may have done whose numbers are no tour from the start.
//!
//! Only what is certain is said: read in the other way, the numbers are a tour
//! from the start that the input asks for.

use tourbook_board::{Board, MoveTable, Square};

use super::BOARD;

/// The board of who takes rows for columns.
const SWAPPED: Board = match Board::new(BOARD.cols(), BOARD.rows()) {
    Ok(board) => board,
    Err(_) => unreachable!(),
};

/// How `numbers` were meant, if they are the numbers of a tour from `start`.
pub(super) fn guess(moves: &MoveTable, numbers: &[u8], start: Square) -> Option<&'static str> {
    let is_tour = |squares: &[Square]| moves.tour(squares).is_ok();
    // The start may have been read in the same way as the numbers were printed.
    let is_meant = |read: fn(u8) -> Option<Square>| {
        let squares: Option<Vec<Square>> = numbers.iter().map(|&number| read(number)).collect();
        let is_from_start = |squares: &[Square]| {
            numbers.first() == Some(&start.number()) || squares.first() == Some(&start)
        };
        squares.is_some_and(|squares| is_from_start(&squares) && is_tour(&squares))
    };
    if is_meant(from_zero) {
        return Some("the squares are numbered from 0 to 29, not from 1 to 30");
    }
    if is_meant(swapped) {
        return Some("these are the numbers of a board of 6 rows and 5 columns, not of 5 and 6");
    }
    let backwards: Option<Vec<Square>> =
        numbers.iter().rev().map(|&number| BOARD.numbered(number)).collect();
    let is_backwards =
        backwards.is_some_and(|squares| squares.first() == Some(&start) && is_tour(&squares));
    is_backwards.then_some("the tour is printed backwards")
}

/// The square with a number counted from 0.
fn from_zero(number: u8) -> Option<Square> {
    BOARD.numbered(number.checked_add(1)?)
}

/// The square that has this number where rows and columns are swapped.
fn swapped(number: u8) -> Option<Square> {
    let (col, row) = SWAPPED.coordinates(SWAPPED.numbered(number)?);
    BOARD.at(row, col)
}
