//! Keys and answers: what they hold, their order, and their errors.

use tourbook_board::{Answer, Board, Key, Square, SquareName};

fn key(text: &str) -> Key {
    text.parse().expect("a key")
}

#[test]
fn a_key_holds_a_board_and_a_start() {
    let board = Board::new(3, 4).expect("12 squares");
    assert_eq!((key("3x4 5").board(), key("3x4 5").start()), (board, Square::from_number(5)));
    assert_eq!(key("3x4 any").start(), None);
    assert_eq!(Key::from_start(board, Square::from_number(13).expect("a square")), None);
}

#[test]
fn keys_are_ordered_by_board_and_then_by_start_with_any_start_last() {
    let mut keys = ["3x4 any", "4x3 1", "3x4 2", "10x1 any", "3x4 10", "3x3 9"].map(key);
    keys.sort_unstable();
    let expected = ["3x3 9", "3x4 2", "3x4 10", "3x4 any", "4x3 1", "10x1 any"].map(key);
    assert_eq!(keys, expected);
    assert!(key("3x4 2") < key("3x4 10"));
}

#[test]
fn an_answer_is_a_tour_or_says_that_there_is_none() {
    let squares = [Square::FIRST];
    assert_eq!(Answer::Tour(&squares).tour(), Some(&squares[..]));
    assert_eq!(Answer::Tour(&squares).to_string(), "1");
    assert_eq!(Answer::Impossible.tour(), None);
    assert_eq!(Answer::Impossible.to_string(), "impossible");
}

#[test]
fn errors_say_what_is_expected() {
    let messages = [
        "6".parse::<Key>().expect_err("no board").to_string(),
        "3".parse::<SquareName>().expect_err("no letter").to_string(),
        "8x9".parse::<Board>().expect_err("72 squares").to_string(),
    ];
    let expected = [
        "expected a board and the number of a start, such as 5x6 15, or 5x6 any",
        "a square's name is a capital letter and a number from 1, such as B3",
        "expected a board as ROWSxCOLUMNS with 1 to 64 squares, such as 5x6",
    ];
    assert_eq!(messages, expected);
}
