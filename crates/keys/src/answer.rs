//! What the table says of a key.

use tourbook_board::Square;

/// The first tour of a key, or that it has none.
///
/// ```
/// use tourbook_keys::Answer;
///
/// assert_eq!(Answer::Impossible.tour(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer<'a> {
    /// The lexicographically first tour: its squares in the order of the visit.
    Tour(&'a [Square]),
    /// There is no tour, from any start that the key allows.
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
