//! Where on the board, in the words of the problem.

use std::fmt;

use tourbook_board::SquareName;

/// A square, as the problem writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// By its number, from 1.
    Number(u8),
    /// By its name.
    Name(SquareName),
    /// By its coordinates, from 0.
    Cell {
        /// The row.
        row: u8,
        /// The column.
        col: u8,
    },
}

/// Where a word stands in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// At a step of the tour, from 1.
    Step(usize),
    /// In the field of a square.
    Field(Place),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Name(name) => name.fmt(f),
            Self::Cell { row, col } => write!(f, "row {row}, column {col}"),
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(step) => write!(f, "step {step}"),
            Self::Field(place) => place.fmt(f),
        }
    }
}
