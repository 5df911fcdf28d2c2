//! A fault and where it is, and for whom the words are.

use std::fmt;

use crate::check::Fault;

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
        match self.case {
            Some(case) => write!(f, "case {case} (line {}): ", self.line)?,
            None => write!(f, "line {}: ", self.line)?,
        }
        self.fault.tell(f, full)
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
