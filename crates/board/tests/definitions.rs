//! Boards, moves, names and tours against their plain definitions.

use tourbook_board::{Board, Colour, KNIGHT_MOVES, Square, SquareSet, Tour, TourFault};

/// Every board there is.
fn boards() -> impl Iterator<Item = Board> {
    (1..=64).flat_map(|rows| (1..=64).filter_map(move |cols| Board::new(rows, cols).ok()))
}

fn squares(numbers: &[u8]) -> Vec<Square> {
    numbers.iter().map(|&number| Square::from_number(number).expect("1 to 64")).collect()
}

#[test]
fn a_board_has_1_to_64_squares() {
    for rows in 0..=255u8 {
        for cols in 0..=255u8 {
            let size = u32::from(rows) * u32::from(cols);
            assert_eq!(Board::new(rows, cols).is_ok(), (1..=64).contains(&size), "{rows}x{cols}");
        }
    }
    let message = Board::new(9, 8).expect_err("72 squares").to_string();
    assert_eq!(message, "a board of 9x8 = 72 squares is not possible (1 to 64)");
}

#[test]
fn index_number_and_coordinates_name_the_same_square() {
    for board in boards() {
        let mut index = 0;
        for row in 0..board.rows() {
            for col in 0..board.cols() {
                let square = board.at(row, col).expect("on the board");
                assert_eq!(square.index(), index);
                assert_eq!(Square::from_index(square.index()), Some(square));
                assert_eq!(board.numbered(square.number()), Some(square));
                assert_eq!(board.coordinates(square), (row, col));
                index += 1;
            }
        }
        assert_eq!(usize::from(board.size()), index);
        assert_eq!(board.at(board.rows(), 0), None);
        assert_eq!(board.at(0, board.cols()), None);
        assert_eq!(board.numbered(board.size() + 1), None);
    }
}

#[test]
fn a_knight_moves_two_and_one() {
    for board in boards() {
        for from in board.squares() {
            let (row, col) = board.coordinates(from);
            let expected: SquareSet = board
                .squares()
                .iter()
                .filter(|&to| {
                    let (to_row, to_col) = board.coordinates(to);
                    let mut distance = [row.abs_diff(to_row), col.abs_diff(to_col)];
                    distance.sort_unstable();
                    distance == [1, 2]
                })
                .collect();
            assert_eq!(board.moves(from), expected, "{board} from {}", from.number());
            for to in expected {
                assert_ne!(board.colour(from), board.colour(to));
            }
        }
    }
}

#[test]
fn from_1_of_5x6_a_knight_reaches_only_9_and_14() {
    // Sicily 1152's statement.
    let board = Board::new(5, 6).expect("30 squares");
    assert_eq!(board.moves(Square::FIRST).iter().collect::<Vec<_>>(), squares(&[9, 14]));
}

#[test]
fn the_moves_ascend_in_row_major_order() {
    assert!(KNIGHT_MOVES.is_sorted());
}

#[test]
fn the_two_colours_are_the_board() {
    for board in boards() {
        let (light, dark) = (board.coloured(Colour::Light), board.coloured(Colour::Dark));
        assert_eq!(light | dark, board.squares());
        assert!((light & dark).is_empty());
        assert_eq!(light.len(), u32::from(board.size()).div_ceil(2));
    }
}

#[test]
fn names_have_two_letters_after_the_26th_row() {
    let board = Board::new(64, 1).expect("64 squares");
    let name = |number| board.name(board.numbered(number).expect("on the board")).to_string();
    assert_eq!([26, 27, 52, 53, 64].map(name), ["Z1", "AA1", "AZ1", "BA1", "BL1"]);
}

#[test]
fn a_set_lists_its_squares_in_ascending_order() {
    let set: SquareSet = squares(&[64, 3, 17, 1]).into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), squares(&[1, 3, 17, 64]));
    assert_eq!(set.iter().len(), 4);
    assert_eq!(SquareSet::first_squares(64).len(), 64);
    assert_eq!(SquareSet::EMPTY.first(), None);
}

#[test]
fn a_tour_is_closed_if_its_end_is_a_move_from_its_start() {
    // 6 x 6 is the smallest square board with a closed tour. This one
    // ends on 14, two rows and one column (or one and two) from 1.
    let board = Board::new(6, 6).expect("36 squares");
    let squares = squares(&[
        1, 9, 5, 18, 29, 33, 25, 21, 13, 2, 10, 6, 17, 30, 34, 26, 22, 35, 24, 11, 3, 7, 15, 4, 8,
        19, 32, 28, 36, 23, 12, 16, 20, 31, 27, 14,
    ]);
    let tour = Tour::new(board, &squares).expect("a tour");
    assert!(tour.is_closed());
    assert_eq!(tour.start(), Square::FIRST);
    assert_eq!(tour.end().number(), 14);
}

#[test]
fn each_fault_of_a_tour_is_named_with_its_step() {
    let board = Board::new(3, 4).expect("12 squares");
    let fault =
        |numbers: &[u8]| Tour::new(board, &squares(numbers)).expect_err("no tour").to_string();
    assert_eq!(fault(&[]), "after 0 of 12 squares the tour ends: square 1 is missing");
    assert_eq!(fault(&[1, 7, 13]), "step 3: square 13 is not on the 3x4 board (1 to 12)");
    assert_eq!(fault(&[1, 7, 1]), "step 3: square 1 was visited before, at step 1");
    assert_eq!(fault(&[1, 7, 8]), "step 3: from square 7 to square 8 is not a knight's move");
    // The distance (0, 3), whose sum is 3 as well, is no knight's move.
    assert_eq!(fault(&[1, 4]), "step 2: from square 1 to square 4 is not a knight's move");
    let eleven = [1, 7, 9, 2, 8, 10, 3, 5, 11, 4, 6];
    assert_eq!(fault(&eleven), "after 11 of 12 squares the tour ends: square 12 is missing");
    let thirteen = [1, 7, 9, 2, 8, 10, 3, 5, 11, 4, 6, 12, 1];
    assert_eq!(fault(&thirteen), "step 13: square 1 was visited before, at step 1");
}

#[test]
fn a_square_off_the_board_is_a_fault_of_its_own() {
    let board = Board::new(1, 1).expect("one square");
    let two = squares(&[2]);
    let fault = Tour::new(board, &two).expect_err("not on the board");
    assert_eq!(fault, TourFault::OffBoard { step: 1, square: two[0], board });
    assert!(Tour::new(board, &squares(&[1])).is_ok());
}
