//! POJ 2488, A Knight's Journey: the lexicographically first tour of a board,
//! from any start.
//!
//! Input: the number of cases, then p and q for each, 1 <= p * q <= 26; p is
//! how many numbers there are, q how many letters. Output: for each a line
//! `Scenario #i:`, the names of the squares without separators or the word
//! `impossible`, and an empty line. One answer is right.

use std::io::Write as _;

use tourbook_board::Board;
use tourbook_keys::{Answer, Family, IMPOSSIBLE, Key, Names};

use crate::exchange::Number;
use crate::replies::Replies;
use crate::table::answer_of;
use crate::{Error, Exchange, Judging, Problem};

pub(crate) struct Poj2488;

/// The most squares of a board.
const MOST: u8 = Family::POJ_MOST;

const CASES: Number<u64> =
    Number { name: "the number of cases", range: 0..=u64::MAX, outside: "is too large" };
const P: Number<u8> = Number { name: "p", range: 1..=MOST, outside: "is out of range" };
const Q: Number<u8> = Number { name: "q", ..P };

impl Problem for Poj2488 {
    fn family(&self) -> Family {
        Family::Poj2488
    }

    fn title(&self) -> &'static str {
        "POJ 2488, A Knight's Journey"
    }

    fn board(&self) -> &'static str {
        "qxp, p*q <= 26"
    }

    fn judging(&self) -> Judging {
        Judging::OneAnswer
    }

    fn input_for(&self, case: &str) -> String {
        format!("1\n{case}")
    }

    fn answer(&self, exchange: &mut Exchange<'_>) -> Result<(), Error> {
        let side = usize::from(MOST) + 1;
        let mut replies = Replies::new(side * side);
        let Some(word) = exchange.word()? else {
            let message = "the input is empty: the number of cases is missing";
            return Err(Error::at(exchange.line(), message));
        };
        let cases = exchange.number(word, &CASES)?;
        let mut heading = Vec::new();
        for case in 1..=cases {
            let board = read_board(exchange, case, cases)?;
            let index = side * usize::from(board.cols()) + usize::from(board.rows());
            let reply = replies.get(index, || self.render(board))?;
            heading.clear();
            writeln!(heading, "Scenario #{case}:").map_err(Error::Write)?;
            exchange.put(&heading)?;
            exchange.put(reply)?;
        }
        match exchange.word()? {
            None => Ok(()),
            Some(word) => Err(Error::at(
                word.line,
                format!("{} stands behind the last of {cases} cases", exchange.shown()),
            )),
        }
    }
}

impl Poj2488 {
    fn render(&self, board: Board) -> Result<String, Error> {
        Ok(match answer_of(self.family(), Key::from_any_start(board))? {
            Answer::Tour(squares) => format!("{}\n\n", Names(board, squares)),
            Answer::Impossible => format!("{IMPOSSIBLE}\n\n"),
        })
    }
}

/// Reads p and q of a case. The letters are the board's rows, so that names in
/// their order are squares in row-major order.
fn read_board(exchange: &mut Exchange<'_>, case: u64, cases: u64) -> Result<Board, Error> {
    let Some(word) = exchange.word()? else {
        let message = format!("the input ends before case {case} of {cases}");
        return Err(Error::at(exchange.line(), message));
    };
    let p = exchange.number(word, &P)?;
    let Some(word) = exchange.word()? else {
        return Err(Error::at(word.line, format!("p {p} has no q behind it (1 to {})", MOST / p)));
    };
    let q = exchange.number(word, &Q)?;
    match Board::new(q, p) {
        Ok(board) if board.size() <= MOST => Ok(board),
        _ => {
            let product = u16::from(p) * u16::from(q);
            let message = format!("p*q = {p}*{q} = {product} is too large (1 to {MOST})");
            Err(Error::at(word.line, message))
        }
    }
}
