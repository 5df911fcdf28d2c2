//! The lines of a wrong answer of numbers.
//!
//! People lay an answer out in lines and lose a number in one of them, or have
//! one too many. And the line is where the next case begins.

use crate::check::Fault;
use crate::check::output::Output;

/// How many lines an answer has, and how many numbers in each.
pub(crate) type Layout = (usize, usize);

/// What in the layout of an answer is not as it should be.
pub(crate) enum OddLine {
    /// A line with one number too few, or a few more than that.
    Length {
        /// Which line of the answer, from 0.
        row: usize,
        /// How many numbers it has.
        numbers: usize,
    },
    /// The end of an answer with too few lines.
    End {
        /// How many it has.
        rows: usize,
    },
}

/// How many lines of other text are passed over on the way to the next case.
const STRAYS: usize = 1000;

/// Whether a line of so many numbers may have been meant as a line of `right`.
fn is_near(numbers: usize, right: usize) -> bool {
    numbers.abs_diff(right) <= right / 4
}

/// If a few words stand behind the answer before, on the line where it ended,
/// and a line of the right length follows, reports these words and reads them.
pub(super) fn skip_surplus((_, in_row): Layout, output: &mut Output<'_>) -> bool {
    let text = &mut output.text;
    if !text.rewind() || text.word().is_none() {
        return false;
    }
    let (line, word) = (text.line(), text.excerpt().show());
    let words = 1 + text.words_of_line().map_or(0, |rest| rest.words);
    let mut next = text.words_of_line();
    while next.as_ref().is_some_and(|next| next.words == 0) {
        next = text.words_of_line();
    }
    let are_surplus = words <= in_row / 4 && next.is_none_or(|next| is_near(next.words, in_row));
    if !are_surplus || !text.rewind() {
        return false;
    }
    text.skip_space();
    text.skip_line();
    output.find(Some(output.case() - 1), line, Fault::SurplusWord { word });
    true
}

/// Reads to where the next case begins, as far as the lines tell, and finds
/// the first line that has not its right length.
pub(super) fn survey((rows, in_row): Layout, output: &mut Output<'_>) -> Option<(u64, OddLine)> {
    // Behind the first fault of an output without end, nobody waits for more.
    let mut strays_left = if output.wants_all() { usize::MAX } else { STRAYS };
    let text = &mut output.text;
    let (mut row, mut loose) = (0, 0);
    let mut odd = None;
    while let Some(line) = text.words_of_line() {
        if line.words == 0 {
            if row > 0 {
                return odd.or(Some((line.line, OddLine::End { rows: row })));
            }
        } else if is_near(line.words, in_row) {
            if line.words != in_row && odd.is_none() {
                odd = Some((line.line, OddLine::Length { row, numbers: line.words }));
            }
            row += 1;
            if row == rows {
                return odd;
            }
        } else if !line.has_text {
            // Not laid out in lines: as many numbers as an answer has.
            loose += line.words;
            if loose >= rows * in_row {
                return odd;
            }
        } else {
            strays_left -= 1;
            if strays_left == 0 {
                return odd;
            }
        }
    }
    odd
}
