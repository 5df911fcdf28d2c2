//! Boards and squares from what people type.

use core::fmt;
use core::str::FromStr;

use crate::{Board, Square};

impl FromStr for Board {
    type Err = ParseBoardError;

    /// The board that is written rows x columns.
    ///
    /// ```
    /// use tourbook_board::Board;
    ///
    /// assert_eq!("5x6".parse(), Ok(Board::new(5, 6)?));
    /// assert!("9x8".parse::<Board>().is_err(), "more than 64 squares");
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (rows, cols) = text.split_once(['x', 'X', '×']).ok_or(ParseBoardError)?;
        let (rows, cols) =
            (number(rows).ok_or(ParseBoardError)?, number(cols).ok_or(ParseBoardError)?);
        Self::new(rows, cols).map_err(|_| ParseBoardError)
    }
}

/// A text is not a board of 1 to 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseBoardError;

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected a board as ROWSxCOLUMNS with 1 to {} squares, such as 5x6",
            Square::MOST
        )
    }
}

impl core::error::Error for ParseBoardError {}

impl Board {
    /// The square that `text` means on this board: a number (`15`), a name
    /// (`C3`, or `c3`) or coordinates (`2,2`).
    ///
    /// ```
    /// use tourbook_board::Board;
    ///
    /// let board = Board::new(5, 6)?;
    /// let squares = ["15", "C3", "c3", "2,2"].map(|text| board.square(text));
    /// assert!(squares.iter().all(|square| *square == Ok(board.at(2, 2).expect("on the board"))));
    ///
    /// let message = board.square("31").unwrap_err().to_string();
    /// let right = "a number 1 to 30, a name A1 to E6, or row,column 0,0 to 4,5";
    /// assert_eq!(message, format!("expected a square of the 5x6 board: {right}"));
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When `text` is not a square of this board.
    pub fn square(self, text: &str) -> Result<Square, ParseSquareError> {
        let square = if let Some((row, col)) = text.split_once(',') {
            let (row, col) = (number(row.trim()), number(col.trim()));
            row.zip(col).and_then(|(row, col)| self.at(row, col))
        } else if text.starts_with(|first: char| first.is_ascii_alphabetic()) {
            self.named(text)
        } else {
            number(text).and_then(|number| self.numbered(number))
        };
        square.ok_or(ParseSquareError { board: self })
    }

    /// The square with this name, whose letter may be small.
    fn named(self, name: &str) -> Option<Square> {
        // None is longer than two letters and three digits.
        let mut upper = [0; 5];
        let upper = upper.get_mut(..name.len())?;
        upper.copy_from_slice(name.as_bytes());
        upper.make_ascii_uppercase();
        self.with_name(core::str::from_utf8(upper).ok()?.parse().ok()?)
    }
}

/// A text is not a square of this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError {
    board: Board,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { board } = *self;
        write!(f, "expected a square of the {board} board: a number 1 to {}, ", board.size())?;
        let (row, col) = (board.rows() - 1, board.cols() - 1);
        let last = board.squares().last().unwrap_or(Square::FIRST);
        write!(f, "a name A1 to {}, or row,column 0,0 to {row},{col}", board.name(last))
    }
}

impl core::error::Error for ParseSquareError {}

/// A number in ASCII digits, and nothing else (`parse` would take `+5`).
pub(crate) fn number(text: &str) -> Option<u8> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString as _;

    use super::*;
    use crate::Notation;

    #[test]
    fn every_square_of_every_board_is_read_as_it_is_written() {
        let notations = [Notation::Numbers, Notation::Names, Notation::Coordinates { base: 0 }];
        let boards = (1..=64).flat_map(|rows| (1..=64 / rows).map(move |cols| (rows, cols)));
        for board in boards.filter_map(|(rows, cols)| Board::new(rows, cols).ok()) {
            assert_eq!(board.to_string().parse(), Ok(board));
            for square in board.squares() {
                for notation in notations {
                    let text = board.written(square, notation).to_string();
                    assert_eq!(board.square(&text), Ok(square), "{text} on {board}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        let board = Board::new(5, 6).expect("30 squares");
        for text in [
            "",
            "0",
            "31",
            "256",
            "+5",
            "-1",
            "1.5",
            "٣",
            "A",
            "A0",
            "A7",
            "F1",
            "1A",
            "A1B3",
            "A 1",
            "A-1",
            "É1",
            "AAAAAAAA1",
            "5,0",
            "0,6",
            "1,",
            ",1",
            ",",
            "1,2,3",
            "A,1",
            " 15",
            "+1,1",
        ] {
            assert_eq!(board.square(text), Err(ParseSquareError { board }), "{text:?}");
        }
    }

    #[test]
    fn what_is_no_board_is_refused() {
        for text in
            ["", "x", "5", "5x", "x6", "0x6", "5x0", "65x1", "8x9", "256x1", "5x6x1", "5 x 6"]
        {
            assert_eq!(text.parse::<Board>(), Err(ParseBoardError), "{text:?}");
        }
        assert_eq!("5X6".parse(), "5×6".parse::<Board>());
    }
}
