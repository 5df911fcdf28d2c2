//! The ways to write a square down.

use core::fmt;

use crate::{Board, Square};

/// The name of a square: its row as a letter, its column as a number from 1.
///
/// Rows after the 26th (no problem has so many) have two letters, as columns
/// of a spreadsheet do: AA follows Z.
///
/// ```
/// use tourbook_board::{Board, Square};
///
/// let board = Board::new(3, 4)?;
/// let names: Vec<String> =
///     board.squares().iter().map(|square| board.name(square).to_string()).collect();
/// assert_eq!(names.join(" "), "A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4");
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareName {
    row: u8,
    col: u8,
}

impl Board {
    /// The name of `square` on this board.
    #[must_use]
    pub const fn name(self, square: Square) -> SquareName {
        let (row, col) = self.coordinates(square);
        SquareName { row, col }
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LETTERS: u8 = 26;
        if let Some(round) = (self.row / LETTERS).checked_sub(1) {
            write!(f, "{}", char::from(b'A' + round))?;
        }
        write!(f, "{}{}", char::from(b'A' + self.row % LETTERS), self.col + 1)
    }
}

/// A way to write a square down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// By its number, as Sicily 1152 does: `15`.
    Numbers,
    /// By its name, as POJ 2488 does: `C3`.
    Names,
    /// By row and column from 0, as the 8 x 8 exercise does: `2,2`.
    Coordinates,
}

/// A square in one of the notations; made by [`Board::written`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareText {
    board: Board,
    square: Square,
    notation: Notation,
}

impl Board {
    /// `square`, written down in `notation`.
    ///
    /// ```
    /// use tourbook_board::{Board, Notation};
    ///
    /// let board = Board::new(5, 6)?;
    /// let square = board.at(2, 2).expect("on the board");
    /// assert_eq!(board.written(square, Notation::Coordinates).to_string(), "2,2");
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    #[must_use]
    pub const fn written(self, square: Square, notation: Notation) -> SquareText {
        SquareText { board: self, square, notation }
    }
}

impl fmt::Display for SquareText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { board, square, notation } = *self;
        match notation {
            Notation::Numbers => square.number().fmt(f),
            Notation::Names => board.name(square).fmt(f),
            Notation::Coordinates => {
                let (row, col) = board.coordinates(square);
                write!(f, "{row},{col}")
            }
        }
    }
}
