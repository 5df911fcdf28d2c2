//! What searches may cost, in counts.

use tourbook_board::{Board, Square};
use tourbook_keys::{Family, Key};
use tourbook_solver::{Effort, Outcome, first_tour};

fn effort(keys: impl Iterator<Item = Key>) -> Effort {
    keys.fold(Effort::default(), |mut sum, key| {
        let solution = first_tour(key.board(), key.start(), u64::MAX);
        let on_path = match solution.outcome {
            Outcome::Tour(squares) => squares.len() as u64,
            Outcome::NoTour | Outcome::GaveUp => 0,
        };
        let Effort { nodes, backtracks, .. } = solution.effort;
        assert_eq!(nodes, backtracks + on_path, "what was put is on the path or was taken off");
        sum += solution.effort;
        sum
    })
}

// The bars are those that the design sets; 64 * 64 = 4,096 nodes would be 8 x 8
// without any backtrack, and 30 * 30 = 900 would be 5 x 6.

#[test]
fn the_starts_of_8x8_take_at_most_4200_nodes() {
    let nodes = effort(Family::Course8x8.keys()).nodes;
    assert!((4096..=4200).contains(&nodes), "{nodes}");
}

#[test]
fn the_starts_of_5x6_take_at_most_1200_nodes() {
    let nodes = effort(Family::Sicily1152.keys()).nodes;
    assert!((900..=1200).contains(&nodes), "{nodes}");
}

#[test]
fn all_keys_take_at_most_6000_nodes() {
    let nodes = effort(Family::ALL.into_iter().flat_map(Family::keys)).nodes;
    assert!(nodes <= 6000, "{nodes}");
}

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
