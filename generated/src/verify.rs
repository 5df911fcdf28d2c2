//! What can be checked of a table by looking at it: that it holds exactly the
//! keys it should, and that its tours are tours.
//!
//! This module shares no code with what makes the table. It is written from the
//! definitions of the keys and of the knight's move, and uses no list of keys,
//! no moves and no validation from elsewhere. The functions take the table as a
//! lookup and a list of entries, so that a copy can be checked as well. Whether
//! a tour is the *first*, and whether an "impossible" is true, takes a search or
//! a proof, which other programs do.
//!
//! ```
//! use tourbook_table::{count, counts, entries, lookup, verify};
//!
//! assert_eq!(verify::complete(verify::is_key, lookup, entries(), 1406).next(), None);
//! assert_eq!(verify::complete(verify::is_counted, count, counts(), 749).next(), None);
//! assert_eq!(verify::tours(lookup).next(), None);
//! ```

mod fault;

use tourbook_board::{Answer, Board, Key, Square, TourFault};

use crate::map;

pub use fault::{TableFault, TableFaultKind};

/// How many entries the table stores, those that cannot be listed included: of
/// answers, and of numbers of tours.
///
/// ```
/// assert_eq!(tourbook_table::verify::sizes(), (1406, 749));
/// ```
#[must_use]
pub fn sizes() -> (usize, usize) {
    (map::answers().places.len(), map::counts().len())
}

/// Whether a table must hold an answer to `key`: it is a start of a board of at
/// most 8 rows and 8 columns, or any start of such a board or of a board of at
/// most 26 squares.
///
/// ```
/// use tourbook_table::verify::is_key;
///
/// for (key, expected) in [("8x8 29", true), ("2x13 any", true), ("2x13 1", false)] {
///     assert_eq!(is_key(key.parse()?), expected);
/// }
/// # Ok::<(), tourbook_board::ParseKeyError>(())
/// ```
#[must_use]
pub fn is_key(key: Key) -> bool {
    let board = key.board();
    let is_small = board.rows() <= 8 && board.cols() <= 8;
    is_small || key.start().is_none() && board.size() <= 26
}

/// Whether a table must hold the number of tours of `key`: it is a start of a
/// board of at most 30 squares and at most 9 rows and 9 columns.
#[must_use]
pub fn is_counted(key: Key) -> bool {
    let board = key.board();
    key.start().is_some() && board.rows() <= 9 && board.cols() <= 9 && board.size() <= 30
}

/// The keys whose answers a table must hold, in their order.
///
/// ```
/// use tourbook_table::verify::keys;
///
/// // 1 + 2 + ... + 8 is 36, and 36 * 36 is 1,296.
/// assert_eq!(keys().filter(|key| key.start().is_some()).count(), 1296);
/// // 64 boards, and 46 of at most 26 squares with a side of 9 or more.
/// assert_eq!(keys().filter(|key| key.start().is_none()).count(), 110);
/// ```
pub fn keys() -> impl Iterator<Item = Key> {
    all_keys().filter(|&key| is_key(key))
}

/// The keys whose numbers of tours a table must hold, in their order.
///
/// ```
/// assert_eq!(tourbook_table::verify::counted_keys().count(), 749);
/// ```
pub fn counted_keys() -> impl Iterator<Item = Key> {
    all_keys().filter(|&key| is_counted(key))
}

/// Every start, and any start, of every board.
fn all_keys() -> impl Iterator<Item = Key> {
    let sizes = (1..=64).flat_map(|rows| (1..=64 / rows).map(move |cols| (rows, cols)));
    sizes.filter_map(|(rows, cols)| Board::new(rows, cols).ok()).flat_map(|board| {
        let starts = (1..=board.size()).filter_map(Square::from_number);
        let keys = starts.filter_map(move |start| Key::from_start(board, start));
        keys.chain([Key::from_any_start(board)])
    })
}

/// Check 1: each key of which `is_key` is true is in `entries` once and is found
/// by `lookup` with the same value, and no other key is there. `size` is how
/// many entries the table stores, whether or not they could be listed.
pub fn complete<V: PartialEq>(
    is_key: impl Fn(Key) -> bool + Copy,
    lookup: impl Fn(Key) -> Option<V>,
    entries: impl Iterator<Item = (Key, V)> + Clone,
    size: usize,
) -> impl Iterator<Item = TableFault> {
    let listed = entries.clone();
    let at_keys = all_keys().filter(move |&key| is_key(key)).filter_map(move |key| {
        let mut same = listed.clone().filter(|&(other, _)| other == key);
        let kind = match (same.next(), same.next(), lookup(key)) {
            (None, _, None) => TableFaultKind::Missing,
            (None, _, Some(_)) => TableFaultKind::Unlisted,
            (Some(_), Some(_), _) => TableFaultKind::Twice,
            (Some(_), None, None) => TableFaultKind::NotFound,
            (Some((_, entry)), None, Some(found)) if entry != found => TableFaultKind::Ambiguous,
            (Some(_), None, Some(_)) => return None,
        };
        Some(TableFault { key: Some(key), kind })
    });
    let listed = entries.clone().count();
    let surplus = entries.map(|(key, _)| key).filter(move |&key| !is_key(key));
    let surplus = surplus.map(|key| TableFault { key: Some(key), kind: TableFaultKind::Surplus });
    let kind = TableFaultKind::Unlistable { size, listed };
    let unlistable = (size != listed).then_some(TableFault { key: None, kind });
    at_keys.chain(surplus).chain(unlistable)
}

/// Check 2: each tour that `lookup` gives for one of the [`keys`] visits every
/// square of its board once, by knight's moves, from the start of the key.
pub fn tours<'a>(lookup: impl Fn(Key) -> Option<Answer<'a>>) -> impl Iterator<Item = TableFault> {
    keys().filter_map(move |key| {
        let squares = lookup(key)?.tour()?;
        let kind = match (tour(key.board(), squares), squares.first(), key.start()) {
            (Err(fault), ..) => TableFaultKind::Tour(fault),
            (Ok(()), Some(&found), Some(expected)) if found != expected => {
                TableFaultKind::Start { found, expected }
            }
            (Ok(()), ..) => return None,
        };
        Some(TableFault { key: Some(key), kind })
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
        if let Some(from) = last.filter(|&from| !is_move(board, from, square)) {
            return Err(TourFault::NotAMove { step, from, to: square });
        }
        last = Some(square);
    }
    let (visited, size) = (squares.len(), board.size());
    let missing =
        (1..=size).filter_map(Square::from_number).find(|square| visits[square.index()] == 0);
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
