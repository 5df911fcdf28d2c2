//! Sicily 1152: a tour of the 5 x 6 board from each start that is given.
//!
//! Input: starts, 1 to 30, until -1 or the end. Output: for each a line of 30
//! numbers.
//!
//! Its judge has a checker, which takes any tour. A checker reads numbers, so
//! white space is free here: lines may be broken anywhere, or end with CRLF.

mod suspicion;

use tourbook_board::{Board, MoveTable, Square};
use tourbook_keys::{Family, Key, Numbers as Printed};

use crate::check::layout::{Layout, OddLine};
use crate::check::numbers::{Numbers, judge, out_of_range};
use crate::check::{At, Fault, Outputs, Place, first_fault};
use crate::exchange::Number;
use crate::replies::Replies;
use crate::table::answer_of;
use crate::{Error, Exchange, Judging, Problem};

pub(crate) struct Sicily1152;

const SIZE: usize = 30;

const BOARD: Board = match Board::new(5, 6) {
    Ok(board) => board,
    Err(_) => unreachable!(),
};

const START: Number<u8> =
    Number { name: "start", range: 1..=30, outside: "is not on the 5x6 board", end: Some("-1") };

/// The bytes of a line: 9 numbers of one digit and 21 of two, 29 spaces, and the
/// line feed.
const REPLY: usize = 9 + 2 * 21 + 29 + 1;

impl Problem for Sicily1152 {
    fn family(&self) -> Family {
        Family::Sicily1152
    }

    fn title(&self) -> &'static str {
        "Sicily 1152, the knight's tour on 5 x 6"
    }

    fn board(&self) -> &'static str {
        "5x6"
    }

    fn key(&self) -> &'static str {
        "a start, such as 15"
    }

    fn judging(&self) -> Judging {
        Judging::AnyTour
    }

    fn answer(&self, exchange: &mut Exchange<'_>) -> Result<(), Error> {
        let keys: Vec<Key> = self.family().keys().collect();
        let mut replies = Replies::<REPLY>::new(keys.len());
        while let Some(start) = exchange.next(&START)? {
            let index = usize::from(start - 1);
            exchange.put(replies.get(index, || self.render(keys[index]))?)?;
        }
        Ok(())
    }

    fn check(&self, input: &mut Exchange<'_>, outputs: &mut Outputs<'_>) -> Result<(), Error> {
        let keys: Vec<Key> = self.family().keys().collect();
        let mut replies = Replies::<REPLY>::new(keys.len());
        let moves = MoveTable::new(BOARD);
        while let Some(start) = input.next(&START)? {
            let key = keys[usize::from(start - 1)];
            let reply = replies.get(usize::from(start - 1), || self.render(key))?;
            let expected = Expected { start: key.start(), moves: &moves };
            judge(&expected, b"", reply.as_bytes(), outputs)?;
        }
        Ok(())
    }
}

impl Sicily1152 {
    fn render(&self, key: Key) -> Result<String, Error> {
        let answer = answer_of(self.family(), key)?;
        Ok(print(answer.tour().unwrap_or_default()))
    }
}

/// A tour as the problem prints it.
fn print(squares: &[Square]) -> String {
    format!("{}\n", Printed(squares))
}

/// What is right for a case.
struct Expected<'a> {
    start: Option<Square>,
    moves: &'a MoveTable,
}

impl Numbers for Expected<'_> {
    const LAYOUT: Layout = (1, SIZE);
    const OUTSIDE: &'static str = "is not on the 5x6 board (1 to 30)";

    fn at(&self, index: usize) -> At {
        At::Step(index + 1)
    }

    fn judge(&self, numbers: &[u8]) -> Result<(), (usize, Fault)> {
        self.first_fault(numbers).map_err(|(index, fault)| {
            let guess = self.start.and_then(|start| suspicion::guess(self.moves, numbers, start));
            (index, fault.with_guess(guess))
        })
    }

    fn blame(&self, line: &OddLine, numbers: &[u8], index: usize) -> Option<Fault> {
        match *line {
            // The knight goes astray where the line ends.
            OddLine::Length { numbers: count, .. } if count == index && count < numbers.len() => {
                self.judge(numbers.get(..count)?).err().map(|(_, fault)| fault)
            }
            _ => None,
        }
    }

    fn render(&self, numbers: &[u8]) -> String {
        let squares: Vec<Square> =
            numbers.iter().filter_map(|&number| BOARD.numbered(number)).collect();
        print(&squares)
    }
}

impl Expected<'_> {
    fn first_fault(&self, numbers: &[u8]) -> Result<(), (usize, Fault)> {
        let mut squares = [Square::FIRST; SIZE];
        let on_board = numbers.iter().map_while(|&number| BOARD.numbered(number));
        let count = squares.iter_mut().zip(on_board).map(|(place, square)| *place = square).count();
        let squares = &squares[..count];
        let outside = numbers
            .get(count)
            .map(|number| out_of_range::<Self>(self.at(count), number.to_string()));
        if let (Some(&found), Some(wanted)) = (squares.first(), self.start)
            && found != wanted
        {
            let (found, wanted) = (place(found), place(wanted));
            return Err((0, Fault::WrongStart { found, wanted }));
        }
        first_fault(self.moves, squares, outside, place)
    }
}

fn place(square: Square) -> Place {
    Place::Number(square.number())
}
