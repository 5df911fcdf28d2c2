//! Mistakes on purpose, which a judge must refuse.

use tourbook_problems::{EmptyLine, Problem, Role};

/// A mistake that people make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// Rows and columns are swapped: those of the board, or else of the start.
    Swapped,
    /// The start is counted from the other number, 0 or 1.
    OtherBase,
    /// The empty line after an answer is missing.
    NoEmptyLine,
}

impl Mistake {
    /// All mistakes.
    pub const ALL: [Self; 3] = [Self::Swapped, Self::OtherBase, Self::NoEmptyLine];

    /// A name for a file.
    ///
    /// ```
    /// assert_eq!(tourbook_export::Mistake::Swapped.name(), "swapped");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Swapped => "swapped",
            Self::OtherBase => "other-base",
            Self::NoEmptyLine => "no-empty-line",
        }
    }

    /// Whether it can be made in an answer to `problem`.
    pub(crate) fn is_possible(self, problem: &Problem) -> bool {
        match self {
            Self::Swapped => swapped(problem).is_some(),
            Self::OtherBase => problem.has_start(),
            Self::NoEmptyLine => problem.answer.empty_line == EmptyLine::After,
        }
    }

    /// The statement in C++ that makes it; empty where a piece is left out.
    pub(crate) fn statement(self, problem: &Problem) -> String {
        match (self, swapped(problem)) {
            (Self::Swapped, Some((first, second))) => {
                format!("std::swap(v[{first}], v[{second}]);")
            }
            (Self::OtherBase, _) => {
                let fields = problem.input.fields.iter().enumerate();
                let of_start = fields.filter(|(_, field)| !field.role.is_of_board());
                of_start
                    .map(|(index, field)| {
                        let sign = if field.base == 0 { "-" } else { "+" };
                        format!("v[{index}] {sign}= 1;")
                    })
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            _ => String::new(),
        }
    }
}

/// The two fields that may be swapped.
fn swapped(problem: &Problem) -> Option<(usize, usize)> {
    let index = |role| problem.input.fields.iter().position(|field| field.role == role);
    let of_board = index(Role::Rows).zip(index(Role::Columns));
    of_board.or_else(|| index(Role::Row).zip(index(Role::Column)))
}
