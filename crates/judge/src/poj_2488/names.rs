//! A path as squares' names without separators, and what is no name in it.

use std::fmt;

use tourbook_board::{Board, Square, SquareName};
use tourbook_keys::IMPOSSIBLE;

use crate::check::{Class, Special};

/// What stands in the place of a name.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoName {
    /// A name in small letters.
    SmallLetter { step: usize, found: String, name: SquareName },
    /// The number before the letter.
    NumberBefore { step: usize, found: String, name: SquareName },
    /// A name that is not on the board.
    OffBoard { step: usize, name: SquareName, board: Board },
    /// Something else.
    Other { step: usize, found: String },
}

/// How many characters are shown of what is no name.
const SHOWN: usize = 10;

/// The squares up to the first thing that is no name of a square of `board`.
pub(super) fn read(board: Board, text: &str) -> (Vec<Square>, Option<NoName>) {
    let mut squares = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let step = squares.len() + 1;
        let Some((name, after)) = SquareName::first_in(rest) else {
            return (squares, Some(no_name(step, rest)));
        };
        let Some(square) = board.with_name(name) else {
            return (squares, Some(NoName::OffBoard { step, name, board }));
        };
        squares.push(square);
        rest = after;
    }
    (squares, None)
}

/// Whether a line wants to be an answer.
pub(super) fn is_meant(text: &str) -> bool {
    let mut rest = text.to_ascii_uppercase();
    if rest.eq_ignore_ascii_case(IMPOSSIBLE) {
        return true;
    }
    while let Some(after) = SquareName::first_in(&rest)
        .map(|(_, after)| after.len())
        .or_else(|| number_before(&rest).map(|(length, _)| rest.len() - length))
    {
        rest = rest.split_off(rest.len() - after);
    }
    rest.is_empty() && !text.is_empty()
}

/// What stands at the beginning of `text`, which does not begin with a name.
fn no_name(step: usize, text: &str) -> NoName {
    let upper = text.to_ascii_uppercase();
    if let Some((name, after)) = SquareName::first_in(&upper) {
        let found = text.get(..text.len() - after.len()).unwrap_or_default().to_owned();
        NoName::SmallLetter { step, found, name }
    } else if let Some((length, name)) = number_before(&upper) {
        let found = text.get(..length).unwrap_or_default().to_owned();
        NoName::NumberBefore { step, found, name }
    } else {
        NoName::Other { step, found: text.chars().take(SHOWN).collect() }
    }
}

/// The name that `text` begins with when the number is read before the letter,
/// and how long it is.
fn number_before(text: &str) -> Option<(usize, SquareName)> {
    let digits = text.find(|char: char| !char.is_ascii_digit())?;
    let letter = text.get(digits..=digits)?;
    let name = format!("{letter}{}", text.get(..digits)?).parse().ok()?;
    Some((digits + 1, name))
}

impl Special for NoName {
    fn class(&self) -> Class {
        Class::Wrong
    }

    fn tell(&self, f: &mut fmt::Formatter<'_>, full: bool) -> fmt::Result {
        match self {
            Self::SmallLetter { step, found, name } => {
                write!(f, "step {step}: {found:?} is in small letters: {name} is right")
            }
            Self::NumberBefore { step, found, name } => write!(
                f,
                "step {step}: {found:?} has the number before the letter: {name} is right"
            ),
            Self::OffBoard { step, name, board } => {
                write!(f, "step {step}: {name} is not on the board")?;
                let last = board.squares().iter().last().map(|square| board.name(square));
                match last {
                    Some(last) if full => write!(f, " (A1 to {last})"),
                    _ => Ok(()),
                }
            }
            Self::Other { step, found } => {
                write!(f, "step {step}: {found:?} does not begin with a square's name such as B3")
            }
        }
    }
}
