//! What somebody may have done whose answer is wrong.

use std::fmt;

use tourbook_board::{Board, MoveTable, Square, SquareName};
use tourbook_keys::{Answer, IMPOSSIBLE, Names};

use super::names;
use super::{answer, answer_text};
use crate::Error;
use crate::check::{Class, Fault, Place, Special, first_fault};

/// What is wrong with an answer as a whole.
#[derive(Debug)]
enum Suspicion {
    /// It says impossible where there is a tour.
    SaysImpossible { first: String },
    /// It is something else where there is no tour.
    IsImpossible { found: String },
    /// It is right but for capital letters or the like.
    Misspelt { found: String },
    /// It is the answer for q numbers and p letters.
    Swapped,
    /// It is the first tour if numbers are compared before letters.
    NumberFirst,
    /// It is a tour with more squares behind it.
    TooLong { squares: usize, size: usize },
    /// It is a tour from another start.
    OtherStart { found: SquareName, first: SquareName },
    /// It is a tour, but not the first.
    NotFirst { step: usize, found: SquareName, first: SquareName },
}

/// What is wrong with `text`, which has no white space in it and is not the
/// answer for `board`; messages show it as `shown`.
pub(super) fn fault(board: Board, text: &str, shown: String) -> Result<Fault, Error> {
    let says_impossible = text.get(..5).is_some_and(|word| word.eq_ignore_ascii_case("impos"));
    let special = |suspicion| Ok(Fault::Special(Box::new(suspicion)));
    let Answer::Tour(first) = answer(board)? else {
        return special(if says_impossible {
            Suspicion::Misspelt { found: shown }
        } else {
            Suspicion::IsImpossible { found: shown }
        });
    };
    if says_impossible {
        return special(Suspicion::SaysImpossible { first: Names(board, first).to_string() });
    }
    if let Some(suspicion) = misread(board, text)? {
        return special(suspicion);
    }
    Ok(fault_of_path(board, text, first))
}

/// Whether `text` is the answer to another question.
fn misread(board: Board, text: &str) -> Result<Option<Suspicion>, Error> {
    let Ok(swapped) = Board::new(board.cols(), board.rows()) else { return Ok(None) };
    if text == answer_text(swapped)? {
        return Ok(Some(Suspicion::Swapped));
    }
    let transposed: Vec<Square> = answer(swapped)?
        .tour()
        .unwrap_or_default()
        .iter()
        .filter_map(|&square| {
            let (row, col) = swapped.coordinates(square);
            board.at(col, row)
        })
        .collect();
    let is_transposed = text == Names(board, &transposed).to_string();
    Ok(is_transposed.then_some(Suspicion::NumberFirst))
}

/// What is wrong with `text` as a path, the right one being `first`.
fn fault_of_path(board: Board, text: &str, first: &[Square]) -> Fault {
    let special = |suspicion| Fault::Special(Box::new(suspicion));
    let moves = MoveTable::new(board);
    let (path, end) = names::read(board, text);
    let size = first.len();
    if path.get(..size).is_some_and(|path| moves.tour(path).is_ok()) && path.len() > size {
        return special(Suspicion::TooLong { squares: path.len(), size });
    }
    let end = end.map(|end| Fault::Special(Box::new(end)));
    let place = |square| Place::Name(board.name(square));
    if let Err((_, fault)) = first_fault(&moves, &path, end, place) {
        return fault;
    }
    let other = path.iter().zip(first).zip(1..).find(|((found, first), _)| found != first);
    match other.map(|((&found, &first), step)| (step, board.name(found), board.name(first))) {
        Some((1, found, first)) => special(Suspicion::OtherStart { found, first }),
        Some((step, found, first)) => special(Suspicion::NotFirst { step, found, first }),
        None => Fault::Surplus { text: text.to_owned() },
    }
}

impl Special for Suspicion {
    fn class(&self) -> Class {
        Class::Wrong
    }

    fn tell(&self, f: &mut fmt::Formatter<'_>, full: bool) -> fmt::Result {
        match self {
            Self::SaysImpossible { first } => {
                write!(f, "the answer is {IMPOSSIBLE}, but there is a tour")?;
                if full { write!(f, ": {first}") } else { Ok(()) }
            }
            Self::IsImpossible { found } => {
                write!(f, "there is no tour: the word must be {IMPOSSIBLE}, not {found}")
            }
            Self::Misspelt { found } => {
                write!(f, "the word is {IMPOSSIBLE}, in small letters, not {found}")
            }
            Self::Swapped => f.write_str(
                "this is the answer of the swapped board: p counts the numbers, q the letters",
            ),
            Self::NumberFirst => f.write_str(
                "this is the first tour of the transposed reading: \
                numbers are compared before letters, and moves tried in that order",
            ),
            Self::TooLong { squares, size } => {
                write!(
                    f,
                    "there are too many squares: the tour has {size}, and {squares} are named"
                )
            }
            Self::OtherStart { found, first } => {
                write!(f, "this is a tour, but not the first: it starts at {found}")?;
                if full { write!(f, ", the first at {first}") } else { Ok(()) }
            }
            Self::NotFirst { step, found, first } => {
                write!(f, "step {step}: this is a tour, but not the first: it takes {found}")?;
                if full { write!(f, ", the first takes {first}") } else { Ok(()) }
            }
        }
    }
}
