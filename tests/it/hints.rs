//! What is said to who types a case in the place of the input.

use crate::program::{Ran, run, tourbook};

/// The error of `tourbook answer` with these arguments.
#[track_caller]
fn error(args: &[&str]) -> String {
    let ran: Ran = tourbook(["answer"].iter().chain(args)).output().expect("it starts").into();
    // A word more than there may be is an error of the command line.
    ran.fails(if args.len() == 2 { 1 } else { 2 }).1
}

#[test]
fn the_command_of_a_hint_gives_what_was_typed() {
    for (args, what, command) in [
        (&["course-8x8", "3,4"][..], "this case", "echo 3 4"),
        (&["course-8x8", "3 4"], "this case", "echo 3 4"),
        (&["course-8x8", "3,", "4"], "this case", "echo 3 4"),
        (&["course-8x8", "3", "4", "0", "0"], "these cases", "echo 3 4 0 0"),
        (&["sicily-1152", "015"], "this case", "echo 015"),
        (&["sicily-1152", "15", "16"], "these cases", "echo 15 16"),
        (&["poj-2488", "4 3"], "this case", "printf '1\\n4 3\\n'"),
        (&["poj-2488", "4", "3", "3", "4"], "these cases", "printf '2\\n4 3\\n3 4\\n'"),
        // The number of cases was typed as well.
        (&["poj-2488", "1", "4", "3"], "this input", "echo 1 4 3"),
        (&["poj-2488", "2\n4 3\n3 4\n"], "this input", "echo 2 4 3 3 4"),
    ] {
        let hint = format!("; to answer {what}, type: {command} | tourbook answer {}", args[0]);
        let error = error(args);
        assert!(error.ends_with(&hint), "{error}");
    }
}

#[cfg(unix)]
#[test]
fn what_a_hint_says_to_type_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    for (typed, input) in [
        ("sicily-1152 15 16", "15 16"),
        ("course-8x8 3,4", "3 4"),
        ("poj-2488 4 3 3 4", "2\n4 3\n3 4"),
        ("poj-2488 1 4 3", "1\n4 3"),
    ] {
        let (_, message) = run(&format!("answer {typed}"), "")
            .fails(if typed.split(' ').count() == 2 { 1 } else { 2 });
        let (_, command) = message.split_once(", type: ").expect("a hint");
        let ran: Ran = crate::program::shell(command, folder.path()).output().expect("sh").into();
        let problem = typed.split(' ').next().expect("a word");
        assert_eq!(ran.ok(), run(&format!("answer {problem}"), input).ok());
    }
}

#[test]
fn numbers_that_are_no_case_are_answered_with_the_range() {
    for (args, reason) in [
        (&["sicily-1152", "31"][..], "start 31 is not on the 5x6 board (1 to 30)"),
        (&["course-8x8", "9", "9"], "row 9 is not on the 8x8 board (0 to 7)"),
        (&["course-8x8", "3"], "row 3 has no column behind it (0 to 7)"),
        (&["poj-2488", "15"], "p 15 has no q behind it (1 to 1)"),
        // As an input it has no case, and no answer.
        (&["poj-2488", "0"], "p 0 is out of range (1 to 26)"),
    ] {
        let error = error(args);
        assert!(error.ends_with(&format!("; as a case: {reason}")), "{error}");
    }
}

#[test]
fn other_words_and_too_many_are_not_repeated() {
    for args in [
        &["sicily-1152", "15", "x"][..],
        &["sicily-1152", "-", "15"],
        &["sicily-1152", "1.5", "1"],
        &["sicily-1152", "\u{661}", "1"],
    ] {
        assert_eq!(error(args), "there is one INPUT, not 2; see tourbook answer --help");
    }
    let many = [&["sicily-1152"][..], &["15"; 1000]].concat();
    assert_eq!(error(&many), "there is one INPUT, not 1000; see tourbook answer --help");
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
