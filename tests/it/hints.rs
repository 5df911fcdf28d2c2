//! Cases that people type instead of an input.

use tourbook_problems::{InputText, PROBLEMS};

use crate::program::{Ran, run, tourbook};

/// The error of `tourbook answer` with these arguments.
#[track_caller]
fn error(args: &[&str]) -> String {
    let ran: Ran = tourbook(["answer"].iter().chain(args)).output().expect("it starts").into();
    // A word more than there may be is an error of the command line.
    ran.fails(if args.len() == 2 { 1 } else { 2 }).1
}

#[test]
fn the_command_of_a_hint_answers_what_was_typed() {
    for (args, values, input) in [
        (&["course-8x8", "3,4"][..], "3 4", "3 4"),
        (&["course-8x8", "3 4"], "3 4", "3 4"),
        (&["course-8x8", "3,", "4"], "3 4", "3 4"),
        (&["sicily-1152", "015"], "15", "15"),
        (&["poj-2488", "4 3"], "4 3", "1 4 3"),
        (&["poj-2488", "4", "3"], "4 3", "1 4 3"),
    ] {
        let problem = args[0];
        let error = error(args);
        let (_, command) =
            error.split_once("; to answer this case, type: tourbook ").expect(&error);
        assert_eq!(command, format!("answer {problem} --case {values}"));
        let expected = run(&format!("answer {problem}"), input).ok();
        assert_eq!(run(command, "").ok(), expected, "{command}");
    }
}

#[test]
fn numbers_that_are_not_a_case_are_answered_with_the_range() {
    for (args, reason) in [
        (&["sicily-1152", "31"][..], "start 31 is not on the 5x6 board (1 to 30)"),
        (&["course-8x8", "9", "9"], "row 9 is not on the 8x8 board (0 to 7)"),
        (&["poj-2488", "0", "1"], "p 0 is out of range (1 to 26)"),
    ] {
        let error = error(args);
        assert!(error.ends_with(&format!("; as a case: {reason}")), "{error}");
    }
}

#[test]
fn a_case_is_answered_without_an_input() {
    let scenario = "Scenario #1:\nA1B3C1A2B4C2A3B1C3A4B2C4\n\n";
    assert_eq!(run("answer poj-2488 --case 4 3", "").ok(), scenario);
    for case in PROBLEMS.iter().flat_map(|problem| problem.cases()) {
        let problem = case.problem();
        let numbers = case.to_string().replacen(problem.id, "", 1);
        let input = InputText::new(problem, &[case]).to_string();
        let expected = run(&format!("answer {}", problem.id), input).ok();
        assert_eq!(run(&format!("answer {} --case{numbers}", problem.id), "").ok(), expected);
    }
    let (_, message) = run("answer sicily-1152 --case 31", "").fails(2);
    assert_eq!(message, "start 31 is not on the 5x6 board (1 to 30)");
}

#[test]
fn other_words_and_too_many_are_not_repeated() {
    for args in [
        &["sicily-1152", "15", "x"][..],
        &["sicily-1152", "-", "15"],
        &["sicily-1152", "1.5", "1"],
        &["sicily-1152", "\u{661}", "1"],
    ] {
        assert_eq!(error(args), "expected one INPUT, found 2; see tourbook answer --help");
    }
    let many = [&["sicily-1152"][..], &["15"; 1000]].concat();
    assert_eq!(error(&many), "expected one INPUT, found 1000; see tourbook answer --help");
    for word in [",", "15x", "-15"] {
        let ran: Ran =
            tourbook(["answer", "sicily-1152", "--", word]).output().expect("it starts").into();
        let (_, error) = ran.fails(1);
        assert!(!error.contains(';'), "{error}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_there_and_cannot_be_opened_gets_no_hint() {
    // A link to itself: not even who may read everything can follow it.
    let folder = tempfile::tempdir().expect("a folder");
    std::os::unix::fs::symlink("15", folder.path().join("15")).expect("a link");
    let mut command = tourbook(["answer", "sicily-1152", "15"]);
    let ran: Ran = command.current_dir(&folder).output().expect("it starts").into();
    let (_, message) = ran.fails(1);
    assert!(message.starts_with("15 cannot be read: ") && !message.contains(';'), "{message}");
}
