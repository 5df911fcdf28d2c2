//! A set of squares in one machine word.

use core::iter::FusedIterator;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::Square;

/// A set of squares: bit `i` stands for the square with index `i`.
///
/// ```
/// use tourbook_board::{Board, SquareSet};
///
/// let board = Board::new(3, 4)?;
/// let corner = board.at(0, 0).expect("a corner");
/// let exits: Vec<u8> = board.moves(corner).iter().map(|square| square.number()).collect();
/// assert_eq!(exits, [7, 10]);
/// assert_eq!((board.squares() - SquareSet::from(corner)).len(), 11);
///
/// let mut set = SquareSet::from(corner);
/// set |= board.moves(corner);
/// set.extend(board.squares().iter().rev().take(2));
/// assert_eq!(set.iter().map(|square| square.number()).collect::<Vec<_>>(), [1, 7, 10, 11, 12]);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// The set without a square.
    pub const EMPTY: Self = Self(0);

    /// The squares with an index below `count`; all 64 from 64 on.
    #[must_use]
    #[inline]
    pub const fn first_squares(count: u8) -> Self {
        match 1u64.checked_shl(count as u32) {
            Some(bit) => Self(bit - 1),
            None => Self(u64::MAX),
        }
    }

    /// Whether `square` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// How many squares are in the set, 0 to 64.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no square is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The square with the lowest index, if there is one.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Square> {
        // 64 trailing zeros mean the empty set, and 64 is no index.
        usize::try_from(self.0.trailing_zeros()).ok().and_then(Square::from_index)
    }

    /// The square with the highest index, if there is one.
    #[must_use]
    #[inline]
    pub fn last(self) -> Option<Square> {
        let highest = 63_u32.checked_sub(self.0.leading_zeros())?;
        usize::try_from(highest).ok().and_then(Square::from_index)
    }

    /// The same set with `square` in it.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The same set with `square` not in it.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// The set as a word: bit `i` is 1 if the square with index `i` is in it.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The squares in ascending order.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self)
    }
}

impl From<Square> for SquareSet {
    #[inline]
    fn from(square: Square) -> Self {
        Self::EMPTY.with(square)
    }
}

impl FromIterator<Square> for SquareSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl IntoIterator for &SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl Extend<Square> for SquareSet {
    #[inline]
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self |= squares.into_iter().collect();
    }
}

/// An operator between two sets, and the same that assigns.
macro_rules! operator {
    ($Operator:ident $operator:ident $Assign:ident $assign:ident $of:expr) => {
        impl $Operator for SquareSet {
            type Output = Self;

            #[inline]
            fn $operator(self, other: Self) -> Self {
                let of: fn(u64, u64) -> u64 = $of;
                Self(of(self.0, other.0))
            }
        }

        impl $Assign for SquareSet {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = $Operator::$operator(*self, other);
            }
        }
    };
}

operator!(BitAnd bitand BitAndAssign bitand_assign |a, b| a & b);
operator!(BitOr bitor BitOrAssign bitor_assign |a, b| a | b);
operator!(BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b);
operator!(Sub sub SubAssign sub_assign |a, b| a & !b);

impl Not for SquareSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The squares of a set in ascending order; made by [`SquareSet::iter`].
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without(square);
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for Squares {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        let square = self.0.last()?;
        self.0 = self.0.without(square);
        Some(square)
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}
