//! Output validators of problem packages.

use std::fs;

use super::{TOUR_OF_15, check, folder, text};

#[test]
fn icpc_has_its_exit_codes_and_writes_both_messages() {
    let folder = folder();
    for (output, status, for_judges, for_team) in [
        ("right", 42, "accepted: 1 case", "accepted: 1 case"),
        ("another", 42, "accepted: 1 case", "accepted: 1 case"),
        // What the input says is for the judges only.
        (
            "other-start",
            43,
            "case 1 (start 15; line 1): the tour starts at 16, not at 15",
            "the answer ends after 2 of 30 squares: 1 is missing",
        ),
        (
            "backwards",
            43,
            "case 1 (start 15; line 1): the tour is printed backwards; otherwise the answer is right",
            "the answer is a path of 30 squares by knight's moves, which visits no square twice",
        ),
        (
            "no-move",
            43,
            "case 1 (start 15; line 1): step 3: 2 to 14 is not a knight's move (2 down)",
            "step 3: 2 to 14 is not a knight's move (2 down)",
        ),
        ("empty", 43, "case 1 (start 15; line 1): the output is empty", "there is no answer here"),
    ] {
        // Some judges end the folder with a separator, others do not.
        for feedback in ["folder", "folder/"] {
            let args = ["--protocol", "icpc", "in", "right", feedback];
            let ran = check(folder.path(), &args, output);
            assert_eq!(ran.status.code(), Some(status), "{output}");
            assert_eq!(text(&ran.stdout) + &text(&ran.stderr), "", "{output}");
            let read = |name: &str| {
                fs::read_to_string(folder.path().join("folder").join(name)).expect("a message")
            };
            assert_eq!(read("judgemessage.txt"), format!("{for_judges}\n"));
            assert_eq!(read("teammessage.txt"), format!("{for_team}\n"));
        }
    }
}

#[test]
fn icpc_ignores_what_stands_behind_the_feedback_folder() {
    let folder = folder();
    let rest = ["case_sensitive", "float_tolerance", "1e-6", "--strict", "-x", "--help", "--all"];
    let args = [&["--protocol", "icpc", "in", "right", "folder"][..], &rest].concat();
    assert_eq!(check(folder.path(), &args, "right").status.code(), Some(42));
    assert_eq!(check(folder.path(), &args, "cut").status.code(), Some(43));
}

#[test]
fn icpc_says_why_nothing_is_judged() {
    let folder = folder();
    let args = ["--protocol", "icpc", "broken-in", "right", "folder"];
    assert_eq!(check(folder.path(), &args, "right").status.code(), Some(3));
    for name in ["judgeerror.txt", "judgemessage.txt"] {
        let text = fs::read_to_string(folder.path().join("folder").join(name)).expect("a reason");
        assert!(text.starts_with("broken-in: line 2: start \"q\" is not a number"), "{text}");
    }
}

#[test]
fn icpc_understands_the_arguments_of_packages() {
    let folder = folder();
    // Two spaces are a fault only where spaces count.
    let spaced = TOUR_OF_15.replacen(' ', "  ", 1);
    fs::write(folder.path().join("spaced"), spaced).expect("it can be written");
    let args = ["--protocol", "icpc", "in", "right", "folder"];
    for (rest, status) in [
        (&[][..], 42),
        (&["case_sensitive"], 42),
        (&["case_sensitive", "space_change_sensitive"], 43),
    ] {
        let ran = check(folder.path(), &[&args[..], rest].concat(), "spaced");
        assert_eq!(ran.status.code(), Some(status), "{rest:?}");
    }
}

#[test]
fn icpc_never_takes_a_failure_for_a_verdict() {
    let folder = folder();
    for (files, status) in [
        ("missing right folder", 3),
        ("broken-in right folder", 3),
        ("in missing folder", 3),
        ("in no-move folder", 3),
        ("in right no-such-folder", 3),
        ("in right", 2),
        ("", 2),
        ("--unknown in right folder", 2),
        // To show the help is not to judge.
        ("--help", 0),
    ] {
        for output in ["right", "no-move"] {
            let args = ["--protocol", "icpc"].into_iter().chain(files.split_whitespace());
            let ran = check(folder.path(), &args.collect::<Vec<_>>(), output);
            assert_eq!(ran.status.code(), Some(status), "{files}");
        }
    }
}
