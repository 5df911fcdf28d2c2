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
//! use tourbook_table::{entries, lookup, verify};
//!
//! assert_eq!(verify::complete(lookup, entries(), 185).next(), None);
//! assert_eq!(verify::tours(lookup).next(), None);
//! ```

mod fault;

use tourbook_board::{Answer, Board, Key, Square, TourFault};

pub use fault::{TableFault, TableFaultKind};

/// The keys that a table must hold, in their order: each start of 5 x 6 and of
/// 8 x 8, and any start of each board of at most 26 squares. These are 30 + 64
/// + 91 = 185.
///
/// ```
/// assert_eq!(tourbook_table::verify::keys().count(), 185);
/// ```
pub fn keys() -> impl Iterator<Item = Key> {
    let sizes = (1..=64).flat_map(|rows| (1..=64 / rows).map(move |cols| (rows, cols)));
    sizes.filter_map(|(rows, cols)| Board::new(rows, cols).ok()).flat_map(|board| {
        let has_starts = matches!((board.rows(), board.cols()), (5, 6) | (8, 8));
        let numbers = 1..=if has_starts { board.size() } else { 0 };
        let starts = numbers.filter_map(Square::from_number);
        let any = (board.size() <= 26).then(|| Key::from_any_start(board));
        starts.filter_map(move |start| Key::from_start(board, start)).chain(any)
    })
}

/// Check 1: each of the [`keys`] is in `entries` once and is found by `lookup`
/// with the same answer, and no other key is there. `size` is how many entries
/// the table stores, whether or not they could be listed.
pub fn complete<'a>(
    lookup: impl Fn(Key) -> Option<Answer<'a>>,
    entries: impl Iterator<Item = (Key, Answer<'a>)> + Clone,
    size: usize,
) -> impl Iterator<Item = TableFault> {
    let listed = entries.clone();
    let at_keys = keys().filter_map(move |key| {
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
    let surplus = entries.clone().map(|(key, _)| key).filter(|key| !keys().any(|k| k == *key));
    let surplus = surplus.map(|key| TableFault { key: Some(key), kind: TableFaultKind::Surplus });
    let listed = entries.count();
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
        if let Some(from) = last
            && !is_move(board, from, square)
        {
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
