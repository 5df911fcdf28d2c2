//! Whatever the input is: no panic, and nothing that was answered is lost.

mod drops;

use std::io::Read;

use drops::Drops;
use proptest::prelude::*;
use tourbook_judge::{Error, answer};
use tourbook_problems::{Count, InputText, PROBLEMS, Problem};

/// What a problem prints, and how it ends.
fn run(problem: &'static Problem, input: impl Read) -> (Vec<u8>, Result<(), Error>) {
    let mut output = Vec::new();
    let result = answer(problem, input, &mut output);
    (output, result)
}

/// What may stand before the text: nothing, the mark of UTF-8, that of UTF-16,
/// and half a mark.
const MARKS: &[&[u8]] = &[b"", b"\xEF\xBB\xBF", b"\xFF\xFE", b"\xEF\xBB"];

/// Text that looks like an input more often than random bytes do.
fn any_text() -> impl Strategy<Value = Vec<u8>> {
    let word = prop_oneof![
        8 => (0u32..40).prop_map(|n| n.to_string()),
        1 => Just("-1".to_owned()),
        1 => "[ -~]{1,30}",
        1 => "\\PC{1,30}",
        1 => "[0-9]{1,50}",
        1 => "[1-9][0-9]{15,100}[x-z]?",
        1 => "[!-~]{70,100}",
    ];
    let space =
        prop_oneof![4 => Just(" "), 4 => Just("\n"), 1 => Just("\r\n"), 1 => Just("\t\x0b")];
    prop::collection::vec((word, space), 0..40).prop_map(|pieces| {
        pieces
            .into_iter()
            .flat_map(|(word, space)| [word.into_bytes(), space.into()])
            .flatten()
            .collect()
    })
}

fn any_input() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![3 => any_text(), 1 => prop::collection::vec(any::<u8>(), 0..200)]
}

/// The first `count` lines of `bytes`.
fn lines(bytes: &[u8], count: u64) -> Vec<u8> {
    let count = usize::try_from(count).expect("not that many");
    bytes.split_inclusive(|&byte| byte == b'\n').take(count).flatten().copied().collect()
}

proptest! {
    #[test]
    fn a_fault_takes_no_answer_back(input in any_input()) {
        for &problem in PROBLEMS {
            let (output, result) = run(problem, input.as_slice());
            if let Err(Error::Input(fault)) = result {
                let line = fault.line;
                prop_assert!(line >= 1);
                // All answers to the lines before the fault are there, and none
                // that the fault's own line does not ask for.
                let (before, _) = run(problem, lines(&input, line - 1).as_slice());
                let (through, _) = run(problem, lines(&input, line).as_slice());
                prop_assert!(output.starts_with(&before));
                prop_assert_eq!(output, through);
            } else {
                prop_assert!(result.is_ok());
            }
        }
    }

    #[test]
    fn answers_before_a_bad_word_are_those_of_the_input_cut_there(
        good in prop::collection::vec((1u8..=7, 1u8..=3), 0..20),
        bad in "(x|\\+1|-2|99|1\\.5|31a|\u{661})[ \n]",
        rest in any_input(),
    ) {
        // Numbers that are right for these problems: a start of 5 x 6, a row and
        // a column of 8 x 8, a p and a q. Others have few cases.
        let good: String = good.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
        for &problem in PROBLEMS.iter().filter(|problem| problem.input.max_cases() > 1000) {
            let has_count = matches!(problem.input.count, Count::First { .. });
            let good = if has_count { format!("1000\n{good}") } else { good.clone() };
            let (expected, _) = run(problem, good.as_bytes());
            let whole = [good.as_bytes(), bad.as_bytes(), &rest].concat();
            let (output, result) = run(problem, whole.as_slice());
            prop_assert_eq!(output, expected);
            let line = good.lines().count() as u64 + 1;
            prop_assert!(matches!(result, Err(Error::Input(fault)) if fault.line == line));
        }
    }

    #[test]
    fn it_does_not_matter_in_which_pieces_the_input_comes(
        input in any_input(),
        piece in 1usize..5,
        mark in prop::sample::select(MARKS),
    ) {
        let input = [mark, &input].concat();
        for &problem in PROBLEMS {
            let (output, result) = run(problem, input.as_slice());
            let (other_output, other_result) = run(problem, Drops(&input, piece));
            prop_assert_eq!(output, other_output);
            prop_assert_eq!(format!("{result:?}"), format!("{other_result:?}"));
        }
    }
}

/// What can only be read with an error.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
        Err(std::io::Error::other("read on"))
    }
}

#[test]
fn a_word_without_an_end_is_told_without_waiting_for_it() {
    for (byte, shown) in [
        (0, r#""\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0…" is not a number"#),
        (b'x', "\"xxxxxxxxxxxxxxxxxxxx…\" is not a number"),
        (b'9', "99999999999999999999… is "),
    ] {
        for &problem in PROBLEMS {
            let word = std::io::repeat(byte).take(1 << 20).chain(Broken);
            let (output, result) = run(problem, word);
            assert_eq!(output, b"");
            let message = result.expect_err("no number").to_string();
            assert!(message.starts_with("line 1: ") && message.contains(shown), "{message}");
        }
    }
}

#[test]
fn a_number_may_have_a_hundred_million_digits() {
    const DIGITS: u64 = 100_000_000;
    for &problem in PROBLEMS {
        let nines = std::io::repeat(b'9').take(DIGITS);
        let (output, result) = run(problem, nines);
        assert_eq!(output, b"");
        let message = result.expect_err("too large").to_string();
        assert!(message.contains(" 99999999999999999999… "), "{message}");

        // Leading zeros are allowed, so this is one of the problem's inputs.
        let cases: Vec<_> = problem.cases().take(1).collect();
        let case = InputText::new(problem, &cases).to_string();
        let zeros = std::io::repeat(b'0').take(DIGITS).chain(case.as_bytes());
        assert_eq!(run(problem, zeros).0, run(problem, case.as_bytes()).0);
    }
}
