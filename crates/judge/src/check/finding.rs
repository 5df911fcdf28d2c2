//! A fault and where it is, and for whom the words are.

use std::fmt;

use crate::check::Fault;
use crate::error::UTF_16;

/// A fault, and where in the output it is.
#[derive(Debug)]
pub struct Finding {
    /// The case, from 1; `None` when it belongs to no case.
    pub case: Option<u64>,
    /// The line of the output, from 1.
    pub line: u64,
    /// What is wrong.
    pub fault: Fault,
}

/// A fault in the words that whoever wrote the output may read during a
/// contest: nothing of the input, and nothing of the right answer.
#[derive(Clone, Copy, Debug)]
pub struct Discreet<T>(pub T);

impl Finding {
    fn tell(&self, f: &mut fmt::Formatter<'_>, full: bool) -> fmt::Result {
        self.tell_place(f)?;
        self.fault.tell(f, full)
    }

    fn tell_place(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.case {
            Some(case) => write!(f, "case {case} (line {}): ", self.line),
            None => write!(f, "line {}: ", self.line),
        }
    }
}

/// A fault in the jury's answer, which the text before has named: what is said
/// of a program's output does not fit it.
pub(super) struct InJurysAnswer<'a>(pub(super) &'a Finding);

impl fmt::Display for InJurysAnswer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.tell_place(f)?;
        match &self.0.fault {
            Fault::Empty => f.write_str("it is empty"),
            Fault::Ends => f.write_str("it ends before this case"),
            Fault::CutShort { squares, size, square } => {
                write!(f, "it ends after {squares} of {size} squares: {square} is missing")
            }
            Fault::Surplus { text } => write!(f, "{text} stands after the last case"),
            Fault::Utf16 => write!(f, "it is {UTF_16}"),
            Fault::Binary { word } => write!(f, "{word} is not text: it is binary"),
            fault => fault.fmt(f),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(f, true)
    }
}

impl fmt::Display for Discreet<&Finding> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.tell(f, false)
    }
}
