//! The walk of an answer, to be drawn.

use tourbook_board::{MoveTable, Square, TourFault};
use tourbook_problems::{Acceptance, Body, Case};
use tourbook_table::lookup;

use super::path::{Path, looks_like_path};
use super::piece::{leading_squares, words_of};
use super::text::Text;
use super::{Diagnostic, Finding};

/// The walk of an answer that is not accepted, up to the first step that is
/// wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The squares in the order of the visit, at least one. If a step is wrong,
    /// it is the last one.
    pub squares: Vec<Square>,
    /// Whether the last step is wrong. If not, the fault is not in a step, or
    /// what follows is not a square.
    pub is_last_wrong: bool,
}

impl Finding {
    /// The walk of the answer at which this was found, read as the problem says;
    /// `None` if the answer has none.
    ///
    /// ```
    /// use tourbook_judge::check::Check;
    /// use tourbook_problems::problem;
    ///
    /// let sicily = problem("sicily-1152").expect("one of PROBLEMS");
    /// let mut found = Vec::new();
    /// Check::new(sicily, "1\n-1\n".as_bytes(), "1 9 2 10\n".as_bytes())
    ///     .run(&mut |finding| found.push(finding))?;
    /// // From 9 to 2 is not a knight's move.
    /// let walk = found[0].walk().expect("a walk");
    /// assert_eq!(walk.squares.iter().map(|square| square.number()).collect::<Vec<_>>(), [1, 9, 2]);
    /// assert!(walk.is_last_wrong);
    /// # Ok::<(), tourbook_judge::check::CheckError>(())
    /// ```
    #[must_use]
    pub fn walk(&self) -> Option<Walk> {
        let (_, case) = self.case?;
        // In these the answer is one to another case, or its numbers have no
        // place on the board.
        if let Diagnostic::AnswerMissing { .. } | Diagnostic::RowLength { .. } = self.diagnostic {
            return None;
        }
        let board = case.key().board();
        let text = Text::new(&self.answer, false);
        let mut squares = match case.problem().answer.body {
            Body::Names { .. } => path_in(text.plain())?.squares(board),
            body => leading_squares(body, board, &words_of(text.plain())),
        };
        squares.truncate(board.size().into());
        let wrong_step = wrong_step(case, &squares);
        squares.truncate(wrong_step.unwrap_or(squares.len()));
        (!squares.is_empty()).then_some(Walk { squares, is_last_wrong: wrong_step.is_some() })
    }
}

/// The first line that looks like the names of squares.
fn path_in(text: &[u8]) -> Option<Path> {
    let mut lines = text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    lines.find(|line| looks_like_path(line)).map(Path::read)
}

/// The first step of a walk that is wrong, counted from 1.
fn wrong_step(case: Case, squares: &[Square]) -> Option<usize> {
    let key = case.key();
    if squares.first() != key.start().as_ref() && key.start().is_some() {
        return Some(1);
    }
    match MoveTable::new(key.board()).tour(squares) {
        Err(TourFault::Repeated { step, .. } | TourFault::NotAMove { step, .. }) => Some(step),
        Ok(_) if case.problem().acceptance == Acceptance::OneAnswer => {
            let first = lookup(key)?.tour()?;
            let other = squares.iter().zip(first).position(|(found, first)| found != first);
            other.map(|index| index + 1)
        }
        _ => None,
    }
}
