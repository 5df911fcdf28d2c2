//! The two-factor filter, beside a slow and obvious one.

use super::{board, watch};
use crate::pruning::ring::{PlaceSet, Ring, Vertex, VertexSet, each, only};

/// The boards, and how many nodes from each start.
const BOARDS: [(u8, u8, u64); 6] =
    [(3, 4, 100), (4, 4, 100), (4, 5, 100), (5, 5, 100), (3, 10, 50), (6, 6, 50)];

/// Whether a set of undecided edges has as many at each vertex as there is room
/// for: one vertex after the other takes its edges, and others give way, as in
/// Kuhn's algorithm for matchings.
fn has_two_factor(ring: &Ring) -> bool {
    let mut used = [0; Vertex::COUNT];
    for vertex in Vertex::ALL.into_iter().step_by(2) {
        for _ in 0..ring.room(vertex) {
            let mut tried = VertexSet::EMPTY;
            if !take_edge(ring, &mut used, vertex, &mut tried) {
                return false;
            }
        }
    }
    let is_full = |vertex: Vertex| used[vertex.index()].count_ones() == ring.room(vertex);
    Vertex::ALL.into_iter().all(is_full)
}

/// Takes one edge more at `vertex`, which is on side 0; `false` when it cannot.
fn take_edge(
    ring: &Ring,
    used: &mut [PlaceSet; Vertex::COUNT],
    vertex: Vertex,
    tried: &mut VertexSet,
) -> bool {
    for place in each(ring.undecided(vertex) & !used[vertex.index()]) {
        let end = vertex.across(place);
        if !(*tried & VertexSet::of(end)).is_empty() {
            continue;
        }
        tried.insert(end);
        if used[end.index()].count_ones() == ring.room(end) {
            let mut others = each(used[end.index()]).map(|place| end.across(place));
            let Some(other) = others.find(|&other| take_edge(ring, used, other, tried)) else {
                continue;
            };
            used[other.index()] &= !only(end.place());
            used[end.index()] &= !only(other.place());
        }
        used[vertex.index()] |= only(end.place());
        used[end.index()] |= only(vertex.place());
        return true;
    }
    false
}

#[test]
fn the_two_factor_filter_leaves_no_edge_undecided_that_is_decided() {
    let mut undecided = 0;
    for (rows, cols, limit) in BOARDS {
        watch(board(rows, cols), Ring::filter_two_factors, limit, |position, candidate, ring| {
            let Some(ring) = ring else { return };
            for vertex in Vertex::ALL.into_iter().step_by(2) {
                for place in each(ring.undecided(vertex)) {
                    let other = vertex.across(place);
                    let (mut with, mut without) = (ring.clone(), ring.clone());
                    without.remove(vertex, other, &mut VertexSet::default());
                    let can_be_forced = with.force(vertex, other, &mut VertexSet::default());
                    let path = position.path();
                    assert!(has_two_factor(&without), "{path:?}, {candidate:?}: {vertex:?}");
                    if can_be_forced.is_ok() {
                        assert!(has_two_factor(&with), "{path:?}, {candidate:?}: {vertex:?}");
                    }
                    undecided += 1;
                }
            }
        });
    }
    assert!(undecided > 10_000, "{undecided} undecided edges");
}

#[test]
fn the_two_factor_filter_refutes_exactly_where_forced_edges_leave_no_two_factor() {
    // The filter alone, on what forced edges leave.
    let (mut refuted, mut kept) = (0, 0);
    for (rows, cols, limit) in BOARDS {
        watch(board(rows, cols), Ring::filter_forced_edges, limit, |position, candidate, ring| {
            let Some(ring) = ring else { return };
            let exists = has_two_factor(ring);
            let repaired = ring.clone().repair_two_factor(VertexSet::ALL);
            assert_eq!(repaired.is_ok(), exists, "{:?}, {candidate:?}", position.path());
            *(if exists { &mut kept } else { &mut refuted }) += 1;
        });
    }
    assert!(refuted > 10 && kept > 1_000, "{refuted} refuted, {kept} kept");
}
