use tourbook_board::{Board, Square, Tour};
use tourbook_keys::Family;

use crate::copy::{Copy, NONE, found, from, line, poj, right, squares};

#[test]
fn a_square_changed_is_no_tour() {
    let key = from(Family::Sicily1152, 15);
    let mut tour = Copy::new().tour(key);
    tour[1] = Square::from_number(4).unwrap();
    let copy = Copy::new().with(key, Some(&tour));
    // From 4 the knight does not reach 13.
    let expected = "sicily-1152 15: step 3: from square 4 to square 13 is not a knight's move";
    assert_eq!(found("tours", &copy), [expected]);
    assert_eq!(right("sat", &copy.only(key), "sicily-1152 15"), line("sicily-1152 15"));
    assert_eq!(found("complete", &copy), NONE);
    assert_eq!(found("fingerprint", &copy), NONE);
}

#[test]
fn two_squares_swapped_are_no_tour() {
    let key = from(Family::Course8x8, 29);
    let mut tour = Copy::new().tour(key);
    tour.swap(20, 40);
    let copy = Copy::new().with(key, Some(&tour));
    let faults = found("tours", &copy);
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    // Number 29 is row 3, column 4; step 21 is the first that is wrong.
    assert!(fault.starts_with("course-8x8 3 4: step 21: "), "{fault}");
    assert_eq!(right("sat", &copy.only(key), "course-8x8 3 4"), line("course-8x8 3 4"));
}

#[test]
fn another_valid_tour_is_not_the_first() {
    // The first tour of 3 x 4 turned upside down: square (r, c) to (2 - r, c).
    let upside_down = squares(&[9, 7, 1, 10, 8, 2, 11, 5, 3, 12, 6, 4]);
    let board = Board::new(3, 4).unwrap();
    assert!(Tour::new(board, &upside_down).is_ok());
    let key = poj(4, 3);
    let copy = Copy::new().with(key, Some(&upside_down));
    assert_eq!(found("tours", &copy), NONE);
    assert_eq!(right("sat", &copy.only(key), "poj-2488 4 3"), line("poj-2488 4 3"));
    assert_eq!(right("plain", &copy.only(key), "poj-2488 4 3"), line("poj-2488 4 3"));
}

#[test]
fn another_valid_tour_from_the_same_start_is_not_the_first() {
    // From the corner of 8 x 8, mirrored on the diagonal: (r, c) to (c, r).
    let key = from(Family::Course8x8, 1);
    let mirrored: Vec<Square> = Copy::new()
        .tour(key)
        .iter()
        .map(|square| {
            Board::new(8, 8)
                .unwrap()
                .at((square.number() - 1) % 8, (square.number() - 1) / 8)
                .unwrap()
        })
        .collect();
    let copy = Copy::new().with(key, Some(&mirrored));
    assert_eq!(found("tours", &copy), NONE);
    assert_eq!(right("sat", &copy.only(key), "course-8x8 0 0"), line("course-8x8 0 0"));
}

#[test]
fn the_first_tour_from_another_start_is_not_the_first() {
    // It is a right answer to another question: the first of all from square 2.
    let board = Board::new(4, 5).unwrap();
    let second = tourbook_solver::first_tour(board, board.numbered(2), u64::MAX).outcome;
    let tourbook_solver::Outcome::Tour(second) = second else { panic!("{second:?}") };
    let key = poj(5, 4);
    let copy = Copy::new().with(key, Some(&second));
    assert_eq!(found("tours", &copy), NONE);
    assert_eq!(right("sat", &copy.only(key), "poj-2488 5 4"), line("poj-2488 5 4"));
    let wrong = &found("sat", &copy.only(key))[0];
    assert!(wrong.contains("begins with squares 1,"), "{wrong}");
}

#[test]
fn an_impossible_board_given_a_tour_is_no_tour() {
    // All squares of 4 x 4, and most of the steps are knight's moves.
    let all = squares(&[1, 7, 16, 10, 4, 6, 15, 9, 3, 12, 14, 5, 11, 2, 8, 13]);
    let key = poj(4, 4);
    let copy = Copy::new().with(key, Some(&all));
    // 10 and 4 are two rows and two columns apart.
    let expected = "poj-2488 4 4: step 5: from square 10 to square 4 is not a knight's move";
    assert_eq!(found("tours", &copy), [expected]);
    assert_eq!(right("sat", &copy.only(key), "poj-2488 4 4"), "poj-2488 4 4: impossible");
    assert_eq!(right("counts", &copy, "poj-2488 4 4"), "it has none");
    assert_eq!(right("plain", &copy.only(key), "poj-2488 4 4"), "poj-2488 4 4: impossible");
}

#[test]
fn a_board_with_tours_called_impossible_has_one() {
    let key = poj(7, 3);
    let copy = Copy::new().with(key, None);
    assert_eq!(found("complete", &copy), NONE);
    assert_eq!(found("tours", &copy), NONE);
    assert_eq!(right("sat", &copy.only(key), "poj-2488 7 3"), line("poj-2488 7 3"));
    // OEIS A118067: 104 tours of 3 x 7.
    assert_eq!(right("counts", &copy, "poj-2488 7 3"), "it has 104 tours");
}

#[test]
fn a_start_with_tours_called_impossible_has_one() {
    let key = from(Family::Sicily1152, 14);
    let copy = Copy::new().with(key, None);
    assert_eq!(right("sat", &copy.only(key), "sicily-1152 14"), line("sicily-1152 14"));
    // From square 14 of 5 x 6: 16 tours.
    assert_eq!(right("counts", &copy, "sicily-1152 14"), "it has 16 tours");
    let key = from(Family::Course8x8, 64);
    let copy = Copy::new().with(key, None);
    assert_eq!(right("sat", &copy.only(key), "course-8x8 7 7"), line("course-8x8 7 7"));
}
