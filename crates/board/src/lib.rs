//! The words of the field as small types: a [`Board`], its [`Square`]s, sets
//! of squares, the knight's moves, the ways to write a square down, and a
//! [`Tour`] with what can be wrong with one.
//!
//! Everything here is a plain fact about a board. Which problem is asked, what
//! the table says and how a tour is found are other crates' business.
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

mod board;
mod knight;
mod move_table;
mod notation;
mod parse;
mod square;
mod square_set;
mod tour;

pub use board::{Board, BoardError, Colour};
pub use knight::KNIGHT_MOVES;
pub use move_table::MoveTable;
pub use notation::{NameError, Notation, SquareName, SquareText};
pub use parse::{NotABoard, NotASquare};
pub use square::Square;
pub use square_set::{SquareSet, Squares};
pub use tour::{Tour, TourFault};
