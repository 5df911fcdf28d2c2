//! Slow and obvious: what is right for a case, and whether an output is.

use std::collections::BTreeSet;

use tourbook_board::{Board, Square};
use tourbook_solver::{Outcome, first_tour};

/// A pair of numbers, from which each problem takes a case.
pub(crate) type Case = (u8, u8);

/// A kind of output: how an input asks for cases, how a right output answers
/// them, and how to judge one slowly.
pub(crate) struct Oracle {
    pub(crate) id: &'static str,
    pub(crate) input: fn(&[Case]) -> String,
    pub(crate) output: fn(&[Case]) -> String,
    pub(crate) accepts: fn(&[Case], &[u8]) -> bool,
}

const SICILY: Oracle = Oracle {
    id: "sicily-1152",
    input: |cases| cases.iter().map(|&case| format!("{}\n", start_5x6(case) + 1)).collect(),
    output: |cases| {
        let line = |&case: &Case| {
            let tour = tour(5, 6, Some(start_5x6(case))).expect("every start of 5 x 6 has one");
            let numbers: Vec<String> = tour.iter().map(|index| (index + 1).to_string()).collect();
            format!("{}\n", numbers.join(" "))
        };
        cases.iter().map(line).collect()
    },
    accepts: |cases, output| {
        let Some(numbers) = numbers(output) else { return false };
        numbers.len() == 30 * cases.len()
            && numbers
                .chunks(30)
                .zip(cases)
                .all(|(tour, &case)| is_tour(5, 6, usize::from(start_5x6(case)), tour))
    },
};

const COURSE: Oracle = Oracle {
    id: "course-8x8",
    input: |cases| cases.iter().map(|(row, col)| format!("{} {}\n", row % 8, col % 8)).collect(),
    output: |cases| {
        let board = |&(row, col): &Case| {
            let tour = tour(8, 8, Some(8 * (row % 8) + col % 8)).expect("every start has one");
            let step = |index: u8| tour.iter().position(|&other| other == index).expect("it") + 1;
            let row = |row: u8| (0..8).map(|col| format!("{:4}", step(8 * row + col))).collect();
            (0..8).map(row).collect::<Vec<String>>().join("\n") + "\n"
        };
        cases.iter().map(board).collect::<Vec<_>>().join("\n")
    },
    accepts: |cases, output| {
        let Some(numbers) = numbers(output) else { return false };
        numbers.len() == 64 * cases.len()
            && numbers.chunks(64).zip(cases).all(|(board, (row, col))| {
                // The number of the square where each step stands.
                let squares: Option<Vec<usize>> = (1..=64)
                    .map(|step| Some(board.iter().position(|&number| number == step)? + 1))
                    .collect();
                let start = usize::from(8 * (row % 8) + col % 8);
                squares.is_some_and(|squares| is_tour(8, 8, start, &squares))
            })
    },
};

const POJ: Oracle = Oracle {
    id: "poj-2488",
    input: |cases| {
        let cases: Vec<String> =
            cases.iter().map(|&case| p_and_q(case)).map(|(p, q)| format!("{p} {q}\n")).collect();
        format!("{}\n{}", cases.len(), cases.concat())
    },
    output: |cases| {
        let scenario = |(number, &case): (usize, &Case)| {
            let (p, q) = p_and_q(case);
            let name = |index: u8| format!("{}{}", char::from(b'A' + index / p), index % p + 1);
            let answer = match tour(q, p, None) {
                Some(tour) => tour.into_iter().map(name).collect(),
                None => "impossible".to_owned(),
            };
            format!("Scenario #{}:\n{answer}\n\n", number + 1)
        };
        cases.iter().enumerate().map(scenario).collect()
    },
    accepts: |cases, output| {
        // Equal but for CRLF and for white space at the end.
        let right = (POJ.output)(cases);
        String::from_utf8(output.to_owned())
            .is_ok_and(|output| output.replace("\r\n", "\n").trim_end() == right.trim_end())
    },
};

pub(crate) const ORACLES: &[Oracle] = &[SICILY, COURSE, POJ];

fn start_5x6((a, b): Case) -> u8 {
    (6 * (a % 5) + b % 6) % 30
}

/// Small boards, of which many have a tour.
fn p_and_q((a, b): Case) -> (u8, u8) {
    (a % 5 + 1, b % 5 + 1)
}

/// The first tour in the indices of its squares.
fn tour(rows: u8, cols: u8, start: Option<u8>) -> Option<Vec<u8>> {
    let start = start.and_then(Square::from_index);
    let board = Board::new(rows, cols).expect("at most 64 squares");
    match first_tour(board, start, u64::MAX).outcome {
        Outcome::Tour(squares) => Some(squares.iter().map(|square| square.number() - 1).collect()),
        _ => None,
    }
}

/// The numbers of a text that has nothing else in it.
fn numbers(text: &[u8]) -> Option<Vec<usize>> {
    let text = std::str::from_utf8(text).ok()?;
    text.split([' ', '\t', '\n', '\x0b', '\x0c', '\r'])
        .filter(|word| !word.is_empty())
        .map(|word| word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok())?)
        .collect()
}

/// Whether these numbers of squares are a tour from the square with this index.
fn is_tour(rows: usize, cols: usize, start: usize, numbers: &[usize]) -> bool {
    let all: BTreeSet<usize> = numbers.iter().copied().collect();
    let is_move = |pair: &[usize]| {
        let (row, col) = ((pair[0] - 1) / cols, (pair[0] - 1) % cols);
        let (to_row, to_col) = ((pair[1] - 1) / cols, (pair[1] - 1) % cols);
        row.abs_diff(to_row).pow(2) + col.abs_diff(to_col).pow(2) == 5
    };
    all == (1..=rows * cols).collect()
        && numbers.len() == rows * cols
        && numbers[0] == start + 1
        && numbers.windows(2).all(is_move)
}
