//! The limit of a search.

use tourbook_board::{Board, Square};
use tourbook_solver::{Outcome, first_tour};

#[test]
fn a_limit_is_kept_and_is_not_no_tour() {
    let board = Board::new(8, 8).expect("64 squares");
    let solution = first_tour(board, Some(Square::FIRST), 63);
    assert_eq!(solution.outcome, Outcome::GaveUp);
    assert_eq!(solution.effort.nodes, 63);
}

#[test]
fn a_limit_that_just_suffices_finds_the_tour() {
    let board = Board::new(5, 6).expect("30 squares");
    for start in board.squares() {
        let without = first_tour(board, Some(start), u64::MAX);
        let nodes = without.effort.nodes;
        assert_eq!(first_tour(board, Some(start), nodes), without);
        assert_eq!(first_tour(board, Some(start), nodes - 1).outcome, Outcome::GaveUp);
    }
}
