//! The table: the lexicographically first knight's tour of each of 185 keys,
//! or that there is none.
//!
//! A key is a board and a start, or a board and any start; [`Family`] lists
//! them. Of all tours that a key allows, compared square by square in row-major
//! order, the table holds the smallest. It was found by exhaustive search, and
//! so was each "impossible".
//!
//! ```
//! use tourbook_board::Board;
//! use tourbook_table::{Answer, Key, lookup};
//!
//! let board = Board::new(5, 6)?;
//! let key = board.numbered(15).and_then(|start| Key::from_start(board, start));
//! let answer = key.and_then(lookup).expect("every start of 5 x 6 is in the table");
//! let squares = answer.tour().expect("and has a tour");
//! assert_eq!(squares[..3].iter().map(|square| square.number()).collect::<Vec<_>>(), [15, 2, 13]);
//!
//! // p = 2 numbers and q = 3 letters are 3 rows and 2 columns.
//! let key = Key::from_any_start(Board::new(3, 2)?);
//! assert_eq!(lookup(key), Some(Answer::Impossible));
//!
//! // 6 x 6 is no key.
//! assert_eq!(lookup(Key::from_any_start(Board::new(6, 6)?)), None);
//! # Ok::<(), tourbook_board::BoardError>(())
//! ```
//!
//! `table.rs` and `answers.txt`, the same answers for people, are written by
//! `cargo xtask generate`. Nothing else here is.

#![no_std]

#[doc(hidden)]
pub mod map;
#[rustfmt::skip]
#[allow(clippy::unreadable_literal, reason = "the seed of the hash is no number to be read")]
mod table;
pub mod verify;

use tourbook_board::Square;
pub use tourbook_keys::{Answer, Family, Key};

/// What the table says of `key`; `None` when it is not one of the table's.
#[must_use]
pub fn lookup(key: Key) -> Option<Answer<'static>> {
    map::lookup(map::committed(), key)
}

/// Every key in the table with its answer, in no particular order.
///
/// ```
/// assert_eq!(tourbook_table::entries().count(), 185);
/// ```
pub fn entries() -> impl Iterator<Item = (Key, Answer<'static>)> + Clone {
    map::entries(map::committed())
}

/// The squares with these numbers. Evaluated by the compiler, which refuses a
/// table with a number that is none.
const fn squares<const N: usize>(numbers: [u8; N]) -> [Square; N] {
    let mut squares = [Square::FIRST; N];
    let mut step = 0;
    while step < N {
        squares[step] = Square::from_number(numbers[step]).expect("a square's number");
        step += 1;
    }
    squares
}
