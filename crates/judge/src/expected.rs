//! What is right for a case of an input.

use tourbook_board::Answer;
use tourbook_problems::Case;

/// A case of an input, and the answer of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    /// The number of the case in the input, counted from 1.
    pub(crate) number: u64,
    /// The question.
    pub(crate) case: Case,
    /// The answer of the table.
    pub(crate) answer: Answer<'static>,
}
