//! Boards of which it is known whether there is a tour.

use tourbook_board::{Board, Colour, Square};
use tourbook_solver::{Outcome, Solution, first_tour};

fn board(rows: u8, cols: u8) -> Board {
    Board::new(rows, cols).expect("at most 64 squares")
}

fn has_tour(solution: &Solution) -> bool {
    match solution.outcome {
        Outcome::Tour(_) => true,
        Outcome::NoTour => false,
        Outcome::GaveUp => panic!("no limit was set"),
    }
}

#[test]
fn one_square_is_a_tour() {
    let solution = first_tour(board(1, 1), None, u64::MAX);
    assert_eq!(solution.outcome, Outcome::Tour(vec![Square::FIRST]));
    assert_eq!(solution.effort.nodes, 1);
}

#[test]
fn one_or_two_rows_have_no_tour() {
    // In one row a knight cannot move; in two it never comes back to the
    // columns next to where it was.
    for cols in 2..=64 {
        assert!(!has_tour(&first_tour(board(1, cols), None, u64::MAX)), "1x{cols}");
        assert!(!has_tour(&first_tour(board(cols, 1), None, u64::MAX)), "{cols}x1");
    }
    for cols in 1..=32 {
        assert!(!has_tour(&first_tour(board(2, cols), None, u64::MAX)), "2x{cols}");
        assert!(!has_tour(&first_tour(board(cols, 2), None, u64::MAX)), "{cols}x2");
    }
}

#[test]
fn on_an_odd_board_the_minority_colour_is_refuted_at_once() {
    // Colours alternate, so a tour of an odd board has one square more of its
    // start's colour; the corners' colour is the one that has it.
    for (rows, cols) in [(3, 3), (3, 5), (3, 7), (5, 5), (5, 7), (7, 7), (7, 9), (3, 21)] {
        let board = board(rows, cols);
        for start in board.coloured(Colour::Dark) {
            let solution = first_tour(board, Some(start), u64::MAX);
            assert_eq!(solution.outcome, Outcome::NoTour, "{board} from {}", start.number());
            assert_eq!(solution.effort.nodes, 0);
        }
    }
}

#[test]
fn no_tour_of_four_rows_starts_in_an_inner_row() {
    // From an outer row a knight only comes to an inner one. So a tour from an
    // inner row would have to alternate between the two kinds, of which there
    // are equally many; but it alternates between the colours as well, and then
    // all squares of the inner rows would have one colour.
    for cols in 4..=16 {
        let board = board(4, cols);
        for start in (0..cols).filter_map(|col| board.at(1, col)) {
            let solution = first_tour(board, Some(start), u64::MAX);
            assert_eq!(solution.outcome, Outcome::NoTour, "{board} from {}", start.number());
        }
    }
}

#[test]
fn boards_have_an_open_tour_exactly_where_the_literature_says() {
    // With rows <= cols: 1 x 1, 3 x 4, 3 x n from n = 7, and m x n with m >= 4
    // and n >= 5. (P. Cull and J. De Curtins, Knight's tour revisited, 1978.)
    for rows in 1..=8 {
        for cols in rows..=64 / rows {
            let expected = matches!((rows, cols), (1, 1) | (3, 4 | 7..) | (4.., 5..));
            for board in [board(rows, cols), board(cols, rows)] {
                assert_eq!(has_tour(&first_tour(board, None, u64::MAX)), expected, "{board}");
            }
        }
    }
}

#[test]
fn a_start_outside_of_the_board_has_no_tour() {
    let start = Square::from_number(13);
    assert_eq!(first_tour(board(3, 4), start, u64::MAX).outcome, Outcome::NoTour);
}
