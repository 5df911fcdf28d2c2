//! `answer` against a naive reader of the documented input format, with the input
//! in pieces. A fault has the line of the word that is wrong, and each answer is
//! that of an input with this case alone, after its heading.

#![no_main]

use std::collections::{HashMap, HashSet};
use std::io::{self, Read};
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tourbook_judge::{Error, answer};
use tourbook_problems::{Case, Count, EmptyLine, InputText, PROBLEMS, Problem};

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

/// The output for an input with one case.
static ALONE: LazyLock<HashMap<(&str, Vec<u8>), String>> = LazyLock::new(|| {
    let output = |case: Case| {
        let input = InputText::new(case.problem(), &[case]).to_string();
        let mut output = Vec::new();
        answer(case.problem(), input.as_bytes(), &mut output).expect("a right input");
        let output = String::from_utf8(output).expect("ASCII");
        ((case.problem().id, case.values().as_slice().to_vec()), output)
    };
    PROBLEMS.iter().flat_map(|problem| problem.cases()).map(output).collect()
});

/// What the numbers of a case may begin with. The first number after which no
/// case is left is the wrong one.
static BEGINNINGS: LazyLock<HashSet<(&str, &[u8])>> = LazyLock::new(|| {
    let cases = ALONE.keys();
    let beginnings =
        cases.flat_map(|(id, values)| (1..=values.len()).map(move |len| (*id, &values[..len])));
    beginnings.collect()
});

/// How an input ends.
#[derive(PartialEq)]
enum End {
    Right,
    /// With a word that is wrong, in this line.
    Wrong(u64),
    /// Too early.
    Early,
}

/// The cases of an input up to its first fault, and how it ends.
fn cases(problem: &'static Problem, text: &str) -> (Vec<Case>, End) {
    let lines = text.split('\n').zip(1..);
    let mut words = lines.flat_map(|(line, number)| {
        let words = line.split([' ', '\t', '\x0b', '\x0c', '\r']);
        words.filter(|word| !word.is_empty()).map(move |word| (word, number))
    });
    let number = |word: &str| -> Option<u64> {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        word.parse().ok().filter(|_| is_number)
    };
    let mut cases = Vec::new();
    let mut left = match problem.input.count {
        Count::Absent => u64::MAX,
        Count::One => 1,
        Count::First { max } => {
            let Some((word, line)) = words.next() else { return (cases, End::Early) };
            match number(word).filter(|&count| count <= max) {
                Some(count) => count,
                None => return (cases, End::Wrong(line)),
            }
        }
    };
    let is_open = problem.input.count == Count::Absent;
    while left > 0 {
        let mut values = Vec::new();
        for _ in problem.input.fields {
            let Some((word, line)) = words.next() else {
                let is_right = is_open && values.is_empty();
                return (cases, if is_right { End::Right } else { End::Early });
            };
            if values.is_empty() && problem.input.end == Some(word) {
                return (cases, End::Right);
            }
            let value = number(word).and_then(|value| u8::try_from(value).ok());
            values.extend(value);
            if value.is_none() || !BEGINNINGS.contains(&(problem.id, values.as_slice())) {
                return (cases, End::Wrong(line));
            }
        }
        cases.push(Case::from_values(problem, &values).expect("a case of the problem"));
        left -= 1;
    }
    let end = words.next().map_or(End::Right, |(_, line)| End::Wrong(line));
    (cases, end)
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
    let (cases, end) = cases(problem, text);
    match result {
        Ok(()) => assert!(end == End::Right),
        Err(Error::Input(fault)) => match end {
            End::Right => panic!("a right input: {fault}"),
            End::Wrong(line) => assert_eq!(fault.line, line, "{fault}"),
            End::Early => {}
        },
        Err(error) => panic!("{error}"),
    }
    let heading = |number: usize| {
        let heading = problem.answer.heading;
        heading.map_or(String::new(), |line| format!("{}{number}{}\n", line.before, line.after))
    };
    let mut expected = String::new();
    for (case, number) in cases.iter().zip(1..) {
        let is_between = problem.answer.empty_line == EmptyLine::Between && number > 1;
        expected += if is_between { "\n" } else { "" };
        expected += &heading(number);
        let alone = &ALONE[&(problem.id, case.values().as_slice().to_vec())];
        expected += alone.strip_prefix(&heading(1)).expect("a heading");
    }
    assert_eq!(String::from_utf8_lossy(&output), expected);
});
