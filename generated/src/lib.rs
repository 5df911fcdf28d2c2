//! The table: the lexicographically first knight's tour of each of 185 keys,
//! or that there is none.
//!
//! A key is a board and a start, or a board and any start. The table has each
//! start of 5 x 6 and of 8 x 8, and any start of each board of at most 26
//! squares. Of all tours that a key allows, compared square by square in
//! row-major order, the table holds the smallest. An exhaustive search found it,
//! and found each "impossible".
//!
//! ```
//! use tourbook_board::{Answer, Board, Key};
//! use tourbook_table::lookup;
//!
//! let key: Key = "5x6 15".parse()?;
//! let answer = lookup(key).expect("each start of 5 x 6 is in the table");
//! assert!(answer.to_string().starts_with("15 2 13 26 "));
//!
//! let key = Key::from_any_start(Board::new(3, 2)?);
//! assert_eq!(lookup(key), Some(Answer::Impossible));
//!
//! // The table does not have 6 x 6.
//! assert_eq!(lookup("6x6 any".parse()?), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `cargo xtask generate` writes `table.rs`, and `answers.txt` with the same
//! answers for people. Everything else in this package is written by hand.

#![no_std]

#[doc(hidden)]
pub mod map;
#[rustfmt::skip]
#[allow(clippy::unreadable_literal, reason = "nobody reads the seed of the hash")]
mod table;
pub mod verify;

use tourbook_board::{Answer, Key, Square};

/// The answer to `key`; `None` when the table does not have this key.
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

/// The squares with these numbers. The compiler evaluates it, and refuses a
/// table with a number that is not a square's.
const fn squares<const N: usize>(numbers: [u8; N]) -> [Square; N] {
    let mut squares = [Square::FIRST; N];
    let mut step = 0;
    while step < N {
        squares[step] = Square::from_number(numbers[step]).expect("a square's number");
        step += 1;
    }
    squares
}
