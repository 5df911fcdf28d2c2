//! A square, known by its place in row-major order.

/// A square of some board: its row-major index, 0 to 63.
///
/// A square does not know its board; [`Board::contains`] says whether it lies
/// on one. Squares are ordered as tours are compared: row by row, each row
/// from the left.
///
/// ```
/// use tourbook_board::Square;
///
/// let first = Square::from_index(0).expect("0 is an index");
/// assert_eq!(Square::from_number(1), Some(first));
/// assert_eq!(Square::from_number(0), None);
/// assert_eq!(Square::from_index(64), None);
/// ```
///
/// [`Board::contains`]: crate::Board::contains
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The most squares that any board has, so that a set of squares fits one
    /// machine word.
    pub const MOST: u8 = 64;

    /// The first square of every board, the top left corner.
    pub const FIRST: Self = Self(0);

    /// The square at `index`, counted from 0 in row-major order; `None` from
    /// 64 on.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index below 64 fits")]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::MOST as usize { Some(Self(index as u8)) } else { None }
    }

    /// The square with `number`, counted from 1 in row-major order; `None` for
    /// 0 and from 65 on.
    #[must_use]
    #[inline]
    pub const fn from_number(number: u8) -> Option<Self> {
        match number.checked_sub(1) {
            Some(index) => Self::from_index(index as usize),
            None => None,
        }
    }

    /// The index, 0 to 63.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number, 1 to 64.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}
