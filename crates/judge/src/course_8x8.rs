//! The 8 x 8 exercise of data-structures courses: from a start (row, column),
//! the board with the step at which each square is visited.
//!
//! Input: pairs of row and column, 0 to 7, until the end. Output: for each
//! eight lines of eight numbers in fields of width 4, with an empty line
//! between two boards. Any tour is right.

use std::fmt::Write as _;

use tourbook_keys::{Family, Key};

use crate::exchange::Number;
use crate::replies::Replies;
use crate::table::answer_of;
use crate::{Error, Exchange, Judging, Problem};

pub(crate) struct Course8x8;

const SIDE: usize = 8;

const ROW: Number<usize> =
    Number { name: "row", range: 0..=SIDE - 1, outside: "is not on the 8x8 board" };
const COL: Number<usize> = Number { name: "column", ..ROW };

// The classic program speaks Chinese in the courses where most people meet it.
const ASK: &str = "The knight's start, row and column, 0 to 7 each, such as 3 4 \
    (end with the end of the input):\n\
    请输入马的起始位置,行和列,各为 0 到 7,例如 3 4(输入结束即退出):\n";
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

    fn judging(&self) -> Judging {
        Judging::AnyTour
    }

    fn input_for(&self, case: &str) -> String {
        case.to_owned()
    }

    fn answer(&self, exchange: &mut Exchange<'_>) -> Result<(), Error> {
        let keys: Vec<Key> = self.family().keys().collect();
        let mut replies = Replies::new(keys.len());
        let mut separator: &[u8] = b"";
        loop {
            exchange.say(ASK)?;
            let Some(word) = exchange.word()? else {
                return Ok(());
            };
            let row = exchange.number(word, &ROW)?;
            let Some(word) = exchange.word()? else {
                let message = format!("row {row} has no column behind it (0 to {})", SIDE - 1);
                return Err(Error::at(word.line, message));
            };
            let index = SIDE * row + exchange.number(word, &COL)?;
            exchange.put(separator)?;
            exchange.put(replies.get(index, || self.render(keys[index]))?)?;
            exchange.say(TELL)?;
            separator = b"\n";
        }
    }
}

impl Course8x8 {
    fn render(&self, key: Key) -> Result<String, Error> {
        let answer = answer_of(self.family(), key)?;
        let mut steps = [0; SIDE * SIDE];
        for (square, step) in answer.tour().unwrap_or_default().iter().zip(1..) {
            steps[square.index()] = step;
        }
        let mut text = String::new();
        for row in steps.chunks(SIDE) {
            for step in row {
                let _ = write!(text, "{step:4}");
            }
            text.push('\n');
        }
        Ok(text)
    }
}
