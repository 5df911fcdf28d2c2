//! The numbers of a case: which are allowed, and which key they make.

use core::fmt;
use core::ops::RangeInclusive;

use tourbook_board::{Board, Key};

use crate::{Boards, Problem, Role};

/// The most numbers that a case has.
const MAX_FIELDS: usize = 4;

/// The numbers of a case, as its input gives them. All of them are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    values: [u8; MAX_FIELDS],
    len: usize,
}

impl Values {
    /// No numbers yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { values: [0; MAX_FIELDS], len: 0 }
    }

    /// The numbers.
    #[must_use]
    pub fn as_slice(&self) -> &[u8] {
        self.values.get(..self.len).unwrap_or_default()
    }

    /// Adds a number, if there is room.
    #[inline]
    pub fn push(&mut self, value: u8) {
        if let Some(place) = self.values.get_mut(self.len) {
            *place = value;
            self.len += 1;
        }
    }

    /// The allowed numbers for the next field of `problem`.
    ///
    /// ```
    /// use tourbook_problems::{Values, problem};
    ///
    /// let poj = problem("poj-2488").expect("one of PROBLEMS");
    /// let mut values = Values::new();
    /// assert_eq!(values.range(poj), 1..=26);
    /// // With p = 4, q is at most 26 / 4.
    /// values.push(4);
    /// assert_eq!(values.range(poj), 1..=6);
    /// ```
    #[must_use]
    pub fn range(&self, problem: &Problem) -> RangeInclusive<u8> {
        let Some(field) = problem.input.fields.get(self.len) else {
            return RangeInclusive::new(1, 0);
        };
        let base = field.base;
        let count = match (field.role, self.board(problem)) {
            (Role::Rows | Role::Columns, _) => match (problem.boards, self.side(problem)) {
                (Boards::Fixed(_), _) => 0,
                (Boards::Given { max_side, max_area }, other) => {
                    max_side.min(max_area.checked_div(other.unwrap_or(1)).unwrap_or(0))
                }
            },
            (_, None) => 0,
            (Role::Row, Some(board)) => board.rows(),
            (Role::Column, Some(board)) => board.cols(),
            (Role::Square, Some(board)) => board.size(),
        };
        base..=(base + count).saturating_sub(1)
    }

    /// The key that these numbers mean, if they are all that a case has.
    #[must_use]
    pub fn key(&self, problem: &Problem) -> Option<Key> {
        let board = self.board(problem)?;
        if !problem.has_start() {
            return Some(Key::from_any_start(board));
        }
        let value = |role| self.value(problem, role)?.checked_sub(problem.field(role)?.base);
        let start = match value(Role::Square) {
            Some(index) => board.numbered(index.checked_add(1)?)?,
            None => board.at(value(Role::Row)?, value(Role::Column)?)?,
        };
        Key::from_start(board, start)
    }

    /// The numbers that mean `key`.
    #[must_use]
    pub(crate) fn of(problem: &Problem, key: Key) -> Self {
        let board = key.board();
        let (row, col) = key.start().map_or((0, 0), |start| board.coordinates(start));
        let mut values = Self::new();
        for field in problem.input.fields {
            values.push(match field.role {
                Role::Rows => board.rows(),
                Role::Columns => board.cols(),
                Role::Row => row + field.base,
                Role::Column => col + field.base,
                Role::Square => key.start().map_or(0, |start| start.number() - 1) + field.base,
            });
        }
        values
    }

    /// The smallest allowed numbers.
    pub(crate) fn first(problem: &Problem) -> Option<Self> {
        Self::new().filled(problem)
    }

    /// The next numbers in ascending order.
    pub(crate) fn next(mut self, problem: &Problem) -> Option<Self> {
        while let Some(last) = self.len.checked_sub(1) {
            let value = self.values.get(last)?.checked_add(1)?;
            self.len = last;
            if self.range(problem).contains(&value) {
                self.push(value);
                return self.filled(problem);
            }
        }
        None
    }

    /// These numbers, and the smallest allowed ones for the other fields.
    fn filled(mut self, problem: &Problem) -> Option<Self> {
        while self.len < problem.input.fields.len().min(MAX_FIELDS) {
            let range = self.range(problem);
            if range.is_empty() {
                return None;
            }
            self.push(*range.start());
        }
        Some(self)
    }

    /// The number of the field with this role, if it is among these.
    fn value(&self, problem: &Problem, role: Role) -> Option<u8> {
        let index = problem.input.fields.iter().position(|field| field.role == role)?;
        self.as_slice().get(index).copied()
    }

    /// The number of rows or columns, if one of them is among these.
    fn side(&self, problem: &Problem) -> Option<u8> {
        self.value(problem, Role::Rows).or_else(|| self.value(problem, Role::Columns))
    }

    /// The board, if these numbers give it.
    #[must_use]
    pub fn board(&self, problem: &Problem) -> Option<Board> {
        match problem.boards {
            Boards::Fixed(board) => Some(board),
            Boards::Given { .. } => {
                let rows = self.value(problem, Role::Rows)?;
                Board::new(rows, self.value(problem, Role::Columns)?).ok()
            }
        }
    }
}

/// The numbers with a space between two.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, value) in self.as_slice().iter().enumerate() {
            let separator = if index == 0 { "" } else { " " };
            write!(f, "{separator}{value}")?;
        }
        Ok(())
    }
}

impl Default for Values {
    fn default() -> Self {
        Self::new()
    }
}
