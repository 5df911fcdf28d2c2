//! One question: which board, and from where.

use tourbook_board::{Board, Square};

/// A board, and the start that the tour must have; or none, when it may start
/// anywhere.
///
/// ```
/// use tourbook_board::Board;
/// use tourbook_keys::Key;
///
/// let board = Board::new(5, 6)?;
/// let key = Key::from_start(board, board.numbered(15).expect("1 to 30")).expect("on the board");
/// assert_eq!(key.start(), board.numbered(15));
/// assert_eq!(Key::from_any_start(board).start(), None);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    board: Board,
    start: Option<Square>,
}

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
}
