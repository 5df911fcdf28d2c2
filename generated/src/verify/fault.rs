//! What can be wrong with a table, and how that is said.

use core::fmt;

use tourbook_board::{Square, TourFault};
use tourbook_keys::{Family, Key, Label};

/// Something wrong with a table, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The family of the key; `None` when it is no key of the table's.
    pub family: Option<Family>,
    /// The key; `None` when the whole table is meant.
    pub key: Option<Key>,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What can be wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The key is not there at all.
    Missing,
    /// The lookup finds the key, but it is not among the entries.
    Unlisted,
    /// Two entries have the key.
    Twice,
    /// An entry has the key, and the lookup misses it.
    NotFound,
    /// The lookup gives another answer than the entry.
    Ambiguous,
    /// It is none of the 185 keys.
    NoKey,
    /// Not every entry has a key that can be: a board and a square on it.
    Unlistable {
        /// How many entries the table stores.
        size: usize,
        /// How many of them could be listed.
        listed: usize,
    },
    /// The tour has another start than the key.
    Start {
        /// Its start.
        start: Square,
        /// The key's.
        right: Square,
    },
    /// The answer is no tour.
    Tour(TourFault),
}

impl Fault {
    /// Where it is, as `answers.txt` names keys.
    #[must_use]
    pub fn place(&self) -> Place {
        Place(self.family, self.key)
    }
}

/// Where a fault is, as text; made by [`Fault::place`].
#[derive(Clone, Copy, Debug)]
pub struct Place(Option<Family>, Option<Key>);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(key) = self.1 else { return f.write_str("the table") };
        match (self.0, key.start()) {
            (Some(family), _) => Label(family, key).fmt(f),
            (None, Some(start)) => write!(f, "{} from {}", key.board(), start.number()),
            (None, None) => write!(f, "{} from any start", key.board()),
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("is missing"),
            Self::Unlisted => f.write_str("is found, but is not among the entries"),
            Self::Twice => f.write_str("stands in two entries"),
            Self::NotFound => f.write_str("is in the table, but the lookup misses it"),
            Self::Ambiguous => f.write_str("the lookup gives another answer than the entry"),
            Self::NoKey => f.write_str("is in the table, but is none of its 185 keys"),
            Self::Unlistable { size, listed } => {
                write!(f, "of {size} entries {listed} have a board and a start on it")
            }
            Self::Start { start, right } => {
                write!(f, "the tour starts at square {}, not at {}", start.number(), right.number())
            }
            Self::Tour(fault) => fault.fmt(f),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place(), self.wrong)
    }
}
