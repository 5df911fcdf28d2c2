//! White space without measure, which costs no more than it must.
//!
//! Each byte may cost some nanoseconds. Where each costs microseconds, the
//! program takes minutes here, and is killed (see `watched`).

use std::fs;

use crate::program::run;

const MEGABYTES: usize = 100;

/// `text` with a hundred megabytes of `blank` before its first line feed.
fn with_blanks(text: &str, blank: &str) -> String {
    let (start, rest) = text.split_once('\n').expect("a line");
    format!("{start}{}\n{rest}", blank.repeat(MEGABYTES * 1_000_000 / blank.len()))
}

#[test]
fn a_hundred_megabytes_of_white_space_are_judged_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("input");
    for (problem, case, blank, message) in [
        // For these judges white space is free.
        ("sicily-1152", "15\n", " ", "accepted: 1 case\n"),
        ("course-8x8", "3 4\n", " ", "accepted: 1 case\n"),
        ("poj-2488", "1\n1 1\n", " ", "case 1 (p 1, q 1; line 1): the line has trailing spaces\n"),
        // The first line ends as on Windows, and an empty line follows.
        (
            "poj-2488",
            "1\n1 1\n",
            "\r\n",
            "case 1 (p 1, q 1; line 2): this empty line does not belong here\n",
        ),
    ] {
        fs::write(&path, case).expect("it can be written");
        let output = with_blanks(&run(&format!("answer {problem}"), case).ok(), blank);
        let ran = run(&format!("check {problem} {} -", path.display()), output);
        assert_eq!((ran.stdout.as_str(), ran.stderr.as_str()), (message, ""), "{problem}");
    }
}

#[test]
fn a_hundred_megabytes_of_white_space_in_a_jurys_answer_are_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let right = run("answer poj-2488", "1\n1 1\n").ok();
    let answer = write("answer", &with_blanks(&right, " "));
    let (input, output) = (write("input", "1\n1 1\n"), write("output", &right));
    let ran = run(&format!("check poj-2488 --protocol testlib {input} {output} {answer}"), "");
    assert_eq!((ran.status, ran.stderr.as_str()), (Some(0), "ok 1 case\n"));
}
