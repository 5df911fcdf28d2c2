//! Square names, as POJ 2488 prints them.

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
