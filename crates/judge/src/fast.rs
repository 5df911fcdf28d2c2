//! The parts that exist only for speed.
//!
//! Everything here could be written in a plainer way. `cargo xtask bench`
//! compares the program with `cat` and `wc`, and each of these parts is needed
//! for it to reach a bar. What they have in common is that they avoid a branch,
//! a call or a loop whose length the compiler does not know.

use std::ops::Range;

use tourbook_problems::Problem;

use crate::render;

/// White space as C's `isspace` defines it. Rust's `is_ascii_whitespace` leaves
/// out the vertical tab.
pub(crate) const fn is_whitespace(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Reads a number of one or two digits that one white space follows. Returns
/// the number, and how many bytes it takes with the white space.
///
/// Nearly every word of an input is such a number. It comes from one load, and
/// no byte is looked at in a loop. Without this, a batch of POJ 2488 takes three
/// times as long.
#[inline]
pub(crate) fn short_number(bytes: &[u8]) -> Option<(u8, usize)> {
    let next = u32::from_le_bytes(*bytes.first_chunk()?);
    let byte = |index: u32| (next >> (8 * index) & 0xFF) as u8;
    let digit = |index: u32| byte(index) ^ b'0';
    let has_two = digit(1) < 10;
    let (value, space) = if has_two {
        (digit(0).wrapping_mul(10).wrapping_add(digit(1)), byte(2))
    } else {
        (digit(0), byte(1))
    };
    (digit(0) < 10 && is_whitespace(space)).then_some((value, 2 + usize::from(has_two)))
}

/// Reads a number of one or two digits for each place in `numbers`, with white
/// space between them. Returns how many bytes they take, without the white
/// space after the last one.
pub(crate) fn short_numbers(bytes: &[u8], numbers: &mut [u8]) -> Option<usize> {
    let byte_at = |at: usize| bytes.get(at).copied().unwrap_or(b'\n');
    let mut at = 0;
    for number in numbers {
        while at < bytes.len() && is_whitespace(byte_at(at)) {
            at += 1;
        }
        let (first, second) = (byte_at(at).wrapping_sub(b'0'), byte_at(at + 1).wrapping_sub(b'0'));
        if first > 9 {
            return None;
        }
        let has_two = second <= 9;
        *number = if has_two { 10 * first + second } else { first };
        at += if has_two { 2 } else { 1 };
        if !is_whitespace(byte_at(at)) {
            return None;
        }
    }
    Some(at)
}

/// How many line feeds there are.
///
/// They are counted in single bytes, of which a processor adds many at once.
/// With wider numbers a check takes a fifth longer.
pub(crate) fn count_lines(bytes: &[u8]) -> u64 {
    let count = |piece: &[u8]| piece.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    bytes.chunks(128).map(|piece| u64::from(count(piece))).sum()
}

/// Whether two texts of one length are the same.
///
/// The program is shipped with musl, and there `==` compares byte by byte:
/// a check of our own answers takes half as long again.
pub(crate) fn is_same(a: &[u8], b: &[u8]) -> bool {
    let (a, b) = (a.chunks_exact(16), b.chunks_exact(16));
    let are_rests_same = a.remainder().iter().zip(b.remainder()).all(|(a, b)| a == b);
    are_rests_same && a.zip(b).all(|(a, b)| a.first_chunk::<16>() == b.first_chunk::<16>())
}

/// How many digits the greatest number of a case has.
const MAX_DIGITS: usize = 20;

/// How many bytes are copied at once.
const BLOCK: usize = 32;

/// A text in whole blocks.
///
/// A block has a size that the compiler knows, so copying one takes a few
/// instructions. Copying a text of any length takes a call, which is a third of
/// the time of a batch of POJ 2488.
#[derive(Clone, Debug, Default)]
pub(crate) struct Blocks {
    /// The text and zeros, up to the end of a block.
    bytes: Vec<u8>,
    len: usize,
}

impl Blocks {
    pub(crate) fn new(text: &str) -> Self {
        let mut bytes = text.as_bytes().to_vec();
        bytes.resize(text.len().next_multiple_of(BLOCK), 0);
        Self { bytes, len: text.len() }
    }

    /// The text.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// Copies the text to the beginning of `room`, and zeros after it, up to the
    /// end of a block. Returns how long the text is; `None` if there is not
    /// enough room.
    #[inline]
    pub(crate) fn copy_to(&self, room: &mut [u8]) -> Option<usize> {
        let room = room.get_mut(..self.bytes.len())?;
        for (to, from) in room.chunks_exact_mut(BLOCK).zip(self.bytes.chunks_exact(BLOCK)) {
            to.copy_from_slice(from);
        }
        Some(self.len)
    }
}

/// The text before the body of each answer, one case after another.
///
/// The heading counts in place. Writing the number anew for each case takes
/// longer than everything else.
#[derive(Clone, Debug)]
pub(crate) struct Heads {
    problem: &'static Problem,
    number: u64,
    text: Blocks,
    /// Where the digits of the number stand.
    digits: Range<usize>,
}

impl Heads {
    /// The text before the first answer.
    pub(crate) fn new(problem: &'static Problem) -> Self {
        let mut heads = Self { problem, number: 1, text: Blocks::default(), digits: 0..0 };
        heads.render();
        heads
    }

    /// The number of the case, counted from 1.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// The text.
    pub(crate) const fn text(&self) -> &Blocks {
        &self.text
    }

    /// Goes on to the next case.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.number += 1;
        // The second text may have an empty line, which the first has not.
        if self.number == 2 {
            self.render();
            return;
        }
        let digits = self.text.bytes.get_mut(self.digits.clone()).unwrap_or_default();
        for digit in digits.iter_mut().rev() {
            if *digit < b'9' {
                *digit += 1;
                return;
            }
            *digit = b'0';
        }
        self.add_digit();
    }

    /// Puts a 1 before the digits, if there are any.
    #[cold]
    fn add_digit(&mut self) {
        let (first, len) = (self.digits.start, self.text.len);
        if !self.digits.is_empty() {
            self.text.bytes.resize((len + 1).next_multiple_of(BLOCK), 0);
            self.text.bytes.copy_within(first..len, first + 1);
            self.text.bytes[first] = b'1';
            self.text.len += 1;
            self.digits.end += 1;
        }
    }

    #[cold]
    fn render(&mut self) {
        self.text = Blocks::new(&render::head(self.problem, self.number));
        // There is room for more digits, so that counting allocates nothing.
        self.text.bytes.reserve(MAX_DIGITS + BLOCK);
        let bytes = self.text.as_bytes();
        let is_digit = |byte: &u8| byte.is_ascii_digit();
        self.digits = match (self.problem.answer.heading, bytes.iter().rposition(is_digit)) {
            (Some(_), Some(last)) => {
                let first = bytes[..last].iter().rposition(|byte| !is_digit(byte));
                first.map_or(0, |before| before + 1)..last + 1
            }
            _ => 0..0,
        };
    }
}

#[cfg(test)]
mod tests {
    use tourbook_problems::PROBLEMS;

    use super::*;

    #[test]
    fn the_text_before_an_answer_counts() {
        for &problem in PROBLEMS {
            let mut heads = Heads::new(problem);
            for number in 1..=10_100 {
                assert_eq!(heads.text().as_bytes(), render::head(problem, number).as_bytes());
                heads.advance();
            }
        }
    }

    #[test]
    fn a_short_number_has_one_or_two_digits_and_white_space_after_it() {
        let read = |text: &str| short_number(text.as_bytes());
        assert_eq!(read("7 12"), Some((7, 2)));
        assert_eq!(read("64\n1"), Some((64, 3)));
        assert_eq!(read("07 1"), Some((7, 3)));
        for text in ["123 ", " 1 2", "1x 2", "x 12", "-1 2", "1 2", ""] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}
