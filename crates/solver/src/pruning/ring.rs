//! The ring: what is known of the edges that a tour takes.
//!
//! A tour is a path. One more vertex, the *gate*, which is joined to the start
//! and to every square that can be the last, makes it a ring in which every
//! vertex has exactly two edges. The path so far is a chain of edges that are
//! known to be taken.
//!
//! The ring has two sides. A knight changes the colour of its square at each
//! move, so the squares of one colour are one side. All squares that can be the
//! last have one colour, and the gate stands on the other side. So every edge
//! joins the two sides, except the one from the gate to the start. Every tour
//! takes that one, and it is not stored: its two ends need one edge less.

mod path;
mod start;
mod vertex;
mod vertex_set;

pub(super) use path::Rings;
pub(super) use vertex::{PlaceSet, Vertex, each, only};
pub(super) use vertex_set::VertexSet;

/// What is known of the edges of the tours that go on with a path.
///
/// An edge is *forced* when every such tour takes it, and *undecided* when
/// nothing is known. All other edges are removed: no such tour takes them.
#[derive(Clone, Debug)]
pub(super) struct Ring {
    /// By vertex: the neighbours by undecided edges.
    undecided: [PlaceSet; Vertex::COUNT],
    /// By vertex: the neighbours by forced edges.
    forced: [PlaceSet; Vertex::COUNT],
    /// By vertex: how many of the undecided edges a tour takes.
    room: [u8; Vertex::COUNT],
    /// By vertex: the undecided edges of a two-factor, which has as many as
    /// there is room for. Only the two-factor filter keeps it so.
    used: [PlaceSet; Vertex::COUNT],
    /// The other end of the chain of forced edges that ends in a vertex
    /// (itself when it has none); means nothing inside of a chain.
    other_end: [Vertex; Vertex::COUNT],
    /// How many edges are forced, that from the gate to the start included.
    links: u8,
    /// How many edges a tour has: as many as vertices, which are the squares
    /// and the gate.
    length: u8,
    /// The last square of the path.
    current: Vertex,
    /// The squares that are not on the path.
    free: VertexSet,
}

/// The conclusions contradict each other: no tour goes on with the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contradiction;

impl Ring {
    /// The neighbours of `vertex` by undecided edges.
    #[inline]
    pub(super) fn undecided(&self, vertex: Vertex) -> PlaceSet {
        self.undecided[vertex.index()]
    }

    /// The neighbours of `vertex` by edges that are not removed.
    #[inline]
    pub(super) fn open(&self, vertex: Vertex) -> PlaceSet {
        self.undecided[vertex.index()] | self.forced[vertex.index()]
    }

    /// How many of the undecided edges of `vertex` a tour takes, 0 to 2.
    #[inline]
    pub(super) fn room(&self, vertex: Vertex) -> u32 {
        self.room[vertex.index()].into()
    }

    /// The other end of the chain that ends in `vertex`; itself when it has no
    /// forced edge.
    #[inline]
    pub(super) fn other_end(&self, vertex: Vertex) -> Vertex {
        self.other_end[vertex.index()]
    }

    /// The last square of the path.
    pub(super) fn current(&self) -> Vertex {
        self.current
    }

    /// The squares that are not on the path.
    pub(super) fn free(&self) -> VertexSet {
        self.free
    }

    /// Whether one more forced edge makes the whole ring.
    pub(super) fn lacks_one_edge(&self) -> bool {
        self.links + 1 == self.length
    }

    /// Whether the edge between `a` and `b` is undecided.
    #[inline]
    pub(super) fn is_undecided(&self, a: Vertex, b: Vertex) -> bool {
        a.side() != b.side() && self.undecided[a.index()] & only(b.place()) != 0
    }

    /// The neighbours of `vertex` by used edges.
    #[inline]
    pub(super) fn used(&self, vertex: Vertex) -> PlaceSet {
        self.used[vertex.index()]
    }

    /// Uses the undecided edge between `a` and `b`, or not.
    #[inline]
    pub(super) fn set_used(&mut self, a: Vertex, b: Vertex, used: bool) {
        let (at_a, at_b) = (only(a.place()), only(b.place()));
        if used {
            self.used[a.index()] |= at_b;
            self.used[b.index()] |= at_a;
        } else {
            self.used[a.index()] &= !at_b;
            self.used[b.index()] &= !at_a;
        }
    }

    /// Takes the edge between `a` and `b`, which joins their chains. Adds the
    /// vertices of which something new is known to `changed`.
    ///
    /// # Errors
    ///
    /// When no tour takes it.
    pub(super) fn force(
        &mut self,
        a: Vertex,
        b: Vertex,
        changed: &mut VertexSet,
    ) -> Result<(), Contradiction> {
        if !self.is_undecided(a, b) || self.room(a) == 0 || self.room(b) == 0 {
            return Err(Contradiction);
        }
        let (far_a, far_b) = (self.other_end(a), self.other_end(b));
        if far_a == b && !self.lacks_one_edge() {
            return Err(Contradiction);
        }
        self.remove(a, b, changed);
        self.forced[a.index()] |= only(b.place());
        self.forced[b.index()] |= only(a.place());
        self.room[a.index()] -= 1;
        self.room[b.index()] -= 1;
        self.links += 1;
        self.other_end[far_a.index()] = far_b;
        self.other_end[far_b.index()] = far_a;
        changed.insert(far_a);
        changed.insert(far_b);
        Ok(())
    }

    /// Takes the edge between `a` and `b` out of the undecided ones, which
    /// removes it unless it is forced at the same time. Adds both to `changed`.
    #[inline]
    pub(super) fn remove(&mut self, a: Vertex, b: Vertex, changed: &mut VertexSet) {
        let (not_a, not_b) = (!only(a.place()), !only(b.place()));
        self.undecided[a.index()] &= not_b;
        self.undecided[b.index()] &= not_a;
        self.used[a.index()] &= not_b;
        self.used[b.index()] &= not_a;
        changed.insert(a);
        changed.insert(b);
    }
}
