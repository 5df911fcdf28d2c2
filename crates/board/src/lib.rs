//! Small types for the words of the field: a [`Board`], its [`Square`]s, sets
//! of squares, the knight's moves, the ways to write a square, a [`Tour`] and
//! what can be wrong with one, a [`Key`] and its [`Answer`].
//!
//! Everything here is a fact about a board. Other crates know the problems, the
//! table and the search.
//!
//! A square has an *index* (row-major, from 0), a *number* (index + 1), a
//! *name* (a letter for the row, a number for the column) and *coordinates*
//! (row and column, from 0). The same square of a 5 x 6 board, four times:
//!
//! ```
//! use tourbook_board::Board;
//!
//! let board = Board::new(5, 6)?;
//! let square = board.at(2, 2).expect("row 2 and column 2 are on the board");
//! assert_eq!(square.index(), 14);
//! assert_eq!(square.number(), 15);
//! assert_eq!(board.name(square).to_string(), "C3");
//! assert_eq!(board.coordinates(square), (2, 2));
//! # Ok::<(), tourbook_board::BoardError>(())
//! ```

#![no_std]

mod answer;
mod board;
mod key;
mod knight;
mod move_table;
mod notation;
mod parse;
mod square;
mod square_set;
mod tour;

pub use answer::{Answer, Numbers};
pub use board::{Board, BoardError, Colour};
pub use key::{Key, ParseKeyError};
pub use knight::KNIGHT_MOVES;
pub use move_table::MoveTable;
pub use notation::{Notation, ParseNameError, SquareName, SquareText};
pub use parse::{ParseBoardError, ParseSquareError};
pub use square::Square;
pub use square_set::{SquareSet, Squares};
pub use tour::{Tour, TourFault};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
