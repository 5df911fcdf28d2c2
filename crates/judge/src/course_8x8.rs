//! The 8 x 8 exercise of data-structures courses: from a start (row, column),
//! the board with the step at which each square is visited.
//!
//! Input: pairs of row and column, 0 to 7, until the end. Output: for each
//! eight lines of eight numbers in fields of width 4, with an empty line
//! between two boards.
//!
//! Any tour is right, and a person looks at it: white space is free, so a board
//! may be padded anyhow.

mod board;
mod start;

use std::fmt::Write as _;

use tourbook_board::{Board, MoveTable};
use tourbook_keys::{Family, Key};

use crate::check::Outputs;
use crate::check::numbers::judge;
use crate::exchange::Number;
use crate::replies::{Replies, Reply};
use crate::table::answer_of;
use crate::{Error, Exchange, Judging, Problem};

pub(crate) struct Course8x8;

const SIDE: usize = 8;

const BOARD: Board = match Board::new(8, 8) {
    Ok(board) => board,
    Err(_) => unreachable!(),
};

const ROW: Number<u8> =
    Number { name: "row", range: 0..=7, outside: "is not on the 8x8 board", end: None };
const COL: Number<u8> = Number { name: "column", ..ROW };

/// The bytes of a board: eight fields of width 4 and a line feed, eight times.
const REPLY: usize = SIDE * (4 * SIDE + 1);

// The classic program speaks Chinese in the courses where most people meet it.
const ASK: &str = "The knight's start, row and column, 0 to 7 each, such as 3 4 \
    (end with the end of the input):\n\
    请输入马的起始位置，行和列，各为 0 到 7，例如 3 4（输入结束即退出）：\n";
const TELL: &str = "The knight walks all 64 squares of the board.\n\
    马可以走遍棋盘的全部 64 个格子。\n";

impl Problem for Course8x8 {
    fn family(&self) -> Family {
        Family::Course8x8
    }

    fn title(&self) -> &'static str {
        "The 8 x 8 exercise of data-structures courses"
    }

    fn board(&self) -> &'static str {
        "8x8"
    }

    fn key(&self) -> &'static str {
        "a start, row and column, such as 3 4"
    }

    fn judging(&self) -> Judging {
        Judging::AnyTour
    }

    fn answer(&self, exchange: &mut Exchange<'_>) -> Result<(), Error> {
        let keys: Vec<Key> = self.family().keys().collect();
        let mut replies = Replies::<REPLY>::new(keys.len());
        let mut separator = Reply { bytes: *b"\n", len: 0 };
        loop {
            exchange.say(ASK)?;
            let Some(index) = next_start(exchange)? else {
                return Ok(());
            };
            exchange.put(&separator)?;
            exchange.put(replies.get(index, || self.render(keys[index]))?)?;
            exchange.say(TELL)?;
            separator = Reply { bytes: *b"\n", len: 1 };
        }
    }

    fn check(&self, input: &mut Exchange<'_>, outputs: &mut Outputs<'_>) -> Result<(), Error> {
        let keys: Vec<Key> = self.family().keys().collect();
        let mut replies = Replies::<REPLY>::new(keys.len());
        let moves = MoveTable::new(BOARD);
        let mut separator: &[u8] = b"";
        while let Some(index) = next_start(input)? {
            let reply = replies.get(index, || self.render(keys[index]))?;
            let expected = board::Expected { start: keys[index].start(), moves: &moves };
            judge(&expected, separator, reply.as_bytes(), outputs)?;
            separator = b"\n";
        }
        Ok(())
    }
}

/// Reads row and column of a start, and returns its index; `None` at the end.
fn next_start(exchange: &mut Exchange<'_>) -> Result<Option<usize>, Error> {
    let Some(row) = exchange.next(&ROW)? else { return Ok(None) };
    let line = exchange.word_line();
    let Some(col) = exchange.next(&COL)? else {
        let message = format!("row {row} has no column behind it (0 to {})", SIDE - 1);
        return Err(Error::at(line, message));
    };
    Ok(Some(SIDE * usize::from(row) + usize::from(col)))
}

impl Course8x8 {
    fn render(&self, key: Key) -> Result<String, Error> {
        let answer = answer_of(self.family(), key)?;
        let mut steps = [0; SIDE * SIDE];
        for (square, step) in answer.tour().unwrap_or_default().iter().zip(1..) {
            steps[square.index()] = step;
        }
        Ok(print(&steps))
    }
}

/// A board as the program prints it; `steps` are in row-major order.
fn print(steps: &[u8]) -> String {
    let mut text = String::new();
    for row in steps.chunks(SIDE) {
        for step in row {
            let _ = write!(text, "{step:4}");
        }
        text.push('\n');
    }
    text
}
