//! The map that holds the table, and how it is read.
//!
//! Users have [`lookup`](crate::lookup) and [`entries`](crate::entries). This
//! module is for tests and checks of a changed copy of the table, which need the
//! same lookup in another map. The type of the map may change.

use tourbook_board::{Answer, Key, Square};

/// The answers by the packed keys; `None` is "impossible".
pub type Map = phf::Map<(u8, u8, u8), Option<&'static [Square]>>;

/// The table.
#[must_use]
pub fn committed() -> &'static Map {
    &crate::table::TABLE
}

/// The answer that `map` has for `key`.
#[must_use]
pub fn lookup(map: &Map, key: Key) -> Option<Answer<'static>> {
    map.get(&key.packed()).map(|&tour| answer(tour))
}

/// Every key in `map` with its answer, without the entries whose packed key is
/// not a key.
pub fn entries(map: &Map) -> impl Iterator<Item = (Key, Answer<'static>)> + Clone {
    map.entries().filter_map(|(&packed, &tour)| Some((Key::from_packed(packed)?, answer(tour))))
}

fn answer(tour: Option<&'static [Square]>) -> Answer<'static> {
    tour.map_or(Answer::Impossible, Answer::Tour)
}
