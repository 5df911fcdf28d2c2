//! The program as somebody's checker: its command line, big and broken files.

use std::fs;
use std::io::Write as _;

use tourbook_problems::{InputText, PROBLEMS};

use crate::program::{Ran, run, start, tourbook};

const INPUT: &str = "tests/data/poj-2488.in";
const OUTPUT: &str = "tests/data/poj-2488.out";

#[test]
fn one_of_the_two_files_may_be_standard_input() {
    let accepted = "accepted: 3 cases\n";
    let output = fs::read(OUTPUT).expect("it is there");
    assert_eq!(run(&format!("check poj-2488 {INPUT} -"), output).ok(), accepted);
    let input = fs::read(INPUT).expect("it is there");
    assert_eq!(run(&format!("check poj-2488 - {OUTPUT}"), input).ok(), accepted);
    let (_, message) = run("check poj-2488 - -", "").fails(2);
    assert_eq!(message, "INPUT and OUTPUT cannot both be standard input");
}

#[test]
fn every_answer_of_the_table_is_accepted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("input");
    for problem in PROBLEMS {
        let (id, cases) = (problem.id, problem.cases().collect::<Vec<_>>());
        let max = usize::try_from(problem.input.max_cases()).unwrap_or(usize::MAX);
        for cases in cases.chunks(max) {
            let input = InputText::new(problem, cases).to_string();
            fs::write(&path, input).expect("it can be written");
            let path = path.display();
            let output = run(&format!("answer {id} {path}"), "").ok();
            let verdict = run(&format!("check {id} {path} - --strict"), output).ok();
            let s = if cases.len() == 1 { "" } else { "s" };
            assert_eq!(verdict, format!("accepted: {} case{s}\n", cases.len()));
        }
    }
}

#[test]
fn headings_with_the_greatest_numbers_are_judged() {
    let folder = tempfile::tempdir().expect("a folder");
    let input = folder.path().join("input");
    fs::write(&input, "5\n1 1\n1 1\n1 1\n1 1\n1 1\n").expect("it can be written");
    // The limits of 64 bits, with and without a sign.
    for number in ["9223372036854775807", "9223372036854775808", "18446744073709551615"] {
        for times in 1..=6 {
            let output = format!("Scenario #{number}:\nA1\n\n").repeat(times);
            let ran = run(&format!("check --all poj-2488 {} -", input.display()), &output);
            assert_eq!((ran.status, ran.stderr.as_str()), (Some(1), ""), "{output}");
        }
    }
}

#[test]
fn a_wrong_command_line_is_2() {
    for args in [
        "check",
        "check poj-2488",
        "check poj-2488 tests/data/poj-2488.in",
        "check poj-2489 tests/data/poj-2488.in tests/data/poj-2488.out",
        "check poj-2488 tests/data/poj-2488.in tests/data/poj-2488.out third",
        "check poj-2488 tests/data/poj-2488.in tests/data/poj-2488.out --stric",
        "check poj-2488 tests/data/poj-2488.in tests/data/poj-2488.out --protocol codeforces",
        "check poj-2488 tests/data/poj-2488.in tests/data/poj-2488.out --protocol",
    ] {
        let ran = run(args, "");
        assert_eq!((ran.status, ran.stdout.as_str()), (Some(2), ""), "{args}");
        assert!(ran.stderr.starts_with("error: "), "{args}: {}", ran.stderr);
    }
}

#[test]
fn what_cannot_be_judged_is_3() {
    for (args, stdin, start) in [
        ("check poj-2488 no-such.in tests/data/poj-2488.out", "", "no-such.in cannot be read: "),
        ("check poj-2488 tests/data/poj-2488.in no-such.out", "", "no-such.out cannot be read: "),
        ("check poj-2488 tests tests/data/poj-2488.out", "", "tests cannot be read: "),
        ("check poj-2488 tests/data/poj-2488.in tests", "", "tests cannot be read: "),
        (
            "check sicily-1152 - tests/data/poj-2488.out",
            "15\n31\n",
            "standard input: line 2: start 31 is not on the 5x6 board (1 to 30); -1 ends the input",
        ),
        (
            "check poj-2488 - tests/data/poj-2488.out",
            "1\0\n\0",
            "standard input: line 1: the input is UTF-16, which > writes in PowerShell; ",
        ),
        (
            "check poj-2488 - tests/data/poj-2488.out",
            "2\n1 1\n",
            "standard input: line 3: the input ends before case 2 of 2",
        ),
    ] {
        let (stdout, message) = run(args, stdin).fails(3);
        assert!(message.starts_with(start), "{message}");
        assert_eq!(stdout, "");
    }
}

#[test]
fn a_broken_input_is_found_behind_a_fault_of_the_output() {
    // Case 1 is wrong, and the input breaks in case 3.
    let (stdout, message) = run("check sicily-1152 - tests/data/poj-2488.out", "1\n2\nx").fails(3);
    assert_eq!(
        message,
        "standard input: line 3: start \"x\" is not a number in ASCII digits (1 to 30)"
    );
    assert_eq!(stdout, "");
}

/// What `tourbook check PROBLEM INPUT - ARGS` says when `pieces` come, one
/// after another and the last one `rounds` times, on standard input.
fn check_big(args: &str, input: &str, pieces: &[&[u8]], rounds: usize) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("input");
    fs::write(&path, input).expect("it can be written");
    let (problem, rest) = args.split_once(' ').unwrap_or((args, ""));
    let mut child = start(&format!("check {problem} {} - {rest}", path.display()));
    let mut stdin = child.stdin.take().expect("a pipe");
    let (last, first) = pieces.split_last().expect("a piece");
    // It may stop at the first fault, so that a failed write is no failure.
    let mut written = first.iter().try_for_each(|piece| stdin.write_all(piece));
    let chunk = last.repeat(1000);
    for _ in 0..rounds / 1000 {
        written = written.and_then(|()| stdin.write_all(&chunk));
    }
    drop(stdin);
    let output = child.output();
    (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
}

#[test]
fn a_hundred_megabytes_of_anything_are_judged() {
    let tour = run("answer sicily-1152", "15\n").ok();
    let tour = tour.as_bytes();
    let ten_million = 10_000_000;
    // Surplus lines, one endless line, one endless word, blanks, empty lines.
    for (pieces, status, message) in [
        (
            [tour, b"debug 123\n"],
            1,
            "line 2: \"debug 123\" follows the last answer: is it a debug print?\n",
        ),
        (
            [tour, b"debug 123 "],
            1,
            "line 2: \"debug 123 debug 123 …\" follows the last answer: is it a debug print?\n",
        ),
        (
            [b"", b"aaaaaaaaaa"],
            1,
            "case 1 (start 15; line 1): \"aaaaaaaaaaaaaaaaaaaa…\" stands before the answer: is it a \
             prompt? Only answers belong in the output\n",
        ),
        ([tour, b"          "], 0, "accepted: 1 case\n"),
        ([tour, b"\n\n\n\n\n\n\n\n\n\n"], 0, "accepted: 1 case\n"),
    ] {
        let found = check_big("sicily-1152", "15\n", &pieces, ten_million);
        assert_eq!(found, (Some(status), message.to_owned()));
        // With --all it does not stop at the first fault.
        let (all_status, all) = check_big("sicily-1152 --all", "15\n", &pieces, ten_million);
        assert_eq!(all_status, Some(status));
        assert!(all.starts_with(message), "{all}");
    }
}

#[test]
fn a_hundred_megabytes_of_white_space_inside_of_an_answer_are_white_space() {
    let tour = run("answer sicily-1152", "15\n").ok();
    let (start, rest) = tour.split_once(' ').expect("30 numbers");
    let blanks = " ".repeat(100_000_000);
    let output = format!("{start}{blanks}{rest}");
    let folder = tempfile::tempdir().expect("a folder");
    let input = folder.path().join("input");
    fs::write(&input, "15\n").expect("it can be written");
    let args = format!("check sicily-1152 {} -", input.display());
    assert_eq!(run(&args, &output).ok(), "accepted: 1 case\n");
    let strict = run(&format!("{args} --strict"), &output);
    let message = "case 1 (start 15; line 1): there is white space that does not belong there\n";
    assert_eq!((strict.status, strict.stdout.as_str()), (Some(1), message));
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_what_is_read() {
    // In 16 MiB of address space for data, 100 MB are judged.
    let folder = tempfile::tempdir().expect("a folder");
    let (input, output) = (folder.path().join("input"), folder.path().join("output"));
    let cases = 1_200_000;
    fs::write(&input, "15\n".repeat(cases)).expect("it can be written");
    let tour = run("answer sicily-1152", "15\n").ok();
    fs::write(&output, tour.repeat(cases)).expect("it can be written");
    let check = |rest: &str| {
        let program = env!("CARGO_BIN_EXE_tourbook");
        let (input, output) = (input.display(), output.display());
        let script =
            format!("ulimit -d 16384; {program} check sicily-1152 {input} {output} {rest}");
        std::process::Command::new("sh").args(["-c", &script]).output().expect("a shell")
    };
    assert_eq!(String::from_utf8_lossy(&check("").stdout), format!("accepted: {cases} cases\n"));
    // One wrong answer among twenty.
    let twenty = tour.repeat(19) + &tour.replace("15 2 13", "15 2 14");
    fs::write(&output, twenty.repeat(cases / 20)).expect("it can be written");
    let all = check("--all");
    assert_eq!(all.status.code(), Some(1), "{}", String::from_utf8_lossy(&all.stderr));
    let faults = cases / 20;
    assert!(all.stdout.ends_with(format!("{faults} faults in {cases} cases\n").as_bytes()));
}

#[test]
fn who_stops_reading_has_the_verdict_in_the_status() {
    for (output, status) in [(OUTPUT, 0), (INPUT, 1)] {
        for rest in ["", "--all"] {
            let mut child = start(&format!("check poj-2488 {INPUT} {output} {rest}"));
            drop(child.stdout.take());
            let output = child.output();
            assert_eq!(output.status.code(), Some(status));
            assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_verdict_that_cannot_be_written_is_no_verdict() {
    for output in [OUTPUT, INPUT] {
        let full = fs::File::create("/dev/full").expect("Linux has it");
        let ran = tourbook(["check", "poj-2488", INPUT, output]).stdout(full).output();
        let ran = ran.expect("it starts");
        assert_eq!(ran.status.code(), Some(3));
        let message = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert!(
            message.starts_with("error: cannot write the verdict: the disk is full"),
            "{message}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_help_that_cannot_be_written_is_an_error() {
    let full = fs::File::create("/dev/full").expect("Linux has it");
    let ran: Ran = tourbook(["check", "--help"]).stdout(full).output().expect("it starts").into();
    let (_, message) = ran.fails(3);
    assert!(message.starts_with("cannot write the help: the disk is full"), "{message}");
}

#[test]
fn the_help_says_what_each_exit_status_means() {
    let help = run("check --help", "").ok();
    for status in ["  0  accepted", "  1  not accepted", "  2  the command line", "  3  it could"] {
        assert!(help.contains(status), "{status}");
    }
}
