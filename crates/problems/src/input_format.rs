//! How an input is written.

use core::fmt;

use tourbook_board::Board;

/// The boards that a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// One board, which the input does not give.
    Fixed(Board),
    /// Boards that the input gives.
    Given {
        /// The greatest number of rows, and of columns.
        max_side: u8,
        /// The greatest number of squares, at most 64.
        max_area: u8,
    },
}

/// How the input of a problem is written: numbers in ASCII digits between white
/// space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputFormat {
    /// The numbers of a case, in their order.
    pub fields: &'static [Field],
    /// How the input says how many cases it has.
    pub count: Count,
    /// A word that ends the input where a case could begin. What follows it is
    /// not read. Without such a word, the end of the input ends it.
    pub end: Option<&'static str>,
}

/// How an input says how many cases it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// It does not: cases follow until the input ends.
    Absent,
    /// It begins with the number of cases.
    First {
        /// The greatest number of cases.
        max: u64,
    },
    /// It has one case.
    One,
}

impl InputFormat {
    /// The most cases that one input has.
    #[must_use]
    pub const fn max_cases(&self) -> u64 {
        match self.count {
            Count::Absent => u64::MAX,
            Count::First { max } => max,
            Count::One => 1,
        }
    }
}

/// A number of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// What the number means.
    pub role: Role,
    /// The number of the first row, column or square: 0 or 1. For numbers of
    /// rows and columns it is 1, which is the smallest number.
    pub base: u8,
    /// What the problem calls the number, if not by its role.
    pub letter: Option<&'static str>,
}

/// What a number of a case means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// How many rows the board has.
    Rows,
    /// How many columns the board has.
    Columns,
    /// The row of the start.
    Row,
    /// The column of the start.
    Column,
    /// The number of the start, counted row by row from the top left.
    Square,
}

impl Role {
    /// Whether the number belongs to the board, and not to the start.
    #[must_use]
    pub const fn is_of_board(self) -> bool {
        matches!(self, Self::Rows | Self::Columns)
    }
}

impl Field {
    /// A field without a letter.
    #[must_use]
    pub const fn new(role: Role, base: u8) -> Self {
        Self { role, base, letter: None }
    }

    /// A field that the problem calls `letter`.
    #[must_use]
    pub const fn with_letter(role: Role, base: u8, letter: &'static str) -> Self {
        Self { role, base, letter: Some(letter) }
    }
}

/// What messages call the number.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter.unwrap_or(match self.role {
            Role::Rows => "rows",
            Role::Columns => "columns",
            Role::Row => "row",
            Role::Column => "column",
            Role::Square => "start",
        }))
    }
}
