//! The maps that hold the table, and how they are read.
//!
//! Users have [`lookup`](crate::lookup), [`entries`](crate::entries) and their
//! like. This module is for tests and checks of a changed copy of the table,
//! which need the same lookup in other maps. The types of the maps may change.

use tourbook_board::{Answer, Key, Square};

/// Where the answers are, by the packed keys. An answer is the index in the
/// array of squares at which its tour begins, or `None` for "impossible".
///
/// An index is not an address: it is the same wherever the program is loaded,
/// so nothing in the map has to be relocated when the program starts.
pub type Places = phf::Map<(u8, u8, u8), Option<u16>>;

/// The numbers of tours by the packed keys.
pub type Counts = phf::Map<(u8, u8, u8), u32>;

/// The answers: where each is, and the squares of all tours.
#[derive(Clone, Copy, Debug)]
pub struct Answers<'a> {
    /// Where each answer is.
    pub places: &'a Places,
    /// The squares of all tours, one tour after another. A tour is as long as
    /// its board has squares.
    pub squares: &'static [Square],
}

/// The answers of the table.
#[must_use]
pub fn answers() -> Answers<'static> {
    Answers { places: &crate::table::PLACES, squares: &crate::table::SQUARES }
}

/// The numbers of tours in the table.
#[must_use]
pub fn counts() -> &'static Counts {
    &crate::counts::COUNTS
}

impl<'a> Answers<'a> {
    /// The answer for `key`, if it is there.
    #[must_use]
    pub fn lookup(self, key: Key) -> Option<Answer<'static>> {
        self.at(key, *self.places.get(&key.packed())?)
    }

    /// Every key with its answer, without the entries whose packed key is not a
    /// key, and without those whose tour is not among the squares.
    pub fn entries(self) -> impl Iterator<Item = (Key, Answer<'static>)> + Clone + 'a {
        self.places.entries().filter_map(move |(&packed, &place)| {
            let key = Key::from_packed(packed)?;
            Some((key, self.at(key, place)?))
        })
    }

    fn at(self, key: Key, place: Option<u16>) -> Option<Answer<'static>> {
        let Some(place) = place else { return Some(Answer::Impossible) };
        let (squares, size) = (self.squares.get(usize::from(place)..)?, key.board().size());
        squares.get(..usize::from(size)).map(Answer::Tour)
    }
}
