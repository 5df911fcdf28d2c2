//! The answer to a key, and how it is written.

use core::fmt;

use crate::Square;

/// The answer to a key: the first tour, or that there is none.
///
/// Its text form is the numbers of the squares with a space between two, or
/// `impossible`.
///
/// ```
/// use tourbook_board::{Answer, Board};
///
/// assert_eq!(Answer::Impossible.tour(), None);
/// let squares: Vec<_> = Board::new(1, 2)?.squares().iter().collect();
/// assert_eq!(Answer::Tour(&squares).to_string(), "1 2");
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer<'a> {
    /// The lexicographically first tour: its squares in the order of the visit.
    Tour(&'a [Square]),
    /// There is no tour from any start that the key allows.
    Impossible,
}

impl<'a> Answer<'a> {
    /// The squares in the order of the visit; `None` when there is no tour.
    #[must_use]
    pub const fn tour(self) -> Option<&'a [Square]> {
        match self {
            Self::Tour(squares) => Some(squares),
            Self::Impossible => None,
        }
    }
}

impl fmt::Display for Answer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tour(squares) => Numbers::new(squares).fmt(f),
            Self::Impossible => f.write_str("impossible"),
        }
    }
}

/// Squares as text: their numbers with a space between two.
///
/// ```
/// use tourbook_board::{Board, Numbers};
///
/// let squares: Vec<_> = Board::new(1, 3)?.squares().iter().collect();
/// assert_eq!(Numbers::new(&squares).to_string(), "1 2 3");
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Numbers<'a>(&'a [Square]);

impl<'a> Numbers<'a> {
    /// The text form of `squares`.
    #[must_use]
    pub const fn new(squares: &'a [Square]) -> Self {
        Self(squares)
    }
}

impl fmt::Display for Numbers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for square in self.0 {
            write!(f, "{separator}{}", square.number())?;
            separator = " ";
        }
        Ok(())
    }
}
