//! Keys and answers as text: the form of `answers.txt`.

use core::fmt;

use tourbook_board::{Board, Square};

use crate::{Answer, Family, Key};

/// Squares as numbers with one space between: how Sicily 1152 prints a tour.
#[derive(Clone, Copy, Debug)]
pub struct Numbers<'a>(pub &'a [Square]);

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

/// Squares as names with nothing between: how POJ 2488 prints a tour.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a>(pub Board, pub &'a [Square]);

impl fmt::Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.1.iter().try_for_each(|&square| write!(f, "{}", self.0.name(square)))
    }
}

/// A key as its problem's input gives it, behind the problem's identifier.
///
/// ```
/// use tourbook_board::Board;
/// use tourbook_keys::{Family, Key, Label};
///
/// // p = 4 numbers and q = 3 letters: 3 rows and 4 columns.
/// let key = Key::from_any_start(Board::new(3, 4)?);
/// assert_eq!(Label(Family::Poj2488, key).to_string(), "poj-2488 4 3");
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Label(pub Family, pub Key);

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(family, key) = self;
        let board = key.board();
        write!(f, "{}", family.id())?;
        match (family, key.start()) {
            (Family::Course8x8, Some(start)) => {
                let (row, col) = board.coordinates(start);
                write!(f, " {row} {col}")
            }
            (_, Some(start)) => write!(f, " {}", start.number()),
            (_, None) => write!(f, " {} {}", board.cols(), board.rows()),
        }
    }
}

/// A line of `answers.txt`, without its line feed: the key, a colon, the answer.
///
/// ```
/// use tourbook_board::Board;
/// use tourbook_keys::{Answer, Family, Key, Line};
///
/// let key = Key::from_any_start(Board::new(3, 2)?);
/// let line = Line(Family::Poj2488, key, Answer::Impossible);
/// assert_eq!(line.to_string(), "poj-2488 2 3: impossible");
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Line<'a>(pub Family, pub Key, pub Answer<'a>);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(family, key, answer) = self;
        write!(f, "{}: ", Label(family, key))?;
        match (family, answer) {
            (_, Answer::Impossible) => f.write_str(IMPOSSIBLE),
            (Family::Poj2488, Answer::Tour(squares)) => Names(key.board(), squares).fmt(f),
            (_, Answer::Tour(squares)) => Numbers(squares).fmt(f),
        }
    }
}

/// The word for "there is no tour", which is POJ 2488's.
pub const IMPOSSIBLE: &str = "impossible";
