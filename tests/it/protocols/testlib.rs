//! testlib: what its checkers do, as a table, and ours against it.

use std::fs;

use super::{check, folder, text};
use crate::program::tourbook;

/// What testlib.h 0.9.45 does: the files given as INPUT OUTPUT ANSWER, the exit
/// status, the prefix on standard error, and the outcome in XML.
///
/// Read from its source (`resultExitCode`, `InStream::quit`, `InStream::reset`,
/// `readInteger`, `registerTestlibCmd`, the array `outcomes`), and seen from a
/// checker built with it that reads one number of 1 to 30.
const TESTLIB: &[(&str, &str, u8, &str, &str)] = &[
    ("right", "in right right", 0, "ok ", "accepted"),
    ("another right answer", "in another right", 0, "ok ", "accepted"),
    ("a byte order mark is passed over", "in bom right", 0, "ok ", "accepted"),
    ("wrong", "in no-move right", 1, "wrong answer ", "wrong-answer"),
    ("wrong from the first number on", "in other-start right", 1, "wrong answer ", "wrong-answer"),
    ("a number out of its range", "in outside right", 1, "wrong answer ", "wrong-answer"),
    ("no number", "in word right", 2, "wrong output format ", "presentation-error"),
    ("markup in a message", "in markup right", 2, "wrong output format ", "presentation-error"),
    ("an empty output", "in empty right", 2, "wrong output format ", "presentation-error"),
    ("an output that ends early", "in cut right", 2, "wrong output format ", "presentation-error"),
    ("more than the answer", "in extra right", 2, "wrong output format ", "presentation-error"),
    ("no output file", "in missing right", 2, "wrong output format ", "presentation-error"),
    ("a broken input", "broken-in right right", 3, "FAIL ", "fail"),
    ("no input file", "missing right right", 3, "FAIL ", "fail"),
    ("no answer file", "in right missing", 3, "FAIL ", "fail"),
    ("the jury's answer is wrong", "in right no-move", 3, "FAIL ", "fail"),
    ("the jury's answer is no number", "in right word", 3, "FAIL ", "fail"),
    ("the jury is wrong where the output is", "in no-move no-move", 3, "FAIL ", "fail"),
];

/// Wrong command lines of testlib, which end with 3 and `FAIL`.
const TESTLIB_USAGE: &[&str] = &[
    "",
    "in",
    "in right",
    "in right right report -xml",
    "in right right report -appes more",
    "in right right --testset",
    "in right right --unknown",
];

#[test]
fn testlib_has_its_exit_codes_prefixes_and_outcomes() {
    let folder = folder();
    for &(what, files, status, prefix, outcome) in TESTLIB {
        let files: Vec<&str> = files.split(' ').collect();
        let run = |rest: &[&str]| {
            let args = [&files, rest, &["--protocol", "testlib"]].concat();
            let output = check(folder.path(), &args, "");
            assert_eq!(output.status.code(), Some(status.into()), "{what}");
            assert_eq!(text(&output.stdout), "", "{what}");
            text(&output.stderr)
        };
        let stderr = run(&[]);
        let message = stderr.strip_prefix(prefix).unwrap_or_else(|| panic!("{what}: {stderr}"));
        let message = message.strip_suffix('\n').expect("a line");
        assert!(!message.is_empty() && message.is_ascii() && !message.contains('\n'), "{message}");

        let read = || fs::read_to_string(folder.path().join("report")).expect("a report");
        let refers = "\nSee file to check exit message\n";
        assert_eq!(run(&["report"]), refers, "{what}");
        assert_eq!(read(), message, "{what}");
        for flag in ["-appes", "-APPES"] {
            assert_eq!(run(&["report", flag]), refers, "{what}");
            let escaped = message
                .replace('&', "&amp;")
                .replace('<', "&lt;")
                .replace('>', "&gt;")
                .replace('"', "&quot;");
            let head = "<?xml version=\"1.0\" encoding=\"windows-1251\"?>";
            let xml = format!("{head}<result outcome = \"{outcome}\">{escaped}</result>\n");
            assert_eq!(read(), xml, "{what}");
        }
    }
}

#[test]
fn testlib_says_how_many_cases_are_right() {
    let folder = folder();
    let output = check(folder.path(), &["in", "right", "right", "--protocol=testlib"], "");
    assert_eq!(text(&output.stderr), "ok 1 case\n");
}

#[test]
fn testlib_fails_at_a_wrong_command_line() {
    let folder = folder();
    let assert_fails = |args: &[&str]| {
        let output = tourbook(args).current_dir(&folder).output().expect("it starts");
        assert_eq!(output.status.code(), Some(3), "{args:?}");
        assert_eq!(text(&output.stdout), "", "{args:?}");
        let stderr = text(&output.stderr);
        assert!(stderr.starts_with("FAIL ") && !stderr.contains("error:"), "{args:?}: {stderr}");
    };
    for args in TESTLIB_USAGE {
        let args: Vec<&str> = args.split_whitespace().collect();
        let head = ["check", "sicily-1152", "--protocol", "testlib"];
        assert_fails(&[&head, args.as_slice()].concat());
        let tail = ["--protocol=testlib"];
        assert_fails(&[&head[..2], args.as_slice(), &tail].concat());
    }
    // A problem or a command that there is not, or a protocol twice.
    assert_fails(&["check", "sicily", "in", "right", "right", "--protocol", "testlib"]);
    assert_fails(&["chek", "sicily-1152", "in", "right", "right", "--protocol", "testlib"]);
    let twice = ["--protocol", "testlib", "--protocol", "icpc", "in", "right", "right"];
    assert_fails(&[&["check", "sicily-1152"][..], &twice].concat());
}

#[test]
fn testlib_fails_where_it_only_shows_its_help() {
    let output =
        tourbook(["check", "--protocol", "testlib", "--help"]).output().expect("it starts");
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stdout).starts_with("Check somebody's output"));
}

#[test]
fn testlib_takes_a_testset_and_a_group_anywhere() {
    let folder = folder();
    let args = ["--testset", "a", "in", "right", "--group", "b", "right", "--protocol", "testlib"];
    assert_eq!(check(folder.path(), &args, "").status.code(), Some(0));
}

#[test]
fn testlib_fails_when_the_report_cannot_be_written() {
    let folder = folder();
    for report in ["no-such-folder/report", "folder"] {
        let args = ["in", "right", "right", report, "--protocol", "testlib"];
        let output = check(folder.path(), &args, "");
        assert_eq!(output.status.code(), Some(3), "{report}");
        let start = format!("FAIL {report} cannot be written: ");
        assert!(text(&output.stderr).starts_with(&start));
    }
}
