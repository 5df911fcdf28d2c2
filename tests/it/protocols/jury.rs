//! The jury's answer, which must not contradict the table.

use std::fs;

use super::text;
use crate::program::{run, tourbook};

/// What is said when the jury's answer to `input` is `answer`, after the name
/// of its file; nothing when it is accepted.
#[track_caller]
fn contradiction(problem: &str, input: &str, answer: &str) -> Option<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let right = run(&format!("answer {problem}"), input).ok();
    for (name, text) in [("in", input), ("right", &right), ("answer", answer)] {
        fs::write(folder.path().join(name), text).expect("it can be written");
    }
    let ran = tourbook(["check", problem, "--protocol", "testlib", "in", "right", "answer"])
        .current_dir(&folder)
        .output()
        .expect("it starts");
    let stderr = text(&ran.stderr);
    if ran.status.success() {
        return None;
    }
    assert_eq!(ran.status.code(), Some(3), "{stderr}");
    let message = stderr.trim_end().strip_prefix("FAIL answer: the jury's answer ");
    Some(message.unwrap_or_else(|| panic!("{stderr}")).to_owned())
}

#[test]
fn white_space_is_free_in_the_jurys_answer_wherever_it_is_missing() {
    for answer in [
        "Scenario#1:A1Scenario#2:A1",
        "Scenario#1:A1 Scenario#2:A1",
        "Scenario#1:A1\r\nScenario#2:A1\r\n",
        "\n\nScenario #1 :\nA1\n\n\n\nScenario\t#2:\n\nA 1",
    ] {
        assert_eq!(contradiction("poj-2488", "2\n1 1\n1 1\n", answer), None, "{answer}");
    }
    for (answer, place) in [
        ("Scenario#1:A1Scenario#2:B1", "case 2 (p 1, q 1; line 1): "),
        ("Scenario#1:A1A1Scenario#2:A1", "case 2 (p 1, q 1; line 1): "),
        ("Scenario#1:A1Scenario#2:A1B3", "case 2 (p 1, q 1; line 1): "),
        ("Scenario#1:A1Scenario#2:A1\nScenario#3:A1", "line 2: "),
    ] {
        let message = contradiction("poj-2488", "2\n1 1\n1 1\n", answer).expect(answer);
        let start = format!("contradicts the table: {place}");
        assert!(message.starts_with(&start), "{answer}: {message}");
    }
}

#[test]
fn a_fault_of_the_jurys_answer_is_not_told_as_one_of_a_program() {
    for (problem, input, answer, message) in [
        ("sicily-1152", "15\n", "15 2 13\n", "it ends after 3 of 30 squares: 1 is missing"),
        ("poj-2488", "2\n1 1\n1 1\n", "Scenario #1:\nA1\n", "it ends before this case"),
        (
            "poj-2488",
            "1\n1 1\n",
            "Scenario #1:\nA1\n\nScenario #2:\n",
            "an answer stands after the last case",
        ),
        ("poj-2488", "1\n1 1\n", "S\0c\0", "it is UTF-16, "),
        ("sicily-1152", "15\n", "15 \x01\n", "\"15 \\u{1}\" is not text: it is binary"),
        ("poj-2488", "1\n1 1\n", "Scenario #1:\n\x01\n", "\"\\u{1}\" is not text: it is binary"),
    ] {
        let found = contradiction(problem, input, answer).expect(answer);
        assert!(found.contains(message), "{found}");
        for word in ["output", "program", "debug"] {
            assert!(!found.contains(word), "{found}");
        }
    }
}
