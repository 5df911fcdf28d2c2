//! Simple prunings refute exactly what they say.

use tourbook_board::{Board, Square, SquareSet};
use tourbook_solver::{Ascending, Connectivity, DeadEnds, Position, Pruning, Search};

/// A pruning beside a plain restatement of it, asked the same questions.
struct Beside<P> {
    pruning: P,
    allows: fn(Board, SquareSet, Square) -> bool,
    refuted: u64,
}

impl<P: Pruning> Pruning for Beside<P> {
    fn enter(&mut self, position: &Position, candidate: Square) -> bool {
        let free = position.free().without(candidate);
        let allowed = (self.allows)(position.board(), free, candidate);
        let entered = self.pruning.enter(position, candidate);
        assert_eq!(entered, allowed, "{:?}, then {candidate:?}", position.path());
        self.refuted += u64::from(!allowed);
        entered
    }

    fn leave(&mut self) {
        self.pruning.leave();
    }
}

/// No free square without a free neighbour, the knight's square included, and
/// at most one with only one.
fn no_dead_ends(board: Board, free: SquareSet, knight: Square) -> bool {
    let neighbours = |square| (board.moves(square) & free.with(knight)).len();
    let with = |count| free.iter().filter(|&square| neighbours(square) == count).count();
    with(0) == 0 && with(1) <= 1
}

/// Every free square can be reached from the knight's.
fn connected(board: Board, free: SquareSet, knight: Square) -> bool {
    let mut reached = SquareSet::from(knight);
    for _ in free {
        for square in reached {
            reached |= board.moves(square) & free;
        }
    }
    (free - reached).is_empty()
}

/// Lets [`Beside`] compare in searches from every start of some boards.
fn compare<P: Pruning>(pruning: impl Fn() -> P, allows: fn(Board, SquareSet, Square) -> bool) {
    let boards = [(1, 1), (1, 2), (2, 3), (3, 3), (3, 4), (4, 4), (3, 7), (4, 5), (5, 5), (5, 6)];
    let mut refuted = 0;
    for (rows, cols) in boards {
        let board = Board::new(rows, cols).expect("a board");
        for start in board.squares() {
            let mut beside = Beside { pruning: pruning(), allows, refuted: 0 };
            let _ =
                Search::new(board, Some(start), Ascending, &mut beside).with_limit(2_000).count();
            refuted += beside.refuted;
        }
    }
    assert!(refuted > 1_000, "something was refuted");
}

#[test]
fn dead_ends_are_those_that_a_look_at_all_squares_finds() {
    compare(DeadEnds::new, no_dead_ends);
}

#[test]
fn connectivity_is_what_a_search_of_the_whole_board_finds() {
    compare(|| Connectivity, connected);
}

#[test]
fn two_prunings_refute_what_either_does() {
    compare(
        || (DeadEnds::new(), Connectivity),
        |board, free, knight| no_dead_ends(board, free, knight) && connected(board, free, knight),
    );
}
