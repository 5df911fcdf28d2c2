//! POJ 2488, A Knight's Journey: the lexicographically first tour of a board,
//! from any start.
//!
//! Input: the number of cases, then p and q for each, 1 <= p * q <= 26; p is
//! how many numbers there are, q how many letters. Output: for each a line
//! `Scenario #i:`, the names of the squares without separators or the word
//! `impossible`, and an empty line. One answer is right.

use tourbook_board::Board;
use tourbook_keys::{Answer, Family, IMPOSSIBLE, Key, Names};

use crate::exchange::Number;
use crate::replies::{Replies, Reply};
use crate::table::answer_of;
use crate::{Error, Exchange, Judging, Problem};

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

    fn input_for(&self, case: &str) -> String {
        format!("1\n{case}")
    }

    fn answer(&self, exchange: &mut Exchange<'_>) -> Result<(), Error> {
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
            let reply = replies.get(index, || self.render(board))?;
            exchange.put(&heading.0)?;
            exchange.put(reply)?;
            heading.advance();
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
    let Some(p) = exchange.next(&P)? else {
        let message = format!("the input ends before case {case} of {cases}");
        return Err(Error::at(exchange.line(), message));
    };
    let line = exchange.word_line();
    let Some(q) = exchange.next(&Q)? else {
        return Err(Error::at(line, format!("p {p} has no q behind it (1 to {})", MOST / p)));
    };
    match Board::new(q, p) {
        Ok(board) if board.size() <= MOST => Ok(board),
        _ => {
            let product = u16::from(p) * u16::from(q);
            let message = format!("p*q = {p}*{q} = {product} is too large (1 to {MOST})");
            Err(Error::at(exchange.word_line(), message))
        }
    }
}

/// The line `Scenario #i:`, which counts in place: to write a number anew for
/// each case would take longer than all else.
struct Heading(Reply<32>);

const BEFORE: &[u8] = b"Scenario #";
const BEHIND: &[u8] = b":\n";

impl Heading {
    /// The heading of case 1.
    fn first() -> Self {
        let mut heading = Self(Reply { bytes: [0; 32], len: 0 });
        for part in [BEFORE, b"1", BEHIND] {
            heading.add(part);
        }
        heading
    }

    /// Makes it the heading of the next case.
    fn advance(&mut self) {
        let Reply { bytes, len } = &mut self.0;
        *len -= BEHIND.len();
        for digit in bytes[BEFORE.len()..*len].iter_mut().rev() {
            if *digit < b'9' {
                *digit += 1;
                *len += BEHIND.len();
                return;
            }
            *digit = b'0';
        }
        // All were nines: there is one digit more.
        bytes[BEFORE.len()] = b'1';
        self.add(b"0");
        self.add(BEHIND);
    }

    /// Adds text at the end. The array has room for the 20 digits that the last
    /// number of 64 bits has.
    fn add(&mut self, text: &[u8]) {
        let Reply { bytes, len } = &mut self.0;
        bytes[*len..*len + text.len()].copy_from_slice(text);
        *len += text.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heading_counts() {
        let mut heading = Heading::first();
        for case in 1..=100_100 {
            let text = String::from_utf8_lossy(&heading.0.bytes[..heading.0.len]);
            assert_eq!(text, format!("Scenario #{case}:\n"));
            heading.advance();
        }
    }
}
