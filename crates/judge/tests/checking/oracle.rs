//! A slow and obvious checker, made from the facts of a problem.

use std::collections::BTreeSet;

use tourbook_problems::{Acceptance, Body, Whitespace};

use crate::outputs::{Questions, lines, text};

/// Whether the judge accepts an output.
pub(crate) fn accepts(questions: &Questions, output: &[u8]) -> bool {
    let problem = questions.problem;
    if problem.whitespace == Whitespace::Compared {
        assert_eq!(problem.acceptance, Acceptance::OneAnswer, "write an oracle for this");
        // Equal but for CRLF and for white space at the end.
        let right = text(&lines(problem, &questions.blocks()));
        return String::from_utf8(output.to_owned())
            .is_ok_and(|output| output.replace("\r\n", "\n").trim_end() == right.trim_end());
    }
    if problem.acceptance == Acceptance::OneAnswer {
        // The same words.
        let right = text(&lines(problem, &questions.blocks()));
        let output = String::from_utf8_lossy(output);
        return words(&output).eq(words(&right));
    }
    let Some(mut numbers) = numbers(output) else { return false };
    for case in &questions.cases {
        let board = case.key().board();
        let size = usize::from(board.size());
        if numbers.len() < size {
            return false;
        }
        let rest = numbers.split_off(size);
        let start = case.key().start().map(|start| usize::from(start.number()));
        // The numbers of the squares in the order of the visit.
        let walk = match problem.answer.body {
            Body::Squares => Some(numbers),
            Body::Steps { .. } => (1..=size)
                .map(|step| Some(numbers.iter().position(|&number| number == step)? + 1))
                .collect(),
            Body::Names { .. } | Body::Count => panic!("write an oracle for this"),
        };
        let cols = usize::from(board.cols());
        if !walk.is_some_and(|walk| is_tour(size, cols, start, &walk)) {
            return false;
        }
        numbers = rest;
    }
    numbers.is_empty()
}

/// What stands between white space.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '\t', '\n', '\x0b', '\x0c', '\r']).filter(|word| !word.is_empty())
}

/// The numbers of a text that has nothing else in it.
fn numbers(text: &[u8]) -> Option<Vec<usize>> {
    let text = std::str::from_utf8(text).ok()?;
    words(text)
        .map(|word| word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok())?)
        .collect()
}

/// Whether these numbers of squares are a tour from the square with this number.
fn is_tour(size: usize, cols: usize, start: Option<usize>, numbers: &[usize]) -> bool {
    let all: BTreeSet<usize> = numbers.iter().copied().collect();
    let is_move = |pair: &[usize]| {
        let (row, col) = ((pair[0] - 1) / cols, (pair[0] - 1) % cols);
        let (to_row, to_col) = ((pair[1] - 1) / cols, (pair[1] - 1) % cols);
        row.abs_diff(to_row).pow(2) + col.abs_diff(to_col).pow(2) == 5
    };
    all == (1..=size).collect()
        && numbers.len() == size
        && start.is_none_or(|start| numbers[0] == start)
        && numbers.windows(2).all(is_move)
}
