//! The vertices of the ring.

use tourbook_board::{Board, Colour, Square};

/// The place of a vertex on its side, 0 to 32.
pub(crate) type Place = u32;

/// A set of places of one side, one bit for each: a square has all of its
/// neighbours on the other side.
pub(crate) type PlaceSet = u64;

/// The set of one place.
#[inline]
pub(crate) const fn only(place: Place) -> PlaceSet {
    1 << place
}

/// The places of `set` in ascending order.
#[inline]
pub(crate) fn each(mut set: PlaceSet) -> impl Iterator<Item = Place> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros();
        set &= set.checked_sub(1)?;
        Some(place)
    })
}

/// A square or the gate. The ring has two sides, one for each colour, of 33
/// places each.
///
/// The squares with the indices 2i and 2i + 1 always have different colours, in
/// one row as in two, so i is the place of both, each on its own side. The gate
/// has the last place of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vertex(u8);

impl Vertex {
    /// How many vertices there can be.
    pub(crate) const COUNT: usize = 2 * (Self::GATE_PLACE as usize + 1);

    pub(super) const GATE_PLACE: u8 = Square::MOST / 2;

    /// All vertices, each at its own index.
    #[allow(clippy::cast_possible_truncation, reason = "the count is 66")]
    pub(crate) const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The vertex of `square`.
    #[inline]
    pub(crate) fn of(board: Board, square: Square) -> Self {
        let side = u8::from(board.colour(square) == Colour::Dark);
        Self((square.number() - 1) & !1 | side)
    }

    /// The gate, when it stands on `side`.
    pub(crate) fn gate(side: usize) -> Self {
        Self::at(side, Self::GATE_PLACE.into())
    }

    /// The vertex at `place` of `side`.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "places are at most 63, sides at most 1")]
    pub(crate) const fn at(side: usize, place: Place) -> Self {
        Self((place << 1) as u8 | side as u8)
    }

    /// The vertex at `place` of the other side.
    #[inline]
    pub(crate) const fn across(self, place: Place) -> Self {
        Self::at(self.side() ^ 1, place)
    }

    /// Its index, 0 to 65.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its side, 0 or 1.
    #[inline]
    pub(crate) const fn side(self) -> usize {
        self.0 as usize & 1
    }

    /// Its place on its side.
    #[inline]
    pub(crate) const fn place(self) -> Place {
        (self.0 >> 1) as Place
    }
}
