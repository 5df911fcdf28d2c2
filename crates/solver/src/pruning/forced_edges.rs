//! Forced-edge propagation, known from the search for Hamiltonian paths.
//!
//! For knights: P. Shufelt and H. Berliner, *Generating Knight's Tours Without
//! Backtracking from Errors*, CMU-CS-93-161, 1993 (on closed tours).
//!
//! A tour is a path. One more vertex, the *gate*, which is joined to the start
//! and to every square that could be the last, makes it a ring: every vertex
//! then needs exactly two edges, and the path so far is nothing but edges that
//! are known to be taken. What follows from that is followed to the end:
//!
//! - a vertex with fewer than two edges left: no tour; with exactly two: both
//!   are forced;
//! - a vertex with two forced edges loses its others;
//! - a forced edge joins two chains; the edge that would close a chain into a
//!   ring too early is removed.
//!
//! When nothing changes any more, every free square must be reachable from the
//! current one. Colour decides twice, before the first move: a knight changes
//! it at each step, so it fixes how many squares of each are needed, and which
//! squares can be the last.

use tourbook_board::{Board, Square, SquareSet};

use crate::{Position, Pruning};

/// Refutes a candidate when forced edges leave no tour that goes on with it.
///
/// The graph of each square on the path is kept, so that one more move costs
/// only what follows from it.
#[derive(Clone, Debug, Default)]
pub struct ForcedEdges {
    graphs: Vec<Graph>,
}

impl ForcedEdges {
    /// Knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Pruning for ForcedEdges {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        let next = match (self.graphs.last(), position.current()) {
            (Some(graph), Some(current)) => graph.after_move(current, candidate),
            _ => Graph::from_start(position, candidate),
        };
        let next = next.filter(|graph| graph.reaches_all(position, candidate));
        next.map(|graph| self.graphs.push(graph)).is_some()
    }

    fn leave(&mut self) {
        self.graphs.pop();
    }
}

/// Vertices are the indices of the squares, and after them the gate.
type Vertex = usize;
const GATE: Vertex = Square::MOST as usize;
const VERTICES: usize = GATE + 1;

/// A set of vertices, one bit for each.
type VertexSet = u128;

const fn only(vertex: Vertex) -> VertexSet {
    1 << vertex
}

/// The vertices of `set` in ascending order.
fn each(mut set: VertexSet) -> impl Iterator<Item = Vertex> {
    std::iter::from_fn(move || {
        let vertex = set.trailing_zeros() as Vertex;
        set &= set.checked_sub(1)?;
        Some(vertex)
    })
}

/// What is known of the edges of a tour.
#[derive(Clone, Debug)]
struct Graph {
    /// By vertex: the neighbours by edges that a tour may still take.
    open: [VertexSet; VERTICES],
    /// By vertex: those of them that every tour takes.
    forced: [VertexSet; VERTICES],
    /// The other end of the chain of forced edges that ends in a vertex
    /// (itself when it has none); means nothing inside of a chain.
    other_end: [u8; VERTICES],
    /// How many vertices that chain has.
    chain: [u8; VERTICES],
    /// How many vertices a ring must have: the squares and the gate.
    ring: u8,
}

impl Graph {
    /// The graph of the tours from `start`; `None` when there is none.
    fn from_start(position: &Position, start: Square) -> Option<Self> {
        let board = position.board();
        let last = last_squares(board, start)?;
        let mut other_end = [0; VERTICES];
        for (end, vertex) in other_end.iter_mut().zip(0..) {
            *end = vertex;
        }
        let mut graph = Self {
            open: [0; VERTICES],
            forced: [0; VERTICES],
            other_end,
            chain: [1; VERTICES],
            ring: board.size() + 1,
        };
        if board.size() == 1 {
            // The gate would be joined twice to the only square.
            return Some(graph);
        }
        let at_gate = last.with(start);
        graph.open[GATE] = at_gate.bits().into();
        for square in board.squares() {
            let gate = if at_gate.contains(square) { only(GATE) } else { 0 };
            graph.open[square.index()] = gate | VertexSet::from(position.moves(square).bits());
        }
        let mut changed = only(GATE) | VertexSet::from(board.squares().bits());
        graph.force(GATE, start.index(), &mut changed)?;
        graph.propagate(changed)?;
        Some(graph)
    }

    /// The graph when the tour goes from `current` to `candidate`; `None` when
    /// none does.
    fn after_move(&self, current: Square, candidate: Square) -> Option<Self> {
        let (from, to) = (current.index(), candidate.index());
        if self.open[from] & only(to) == 0 {
            return None;
        }
        let mut graph = self.clone();
        if graph.forced[from] & only(to) == 0 {
            let mut changed = 0;
            graph.force(from, to, &mut changed)?;
            graph.propagate(changed)?;
        }
        Some(graph)
    }

    /// Draws every conclusion from the vertices in `changed`; `None` when they
    /// contradict each other.
    fn propagate(&mut self, mut changed: VertexSet) -> Option<()> {
        while changed != 0 {
            let vertex = changed.trailing_zeros() as Vertex;
            changed &= !only(vertex);
            let undecided = self.open[vertex] & !self.forced[vertex];
            if self.open[vertex].count_ones() < 2 {
                return None;
            }
            if self.open[vertex].count_ones() == 2 {
                for other in each(undecided) {
                    self.force(vertex, other, &mut changed)?;
                }
            } else if self.forced[vertex].count_ones() == 2 {
                for other in each(undecided) {
                    self.remove(vertex, other, &mut changed);
                }
            }
        }
        Some(())
    }

    /// Takes the edge between `a` and `b`, which joins their chains; `None`
    /// when no tour takes it.
    fn force(&mut self, a: Vertex, b: Vertex, changed: &mut VertexSet) -> Option<()> {
        let is_open = self.open[a] & only(b) != 0;
        let has_room = |vertex: Vertex| self.forced[vertex].count_ones() < 2;
        if !is_open || !has_room(a) || !has_room(b) {
            return None;
        }
        let (far_a, far_b) = (Vertex::from(self.other_end[a]), Vertex::from(self.other_end[b]));
        self.forced[a] |= only(b);
        self.forced[b] |= only(a);
        *changed |= only(a) | only(b);
        // The two ends of one chain still have an edge only where it closes the
        // whole ring: before, it is removed below.
        if far_a != b {
            let length = self.chain[a] + self.chain[b];
            (self.other_end[far_a], self.other_end[far_b]) = (self.other_end[b], self.other_end[a]);
            (self.chain[far_a], self.chain[far_b]) = (length, length);
            let closes = self.open[far_a] & !self.forced[far_a] & only(far_b) != 0;
            if closes && length != self.ring {
                self.remove(far_a, far_b, changed);
            }
        }
        Some(())
    }

    /// Rules the edge between `a` and `b` out.
    fn remove(&mut self, a: Vertex, b: Vertex, changed: &mut VertexSet) {
        self.open[a] &= !only(b);
        self.open[b] &= !only(a);
        *changed |= only(a) | only(b);
    }

    /// Whether every free square can be reached from `candidate`.
    fn reaches_all(&self, position: &Position, candidate: Square) -> bool {
        let mut missing = VertexSet::from(position.free().without(candidate).bits());
        let mut frontier = only(candidate.index());
        while frontier != 0 && missing != 0 {
            let vertex = frontier.trailing_zeros() as Vertex;
            let found = self.open[vertex] & missing;
            missing &= !found;
            frontier = frontier & !only(vertex) | found;
        }
        missing == 0
    }
}

/// The squares that can be the last of a tour from `start`; `None` when colour
/// alone says that there is no tour.
fn last_squares(board: Board, start: Square) -> Option<SquareSet> {
    let colour = board.colour(start);
    let size = u32::from(board.size());
    if board.coloured(colour).len() != size.div_ceil(2) {
        return None;
    }
    let last = if size.is_multiple_of(2) { colour.other() } else { colour };
    Some(board.coloured(last).without(start))
}
