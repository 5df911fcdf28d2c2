//! Why an answer is so.

use tourbook_problems::PROBLEMS;

use crate::program::run;

#[test]
fn every_answer_of_the_table_can_be_explained_in_80_columns() {
    for case in PROBLEMS.iter().flat_map(|problem| problem.cases()) {
        let explained = run(&format!("explain {case}"), "").ok();
        let (line, rest) = explained.split_once('\n').expect("lines");
        assert!(line.starts_with(&format!("{case}: ")), "{line}");
        assert!(rest.lines().all(|line| line.chars().count() < 80), "{rest}");
        if line.ends_with("impossible") {
            assert!(!rest.contains("searched"), "each has a short reason: {rest}");
        } else {
            let drawn = run(&format!("show {case}"), "").ok();
            assert!(rest.starts_with(&format!("\n{drawn}\n")), "{rest}");
        }
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
        ("1 2", "one square wide"),
        ("26 1", "one square wide"),
        ("2 2", "two squares wide"),
        ("2 3", "two squares wide"),
        ("13 2", "two squares wide"),
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

#[test]
fn a_wrong_key_is_an_error_of_the_command_line() {
    let (_, message) = run("explain poj-2488 4 7", "").fails(2);
    assert_eq!(message, "p*q = 4*7 = 28 is too large (1 to 26; with p 4, q is 1 to 6)");
}

#[test]
fn a_board_in_the_place_of_the_problem_gets_a_command_that_explains_it() {
    // Rows x columns; p counts the columns.
    for (board, label) in [
        ("4x4", "poj-2488 4 4"),
        ("3x4", "poj-2488 4 3"),
        ("5x6", "sicily-1152 1"),
        ("8X8", "course-8x8 0 0"),
    ] {
        let (_, message) = run(&format!("explain {board}"), "").fails(2);
        let (why, command) = message.split_once(": tourbook ").expect("a command");
        let shown = board.to_lowercase();
        assert_eq!(why, format!("explain needs a problem; for one with the board {shown}, type"));
        assert_eq!(command, format!("explain {label}"));
        assert!(run(command, "").ok().starts_with(&format!("{label}: ")));
    }
    let (_, message) = run("explain 6x6", "").fails(2);
    assert_eq!(message, "no problem has the board 6x6");
}
