//! Why an answer is so.

use tourbook_board::{Answer, Key, Notation};
use tourbook_judge::{Proof, Subject, explain};
use tourbook_problems::{Body, PROBLEMS};
use tourbook_table::entries;

use crate::program::run;

/// That `explain` writes an answer, a drawing and a reason for what is asked.
#[track_caller]
fn assert_explained(asked: &str) {
    let explained = run(&format!("explain {asked}"), "").ok();
    let (line, rest) = explained.split_once('\n').expect("lines");
    assert!(line.starts_with(&format!("{asked}: ")), "{line}");
    assert!(rest.lines().all(|line| line.chars().count() < 80), "{rest}");
    if !line.ends_with("impossible") {
        let drawn = run(&format!("show {asked}"), "").ok();
        assert!(rest.starts_with(&format!("\n{drawn}\n")), "{rest}");
    }
}

#[test]
fn every_case_can_be_explained_in_80_columns() {
    // To start the program for each number of tours takes long.
    for problem in PROBLEMS.iter().filter(|problem| problem.answer.body != Body::Count) {
        for case in problem.cases() {
            assert_explained(&case.to_string());
        }
    }
}

#[test]
fn every_key_can_be_explained_in_80_columns() {
    // To start the program for each of 1,406 keys takes long.
    for (key, _) in entries() {
        let explanation = explain(Subject::new(key, Notation::Names)).expect("in the table");
        assert!(explanation.to_string().lines().all(|line| line.chars().count() < 80), "{key}");
    }
    for key in ["6x6 14", "7x7 2", "3x7 11", "4x8 9", "8x8 any", "1x1 1", "26x1 any"] {
        assert_explained(key);
    }
}

#[test]
fn a_tour_is_explained_by_the_moves_it_had_to_pass_over() {
    let explained = run("explain poj-2488 4 5", "").ok();
    // A1B3C1A2B4D3: from B4 a knight goes to A2 (visited), C2 and D3, and C2
    // comes first.
    let expected = "  5  B4   the first of 2 moves
  6  D3   the second of 2 moves
          not C2: searched, no tour goes on from there
";
    assert!(explained.contains(expected), "{explained}");
    // After ...B2 a knight could go to C4, and then D1 would have a move to E3
    // only and E4 to D2 only, all others being visited.
    let expected = " 14  D1   the second of 2 moves
          not C4: then D1 and E4 would both have to be the last
";
    assert!(explained.contains(expected), "{explained}");
}

#[test]
fn an_impossible_board_has_its_reason() {
    for (key, part) in [
        ("1 2", "No move leads from A1"),
        ("26 1", "No move leads from A1"),
        ("2 2", "No move leads from A1"),
        ("2 3", "No move leads from B1"),
        ("13 2", "The squares fall into 4 pieces"),
        ("3 3", "No move leads from B2"),
        ("4 4", "Take away the 4 squares marked x"),
        ("3 5", "Take away the 5 squares marked x"),
        ("5 3", "Take away the 5 squares marked x"),
        ("6 3", "Take away the 6 squares marked x"),
    ] {
        let explained = run(&format!("explain poj-2488 {key}"), "").ok();
        assert!(explained.contains(part), "{explained}");
    }
    let drawn = "  | A B C D\n--+--------\n1 | 1 3 2 5\n2 | 2 x x 3\n3 | 3 x x 2\n4 | 4 2 3 6\n";
    assert!(run("explain poj-2488 4 4", "").ok().contains(drawn));
}

/// The lines of the reason as one line.
fn reason(asked: &str) -> String {
    let explained = run(&format!("explain {asked}"), "").ok();
    let (_, reason) = explained.rsplit_once("\n\n").expect("a drawing before the reason");
    reason.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn an_impossible_start_has_its_reason() {
    // 49 squares, 25 of them light: the corners are.
    assert_eq!(
        reason("7x7 2"),
        "A move always changes the colour of the square. The start A2 is dark. So a tour of 49 \
         squares from A2 visits 25 dark squares and 24 light squares. But the board has 24 dark \
         squares and 25 light squares. The numbers here are the colours: 1 is light, 2 is dark."
    );
    // The start is one of the four squares in the middle.
    assert!(reason("4x4 6").ends_with(
        "The start B2 is an x too. So a tour visits at most 4 pieces, but there are 6."
    ));
    assert!(reason("4x4 1").ends_with("So a tour visits at most 5 pieces, but there are 6."));
    // The rows B and C have ten squares, and so have A and D.
    let inner = reason("4x5 7");
    assert!(inner.contains("There are 10 squares of each kind"), "{inner}");
    assert!(inner.ends_with("each x has the colour of B2. But B1 is an x of the other colour."));
    // The table has no answer for this board, but the number of tours, which is 0.
    assert_eq!(
        reason("noi-8465 1 9 0 0"),
        "No move leads from 0,0 or to it. So a tour that visits 0,0 visits no other square. The \
         numbers here say how many moves lead from each square."
    );
    let searched = reason("3x7 11");
    assert!(searched.starts_with("No short proof is known. The search tried every way"));
}

#[test]
fn the_drawing_shows_the_squares_that_the_reason_takes_away() {
    let explained = run("explain 4x5 6", "").ok();
    let drawn = "  |  1  2  3  4  5\n--+---------------\nA |  1  2  3  4  5\nB |  x  x  x  x  x\n\
                 C |  x  x  x  x  x\nD |  6  7  8  9 10\n";
    assert!(explained.contains(drawn), "{explained}");
    let explained = run("explain 3x3 --start A2", "").ok();
    assert!(explained.contains("B | 2 0 2\n"), "{explained}");
}

#[test]
fn a_board_is_explained_as_a_problem_is() {
    // Rows x columns; p counts the columns.
    for (board, case) in [("4x4", "poj-2488 4 4"), ("3X4 any", "poj-2488 4 3")] {
        let answer = |asked: &str| {
            let explained = run(&format!("explain {asked}"), "").ok();
            let line = explained.lines().next().expect("a line").to_owned();
            line.split_once(": ").expect("an answer").1.to_owned()
        };
        assert_eq!(answer(board), answer(case), "{board}");
    }
    let by_number = run("explain 5x6 15", "").ok();
    assert!(by_number.starts_with("5x6 15: C3"), "{by_number}");
    assert_eq!(run("explain 5x6 --start C3", "").ok(), by_number);
}

#[test]
fn a_wrong_key_is_an_error_of_the_command_line() {
    for (asked, message) in [
        ("poj-2488 4 7", "p*q = 4*7 = 28 is too large (1 to 26; with p 4, q is 1 to 6)"),
        (
            "7x7 50",
            "start \"50\" is not on the 7x7 board (a number 1 to 49, or any; --start takes names \
             and coordinates too)",
        ),
    ] {
        let (_, error) = run(&format!("explain {asked}"), "").fails(2);
        assert_eq!(error, message);
    }
}

#[test]
fn the_document_says_how_many_starts_have_a_short_proof() {
    let is_impossible =
        |(key, answer): &(Key, Answer<'_>)| key.start().is_some() && *answer == Answer::Impossible;
    let keys: Vec<Key> = entries().filter(is_impossible).map(|(key, _)| key).collect();
    let proved = keys.iter().filter(|&&key| Proof::of(key).is_some()).count();
    let text =
        include_str!("../../docs/pictures.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let statement = format!("{proved} of the {} impossible starts", keys.len());
    assert!(text.contains(&statement), "{statement}");
}
