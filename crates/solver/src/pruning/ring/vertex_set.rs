//! Sets of vertices of the ring, in two machine words.

use std::ops::{BitAnd, BitOr, Sub};

use super::vertex::{Place, PlaceSet, Vertex, only};

/// A set of vertices: the places of each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct VertexSet([PlaceSet; 2]);

impl VertexSet {
    /// No vertex.
    pub(crate) const EMPTY: Self = Self([0; 2]);

    /// All vertices that there can be.
    pub(crate) const ALL: Self = Self([only(Vertex::GATE_PLACE as Place + 1) - 1; 2]);

    /// The set of one vertex.
    #[inline]
    pub(crate) const fn of(vertex: Vertex) -> Self {
        Self::on(vertex.side(), only(vertex.place()))
    }

    /// The vertices at `places` of `side`.
    #[inline]
    pub(crate) const fn on(side: usize, places: PlaceSet) -> Self {
        if side == 0 { Self([places, 0]) } else { Self([0, places]) }
    }

    /// The neighbours at `places` of a vertex.
    #[inline]
    pub(crate) const fn across(vertex: Vertex, places: PlaceSet) -> Self {
        Self::on(vertex.side() ^ 1, places)
    }

    /// The places of `side`.
    #[inline]
    pub(crate) const fn side(self, side: usize) -> PlaceSet {
        self.0[side]
    }

    /// Adds `vertex`.
    #[inline]
    pub(crate) const fn insert(&mut self, vertex: Vertex) {
        self.0[vertex.side()] |= only(vertex.place());
    }

    /// Takes `vertex` out.
    #[inline]
    pub(crate) const fn remove(&mut self, vertex: Vertex) {
        self.0[vertex.side()] &= !only(vertex.place());
    }

    /// Whether there is no vertex in it.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The first vertex of the set, if there is one.
    #[inline]
    pub(crate) const fn first(self) -> Option<Vertex> {
        if self.0[0] != 0 {
            Some(Vertex::at(0, self.0[0].trailing_zeros()))
        } else if self.0[1] != 0 {
            Some(Vertex::at(1, self.0[1].trailing_zeros()))
        } else {
            None
        }
    }

    /// The vertices, side 0 first, each side by ascending place.
    #[inline]
    pub(crate) fn iter(mut self) -> impl Iterator<Item = Vertex> {
        std::iter::from_fn(move || self.pop())
    }

    /// Takes the first vertex out of the set.
    #[inline]
    pub(crate) const fn pop(&mut self) -> Option<Vertex> {
        let first = self.first();
        if let Some(vertex) = first {
            self.remove(vertex);
        }
        first
    }
}

impl BitAnd for VertexSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for VertexSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl Sub for VertexSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
}
