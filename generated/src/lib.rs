//! The table: the lexicographically first knight's tour of each of 1,406 keys,
//! or that there is none; and how many tours there are, for 749 of these keys.
//!
//! A key is a board and a start, or a board and any start. The table has each
//! start of the 64 boards of at most 8 rows and 8 columns. It has any start of
//! these boards and of the boards of at most 26 squares. Of all tours that a key
//! allows, compared square by square in row-major order, the table holds the
//! smallest. An exhaustive search found it, and found each "impossible".
//!
//! ```
//! use tourbook_board::{Answer, Board, Key};
//! use tourbook_table::{count, lookup};
//!
//! let key: Key = "5x6 15".parse()?;
//! let answer = lookup(key).expect("each start of 5 x 6 is in the table");
//! assert!(answer.to_string().starts_with("15 2 13 26 "));
//! assert_eq!(count(key), Some(68));
//!
//! let key = Key::from_any_start(Board::new(3, 2)?);
//! assert_eq!(lookup(key), Some(Answer::Impossible));
//!
//! // The table does not have 3 x 9.
//! assert_eq!(lookup("3x9 any".parse()?), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `cargo xtask generate` writes `table.rs` and `counts.rs`, and `answers.txt`
//! and `counts.txt` with the same facts for people. Everything else in this
//! package is written by hand.

#![no_std]

#[rustfmt::skip]
#[allow(clippy::unreadable_literal, reason = "nobody reads the seed of the hash")]
mod counts;
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
    map::answers().lookup(key)
}

/// Every key in the table with its answer, in no particular order.
///
/// ```
/// assert_eq!(tourbook_table::entries().count(), 1406);
/// ```
pub fn entries() -> impl Iterator<Item = (Key, Answer<'static>)> + Clone {
    map::answers().entries()
}

/// How many tours the board of `key` has from the start of `key`; `None` when
/// the table does not say.
///
/// The table says it for each start of each board of at most 30 squares and at
/// most 9 rows and 9 columns. It has no count for a key with any start.
///
/// ```
/// // OEIS A165134: on 5 x 5, 304 tours start in a corner.
/// assert_eq!(tourbook_table::count("5x5 1".parse()?), Some(304));
/// assert_eq!(tourbook_table::count("6x6 1".parse()?), None);
/// # Ok::<(), tourbook_board::ParseKeyError>(())
/// ```
#[must_use]
pub fn count(key: Key) -> Option<u32> {
    map::counts().get(&key.packed()).copied()
}

/// Every key with a count, and its count, in no particular order.
///
/// ```
/// assert_eq!(tourbook_table::counts().count(), 749);
/// ```
pub fn counts() -> impl Iterator<Item = (Key, u32)> + Clone {
    let counts = map::counts().entries();
    counts.filter_map(|(&packed, &count)| Some((Key::from_packed(packed)?, count)))
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

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
