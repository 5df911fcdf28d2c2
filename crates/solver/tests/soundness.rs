//! No pruning loses a tour: on small boards a search with it finds the same
//! tours, in the same order, as one without.

use std::sync::LazyLock;

use tourbook_board::{Board, Square};
use tourbook_solver::{
    Ascending, Connectivity, DeadEnds, Event, ForcedEdges, Position, Pruning, Search,
    SingletonConsistency, TwoFactor, Unpruned,
};

type Tours = Vec<Vec<Square>>;

fn tours(board: Board, pruning: impl Pruning) -> Tours {
    let mut search = Search::new(board, None, Ascending, pruning);
    std::iter::from_fn(|| (search.resume() == Event::Tour).then(|| search.path().to_vec()))
        .collect()
}

/// The boards of at most 26 squares with all their tours, from plain search.
static PLAIN: LazyLock<Vec<(Board, Tours)>> = LazyLock::new(|| {
    let boards = (1..=26).flat_map(|rows| (1..=26 / rows).map(move |cols| (rows, cols)));
    let boards = boards.map(|(rows, cols)| Board::new(rows, cols).expect("at most 26 squares"));
    boards.map(|board| (board, tours(board, Unpruned))).collect()
});

/// The boards where `pruning` does not lead to the same tours.
fn differences<P: Pruning>(pruning: impl Fn() -> P) -> Vec<String> {
    let differs = |&&(board, ref plain): &&(Board, Tours)| tours(board, pruning()) != *plain;
    PLAIN.iter().filter(differs).map(|(board, _)| board.to_string()).collect()
}

#[test]
fn the_plain_search_finds_the_published_number_of_tours() {
    // OEIS A165134 (n x n), A118067 (3 x n), A123935 (4 x n), each board that
    // is not square also turned.
    let published = 1 + 1728 + 2 * (16 + 104 + 792 + 164 + 1488);
    assert_eq!(PLAIN.iter().map(|(_, tours)| tours.len()).sum::<usize>(), published);
}

#[test]
fn no_pruning_loses_a_tour() {
    assert!(differences(DeadEnds::new).is_empty());
    assert!(differences(|| Connectivity).is_empty());
    assert!(differences(ForcedEdges::new).is_empty());
    assert!(differences(TwoFactor::new).is_empty());
    assert!(differences(SingletonConsistency::new).is_empty());
}

/// A broken pruning, which removes an edge of 3 x 4 that is in some tour.
struct WithoutEdge<P> {
    pruning: P,
    edge: [Square; 2],
}

impl<P: Pruning> Pruning for WithoutEdge<P> {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        let is_removed = position.board().to_string() == "3x4"
            && position.current().is_some_and(|current| {
                self.edge == [current, candidate] || self.edge == [candidate, current]
            });
        !is_removed && self.pruning.enter(position, candidate)
    }

    fn leave(&mut self) {
        self.pruning.leave();
    }
}

#[test]
fn a_pruning_that_removes_an_edge_of_a_tour_is_found_out() {
    let square = |number| Square::from_number(number).expect("a number of 3 x 4");
    // The first tour of 3 x 4 is 1 7 9 2 8 10 3 5 11 4 6 12.
    let edge = [square(10), square(3)];
    let broken = || WithoutEdge { pruning: SingletonConsistency::new(), edge };
    assert_eq!(differences(broken), ["3x4"]);
}
