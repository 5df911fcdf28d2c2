//! The three families of keys, one for each problem.

use core::ops::RangeInclusive;

use tourbook_board::{Board, Notation};

use crate::Key;

/// The keys that one problem needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Sicily 1152: the 5 x 6 board from each of its 30 squares.
    Sicily1152,
    /// POJ 2488: the board of q rows (letters) and p columns (numbers) for
    /// every p and q with 1 <= p * q <= 26, from any start; 91 boards.
    Poj2488,
    /// The course exercise: the 8 x 8 board from each of its 64 squares.
    Course8x8,
}

impl Family {
    /// All families, in the order of the table.
    pub const ALL: [Self; 3] = [Self::Sicily1152, Self::Poj2488, Self::Course8x8];

    /// The most squares that a board of POJ 2488 has: its letters are A to Z.
    pub const POJ_MOST: u8 = 26;

    /// The problem's identifier, as it is typed on the command line.
    ///
    /// ```
    /// assert_eq!(tourbook_keys::Family::Poj2488.id(), "poj-2488");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sicily1152 => "sicily-1152",
            Self::Poj2488 => "poj-2488",
            Self::Course8x8 => "course-8x8",
        }
    }

    /// The keys in numeric order: by start, for POJ 2488 by p and then q.
    ///
    /// ```
    /// use tourbook_keys::Family;
    ///
    /// let counts = Family::ALL.map(|family| family.keys().count());
    /// assert_eq!(counts, [30, 91, 64]);
    /// ```
    pub fn keys(self) -> impl Iterator<Item = Key> {
        let (p, any_start) = match self {
            Self::Sicily1152 => (6..=6, false),
            Self::Poj2488 => (1..=Self::POJ_MOST, true),
            Self::Course8x8 => (8..=8, false),
        };
        p.flat_map(move |p| self.rows(p).filter_map(move |q| Board::new(q, p).ok())).flat_map(
            move |board| {
                let any = any_start.then_some(Key::from_any_start(board));
                let each = if any_start { None } else { Some(board.squares()) };
                let each = each.into_iter().flatten();
                any.into_iter().chain(each.filter_map(move |start| Key::from_start(board, start)))
            },
        )
    }

    /// How the problem writes a square down.
    #[must_use]
    pub const fn notation(self) -> Notation {
        match self {
            Self::Sicily1152 => Notation::Numbers,
            Self::Poj2488 => Notation::Names,
            Self::Course8x8 => Notation::Coordinates,
        }
    }

    /// Whether people who solve the problem draw the rows of our boards from
    /// left to right, as columns: POJ 2488's letters go across and its numbers
    /// down.
    #[must_use]
    pub const fn is_drawn_transposed(self) -> bool {
        matches!(self, Self::Poj2488)
    }

    /// How many rows the boards with `cols` columns have.
    const fn rows(self, cols: u8) -> RangeInclusive<u8> {
        match self {
            Self::Sicily1152 => 5..=5,
            Self::Poj2488 => 1..=Self::POJ_MOST / cols,
            Self::Course8x8 => 8..=8,
        }
    }
}
