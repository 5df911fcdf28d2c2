//! A board: so many rows, so many columns.

use core::fmt;

use crate::{Square, SquareSet};

/// A board of at least one and at most 64 squares, written rows x columns.
///
/// ```
/// use tourbook_board::Board;
///
/// let board = Board::new(5, 6)?;
/// assert_eq!(board.to_string(), "5x6");
/// assert_eq!(board.size(), 30);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    rows: u8,
    cols: u8,
}

/// The colour of a square; a knight changes it at each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The colour of the top left corner.
    Light,
    /// The other one.
    Dark,
}

impl Colour {
    /// The colour that a knight comes to next.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

impl Board {
    /// The board with these numbers of rows and columns.
    ///
    /// # Errors
    ///
    /// When there would be no square, or more than 64.
    pub const fn new(rows: u8, cols: u8) -> Result<Self, BoardError> {
        // The product of two u8 fits u16.
        let size = rows as u16 * cols as u16;
        if size == 0 || size > Square::MOST as u16 {
            Err(BoardError { rows, cols })
        } else {
            Ok(Self { rows, cols })
        }
    }

    /// How many rows, 1 to 64.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// How many columns, 1 to 64.
    #[must_use]
    pub const fn cols(self) -> u8 {
        self.cols
    }

    /// How many squares, 1 to 64.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.rows * self.cols
    }

    /// All squares of the board.
    #[must_use]
    pub const fn squares(self) -> SquareSet {
        SquareSet::first_squares(self.size())
    }

    /// Whether `square` lies on the board.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.index() < self.size() as usize
    }

    /// The square at these coordinates, counted from 0; `None` outside the
    /// board.
    #[must_use]
    pub const fn at(self, row: u8, col: u8) -> Option<Square> {
        if row < self.rows && col < self.cols {
            Square::from_index((row * self.cols + col) as usize)
        } else {
            None
        }
    }

    /// The square with `number`, counted from 1; `None` outside the board.
    #[must_use]
    pub const fn numbered(self, number: u8) -> Option<Square> {
        match Square::from_number(number) {
            Some(square) if self.contains(square) => Some(square),
            _ => None,
        }
    }

    /// Row and column of `square`, counted from 0.
    ///
    /// For a square that is not on the board the row is one below the last.
    #[must_use]
    pub const fn coordinates(self, square: Square) -> (u8, u8) {
        let index = square.number() - 1;
        (index / self.cols, index % self.cols)
    }

    /// The colour of `square`.
    #[must_use]
    pub const fn colour(self, square: Square) -> Colour {
        let (row, col) = self.coordinates(square);
        if (row + col) % 2 == 0 { Colour::Light } else { Colour::Dark }
    }

    /// All squares of one colour.
    ///
    /// ```
    /// use tourbook_board::{Board, Colour};
    ///
    /// // An odd board has one square more of the colour of its corners.
    /// let board = Board::new(5, 5)?;
    /// assert_eq!(board.coloured(Colour::Light).len(), 13);
    /// assert_eq!(board.coloured(Colour::Dark).len(), 12);
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    #[must_use]
    pub fn coloured(self, colour: Colour) -> SquareSet {
        self.squares().iter().filter(|&square| self.colour(square) == colour).collect()
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

/// There is no board of this size here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BoardError {
    rows: u8,
    cols: u8,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rows, cols } = self;
        let size = u16::from(*rows) * u16::from(*cols);
        write!(f, "a board of {rows}x{cols} = {size} squares is not possible (1 to 64)")
    }
}

impl core::error::Error for BoardError {}
