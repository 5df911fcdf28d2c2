//! The map that holds the table, and how it is read.
//!
//! Not for users, who have [`lookup`](crate::lookup) and
//! [`entries`](crate::entries): a test that tampers with a copy of the table
//! needs the same lookup in another map. What kind of map it is may change.

use tourbook_board::{Board, Square};

use crate::{Answer, Key};

/// The answers by (rows, columns, the start's number or 0 for any).
pub type Map = phf::Map<(u8, u8, u8), Option<&'static [Square]>>;

/// In the place of a start's number: the tour may start anywhere.
const ANY_START: u8 = 0;

/// The table.
#[must_use]
pub fn committed() -> &'static Map {
    &crate::table::TABLE
}

/// What `map` says of `key`.
#[must_use]
pub fn lookup(map: &Map, key: Key) -> Option<Answer<'static>> {
    let (board, start) = (key.board(), key.start().map_or(ANY_START, Square::number));
    map.get(&(board.rows(), board.cols(), start)).map(|&tour| answer(tour))
}

/// Every key in `map` with its answer; what stands under no board, or under a
/// start that is not on it, is left out.
pub fn entries(map: &Map) -> impl Iterator<Item = (Key, Answer<'static>)> + Clone {
    map.entries().filter_map(|(&(rows, cols, start), &tour)| {
        let board = Board::new(rows, cols).ok()?;
        let key = match start {
            ANY_START => Key::from_any_start(board),
            number => Key::from_start(board, Square::from_number(number)?)?,
        };
        Some((key, answer(tour)))
    })
}

fn answer(tour: Option<&'static [Square]>) -> Answer<'static> {
    tour.map_or(Answer::Impossible, Answer::Tour)
}
