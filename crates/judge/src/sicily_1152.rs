//! Sicily 1152: a tour of the 5 x 6 board from each start that is given.
//!
//! Input: starts, 1 to 30, until -1 or the end. Output: for each a line of 30
//! numbers. Its judge takes any tour.

use tourbook_keys::{Family, Key, Numbers};

use crate::exchange::Number;
use crate::replies::Replies;
use crate::table::answer_of;
use crate::{Error, Exchange, Judging, Problem};

pub(crate) struct Sicily1152;

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

    fn input_for(&self, case: &str) -> String {
        case.to_owned()
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
}

impl Sicily1152 {
    fn render(&self, key: Key) -> Result<String, Error> {
        let answer = answer_of(self.family(), key)?;
        Ok(format!("{}\n", Numbers(answer.tour().unwrap_or_default())))
    }
}
