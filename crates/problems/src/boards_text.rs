//! The boards of a problem in a few words.

use core::fmt;

use crate::{Boards, Problem, Role};

/// The boards of a problem: `5x6`, or `qxp, p*q <= 26` with the names that the
/// input has for rows and columns.
///
/// ```
/// use tourbook_problems::problem;
///
/// let poj = problem("poj-2488").expect("one of PROBLEMS");
/// assert_eq!(poj.boards_text().to_string(), "qxp, p*q <= 26");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BoardsText<'a> {
    problem: &'a Problem,
}

impl Problem {
    /// The boards in a few words.
    #[must_use]
    pub const fn boards_text(&self) -> BoardsText<'_> {
        BoardsText { problem: self }
    }
}

impl fmt::Display for BoardsText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (max_side, max_area) = match self.problem.boards {
            Boards::Fixed(board) => return board.fmt(f),
            Boards::Given { max_side, max_area } => (max_side, max_area),
        };
        let fields = self.problem.input.fields;
        let name = |role| fields.iter().find(move |field| field.role == role);
        let (Some(rows), Some(cols)) = (name(Role::Rows), name(Role::Columns)) else {
            return Ok(());
        };
        write!(f, "{rows}x{cols}, ")?;
        if max_side < max_area {
            write!(f, "{rows},{cols} <= {max_side}, ")?;
        }
        let mut separator = "";
        for field in fields.iter().filter(|field| field.role.is_of_board()) {
            write!(f, "{separator}{field}")?;
            separator = "*";
        }
        write!(f, " <= {max_area}")
    }
}
