//! What is wrong with a case, line by line.

use tourbook_board::Board;

use super::heading::{self, HeadingFault};
use super::names;
use super::suspicion;
use crate::Error;
use crate::check::output::Output;
use crate::check::slip::{Comparison, compare};
use crate::check::{Fault, Special};
use crate::excerpt::Excerpt;

/// Reads a case that is not ours byte for byte, ours being `heading` and
/// `reply`.
pub(super) fn explain(
    board: Board,
    heading: &[u8],
    reply: &[u8],
    output: &mut Output<'_>,
) -> Result<(), Error> {
    output.text.mark();
    let right = [heading, reply].concat();
    match compare(&mut output.text, &right, output.spacing) {
        Comparison::Right => return Ok(()),
        Comparison::Slip(line, slip) => {
            output.fault(line, Fault::Slip(slip));
            return Ok(());
        }
        // Where this is too far back, the rest of the case has to do.
        Comparison::Different => output.text.rewind(),
    };
    if !output.text.skip_space() {
        output.ends();
        return Ok(());
    }
    let case = output.case();
    let first = Line::peek(output);
    if !first.is_heading {
        no_heading(case, first, output);
        return Ok(());
    }
    output.text.skip_line();
    if let Some(fault) = heading::judge(&first.dense, case, first.shown) {
        report(output, first.number, fault);
    } else if !output.text.skip_space() {
        output.ends_with(Fault::Ends);
    } else {
        let second = Line::peek(output);
        if second.is_heading {
            report(output, first.number, HeadingFault::NoAnswer { case });
        } else {
            let number = second.number;
            output.fault(number, second.fault(board)?);
        }
    }
    skip_to_heading(output);
    Ok(())
}

/// Reads a case whose first line does not want to be a heading.
fn no_heading(case: u64, line: Line, output: &mut Output<'_>) {
    output.text.skip_line();
    if names::is_meant(&line.dense) {
        report(output, line.number, HeadingFault::Missing { case });
        return;
    }
    if line.is_text {
        report(output, line.number, HeadingFault::Other { found: line.shown, case });
    } else {
        output.fault(line.number, Fault::Binary { word: line.shown });
    }
    // Perhaps it is only one line too many.
    skip_to_heading(output);
    let next = Line::peek(output);
    if heading::judge(&next.dense, case, next.shown).is_none() {
        output.text.skip_line();
        skip_to_heading(output);
    }
}

/// A line that is looked at.
struct Line {
    /// From 1.
    number: u64,
    /// How messages show it.
    shown: String,
    /// Whether it is text.
    is_text: bool,
    /// The line without white space.
    dense: String,
    /// Whether it wants to be a heading.
    is_heading: bool,
}

impl Line {
    /// The rest of the line that has been reached.
    fn peek(output: &mut Output<'_>) -> Self {
        let number = output.text.line();
        let line = output.text.peek_line().trim_ascii();
        let mut excerpt = Excerpt::new();
        excerpt.extend(line);
        Self {
            number,
            shown: excerpt.show(),
            is_text: excerpt.is_text(),
            dense: String::from_utf8_lossy(line).split_whitespace().collect(),
            is_heading: heading::is_meant(line),
        }
    }

    /// What is wrong with it as the answer for a board.
    fn fault(self, board: Board) -> Result<Fault, Error> {
        if self.is_text {
            suspicion::fault(board, &self.dense, self.shown)
        } else {
            Ok(Fault::Binary { word: self.shown })
        }
    }
}

fn report(output: &mut Output<'_>, line: u64, fault: impl Special + 'static) {
    output.fault(line, Fault::Special(Box::new(fault)));
}

/// Reads to the next line that wants to be a heading, if there is more to find.
fn skip_to_heading(output: &mut Output<'_>) {
    while !output.is_closed()
        && output.text.skip_space()
        && !heading::is_meant(output.text.peek_line())
    {
        output.text.skip_line();
    }
}
