//! Pipes, disks and terminals.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};

use crate::program::{run, start, tourbook};

#[test]
fn an_answer_comes_before_the_next_question() {
    // If it did not, this test would wait until the program is killed.
    for (problem, head, case, lines) in [
        ("sicily-1152", "", "15\n", 1),
        ("poj-2488", "3\n", "4 3\n", 3),
        ("course-8x8", "", "3 4\n", 8),
    ] {
        let mut child = start(&format!("answer {problem}"));
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        stdin.write_all(head.as_bytes()).expect("it reads");
        for round in 0..3 {
            stdin.write_all(case.as_bytes()).expect("it reads");
            // Between two boards of the course stands an empty line.
            let separator = usize::from(problem == "course-8x8" && round > 0);
            for _ in 0..lines + separator {
                let mut line = String::new();
                stdout.read_line(&mut line).expect("it answers");
                assert!(line.ends_with('\n'));
            }
        }
        drop(stdin);
        assert!(child.output().status.success());
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    // More than a pipe holds, so that it cannot have written all.
    let input = "15\n".repeat(100_000);
    for args in [
        "answer sicily-1152",
        "table",
        "problems",
        "audit",
        "show course-8x8 3 4 --format svg",
        "explain poj-2488 4 5",
        "--help",
        "--version",
        "answer --help",
        "check --help",
    ] {
        let mut child = start(args);
        let mut stdin = child.stdin.take().expect("a pipe");
        drop(child.stdout.take());
        let input = input.clone();
        // It ends before it has read all, so this may fail.
        let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.output();
        writer.join().expect("no panic");
        assert_eq!(output.status.code(), Some(0), "{args}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args}");
    }
}

#[test]
fn a_reader_that_stops_after_a_line_has_a_whole_line() {
    let mut child = start("answer sicily-1152");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = child.stdout.take().expect("a pipe");
    let writer =
        std::thread::spawn(move || drop(stdin.write_all("15\n".repeat(100_000).as_bytes())));
    let mut bytes = [0; 81];
    stdout.read_exact(&mut bytes).expect("an answer");
    drop(stdout);
    assert_eq!(String::from_utf8_lossy(&bytes), run("answer sicily-1152", "15").ok());
    assert!(child.output().status.success());
    writer.join().expect("no panic");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for (args, what) in [
        ("answer sicily-1152 tests/data/sicily-1152.in", "the answers"),
        ("table", "the table"),
        ("problems", "the list of problems"),
        ("audit", "the audit"),
        ("show course-8x8 3 4 --format svg", "the drawing"),
        ("explain poj-2488 4 5", "the explanation"),
        ("--help", "the help"),
        ("show --help", "the help"),
        ("--version", "the version"),
    ] {
        let full = std::fs::File::create("/dev/full").expect("Linux has it");
        let output = tourbook(args.split(' ')).stdout(full).output().expect("it starts");
        assert_eq!(output.status.code(), Some(1), "{args}");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        let start = format!("error: cannot write {what}: the disk is full");
        assert!(message.starts_with(&start), "{args}: {message}");
        assert_eq!(message.lines().count(), 1);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_input_without_an_end_is_found_wrong_at_its_beginning() {
    // If it were not, this test would wait until the program is killed.
    let message = "/dev/zero: line 1: start \"\\0";
    assert!(run("answer sicily-1152 /dev/zero", "").fails(1).1.starts_with(message));
    assert!(run("check sicily-1152 /dev/zero /dev/null", "").fails(3).1.starts_with(message));
}

#[test]
fn a_million_cases_are_answered_like_one() {
    let rounds = 250_000;
    let input = "4\n8\n15\n30\n".repeat(rounds);
    let output = run("answer sicily-1152", input).ok();
    assert!(output == run("answer sicily-1152", "4 8 15 30").ok().repeat(rounds));
}

#[cfg(unix)]
mod terminal {
    use std::io::Write as _;

    use std::process::Stdio;

    use crate::program::{Ran, pseudo_terminal, run, tourbook};
    use crate::watched::Watched;

    /// What the program prints for somebody who types `input` at a terminal.
    fn typed(args: &str, input: &str) -> Ran {
        let (mut keyboard, terminal) = pseudo_terminal();
        // Control-D at the beginning of a line ends the input.
        keyboard.write_all(format!("{input}\x04").as_bytes()).expect("room for a few bytes");
        let mut command = tourbook(args.split(' '));
        command.stdin(terminal).stdout(Stdio::piped()).stderr(Stdio::piped());
        let output = Watched::start(&mut command).output();
        drop(keyboard);
        output.into()
    }

    #[test]
    fn the_course_asks_in_one_language_and_keeps_the_matrix_alone() {
        let english = ["row and column", "The knight visits all 64 squares"];
        let chinese = ["行和列", "马可以走遍棋盘的全部 64 个格子"];
        for (language, said, unsaid) in [("en", english, chinese), ("zh", chinese, english)] {
            let ran = typed(&format!("answer course-8x8 --lang {language}"), "3 4\n0 0\n");
            assert_eq!(ran.status, Some(0));
            assert_eq!(ran.stdout, run("answer course-8x8", "3 4\n0 0\n").ok());
            // It asks before each start and before the end, and says after each
            // board that all squares are walked.
            let [question, answered] = said;
            let mut rest = ran.stderr.as_str();
            for part in [question, answered, question, answered, question] {
                rest = &rest[rest.find(part).expect("in this order") + part.len()..];
            }
            for part in said {
                assert!(!rest.contains(part), "{part}: {}", ran.stderr);
            }
            for part in unsaid {
                assert!(!ran.stderr.contains(part), "{part}: {}", ran.stderr);
            }
        }
    }

    #[test]
    fn a_wrong_start_is_not_said_to_be_visited() {
        let ran = typed("answer course-8x8", "9 9\n");
        assert_eq!((ran.status, ran.stdout.as_str()), (Some(1), ""));
        assert!(!ran.stderr.contains("visits"), "{}", ran.stderr);
    }

    #[test]
    fn the_judges_problems_say_nothing() {
        let ran = typed("answer sicily-1152", "15\n-1\n");
        assert_eq!(ran, run("answer sicily-1152", "15\n-1\n"));
    }
}

#[test]
fn an_output_without_end_is_judged_at_its_first_fault() {
    for (problem, input) in [("sicily-1152", "sicily-1152.in"), ("poj-2488", "poj-2488.in")] {
        let mut child = start(&format!("check {problem} tests/data/{input} -"));
        let mut stdin = child.stdin.take().expect("a pipe");
        // This ends only because nobody reads on.
        while stdin.write_all(b"y\n").is_ok() {}
        let output = child.output();
        assert_eq!(output.status.code(), Some(1), "{problem}");
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("case 1 ("));
    }
}
