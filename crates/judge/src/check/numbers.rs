//! Answers that are written as numbers, one for each square of a board.
//!
//! A judge reads the numbers and does not look at the white space, so that is
//! how a case is judged here. Only a wrong one is explained by its lines
//! (`layout`).

use crate::Error;
use crate::check::layout::{Layout, OddLine, skip_surplus, survey};
use crate::check::output::Output;
use crate::check::slip::{Comparison, Slip, Spacing, compare};
use crate::check::{At, Fault, Outputs};
use crate::words::Value;

/// The most numbers that an answer has.
const MOST: usize = 64;

/// The most digits that one of these numbers has.
const MOST_DIGITS: usize = 2;

/// An answer that is read as numbers.
pub(crate) trait Numbers {
    /// How it is laid out as the problem shows it.
    const LAYOUT: Layout;

    /// What is to say of a number that is too large or too small.
    const OUTSIDE: &'static str;

    /// Where the number with this index stands.
    fn at(&self, index: usize) -> At;

    /// Judges the numbers read so far.
    ///
    /// # Errors
    ///
    /// The first fault, and the index of the number in which it shows; this is
    /// behind the last when the fault is that more numbers should follow.
    fn judge(&self, numbers: &[u8]) -> Result<(), (usize, Fault)>;

    /// The fault that explains an answer in which `numbers` have a fault at
    /// `index`, if it is this line, which has not the right length.
    fn blame(&self, line: &OddLine, numbers: &[u8], index: usize) -> Option<Fault>;

    /// A right answer as the problem prints it.
    fn render(&self, numbers: &[u8]) -> String;
}

/// The fault of a number, shown as `word`, that is too large or too small.
pub(crate) fn out_of_range<N: Numbers>(at: At, word: String) -> Fault {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let is_joined = digits > MOST_DIGITS;
    Fault::OutOfRange { at, word, outside: N::OUTSIDE }
        .with_guess(is_joined.then_some("is there white space between the numbers?"))
}

/// Judges the next case in each output: `head` and `body` are our answer.
pub(crate) fn judge<N: Numbers>(
    expected: &N,
    head: &[u8],
    body: &[u8],
    outputs: &mut Outputs<'_>,
) -> Result<(), Error> {
    outputs.judge(head, body, |output| {
        explain(expected, head, output);
        Ok(())
    })
}

/// Reads and judges a case.
fn explain<N: Numbers>(expected: &N, head: &[u8], output: &mut Output<'_>) {
    let (rows, in_row) = N::LAYOUT;
    let mut numbers = [0; MOST];
    let numbers = &mut numbers[..rows * in_row];
    let is_strict = output.spacing == Spacing::Strict;
    if !is_strict {
        output.text.mark();
        if output.text.take_numbers(numbers) && expected.judge(numbers).is_ok() {
            output.text.end_line();
            return;
        }
        output.text.rewind();
    }
    while !output.is_closed() {
        output.text.mark();
        let goes_on = output.case() > 1 && !output.text.is_line_start();
        let mut reading = read(expected, output, numbers);
        let Some((index, fault)) = reading.fault.take() else {
            if is_strict {
                judge_spacing(expected, head, output, numbers);
            } else {
                output.text.end_line();
            }
            return;
        };
        if reading.count == 0 && reading.has_ended {
            output.ends();
            return;
        }
        if goes_on && skip_surplus(N::LAYOUT, output) {
            continue;
        }
        let mut blamed = None;
        if !output.text.rewind() {
            output.text.end_line();
        } else if let Some((line, odd)) = survey(N::LAYOUT, output)
            && !matches!(
                fault,
                Fault::NoNumber { .. } | Fault::Binary { .. } | Fault::Guessed { .. }
            )
        {
            let numbers = &numbers[..reading.count];
            blamed = expected.blame(&odd, numbers, index).map(|fault| (line, fault));
        }
        let line = reading.lines.get(index).copied().filter(|&line| line > 0);
        let line = line.unwrap_or(reading.line);
        let (line, fault) = blamed.unwrap_or((line, fault));
        output.fault(line, fault);
        return;
    }
}

/// What was read of a case.
struct Reading {
    /// How many numbers.
    count: usize,
    /// The line of each.
    lines: [u64; MOST],
    /// The line that was reached.
    line: u64,
    /// Whether the text has ended before all were read.
    has_ended: bool,
    /// The first fault, and the index of the number in which it shows.
    fault: Option<(usize, Fault)>,
}

/// Reads numbers up to the first word that is none, and judges them.
fn read<N: Numbers>(expected: &N, output: &mut Output<'_>, numbers: &mut [u8]) -> Reading {
    let text = &mut output.text;
    let mut reading =
        Reading { count: 0, lines: [0; MOST], line: 0, has_ended: false, fault: None };
    let mut end = None;
    for (number, line) in numbers.iter_mut().zip(&mut reading.lines) {
        let Some(word) = text.word() else {
            reading.has_ended = true;
            break;
        };
        *line = word.line;
        let small =
            if let Value::Number(value) = word.value { u8::try_from(value).ok() } else { None };
        if let Some(small) = small {
            *number = small;
            reading.count += 1;
            continue;
        }
        let (at, excerpt) = (expected.at(reading.count), text.excerpt());
        let word_shown = excerpt.show();
        end = Some(match word.value {
            Value::NoNumber if !excerpt.is_text() => Fault::Binary { word: word_shown },
            Value::NoNumber if !excerpt.is_negative() => Fault::NoNumber { at, word: word_shown },
            _ => out_of_range::<N>(at, word_shown),
        });
        break;
    }
    reading.line = text.line();
    let count = reading.count;
    reading.fault = match expected.judge(&numbers[..count]) {
        Ok(()) => None,
        Err((index, fault)) if index < count => Some((index, fault)),
        Err((index, Fault::Missing { squares, size, square })) if reading.has_ended => {
            Some((index, Fault::CutShort { squares, size, square }))
        }
        Err((index, fault)) => Some((index, end.unwrap_or(fault))),
    };
    reading
}

/// Judges the white space of the case that was read last, which has a right
/// answer in it.
fn judge_spacing<N: Numbers>(
    expected: &N,
    head: &[u8],
    output: &mut Output<'_>,
    numbers: &mut [u8],
) {
    let answer = [head, expected.render(numbers).as_bytes()].concat();
    let comparison = if output.text.rewind() {
        compare(&mut output.text, &answer, Spacing::Strict)
    } else {
        // More white space than is held.
        Comparison::Slip(output.text.line(), Slip::SurplusSpace)
    };
    match comparison {
        Comparison::Right => {}
        Comparison::Slip(line, slip) => output.fault(line, Fault::Slip(slip)),
        // The same numbers in other digits, such as 07.
        Comparison::Different => {
            let line = output.text.line();
            output.fault(line, Fault::Slip(Slip::LeadingZero));
            output.text.rewind();
            read(expected, output, numbers);
            output.text.end_line();
        }
    }
}
