//! Numbers of tours: what a program with one mistake prints, and what is said.

use tourbook_board::{Board, Key};
use tourbook_judge::check::{Deviation, Diagnostic, Finding};
use tourbook_problems::{Body, Case, PROBLEMS, Problem};
use tourbook_table::count;

use crate::check;
use crate::outputs::Questions;

fn problem() -> &'static Problem {
    PROBLEMS.iter().find(|problem| problem.answer.body == Body::Count).expect("a problem")
}

/// A mistake in a program, and what the program prints for a case. The last
/// argument is the sum of the right numbers of the cases before.
type Program = (&'static str, Deviation, fn(Board, (u8, u8), u32) -> u32);

/// The number of tours, or 0 from a start that is not on the board.
fn tours(rows: u8, cols: u8, row: Option<u8>, col: Option<u8>) -> u32 {
    let board = Board::new(rows, cols).expect("at most 30 squares");
    let start = row.zip(col).and_then(|(row, col)| board.at(row, col));
    start.map_or(0, |start| count(Key::from_start(board, start).expect("it")).expect("it"))
}

const PROGRAMS: &[Program] = &[
    ("n and m are swapped", Deviation::SwappedBoard, |board, (row, col), _| {
        tours(board.cols(), board.rows(), Some(row), Some(col))
    }),
    ("x and y are swapped", Deviation::StartSwapped, |board, (row, col), _| {
        tours(board.rows(), board.cols(), Some(col), Some(row))
    }),
    ("x and y count from 1", Deviation::StartBase, |board, (row, col), _| {
        tours(board.rows(), board.cols(), row.checked_sub(1), col.checked_sub(1))
    }),
    // OEIS A175881: 6 x 5 has 8 closed tours; the smaller boards have none.
    ("only closed tours", Deviation::ClosedOnly, |board, _, _| {
        if [5, 6].map(|side| board.rows() == side || board.cols() == side) == [true; 2] {
            16
        } else {
            0
        }
    }),
    ("the counter is not reset", Deviation::NotReset, |board, (row, col), sum| {
        sum + tours(board.rows(), board.cols(), Some(row), Some(col))
    }),
];

/// Inputs that together have each case once, in two orders.
fn inputs() -> Vec<Vec<Case>> {
    let all: Vec<Case> = problem().cases().collect();
    let shuffled: Vec<Case> = (0..all.len()).map(|index| all[index * 100 % all.len()]).collect();
    // 749 is 7 * 107, so that each case comes once.
    assert_eq!(all.len(), 749);
    let lists = [all, shuffled];
    let chunks = lists.iter().flat_map(|list| list.chunks(9).map(<[Case]>::to_vec));
    chunks.collect()
}

/// The readings that a finding names.
fn readings(finding: &Finding) -> &[Vec<Deviation>] {
    match &finding.diagnostic {
        Diagnostic::WrongCount { readings, .. } => readings,
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_wrong_number_of_a_program_with_one_mistake_is_found_and_explained() {
    for &(mistake, deviation, program) in PROGRAMS {
        let mut explained = 0;
        for cases in inputs() {
            let questions = Questions::new(problem(), cases, false);
            let mut sum = 0;
            let mut printed = Vec::new();
            for (case, right) in questions.cases.iter().zip(&questions.rights) {
                let (board, start) = (case.key().board(), case.key().start().expect("a start"));
                let count = right.count.expect("a number");
                printed.push((program(board, board.coordinates(start), sum), count));
                sum += count;
            }
            let output: String = printed.iter().map(|(found, _)| format!("{found}\n")).collect();
            let found = check(&questions, output.as_bytes(), false, true);
            let context = format!("{mistake}\n{}\n{output}{found:#?}", questions.input());
            let wrong: Vec<u64> = (1..)
                .zip(&printed)
                .filter(|(_, (found, right))| found != right)
                .map(|(number, _)| number)
                .collect();
            let lines: Vec<u64> = found.iter().map(|finding| finding.line).collect();
            assert_eq!(lines, wrong, "{context}");
            for finding in &found {
                let (number, case) = finding.case.expect("of a case");
                assert_eq!(number, finding.line, "{context}");
                let place = usize::try_from(number).expect("at most 9") - 1;
                // From a start off the board nobody knows what a program prints.
                let key = case.key();
                let board = key.board();
                let (row, col) = board.coordinates(key.start().expect("a start"));
                let is_on = match deviation {
                    Deviation::SwappedBoard => row < board.cols() && col < board.rows(),
                    Deviation::StartSwapped => board.at(col, row).is_some(),
                    Deviation::StartBase => row > 0 && col > 0,
                    _ => true,
                };
                // On a board with as many rows as columns, nothing is swapped.
                if is_on && printed[place].0 > 0 {
                    assert!(readings(finding).contains(&vec![deviation]), "{context}");
                    explained += 1;
                }
            }
        }
        assert!(explained > 30, "{mistake}: {explained}");
    }
}

#[test]
fn numbers_without_white_space_between_them_have_one_finding() {
    for cases in inputs() {
        let questions = Questions::new(problem(), cases, false);
        let counts: Vec<u32> = questions.rights.iter().filter_map(|right| right.count).collect();
        let output: String = counts.iter().map(u32::to_string).collect();
        let found = check(&questions, format!("{output}\n").as_bytes(), false, true);
        if counts.len() > 1 {
            assert_eq!(found.len(), 1, "{output} {found:#?}");
            assert_eq!(found[0].diagnostic, Diagnostic::JoinedCounts, "{output}");
            assert_eq!(found[0].case.map(|case| case.0), Some(1), "{output}");
        }
        // Two of them alone.
        for (index, pair) in counts.windows(2).enumerate() {
            let mut lines: Vec<String> = counts.iter().map(u32::to_string).collect();
            lines.splice(index..index + 2, [format!("{}{}", pair[0], pair[1])]);
            let output: String = lines.iter().map(|line| format!("{line}\n")).collect();
            let found = check(&questions, output.as_bytes(), false, true);
            assert_eq!(found.len(), 1, "{output} {found:#?}");
            assert_eq!(found[0].line, index as u64 + 1, "{output}");
        }
    }
}

#[test]
fn a_line_with_very_many_numbers_is_judged_at_once() {
    // Laid side by side in all ways, they would take years.
    for cases in [1, 2, 9] {
        let cases = problem().cases().filter(|case| count(case.key()) > Some(0)).take(cases);
        let questions = Questions::new(problem(), cases.collect(), false);
        for line in ["5 7 ".repeat(100_000), "2 4 ".repeat(100_000), "2\n4 ".repeat(100_000)] {
            let found = check(&questions, line.as_bytes(), false, true);
            assert!(!found.is_empty() && found.len() <= questions.cases.len() + 1, "{found:#?}");
        }
    }
}
