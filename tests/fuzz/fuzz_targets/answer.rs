//! `answer` against a naive reader of the documented input format, with the input
//! in pieces.

#![no_main]

use std::io::{self, Read};

use libfuzzer_sys::fuzz_target;
use tourbook_judge::answer;
use tourbook_problems::{Case, Count, PROBLEMS, Problem};

/// Gives `bytes` in pieces of at most `size`.
struct Pieces<'a>(&'a [u8], usize);

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.len().min(self.1).min(buffer.len());
        let (piece, rest) = self.0.split_at(count);
        buffer[..count].copy_from_slice(piece);
        self.0 = rest;
        Ok(count)
    }
}

/// The cases of an input up to its first fault, and whether it has none.
fn cases(problem: &'static Problem, text: &str) -> (Vec<Case>, bool) {
    let mut words =
        text.split([' ', '\t', '\n', '\x0b', '\x0c', '\r']).filter(|word| !word.is_empty());
    let number = |word: &str| -> Option<u64> {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        word.parse().ok().filter(|_| is_number)
    };
    let mut cases = Vec::new();
    let mut left = match problem.input.count {
        Count::Absent => u64::MAX,
        Count::One => 1,
        Count::First { max } => match words.next().and_then(number).filter(|&n| n <= max) {
            Some(count) => count,
            None => return (cases, false),
        },
    };
    let is_open = problem.input.count == Count::Absent;
    while left > 0 {
        let mut values = Vec::new();
        for _ in problem.input.fields {
            let Some(word) = words.next() else {
                return (cases, is_open && values.is_empty());
            };
            if values.is_empty() && problem.input.end == Some(word) {
                return (cases, true);
            }
            let Some(value) = number(word).and_then(|value| u8::try_from(value).ok()) else {
                return (cases, false);
            };
            values.push(value);
        }
        match Case::from_values(problem, &values) {
            Ok(case) => cases.push(case),
            Err(_) => return (cases, false),
        }
        left -= 1;
    }
    (cases, words.next().is_none())
}

fuzz_target!(|data: &[u8]| {
    let [choice, size, input @ ..] = data else { return };
    let problem = PROBLEMS[usize::from(*choice) % PROBLEMS.len()];
    // Other encodings are refused before anything is read.
    let Ok(text) = std::str::from_utf8(input) else { return };
    if !text.is_ascii() || text.contains('\0') {
        return;
    }
    let mut output = Vec::new();
    let result = answer(problem, Pieces(input, usize::from(*size) + 1), &mut output);
    let (cases, is_right) = cases(problem, text);
    assert_eq!(result.is_ok(), is_right);
    // Each answer is that of an input with this case alone, after its heading.
    let mut expected = Vec::new();
    let mut all = String::new();
    if let Count::First { .. } = problem.input.count {
        all += &format!("{}\n", cases.len());
    }
    for case in &cases {
        all += &format!("{}\n", case.values());
    }
    if problem.input.count == Count::One && cases.is_empty() {
        return assert!(output.is_empty());
    }
    answer(problem, all.as_bytes(), &mut expected).expect("a right input");
    assert_eq!(output, expected);
});
