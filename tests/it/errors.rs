//! Everything that can be wrong with an input or a command line.

use std::fs;

use tourbook_problems::PROBLEMS;

use crate::program::{Ran, run, tourbook};

/// That the input gives this error, after the answers to `before`.
#[track_caller]
fn assert_fault(problem: &str, input: impl AsRef<[u8]>, before: &str, message: &str) {
    let args = format!("answer {problem}");
    let (output, error) = run(&args, input).fails(1);
    assert_eq!(error, format!("standard input: {message}"));
    // A case that the input of POJ 2488 announces and does not have is a fault,
    // after which the same answers stand.
    assert_eq!(output, run(&args, before).stdout);
}

#[test]
fn a_start_that_is_none_is_named_with_its_line_and_the_range() {
    for (input, message) in [
        ("1\n2\n31\n", "line 3: start 31 is not on the 5x6 board (1 to 30); -1 ends the input"),
        ("1\n2\n\n0\n", "line 4: start 0 is not on the 5x6 board (1 to 30); -1 ends the input"),
        ("1 2 0031", "line 1: start 0031 is not on the 5x6 board (1 to 30); -1 ends the input"),
        ("1\n2\nfifteen\n", "line 3: start \"fifteen\" is not a number in ASCII digits (1 to 30)"),
        ("1\n2\n+5\n", "line 3: start \"+5\" is not a number in ASCII digits (1 to 30)"),
        ("1\n2\n-5\n", "line 3: start \"-5\" is not on the 5x6 board (1 to 30); -1 ends the input"),
        (
            "1\n2\n-01\n",
            "line 3: start \"-01\" is not on the 5x6 board (1 to 30); -1 ends the input",
        ),
        ("1\n2\n1.5\n", "line 3: start \"1.5\" is not a number in ASCII digits (1 to 30)"),
        (
            "1\r\n2\r\n15\u{ff15}\r\n",
            "line 3: start \"15\u{ff15}\" has U+FF15, a full-width digit, in it; \
             expected ASCII digits (1 to 30)",
        ),
        (
            "1\n2\n\u{200b}3\n",
            "line 3: start \"\\u{200b}3\" has U+200B, a character without width, in it; \
             expected ASCII digits (1 to 30)",
        ),
        (
            "1\n2\n3\u{a0}4\n",
            "line 3: start \"3\\u{a0}4\" has U+00A0, a no-break space, in it; \
             expected ASCII digits (1 to 30)",
        ),
        (
            "1\n2\n\u{3000}3\n",
            "line 3: start \"\\u{3000}3\" has U+3000, an ideographic space, in it; \
             expected ASCII digits (1 to 30)",
        ),
        // Where letters stand too, it is no number with an odd character.
        (
            "1\n2\nx\u{a0}4\n",
            "line 3: start \"x\\u{a0}4\" is not a number in ASCII digits (1 to 30)",
        ),
        (
            "1\n2\n1234567890123456789012345\n",
            "line 3: start 12345678901234567890… is not on the 5x6 board (1 to 30); -1 ends the input",
        ),
        (
            "1\n2\nabcdefghijklmnopqrstuvwxyz\n",
            "line 3: start \"abcdefghijklmnopqrst…\" is not a number in ASCII digits (1 to 30)",
        ),
        (
            "1\n2\n\u{2212}1\n",
            "line 3: start \"\u{2212}1\" has the minus sign U+2212, which is not ASCII; \
             -1 with the hyphen-minus ends the input",
        ),
        ("1\n2\n3,4\n", "line 3: start \"3,4\": white space separates numbers, not ','"),
        ("1\n2\n'1'\n", "line 3: start \"'1'\" is not a number in ASCII digits (1 to 30)"),
        (
            "1\n2\n\u{1b}[2J\"\n",
            "line 3: start \"\\u{1b}[2J\\\"\" is not a number in ASCII digits (1 to 30)",
        ),
    ] {
        assert_fault("sicily-1152", input, "1\n2\n", message);
    }
}

#[test]
fn bytes_that_are_no_text_are_escaped() {
    let message = "line 2: start \"\\xff\\xfe\\x80\" is not a number in ASCII digits (1 to 30)";
    assert_fault("sicily-1152", b"1\n\xff\xfe\x80\n", "1\n", message);
}

#[test]
fn utf_16_is_recognised_and_named() {
    let little: Vec<u8> = "\u{feff}15\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = "\u{feff}15\r\n".encode_utf16().flat_map(u16::to_be_bytes).collect();
    // Without the mark too.
    let unmarked = [&little[2..], &big[2..]];
    for problem in PROBLEMS.iter().map(|problem| problem.id) {
        for input in [little.as_slice(), &big].into_iter().chain(unmarked) {
            let (output, error) = run(&format!("answer {problem}"), input).fails(1);
            assert_eq!(output, "");
            assert!(error.starts_with("standard input: line 1: the input is UTF-16"), "{error}");
        }
    }
}

#[test]
fn a_place_off_the_board_is_named_with_its_coordinate() {
    for (input, message) in [
        ("3 4\n8 0\n", "line 2: row 8 is not on the 8x8 board (0 to 7)"),
        ("3 4\n0 8\n", "line 2: column 8 is not on the 8x8 board (0 to 7)"),
        ("3 4\n0\nx\n", "line 3: column \"x\" is not a number in ASCII digits (0 to 7)"),
        ("3 4\n-1\n", "line 2: row \"-1\" is not on the 8x8 board (0 to 7)"),
        ("3 4\n7\n", "line 2: row 7 has no column after it (0 to 7)"),
    ] {
        assert_fault("course-8x8", input, "3 4\n", message);
    }
}

#[test]
fn a_case_of_poj_2488_that_is_none_is_named() {
    for (input, message) in [
        ("3\n4 3\n0 1\n1 1\n", "line 3: p 0 is out of range (1 to 26)"),
        ("3\n4 3\n27 1\n1 1\n", "line 3: p 27 is out of range (1 to 26)"),
        ("3\n4 3\n1 27\n1 1\n", "line 3: q 27 is out of range (1 to 26)"),
        ("3\n4 3\n1 a\n1 1\n", "line 3: q \"a\" is not a number in ASCII digits (1 to 26)"),
        // At most 26/4 = 6.
        ("2\n4 3\n4 27\n", "line 3: q 27 is out of range (1 to 6)"),
        ("2\n4 3\n4 0\n", "line 3: q 0 is out of range (1 to 6)"),
        ("2\n4 3\n4 x\n", "line 3: q \"x\" is not a number in ASCII digits (1 to 6)"),
        ("3\n4 3\n5\n6\n", "line 4: p*q = 5*6 = 30 is too large (1 to 26; with p 5, q is 1 to 5)"),
        (
            // With a zero in front and no white space after it.
            "2\n4 3\n4 007",
            "line 3: p*q = 4*7 = 28 is too large (1 to 26; with p 4, q is 1 to 6)",
        ),
        (
            "3\n4 3\n26 26\n",
            "line 3: p*q = 26*26 = 676 is too large (1 to 26; with p 26, q is 1 to 1)",
        ),
        ("2\n4 3\n5", "line 3: p 5 has no q after it (1 to 5)"),
        ("3\n4 3\n", "line 3: the input ends before case 2 of 3"),
        ("1\n4 3\n\n5 4\n", "line 4: 5 follows the last case (expected 1)"),
        ("1\n4 3 x", "line 2: \"x\" follows the last case (expected 1)"),
    ] {
        assert_fault("poj-2488", input, "1\n4 3\n", message);
    }
}

#[test]
fn a_missing_number_of_cases_is_asked_for() {
    let question = "; the line where the number of cases belongs has more numbers: \
        is the number of cases missing?";
    let error = |input| run("answer poj-2488", input).fails(1).1;
    // Two cases without their number, and three.
    for input in ["3 4\n4 3\n", "4 3\n1 1\n2 3\n", "1 1\n2 3\n"] {
        assert!(error(input).ends_with(question), "{}", error(input));
    }
    // The number is there, and is too large; or the input is one line.
    for input in ["3\n4 3\n1 1\n", "2 4 3\n", "1\n5\n"] {
        assert!(!error(input).contains('?'), "{}", error(input));
    }
    let comma = error("1\n4,3\n");
    assert_eq!(comma, "standard input: line 2: p \"4,3\": white space separates p and q, not ','");
}

#[test]
fn the_number_of_cases_must_be_there_and_be_one() {
    for (input, message) in [
        ("", "line 1: the input is empty: the number of cases is missing"),
        ("\n\n", "line 3: the input is empty: the number of cases is missing"),
        (
            "x 1 1",
            "line 1: the number of cases \"x\" is not a number in ASCII digits \
             (0 to 18446744073709551615)",
        ),
        (
            "18446744073709551616 1 1",
            "line 1: the number of cases 18446744073709551616 is too large \
             (0 to 18446744073709551615)",
        ),
        ("0\n0", "line 2: 0 follows the last case (expected 0)"),
    ] {
        assert_fault("poj-2488", input, "0", message);
    }
}

#[test]
fn an_input_that_cannot_be_read_is_named() {
    let (output, error) = run("answer sicily-1152 no/such/file", "").fails(1);
    assert_eq!(output, "");
    assert!(error.starts_with("no/such/file cannot be read: "), "{error}");

    let (output, error) = run("answer sicily-1152 tests", "").fails(1);
    assert_eq!(output, "");
    assert!(error.starts_with("tests cannot be read: "), "{error}");
}

#[test]
fn a_fault_in_a_file_names_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("starts.txt");
    fs::write(&path, "1\n99\n").expect("a file");
    let (output, error) = run(&format!("answer sicily-1152 {}", path.display()), "").fails(1);
    assert_eq!(output, run("answer sicily-1152", "1").ok());
    let expected =
        "starts.txt: line 2: start 99 is not on the 5x6 board (1 to 30); -1 ends the input";
    assert!(error.ends_with(expected), "{error}");
}

#[cfg(unix)]
#[test]
fn a_file_is_named_as_it_is_and_in_one_line() {
    use std::os::unix::ffi::OsStrExt as _;

    for (name, shown) in [
        ("it's \u{e9} \"a\".in".as_bytes(), "it's \u{e9} \"a\".in"),
        // An accent of its own, as macOS has it in names.
        ("e\u{301}.in".as_bytes(), "e\u{301}.in"),
        (br"C:\x.in", r"C:\x.in"),
        (b"a\nb\x1b[2J\xff.in", r"a\nb\u{1b}[2J\xff.in"),
        // What turns the direction of writing, and a line of Unicode's.
        ("\u{202e}\u{2028}".as_bytes(), r"\u{202e}\u{2028}"),
    ] {
        let name = std::ffi::OsStr::from_bytes(name);
        let ran: Ran = tourbook(["answer".as_ref(), "sicily-1152".as_ref(), name])
            .output()
            .expect("it starts")
            .into();
        let (_, error) = ran.fails(1);
        assert!(error.starts_with(&format!("{shown} cannot be read: ")), "{error}");
    }
    let (_, error) = run("show it's", "").fails(2);
    assert!(error.starts_with("\"it's\" is neither a problem "), "{error}");
}

#[test]
fn who_types_a_case_for_the_input_is_told_how_to_give_it() {
    let (_, error) = run("answer sicily-1152 15", "").fails(1);
    let hint = "to answer this case, type: tourbook answer sicily-1152 --case 15";
    assert!(error.ends_with(hint), "{error}");

    let (_, error) = run("answer course-8x8 3 4", "").fails(2);
    let hint = "to answer this case, type: tourbook answer course-8x8 --case 3 4";
    assert!(error.ends_with(hint), "{error}");

    let (_, error) = run("answer poj-2488 4 3", "").fails(2);
    let hint = "to answer this case, type: tourbook answer poj-2488 --case 4 3";
    assert!(error.ends_with(hint), "{error}");

    let (_, error) = run("answer sicily-1152 a.txt b.txt", "").fails(2);
    assert_eq!(error, "expected one INPUT, found 2; see tourbook answer --help");
}

#[test]
fn a_wrong_command_line_has_status_2_and_says_what_there_is() {
    let ran = run("answer sicily", "");
    assert_eq!(ran.status, Some(2));
    for id in PROBLEMS.iter().map(|problem| problem.id) {
        assert!(ran.stderr.contains(id), "{}", ran.stderr);
    }
    for args in ["", "answer", "solve", "table extra", "--no-such-option"] {
        let ran = run(args, "");
        assert_eq!((ran.status, ran.stdout.as_str()), (Some(2), ""), "{args}");
    }
}
