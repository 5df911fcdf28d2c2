//! What can be wrong with a table, and the words for it.

use core::fmt;

use tourbook_board::{Key, Square, TourFault};

/// Something wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableFault {
    /// The key that is wrong; `None` when the whole table is meant.
    pub key: Option<Key>,
    /// What is wrong there.
    pub kind: TableFaultKind,
}

/// What can be wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableFaultKind {
    /// The table does not have the key.
    Missing,
    /// The lookup finds the key, but it is not among the entries.
    Unlisted,
    /// Two entries have the key.
    Twice,
    /// An entry has the key, but the lookup does not find it.
    NotFound,
    /// The lookup gives something other than the entry.
    Ambiguous,
    /// The table has the key and should not have it.
    Surplus,
    /// Some entries are stored under what is not a board and a square on it.
    Unlistable {
        /// How many entries the table stores.
        size: usize,
        /// How many of them could be listed.
        listed: usize,
    },
    /// The tour does not start where the key says.
    Start {
        /// The start of the tour.
        found: Square,
        /// The start of the key.
        expected: Square,
    },
    /// The answer is not a tour.
    Tour(TourFault),
}

impl fmt::Display for TableFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("is missing"),
            Self::Unlisted => f.write_str("is found, but is not among the entries"),
            Self::Twice => f.write_str("is in two entries"),
            Self::NotFound => f.write_str("is in the table, but the lookup does not find it"),
            Self::Ambiguous => f.write_str("the lookup gives something other than the entry"),
            Self::Surplus => f.write_str("is in the table, but is not one of its keys"),
            Self::Unlistable { size, listed } => {
                write!(f, "of {size} entries, {listed} have a board and a start on it")
            }
            Self::Start { found, expected } => {
                let (found, expected) = (found.number(), expected.number());
                write!(f, "the tour starts at square {found}, not at {expected}")
            }
            Self::Tour(fault) => fault.fmt(f),
        }
    }
}

/// The key as `answers.txt` writes it, and what is wrong.
impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key {
            Some(key) => write!(f, "{key}: {}", self.kind),
            None => write!(f, "the table: {}", self.kind),
        }
    }
}

impl core::error::Error for TableFault {}
