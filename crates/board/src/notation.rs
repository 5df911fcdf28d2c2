//! The ways to write a square down.

use core::fmt;
use core::str::FromStr;

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
///
/// A name is parsed without a board; which square it names, the board knows:
///
/// ```
/// use tourbook_board::{Board, SquareName};
///
/// let board = Board::new(3, 4)?;
/// let name: SquareName = "C4".parse()?;
/// assert_eq!(board.with_name(name), board.at(2, 3));
/// assert_eq!(board.with_name("D1".parse()?), None);
/// assert!("c4".parse::<SquareName>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareName {
    row: u8,
    col: u8,
}

/// How many letters there are.
const LETTERS: u8 = 26;

impl SquareName {
    /// The name at the beginning of `text`, and what follows it; `None`
    /// when `text` does not begin with one.
    ///
    /// ```
    /// use tourbook_board::SquareName;
    ///
    /// let (name, rest) = SquareName::first_in("B12C3").expect("a name");
    /// assert_eq!((name.to_string().as_str(), rest), ("B12", "C3"));
    /// assert_eq!(SquareName::first_in("12B"), None);
    /// assert_eq!(SquareName::first_in("B0"), None);
    /// ```
    #[must_use]
    pub fn first_in(text: &str) -> Option<(Self, &str)> {
        let digits = text.find(|char: char| !char.is_ascii_uppercase())?;
        let (letters, rest) = text.split_at(digits);
        let row = match *letters.as_bytes() {
            [letter] => letter - b'A',
            [round, letter] => LETTERS.checked_mul(round - b'A' + 1)?.checked_add(letter - b'A')?,
            _ => return None,
        };
        let end = rest.find(|char: char| !char.is_ascii_digit()).unwrap_or(rest.len());
        let (number, rest) = rest.split_at(end);
        let number: u8 = if number.starts_with('0') { None } else { number.parse().ok() }?;
        Some((Self { row, col: number - 1 }, rest))
    }
}

/// This is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseNameError;

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square's name is a capital letter and a number from 1, such as B3")
    }
}

impl core::error::Error for ParseNameError {}

impl FromStr for SquareName {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        match Self::first_in(text) {
            Some((name, "")) => Ok(name),
            _ => Err(ParseNameError),
        }
    }
}

impl Board {
    /// The name of `square` on this board.
    #[must_use]
    pub const fn name(self, square: Square) -> SquareName {
        let (row, col) = self.coordinates(square);
        SquareName { row, col }
    }

    /// The square with this name; `None` outside the board.
    #[must_use]
    pub const fn with_name(self, name: SquareName) -> Option<Square> {
        self.at(name.row, name.col)
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
    /// By row and column: `2,2`. The 8 x 8 exercise counts them from 0, CSES 1689
    /// from 1.
    Coordinates {
        /// The number of the first row and of the first column: 0 or 1.
        base: u8,
    },
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
    /// let written = |base| board.written(square, Notation::Coordinates { base }).to_string();
    /// assert_eq!([written(0), written(1)], ["2,2", "3,3"]);
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
            Notation::Coordinates { base } => {
                let (row, col) = board.coordinates(square);
                write!(f, "{},{}", row.saturating_add(base), col.saturating_add(base))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString as _;

    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written_on_every_board() {
        for (rows, cols) in (1..=64).flat_map(|rows| (1..=64 / rows).map(move |cols| (rows, cols)))
        {
            let board = Board::new(rows, cols).expect("at most 64 squares");
            for square in board.squares() {
                let name = board.name(square);
                assert_eq!(name.to_string().parse(), Ok(name));
                assert_eq!(board.with_name(name), Some(square));
            }
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in
            ["", "A", "1", "1A", "a1", "A0", "A01", "A256", "ABC1", "ZZ1", "A1 ", "É1", "A1B2"]
        {
            assert_eq!(text.parse::<SquareName>(), Err(ParseNameError), "{text:?}");
        }
    }
}
