//! No filter removes an edge that some tour takes, or forces one that some tour
//! does not take.

use tourbook_board::{Board, Square};

use super::{Filter, board, watch};
use crate::pruning::ring::{Contradiction, PlaceSet, Ring, Vertex, VertexSet, only};
use crate::{Ascending, Event, Search, Unpruned};

/// The neighbours of each vertex on the ring of a tour.
fn edges(board: Board, tour: &[Square]) -> [PlaceSet; Vertex::COUNT] {
    let mut edges = [0; Vertex::COUNT];
    let mut join = |a: Vertex, b: Vertex| {
        edges[a.index()] |= only(b.place());
        edges[b.index()] |= only(a.place());
    };
    let squares: Vec<Vertex> = tour.iter().map(|&square| Vertex::of(board, square)).collect();
    squares.windows(2).for_each(|pair| join(pair[0], pair[1]));
    // The edge from the gate to the start is not stored.
    let last = squares[squares.len() - 1];
    join(last, Vertex::gate(last.side() ^ 1));
    edges
}

/// All tours of `board`, found without pruning, in ascending order.
fn tours(board: Board) -> Vec<Vec<Square>> {
    let mut search = Search::new(board, None, Ascending, Unpruned);
    let next = || (search.resume() == Event::Tour).then(|| search.path().to_vec());
    std::iter::from_fn(next).collect()
}

/// The first wrong conclusion of `filter` in a search for all tours.
fn first_fault(board: Board, filter: Filter) -> Option<String> {
    let tours: Vec<_> = tours(board).into_iter().map(|tour| (edges(board, &tour), tour)).collect();
    let mut fault = None;
    watch(board, filter, u64::MAX, |position, candidate, ring| {
        let path = [position.path(), &[candidate]].concat();
        let from = tours.partition_point(|(_, tour)| *tour < path);
        let with_path = tours[from..].iter().take_while(|(_, tour)| tour.starts_with(&path));
        for (edges, _) in with_path {
            let wrong = match ring {
                None => Some("it is refuted".to_owned()),
                Some(ring) => wrong_edge(ring, edges),
            };
            if let (None, Some(wrong)) = (&fault, wrong) {
                fault = Some(format!("{board}, a tour with {path:?}: {wrong}"));
            }
        }
    });
    fault
}

/// What the ring says of an edge that is not so on the tour with these edges.
fn wrong_edge(ring: &Ring, edges: &[PlaceSet; Vertex::COUNT]) -> Option<String> {
    Vertex::ALL.into_iter().find_map(|vertex| {
        let (taken, open) = (edges[vertex.index()], ring.open(vertex));
        let forced = open & !ring.undecided(vertex);
        let removed = (taken & !open != 0).then(|| format!("an edge of {vertex:?} is removed"));
        removed.or((forced & !taken != 0).then(|| format!("an edge of {vertex:?} is forced")))
    })
}

/// Not 1 x 1, where the gate would be joined twice to the only square.
const BOARDS: [(u8, u8); 7] = [(3, 3), (3, 4), (4, 3), (3, 7), (4, 4), (4, 5), (5, 5)];

const LEVELS: [Filter; 3] =
    [Ring::filter_forced_edges, Ring::filter_two_factors, |ring, changed| {
        ring.filter_singletons(changed, &mut 0)
    }];

#[test]
fn what_is_forced_is_in_all_tours_and_what_is_removed_in_none() {
    for (rows, cols) in BOARDS {
        for filter in LEVELS {
            assert_eq!(first_fault(board(rows, cols), filter), None);
        }
    }
}

/// A filter that removes an undecided edge for no reason.
fn removes_an_edge_too_many(ring: &mut Ring, changed: VertexSet) -> Result<(), Contradiction> {
    ring.filter_two_factors(changed)?;
    let undecided = Vertex::ALL.into_iter().find(|&vertex| ring.undecided(vertex) != 0);
    if let Some(vertex) = undecided {
        let other = vertex.across(ring.undecided(vertex).trailing_zeros());
        let mut changed = VertexSet::EMPTY;
        ring.remove(vertex, other, &mut changed);
    }
    Ok(())
}

/// A filter that forces an undecided edge for no reason.
fn forces_an_edge_too_many(ring: &mut Ring, changed: VertexSet) -> Result<(), Contradiction> {
    ring.filter_two_factors(changed)?;
    let undecided = Vertex::ALL.into_iter().find(|&vertex| ring.undecided(vertex) != 0);
    undecided.map_or(Ok(()), |vertex| {
        let other = vertex.across(ring.undecided(vertex).trailing_zeros());
        ring.force(vertex, other, &mut VertexSet::default())
    })
}

#[test]
fn a_broken_filter_is_found_out() {
    let board = board(4, 5);
    let removed = first_fault(board, removes_an_edge_too_many).expect("a tour is lost");
    assert!(removed.ends_with("is removed"), "{removed}");
    let forced = first_fault(board, forces_an_edge_too_many).expect("a tour is lost");
    assert!(forced.ends_with("is forced"), "{forced}");
    let refuted = first_fault(board, |_, _| Err(Contradiction));
    assert!(refuted.expect("all tours are lost").ends_with("it is refuted"));
}
