//! The numbers of headings.
//!
//! A program that loses an answer, or counts from 0, has a wrong number in every
//! heading after that. This is one fault, and is said once.

use tourbook_problems::{Heading, Problem};

use super::diagnostic::{Diagnostic, HeadingFault};
use super::piece::HeadingLine;
use super::text::Text;

/// What is known about the headings so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Headings {
    /// By how much the numbers may be off, the least and the most.
    pub(super) off: (i64, i64),
    /// The last case that was looked at, and the number of its heading.
    last: Option<(u64, u64)>,
    /// The fault of the heading of the case before, which is not said again:
    /// which case, what is wrong, and the line without its number.
    said: Option<(u64, HeadingFault, String)>,
}

/// By how much the number of a heading is off; 0 if it has no number.
pub(super) fn off(heading: Option<&HeadingLine>, case: u64) -> i64 {
    let number = heading.and_then(|heading| heading.number);
    // Far from the ends of the type, so that counting on never overflows.
    number.map_or(0, |number| {
        let [number, case] =
            [number, case].map(|n| i64::try_from(n.min(MAX_NUMBER)).unwrap_or(i64::MAX));
        number - case
    })
}

/// Numbers of headings that are greater than this count as this.
const MAX_NUMBER: u64 = 1 << 60;

impl Headings {
    /// Whether the answer before `case` had no heading either.
    pub(super) fn are_missing(&self, case: u64) -> bool {
        matches!(self.said, Some((before, HeadingFault::Missing, _)) if before + 1 == case)
    }

    /// An answer is missing: the program may not have counted it.
    pub(super) fn missing(&mut self) {
        self.off.0 -= 1;
    }

    /// There is an answer too many: the program may have counted it.
    pub(super) fn surplus(&mut self) {
        self.off.1 += 1;
    }

    /// Looks at the heading of `case`, and returns what is wrong with it if that
    /// is new.
    pub(super) fn judge(
        &mut self,
        problem: &Problem,
        case: u64,
        heading: Option<&HeadingLine>,
        text: &Text<'_>,
    ) -> Option<Diagnostic> {
        let format = problem.answer.heading?;
        let expected = line(format, case);
        let before = self.said.take();
        let Some(heading) = heading else {
            let fault = HeadingFault::Missing;
            return self.say(before.as_ref(), case, fault, String::new(), None, expected);
        };
        let shown = text.window(heading.range.start, heading.range.end);
        let dense = |line: &str| -> String { line.split_whitespace().collect() };
        let found = dense(&String::from_utf8_lossy(shown));
        let shape: String = found.chars().filter(|char| !char.is_ascii_digit()).collect();
        let number = heading.number.filter(|&number| found == dense(&line(format, number)));
        let Some(number) = number else {
            let fault = HeadingFault::Other;
            return self.say(
                before.as_ref(),
                case,
                fault,
                shape,
                Some(super::text::shown(shown)),
                expected,
            );
        };
        let off = off(Some(heading), case);
        let is_explained = off == 0 || (self.off.0..=self.off.1).contains(&off);
        let last = match self.last.replace((case, number)) {
            Some((before, number)) if before + 1 == case => number,
            _ => case - 1,
        };
        self.off = (off, off);
        if is_explained {
            return None;
        }
        let fault = if case == 1 && number == 0 {
            HeadingFault::FromZero
        } else if last == number {
            HeadingFault::SameNumber
        } else {
            HeadingFault::Number
        };
        self.say(before.as_ref(), case, fault, shape, Some(super::text::shown(shown)), expected)
    }

    /// Says a fault, unless it is that of the case before.
    fn say(
        &mut self,
        before: Option<&(u64, HeadingFault, String)>,
        case: u64,
        fault: HeadingFault,
        shape: String,
        found: Option<String>,
        expected: String,
    ) -> Option<Diagnostic> {
        let is_said = fault != HeadingFault::Number
            && before == Some(&(case.saturating_sub(1), fault, shape.clone()));
        self.said = Some((case, fault, shape));
        (!is_said).then_some(Diagnostic::Heading { found, expected, fault })
    }
}

/// The heading of a case.
fn line(heading: Heading, case: u64) -> String {
    format!("{}{case}{}", heading.before, heading.after)
}
