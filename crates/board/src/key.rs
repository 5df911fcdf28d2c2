//! A question about a board: what is the first tour from a start, or from any?

use core::fmt;
use core::str::FromStr;

use crate::{Board, Square};

/// A board, and the start that the tour must have, or any start.
///
/// Its text form is the board, then the number of the start or `any`.
///
/// ```
/// use tourbook_board::{Board, Key};
///
/// let board = Board::new(5, 6)?;
/// let start = board.numbered(15).expect("a number from 1 to 30");
/// let key = Key::from_start(board, start).expect("the start is on the board");
/// assert_eq!(key.to_string(), "5x6 15");
/// assert_eq!("5x6 15".parse(), Ok(key));
/// assert_eq!(Key::from_any_start(board).to_string(), "5x6 any");
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
///
/// Keys are ordered as the table lists them: by rows, then by columns, then by
/// start; any start comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    board: Board,
    start: Option<Square>,
}

/// What the text form says for a key with any start.
const ANY: &str = "any";

/// What the packed form has for a key with any start. No square has this
/// number.
const ANY_NUMBER: u8 = 0;

impl Key {
    /// The key of the first tour of `board` from `start`; `None` when `start`
    /// is not on the board.
    #[must_use]
    pub const fn from_start(board: Board, start: Square) -> Option<Self> {
        if board.contains(start) { Some(Self { board, start: Some(start) }) } else { None }
    }

    /// The key of the first tour of `board` over all starts.
    #[must_use]
    pub const fn from_any_start(board: Board) -> Self {
        Self { board, start: None }
    }

    /// The board.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// The start; `None` when the tour may start anywhere.
    #[must_use]
    pub const fn start(self) -> Option<Square> {
        self.start
    }

    /// The key as three numbers: rows, columns, and the number of the start,
    /// which is 0 for any start. The table is indexed by them.
    ///
    /// ```
    /// use tourbook_board::{Board, Key};
    ///
    /// let key = Key::from_any_start(Board::new(3, 4)?);
    /// assert_eq!(key.packed(), (3, 4, 0));
    /// assert_eq!(Key::from_packed((3, 4, 0)), Some(key));
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn packed(self) -> (u8, u8, u8) {
        let start = match self.start {
            Some(start) => start.number(),
            None => ANY_NUMBER,
        };
        (self.board.rows(), self.board.cols(), start)
    }

    /// The key with this packed form; `None` when there is no such key.
    #[must_use]
    pub fn from_packed((rows, cols, start): (u8, u8, u8)) -> Option<Self> {
        let board = Board::new(rows, cols).ok()?;
        match start {
            ANY_NUMBER => Some(Self::from_any_start(board)),
            number => Self::from_start(board, board.numbered(number)?),
        }
    }
}

impl Ord for Key {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        // `None` comes before `Some`, but any start comes last.
        let by = |key: &Self| (key.board, key.start.is_none(), key.start);
        by(self).cmp(&by(other))
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { board, start } = self;
        match start {
            Some(start) => write!(f, "{board} {}", start.number()),
            None => write!(f, "{board} {ANY}"),
        }
    }
}

/// A text is not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseKeyError;

impl fmt::Display for ParseKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a board and the number of a start, such as 5x6 15, or 5x6 any")
    }
}

impl core::error::Error for ParseKeyError {}

impl FromStr for Key {
    type Err = ParseKeyError;

    fn from_str(text: &str) -> Result<Self, ParseKeyError> {
        let (board, start) = text.split_once(' ').ok_or(ParseKeyError)?;
        let board: Board = board.parse().map_err(|_| ParseKeyError)?;
        if start == ANY {
            return Ok(Self::from_any_start(board));
        }
        let number = crate::parse::number(start).ok_or(ParseKeyError)?;
        board.numbered(number).and_then(|start| Self::from_start(board, start)).ok_or(ParseKeyError)
    }
}
