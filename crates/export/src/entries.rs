//! The part of the table that a problem needs.

use tourbook_board::{Answer, Board, Square};
use tourbook_problems::{Boards, Body, Case, Problem};
use tourbook_table::{count, lookup};

/// The characters for the squares 0 to 63. None of them has a meaning of its own
/// in a text of any language.
pub(crate) const ALPHABET: &str =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";

/// An answer of the table, and the code of its case.
pub(crate) struct Entry {
    pub(crate) code: u32,
    pub(crate) answer: String,
}

/// The answers that are tours, in the order of their codes. On one
/// board the code is the square of the start from 0; else it also has the sides
/// of the board, as [`code_of`] says.
pub(crate) fn entries(problem: &'static Problem) -> Vec<Entry> {
    let mut entries: Vec<Entry> = problem
        .cases()
        .filter_map(|case| Some(Entry { code: code(case), answer: answer(case)? }))
        .collect();
    entries.sort_by_key(|entry| entry.code);
    entries
}

/// The tour with a character for each square, or the number of tours; `None` when
/// there is no tour.
fn answer(case: Case) -> Option<String> {
    if case.problem().answer.body == Body::Count {
        return count(case.key()).filter(|&count| count > 0).map(|count| count.to_string());
    }
    let Answer::Tour(tour) = lookup(case.key())? else { return None };
    tour.iter().map(|&square| character(square)).collect()
}

fn character(square: Square) -> Option<char> {
    ALPHABET.chars().nth(square.index())
}

fn code(case: Case) -> u32 {
    let (board, start) = (case.key().board(), case.key().start());
    let start = start.map_or(0, Square::index);
    let start = u32::try_from(start).unwrap_or_default();
    match case.problem().boards {
        Boards::Fixed(_) => start,
        Boards::Given { .. } => given_code(board, case.key().start().is_some(), start),
    }
}

fn given_code(board: Board, has_start: bool, start: u32) -> u32 {
    let sides = u32::from(board.rows()) * 100 + u32::from(board.cols());
    if has_start { sides * 100 + start } else { sides }
}

/// The code of a case as an expression of all languages, from what gives the
/// sides of the board and the start.
pub(crate) fn code_of(problem: &Problem, rows: &str, cols: &str, start: &str) -> String {
    match problem.boards {
        Boards::Fixed(_) => start.to_owned(),
        Boards::Given { .. } if problem.has_start() => {
            format!("({rows} * 100 + {cols}) * 100 + {start}")
        }
        Boards::Given { .. } => format!("{rows} * 100 + {cols}"),
    }
}

/// One more than the greatest code.
pub(crate) fn code_limit(problem: &'static Problem) -> u32 {
    problem.cases().map(code).max().unwrap_or_default() + 1
}
