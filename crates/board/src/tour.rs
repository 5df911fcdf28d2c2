//! A tour, and what can be wrong with a list of squares.

use core::fmt;

use crate::{Board, Square, SquareSet};

/// A knight's tour: every square of its board once, each a knight's move from
/// the one before.
///
/// A value of this type is always a tour; [`Tour::new`] and [`MoveTable::tour`]
/// are the only ways to make one.
///
/// ```
/// use tourbook_board::{Board, Square, Tour, TourFault};
///
/// let board = Board::new(3, 4)?;
/// let numbers = [1, 7, 9, 2, 8, 10, 3, 5, 11, 4, 6, 12];
/// let squares: Vec<Square> = numbers.iter().filter_map(|&n| board.numbered(n)).collect();
/// let tour = Tour::new(board, &squares)?;
/// assert_eq!(tour.start().number(), 1);
/// assert!(!tour.is_closed());
///
/// let fault = Tour::new(board, &squares[..3]).unwrap_err();
/// assert_eq!(fault.to_string(), "after 3 of 12 squares the tour ends: square 2 is missing");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// [`MoveTable::tour`]: crate::MoveTable::tour
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tour<'a> {
    board: Board,
    squares: &'a [Square],
}

impl<'a> Tour<'a> {
    /// The tour of `board` that visits `squares` in this order.
    ///
    /// # Errors
    ///
    /// When it is no tour: the first fault, in the order of the steps.
    pub fn new(board: Board, squares: &'a [Square]) -> Result<Self, TourFault> {
        Self::walked(board, squares, |square| board.moves(square))
    }

    /// The same, with `moves` telling where a knight can go from a square.
    pub(crate) fn walked(
        board: Board,
        squares: &'a [Square],
        moves: impl Fn(Square) -> SquareSet,
    ) -> Result<Self, TourFault> {
        let mut visited = SquareSet::EMPTY;
        for (index, &square) in squares.iter().enumerate() {
            let step = index + 1;
            if !board.contains(square) {
                return Err(TourFault::OffBoard { step, square, board });
            }
            if visited.contains(square) {
                let earlier = squares.iter().take_while(|&&other| other != square).count() + 1;
                return Err(TourFault::Repeated { step, square, earlier });
            }
            visited = visited.with(square);
            let before = index.checked_sub(1).and_then(|before| squares.get(before));
            if let Some(&from) = before.filter(|&&from| !moves(from).contains(square)) {
                return Err(TourFault::NotAMove { step, from, to: square });
            }
        }
        match (board.squares() - visited).first() {
            Some(square) => {
                let visited = squares.len();
                Err(TourFault::Missing { square, visited, size: board.size() })
            }
            None => Ok(Self { board, squares }),
        }
    }

    /// The board that is toured.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// All squares in the order of the visit.
    #[must_use]
    pub const fn squares(self) -> &'a [Square] {
        self.squares
    }

    /// The first square.
    #[must_use]
    pub const fn start(self) -> Square {
        self.squares[0]
    }

    /// The last square.
    #[must_use]
    pub const fn end(self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    /// Whether the start is a knight's move from the end.
    #[must_use]
    pub fn is_closed(self) -> bool {
        self.board.moves(self.end()).contains(self.start())
    }
}

/// Why a list of squares is no tour. Steps are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TourFault {
    /// The square at `step` is not on the board.
    OffBoard {
        /// Where in the list.
        step: usize,
        /// The square there.
        square: Square,
        /// The board it should be on.
        board: Board,
    },
    /// The square at `step` was visited before.
    Repeated {
        /// Where in the list.
        step: usize,
        /// The square there.
        square: Square,
        /// The step of the first visit.
        earlier: usize,
    },
    /// The square at `step` is not a knight's move from the one before.
    NotAMove {
        /// Where in the list.
        step: usize,
        /// The square before.
        from: Square,
        /// The square there.
        to: Square,
    },
    /// The list ends and a square was not visited.
    Missing {
        /// The first that is missing, in row-major order.
        square: Square,
        /// How many were visited.
        visited: usize,
        /// How many the board has.
        size: u8,
    },
}

impl fmt::Display for TourFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OffBoard { step, square, board } => write!(
                f,
                "step {step}: square {} is not on the {board} board (1 to {})",
                square.number(),
                board.size()
            ),
            Self::Repeated { step, square, earlier } => {
                let number = square.number();
                write!(f, "step {step}: square {number} was visited before, at step {earlier}")
            }
            Self::NotAMove { step, from, to } => write!(
                f,
                "step {step}: from square {} to square {} is not a knight's move",
                from.number(),
                to.number()
            ),
            Self::Missing { square, visited, size } => {
                let number = square.number();
                write!(
                    f,
                    "after {visited} of {size} squares the tour ends: square {number} is missing"
                )
            }
        }
    }
}

impl core::error::Error for TourFault {}
