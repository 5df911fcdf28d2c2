//! POJ 2488, A Knight's Journey: the lexicographically first tour of a board,
//! from any start.
//!
//! Input: the number of cases, then p and q for each, 1 <= p * q <= 26; p is
//! how many numbers there are, q how many letters. Output: for each a line
//! `Scenario #i:`, the names of the squares without separators or the word
//! `impossible`, and an empty line.
//!
//! One answer is right, and its judge compares texts. Where the words are right
//! and the white space is not, it answers "Presentation Error": so a missing or
//! a surplus empty line and a trailing space are refused here as well. White
//! space at the very end it does not look at, so the last empty line may be
//! missing; and being a judge on Windows it takes CRLF for the end of a line.

mod explain;
mod heading;
mod names;
mod suspicion;

use tourbook_board::Board;
use tourbook_keys::{Answer, Family, IMPOSSIBLE, Key, Names};

use crate::check::Outputs;
use crate::exchange::Number;
use crate::replies::{Replies, Reply};
use crate::table::answer_of;
use crate::{Error, Exchange, Judging, Problem};

use explain::explain;
use heading::Heading;

pub(crate) struct Poj2488;

/// The most squares of a board.
const MOST: u8 = Family::POJ_MOST;

/// The most bytes of an answer: 25 squares (5 x 5; no larger board of at most 26
/// squares has a tour) with a name of two bytes, and two line feeds.
const REPLY: usize = 25 * 2 + 2;

const CASES: Number<u64> =
    Number { name: "the number of cases", range: 0..=u64::MAX, outside: "is too large", end: None };
const P: Number<u8> = Number { name: "p", range: 1..=MOST, outside: "is out of range", end: None };
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

    fn key(&self) -> &'static str {
        "p and q, p*q <= 26, such as 4 3"
    }

    fn judging(&self) -> Judging {
        Judging::OneAnswer
    }

    fn input_for(&self, cases: &str) -> String {
        let numbers: Vec<&str> = cases.split_whitespace().collect();
        let pairs: Vec<String> = numbers.chunks(2).map(|pair| pair.join(" ")).collect();
        format!("{}\n{}", pairs.len(), pairs.join("\n"))
    }

    fn answer(&self, exchange: &mut Exchange<'_>) -> Result<(), Error> {
        each_case(exchange, |exchange, heading, _, reply| {
            exchange.put(&heading.0)?;
            exchange.put(reply)
        })
    }

    fn check(&self, input: &mut Exchange<'_>, outputs: &mut Outputs<'_>) -> Result<(), Error> {
        each_case(input, |_, heading, board, reply| {
            let (heading, reply) = (heading.0.as_bytes(), reply.as_bytes());
            outputs.judge(heading, reply, |output| explain(board, heading, reply, output))
        })
    }
}

/// Reads the cases, and does `each` with the heading, the board and our reply.
fn each_case(
    exchange: &mut Exchange<'_>,
    mut each: impl FnMut(&mut Exchange<'_>, &Heading, Board, &Reply<REPLY>) -> Result<(), Error>,
) -> Result<(), Error> {
    let side = usize::from(MOST) + 1;
    let mut replies = Replies::<REPLY>::new(side * side);
    let Some(word) = exchange.word()? else {
        let message = "the input is empty: the number of cases is missing";
        return Err(Error::at(exchange.line(), message));
    };
    let cases = exchange.number(word, &CASES)?;
    let mut heading = Heading::first();
    for case in 1..=cases {
        let board = read_board(exchange, case, cases)?;
        let index = side * usize::from(board.cols()) + usize::from(board.rows());
        let reply = replies.get(index, || Ok(format!("{}\n\n", answer_text(board)?)))?;
        each(exchange, &heading, board, reply)?;
        heading.advance();
    }
    match exchange.word()? {
        None => Ok(()),
        Some(word) => Err(Error::at(
            word.line,
            format!("{} stands behind the last case ({cases} announced)", exchange.shown()),
        )),
    }
}

/// What the table says of a board.
fn answer(board: Board) -> Result<Answer<'static>, Error> {
    answer_of(Family::Poj2488, Key::from_any_start(board))
}

/// The same, as it is printed.
fn answer_text(board: Board) -> Result<String, Error> {
    Ok(match answer(board)? {
        Answer::Tour(squares) => Names(board, squares).to_string(),
        Answer::Impossible => IMPOSSIBLE.to_owned(),
    })
}

/// Reads p and q of a case. The letters are the board's rows, so that names in
/// their order are squares in row-major order.
#[expect(
    clippy::inline_always,
    reason = "two loops call it, and each is a tenth slower with a call"
)]
#[inline(always)]
fn read_board(exchange: &mut Exchange<'_>, case: u64, cases: u64) -> Result<Board, Error> {
    let Some(p) = exchange.next(&P)? else {
        let message = format!("the input ends before case {case} of {cases}");
        return Err(Error::at(exchange.line(), message));
    };
    let line = exchange.word_line();
    let q = match exchange.next_short(&Q) {
        Some(q) => q,
        None => read_long_q(exchange, p, line)?,
    };
    match Board::new(q, p) {
        Ok(board) if board.size() <= MOST => Ok(board),
        _ => {
            let (product, most) = (u16::from(p) * u16::from(q), MOST / p);
            let range = format!("1 to {MOST}; with p {p}, q is 1 to {most}");
            let message = format!("p*q = {p}*{q} = {product} is too large ({range})");
            Err(Error::at(exchange.word_line(), message))
        }
    }
}

/// Reads a q that is not short, behind a `p` in this line. What is a q for no p
/// at all is told the range for this one.
#[cold]
fn read_long_q(exchange: &mut Exchange<'_>, p: u8, line: u64) -> Result<u8, Error> {
    let right = Number { range: 1..=MOST / p, ..Q };
    match exchange.word()? {
        Some(word) => exchange.number(word, &Q).or_else(|_| exchange.number(word, &right)),
        None => Err(Error::at(line, format!("p {p} has no q behind it (1 to {})", MOST / p))),
    }
}
