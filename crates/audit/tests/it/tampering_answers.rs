use tourbook_board::{Board, Square, Tour};

use crate::copy::{Copy, NONE, answer, found, key, right, squares};

#[test]
fn a_square_changed_is_no_tour() {
    let key = key("5x6 15");
    let mut tour = Copy::new().tour(key);
    tour[1] = Square::from_number(4).unwrap();
    let copy = Copy::new().with(key, Some(&tour));
    // From 4 the knight does not reach 13.
    let expected = "5x6 15: step 3: from square 4 to square 13 is not a knight's move";
    assert_eq!(found("tours", &copy), [expected]);
    assert_eq!(right("sat", &copy.only(key), "5x6 15"), answer("5x6 15"));
    assert_eq!(found("complete", &copy), NONE);
    assert_eq!(found("fingerprint", &copy), NONE);
}

#[test]
fn two_squares_swapped_are_no_tour() {
    let key = key("8x8 29");
    let mut tour = Copy::new().tour(key);
    tour.swap(20, 40);
    let copy = Copy::new().with(key, Some(&tour));
    let faults = found("tours", &copy);
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    // Step 21 is the first that is wrong.
    assert!(fault.starts_with("8x8 29: step 21: "), "{fault}");
    assert_eq!(right("sat", &copy.only(key), "8x8 29"), answer("8x8 29"));
}

#[test]
fn another_valid_tour_is_not_the_first() {
    // The first tour of 3 x 4 turned upside down: square (r, c) to (2 - r, c).
    let upside_down = squares(&[9, 7, 1, 10, 8, 2, 11, 5, 3, 12, 6, 4]);
    let board = Board::new(3, 4).unwrap();
    assert!(Tour::new(board, &upside_down).is_ok());
    let key = key("3x4 any");
    let copy = Copy::new().with(key, Some(&upside_down));
    assert_eq!(found("tours", &copy), NONE);
    assert_eq!(right("sat", &copy.only(key), "3x4 any"), answer("3x4 any"));
    assert_eq!(right("plain", &copy.only(key), "3x4 any"), answer("3x4 any"));
}

#[test]
fn another_valid_tour_from_the_same_start_is_not_the_first() {
    // From the corner of 8 x 8, mirrored on the diagonal: (r, c) to (c, r).
    let key = key("8x8 1");
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
    assert_eq!(right("sat", &copy.only(key), "8x8 1"), answer("8x8 1"));
}

#[test]
fn the_first_tour_from_another_start_is_not_the_first() {
    // It is a right answer to another question: the first of all from square 2.
    let board = Board::new(4, 5).unwrap();
    let second = tourbook_solver::first_tour(board, board.numbered(2), u64::MAX).outcome;
    let tourbook_solver::Outcome::Tour(second) = second else { panic!("{second:?}") };
    let key = key("4x5 any");
    let copy = Copy::new().with(key, Some(&second));
    assert_eq!(found("tours", &copy), NONE);
    assert_eq!(right("sat", &copy.only(key), "4x5 any"), answer("4x5 any"));
    let wrong = &found("sat", &copy.only(key))[0];
    assert!(wrong.contains("begins with squares 1,"), "{wrong}");
}

#[test]
fn an_impossible_board_given_a_tour_is_no_tour() {
    // All squares of 4 x 4, and most of the steps are knight's moves.
    let all = squares(&[1, 7, 16, 10, 4, 6, 15, 9, 3, 12, 14, 5, 11, 2, 8, 13]);
    let key = key("4x4 any");
    let copy = Copy::new().with(key, Some(&all));
    // 10 and 4 are two rows and two columns apart.
    let expected = "4x4 any: step 5: from square 10 to square 4 is not a knight's move";
    assert_eq!(found("tours", &copy), [expected]);
    assert_eq!(right("sat", &copy.only(key), "4x4 any"), "impossible");
    assert_eq!(right("counts", &copy, "4x4 any"), "it has none");
    assert_eq!(right("plain", &copy.only(key), "4x4 any"), "impossible");
}

#[test]
fn a_board_with_tours_called_impossible_has_one() {
    let key = key("3x7 any");
    let copy = Copy::new().with(key, None);
    assert_eq!(found("complete", &copy), NONE);
    assert_eq!(found("tours", &copy), NONE);
    assert_eq!(right("sat", &copy.only(key), "3x7 any"), answer("3x7 any"));
    // OEIS A118067: 104 tours of 3 x 7.
    assert_eq!(right("counts", &copy, "3x7 any"), "it has 104 tours");
}

#[test]
fn a_start_with_tours_called_impossible_has_one() {
    let (inner, corner) = (key("5x6 14"), key("8x8 64"));
    let copy = Copy::new().with(inner, None);
    assert_eq!(right("sat", &copy.only(inner), "5x6 14"), answer("5x6 14"));
    // From square 14 of 5 x 6: 16 tours.
    assert_eq!(right("counts", &copy, "5x6 14"), "it has 16 tours");
    let copy = Copy::new().with(corner, None);
    assert_eq!(right("sat", &copy.only(corner), "8x8 64"), answer("8x8 64"));
}
