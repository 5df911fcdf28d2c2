//! What can be checked of a table by looking at it: that it holds exactly the
//! keys it should, and that its tours are tours.
//!
//! Written from the definitions of the problems and of the knight's move, so
//! that it shares no code with what made the table: it knows no list of keys,
//! no moves and no validation of other crates. The functions take the table as
//! a lookup and a list of entries, so that a copy can be checked as well. That
//! a tour is the *first*, and that an "impossible" is true, takes a search or a
//! proof, which this module leaves to others.
//!
//! ```
//! use tourbook_table::{entries, lookup, verify};
//!
//! assert_eq!(verify::complete(lookup, entries(), 185).next(), None);
//! assert_eq!(verify::tours(lookup).next(), None);
//! ```

mod fault;

use tourbook_board::{Board, Square, TourFault};
use tourbook_keys::{Answer, Family, Key};

pub use fault::{Fault, Place, Wrong};

/// The keys that a table must hold, with their family, in the order of
/// `answers.txt`: 30 + 91 + 64 = 185.
///
/// ```
/// assert_eq!(tourbook_table::verify::keys().count(), 185);
/// ```
pub fn keys() -> impl Iterator<Item = (Family, Key)> {
    // 5 rows of 6 squares, numbered from 1.
    let sicily = (1..=30).map(|number| (Family::Sicily1152, 5, 6, Some(number)));
    // The p numbers are columns, the q letters rows; p * q is at most 26.
    let poj = (1..=26).flat_map(|p| (1..=26 / p).map(move |q| (Family::Poj2488, q, p, None)));
    // 8 rows of 8 squares.
    let course = (1..=64).map(|number| (Family::Course8x8, 8, 8, Some(number)));
    sicily.chain(poj).chain(course).filter_map(|(family, rows, cols, start)| {
        let board = Board::new(rows, cols).ok()?;
        let key = match start {
            Some(number) => Key::from_start(board, Square::from_number(number)?)?,
            None => Key::from_any_start(board),
        };
        Some((family, key))
    })
}

/// Check 1: each of the [`keys`] is in `entries` once and is found by `lookup`
/// with the same answer, and nothing else is there. `size` is how many entries
/// the table stores, whether or not they could be listed.
pub fn complete<'a>(
    lookup: impl Fn(Key) -> Option<Answer<'a>>,
    entries: impl Iterator<Item = (Key, Answer<'a>)> + Clone,
    size: usize,
) -> impl Iterator<Item = Fault> {
    let listed = entries.clone();
    let keys_faults = keys().filter_map(move |(family, key)| {
        let mut same = listed.clone().filter(|&(other, _)| other == key);
        let wrong = match (same.next(), same.next(), lookup(key)) {
            (None, _, None) => Wrong::Missing,
            (None, _, Some(_)) => Wrong::Unlisted,
            (Some(_), Some(_), _) => Wrong::Twice,
            (Some(_), None, None) => Wrong::NotFound,
            (Some((_, entry)), None, Some(found)) if entry != found => Wrong::Ambiguous,
            (Some(_), None, Some(_)) => return None,
        };
        Some(Fault { family: Some(family), key: Some(key), wrong })
    });
    let surplus = entries.clone().filter_map(|(key, _)| {
        let is_key = keys().any(|(_, other)| other == key);
        (!is_key).then_some(Fault { family: None, key: Some(key), wrong: Wrong::NoKey })
    });
    let listed = entries.count();
    let wrong = Wrong::Unlistable { size, listed };
    let unlistable = (size != listed).then_some(Fault { family: None, key: None, wrong });
    keys_faults.chain(surplus).chain(unlistable)
}

/// Check 2: each tour that `lookup` gives for one of the [`keys`] visits every
/// square of its board once, by knight's moves, from the start of the key.
pub fn tours<'a>(lookup: impl Fn(Key) -> Option<Answer<'a>>) -> impl Iterator<Item = Fault> {
    keys().filter_map(move |(family, key)| {
        let squares = lookup(key)?.tour()?;
        let wrong = match (tour(key.board(), squares), squares.first(), key.start()) {
            (Err(fault), ..) => Wrong::Tour(fault),
            (Ok(()), Some(&start), Some(right)) if start != right => Wrong::Start { start, right },
            (Ok(()), ..) => return None,
        };
        Some(Fault { family: Some(family), key: Some(key), wrong })
    })
}

/// Whether `squares` visits every square of `board` once, by knight's moves.
///
/// # Errors
///
/// When it does not: the first fault, in the order of the steps.
pub fn tour(board: Board, squares: &[Square]) -> Result<(), TourFault> {
    // The step of the visit by the square's index; 0 for none yet.
    let mut visits = [0; Square::MOST as usize];
    let mut last = None;
    for (&square, step) in squares.iter().zip(1..) {
        if square.number() > board.size() {
            return Err(TourFault::OffBoard { step, square, board });
        }
        let earlier = core::mem::replace(&mut visits[square.index()], step);
        if earlier > 0 {
            return Err(TourFault::Repeated { step, square, earlier });
        }
        if let Some(from) = last
            && !is_move(board, from, square)
        {
            return Err(TourFault::NotAMove { step, from, to: square });
        }
        last = Some(square);
    }
    let (visited, size) = (squares.len(), board.size());
    let missing =
        (0..size).filter_map(Square::from_index).find(|square| visits[square.index()] == 0);
    missing.map_or(Ok(()), |square| Err(TourFault::Missing { square, visited, size }))
}

/// Whether the two squares of `board` are a knight's move apart: one row and
/// two columns, or two rows and one column.
///
/// ```
/// use tourbook_board::{Board, Square};
/// use tourbook_table::verify::is_move;
///
/// // The two exits of the corner of 5 x 6, as Sicily 1152 lists them.
/// let board = Board::new(5, 6)?;
/// let exits = (1..=30).filter_map(Square::from_number);
/// let exits = exits.filter(|&exit| is_move(board, Square::FIRST, exit));
/// assert_eq!(exits.map(Square::number).collect::<Vec<_>>(), [9, 14]);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[must_use]
pub fn is_move(board: Board, from: Square, to: Square) -> bool {
    let cols = usize::from(board.cols());
    let rows_apart = (from.index() / cols).abs_diff(to.index() / cols);
    let cols_apart = (from.index() % cols).abs_diff(to.index() % cols);
    matches!((rows_apart, cols_apart), (1, 2) | (2, 1))
}
