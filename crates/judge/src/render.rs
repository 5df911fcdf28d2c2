//! Answers as a problem prints them. There is one printer per answer format.

use std::fmt::Write as _;

use tourbook_board::{Answer, Board, Square};
use tourbook_problems::{Body, EmptyLine, Heading, Problem};

use crate::expected::Right;

/// The text before the body of the answer to case `number`, counted from 1: an
/// empty line between two answers, and the heading.
pub(crate) fn head(problem: &Problem, number: u64) -> String {
    let format = &problem.answer;
    let mut text = String::new();
    if format.empty_line == EmptyLine::Between && number > 1 {
        text.push('\n');
    }
    if let Some(Heading { before, after }) = format.heading {
        // Writing to memory does not fail.
        let _ = writeln!(text, "{before}{number}{after}");
    }
    text
}

/// The body of an answer on `board`, and the empty line after it. `None` when
/// there is no tour, and the problem has no word for that.
pub(crate) fn body(problem: &Problem, board: Board, right: Right<'_>) -> Option<String> {
    let mut text = match (problem.answer.body, right) {
        (Body::Squares, Right::Answer(answer @ Answer::Tour(_))) => answer.to_string(),
        (Body::Steps { width }, Right::Answer(Answer::Tour(squares))) => {
            steps(board, width, squares)
        }
        (Body::Names { .. }, Right::Answer(Answer::Tour(squares))) => names(board, squares),
        (Body::Names { impossible }, Right::Answer(Answer::Impossible)) => impossible.to_owned(),
        (Body::Count, Right::Count(count)) => count.to_string(),
        (Body::Squares | Body::Steps { .. }, Right::Answer(Answer::Impossible))
        | (Body::Count, Right::Answer(_))
        | (_, Right::Count(_)) => return None,
    };
    text.push('\n');
    if problem.answer.empty_line == EmptyLine::After {
        text.push('\n');
    }
    Some(text)
}

/// The names of squares, without separators.
pub(crate) fn names(board: Board, squares: &[Square]) -> String {
    squares.iter().map(|&square| board.name(square).to_string()).collect()
}

/// The board with the step at which each square is visited, without the last
/// line feed.
fn steps(board: Board, width: usize, squares: &[Square]) -> String {
    let mut steps = vec![0; usize::from(board.size())];
    for (square, step) in squares.iter().zip(1..) {
        if let Some(place) = steps.get_mut(square.index()) {
            *place = step;
        }
    }
    let row = |row: &[usize]| {
        let fields: Vec<String> = row.iter().map(|step| format!("{step:width$}")).collect();
        fields.join(if width == 0 { " " } else { "" })
    };
    let rows: Vec<String> = steps.chunks(usize::from(board.cols())).map(row).collect();
    rows.join("\n")
}
