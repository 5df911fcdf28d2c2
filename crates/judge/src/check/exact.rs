//! Whether the output goes on with a right answer.

use tourbook_board::Answer;
use tourbook_problems::{Problem, Whitespace};

use super::Spacing;
use super::diagnose::Situation;
use super::diagnostic::Diagnostic;
use super::judge::is_right;
use super::names::is_heading;
use super::piece::{Layout, Value, walk};
use super::text::is_space;
use super::whitespace::compare;
use crate::expected::{Expected, Right};
use crate::render;

/// How the output goes on.
pub(super) enum Exact {
    /// With a right answer.
    Right {
        /// Its end.
        end: usize,
        /// Whether other text follows where it should end.
        is_open: bool,
    },
    /// With a right answer that is not written as it should be.
    Fault {
        /// Where.
        at: usize,
        diagnostic: Diagnostic,
        /// The end of the answer.
        end: usize,
    },
    /// Otherwise.
    Different,
}

/// Whether the window goes on with a right answer to `case`.
pub(super) fn exact(situation: &Situation<'_>, case: &Expected) -> Exact {
    let Situation { problem, window, spacing, .. } = *situation;
    let board = case.case.key().board();
    let is_free = problem.whitespace == Whitespace::Ignored && spacing != Spacing::Strict;
    let is_free = is_free || spacing == Spacing::Free;
    if let Some(count) = case.right.count().filter(|_| is_free) {
        return exact_count(window, count);
    }
    if Layout::new(problem, board).is_none() {
        return compared(situation, &right_text(problem, case, case.right));
    }
    let size = usize::from(board.size());
    let Some((numbers, end)) = numbers(window, size) else { return Exact::Different };
    let Some(squares) = walk(problem.answer.body, board, &numbers) else { return Exact::Different };
    if !is_right(case, problem, &squares) {
        return Exact::Different;
    }
    if is_free {
        return Exact::Right { end: end_of_line(window, end), is_open: false };
    }
    match compared(situation, &right_text(problem, case, Right::Answer(Answer::Tour(&squares)))) {
        Exact::Different => {
            let zero = |pair: &[u8]| pair[0] == b'0' && pair[1].is_ascii_digit();
            let at = window.windows(2).position(zero).unwrap_or(0);
            let end = end_of_line(window, end);
            Exact::Fault { at, diagnostic: Diagnostic::LeadingZero, end }
        }
        exact => exact,
    }
}

/// Whether the first word is the number `count`.
fn exact_count(window: &[u8], count: u64) -> Exact {
    let start = window.iter().position(|&byte| !is_space(byte)).unwrap_or(window.len());
    let length = window[start..].iter().take_while(|&&byte| !is_space(byte)).count();
    let is_right = window[start..start + length] == *count.to_string().as_bytes();
    if is_right {
        Exact::Right { end: end_of_line(window, start + length), is_open: false }
    } else {
        Exact::Different
    }
}

/// Compares the window with the text of the right answer.
fn compared(situation: &Situation<'_>, right: &str) -> Exact {
    let Situation { problem, window, spacing, is_end, .. } = *situation;
    let Some(comparison) = compare(window, right.as_bytes(), spacing, is_end) else {
        return Exact::Different;
    };
    let end = comparison.end;
    let line = window[end..].split(|&byte| byte == b'\n').next().unwrap_or_default();
    // Other text in the place of the end is a fault of its own.
    let is_open = comparison.is_open
        && problem.answer.heading.is_some_and(|heading| !is_heading(heading, line.trim_ascii()));
    match comparison.fault {
        Some((at, fault)) if !is_open || at < comparison.words_end => {
            Exact::Fault { at, diagnostic: Diagnostic::Whitespace(fault), end }
        }
        _ => Exact::Right { end, is_open },
    }
}

/// An answer to `case` as the problem prints it.
pub(super) fn right_text(problem: &Problem, case: &Expected, right: Right<'_>) -> String {
    let body = render::body(problem, case.case.key().board(), right).unwrap_or_default();
    render::head(problem, case.number) + &body
}

/// The first `count` words, if they are numbers up to 255, and their end.
fn numbers(window: &[u8], count: usize) -> Option<(Vec<u8>, usize)> {
    let mut numbers = Vec::with_capacity(count);
    let mut at = 0;
    while numbers.len() < count {
        at += window.get(at..)?.iter().position(|&byte| !is_space(byte))?;
        let rest = &window[at..];
        let end = rest.iter().position(|&byte| is_space(byte)).unwrap_or(rest.len());
        let word = rest[..end].iter().position(|&byte| byte != b'0').unwrap_or(end - 1);
        numbers.push(Value::of(&rest[word..end]).number()?);
        at += end;
    }
    Some((numbers, at))
}

/// The end of the line if only white space follows `at` on it; else `at`.
pub(super) fn end_of_line(window: &[u8], at: usize) -> usize {
    let rest = window.get(at..).unwrap_or_default();
    match rest.iter().position(|&byte| byte == b'\n' || !is_space(byte)) {
        Some(feed) if rest[feed] == b'\n' => at + feed + 1,
        Some(_) => at,
        None => window.len(),
    }
}
