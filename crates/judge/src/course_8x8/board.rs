//! Which boards full of numbers are right, and what is wrong with others.

use std::fmt;

use tourbook_board::{MoveTable, Square};

use super::{BOARD, SIDE, print, start};
use crate::check::layout::{Layout, OddLine};
use crate::check::numbers::{Numbers, out_of_range};
use crate::check::{At, Class, Fault, Place, Special, first_fault};

const SIZE: usize = SIDE * SIDE;

/// What is right for a case.
pub(super) struct Expected<'a> {
    pub(super) start: Option<Square>,
    pub(super) moves: &'a MoveTable,
}

impl Numbers for Expected<'_> {
    const LAYOUT: Layout = (SIDE, SIDE);
    const OUTSIDE: &'static str = "is no step of a tour (1 to 64)";

    fn at(&self, index: usize) -> At {
        At::Field(cell(index))
    }

    fn judge(&self, numbers: &[u8]) -> Result<(), (usize, Fault)> {
        let squares = by_step(numbers, self.moves)?;
        let first_step = |square: Square| (square.index(), square);
        if let (Some(found), Some(wanted)) = (squares.first().copied(), self.start)
            && found != wanted
        {
            let (index, found) = first_step(found);
            let guess = start::guess(BOARD.coordinates(found), BOARD.coordinates(wanted));
            let (found, wanted) = (place(found), place(wanted));
            return Err((index, Fault::WrongStart { found, wanted }.with_guess(guess)));
        }
        // The fault shows in the number of its step.
        first_fault(self.moves, &squares, None, place).map_err(|(step, fault)| {
            (squares.get(step).map_or(SIZE, |square| square.index()), fault)
        })
    }

    fn blame(&self, line: &OddLine, _: &[u8], _: usize) -> Option<Fault> {
        Some(Fault::Special(Box::new(match *line {
            OddLine::Length { row, numbers } => Misprint::RowLength { row, numbers },
            OddLine::End { rows } => Misprint::Rows { rows },
        })))
    }

    fn render(&self, numbers: &[u8]) -> String {
        print(numbers)
    }
}

/// The squares in the order of their numbers.
fn by_step(numbers: &[u8], moves: &MoveTable) -> Result<[Square; SIZE], (usize, Fault)> {
    let mut squares = [None; SIZE];
    for (index, &number) in numbers.iter().enumerate() {
        let misprint = match usize::from(number).checked_sub(1).map(|step| squares.get_mut(step)) {
            None if is_from_zero(numbers, moves) => Misprint::FromZero,
            None => Misprint::Unvisited { place: cell(index) },
            Some(None) => {
                let (at, word) = (At::Field(cell(index)), number.to_string());
                return Err((index, out_of_range::<Expected<'_>>(at, word)));
            }
            Some(Some(Some(first))) => {
                Misprint::Twice { step: number, first: place(*first), again: cell(index) }
            }
            Some(Some(free)) => {
                *free = u8::try_from(index).ok().and_then(Square::from_index);
                continue;
            }
        };
        return Err((index, Fault::Special(Box::new(misprint))));
    }
    let squares = squares.iter().copied().collect::<Option<Vec<Square>>>();
    squares.and_then(|squares| squares.try_into().ok()).ok_or_else(|| {
        let count = numbers.len();
        (count, Fault::Missing { squares: count, size: SIZE, square: cell(count) })
    })
}

/// Whether these are steps counted from 0 to 63, and not from 1 to 63 with a 0
/// on the square that was not visited.
fn is_from_zero(numbers: &[u8], moves: &MoveTable) -> bool {
    let square = |step: u8| {
        let index = numbers.iter().position(|&number| number == step)?;
        Square::from_index(u8::try_from(index).ok()?)
    };
    let steps: Option<Vec<Square>> = (0..=63).map(square).collect();
    match steps.as_deref() {
        Some([zero, one, ..]) => moves.moves(*zero).contains(*one),
        _ => false,
    }
}

fn place(square: Square) -> Place {
    let (row, col) = BOARD.coordinates(square);
    Place::Cell { row, col }
}

fn cell(index: usize) -> Place {
    let narrow = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    Place::Cell { row: narrow(index / SIDE), col: narrow(index % SIDE) }
}

/// What can be wrong with a board of numbers before it is read as a tour.
#[derive(Debug)]
enum Misprint {
    /// The steps are counted from 0.
    FromZero,
    /// A 0 stands on this square.
    Unvisited { place: Place },
    /// A step stands on two squares.
    Twice { step: u8, first: Place, again: Place },
    /// A row has so many numbers.
    RowLength { row: usize, numbers: usize },
    /// The board has so many rows.
    Rows { rows: usize },
}

impl Special for Misprint {
    fn class(&self) -> Class {
        match self {
            Self::RowLength { .. } | Self::Rows { .. } => Class::Presentation,
            Self::FromZero | Self::Unvisited { .. } | Self::Twice { .. } => Class::Wrong,
        }
    }

    fn tell(&self, f: &mut fmt::Formatter<'_>, _: bool) -> fmt::Result {
        match self {
            Self::FromZero => f.write_str("the steps are numbered from 0 to 63, not from 1 to 64"),
            Self::Unvisited { place } => {
                write!(f, "{place}: 0 is no step of a tour (1 to 64): was it not visited?")
            }
            Self::Twice { step, first, again } => {
                write!(f, "{again}: step {step} stands there again, first at {first}")
            }
            Self::RowLength { row, numbers } => {
                write!(f, "row {row} of the board has {numbers} numbers, not {SIDE}")
            }
            Self::Rows { rows } => write!(f, "the board has {rows} rows, not {SIDE}"),
        }
    }
}
