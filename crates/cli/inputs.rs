//! Test inputs: each case of a problem once, in as many inputs as that takes.

use tourbook_problems::{Case, InputText, Problem};

/// A test input and its cases.
pub(crate) struct TestInput {
    pub(crate) text: Vec<u8>,
    pub(crate) cases: Vec<Case>,
}

/// Inputs that together have each of `cases` once, with at most `max` cases
/// each.
pub(crate) fn inputs(problem: &'static Problem, cases: &[Case], max: u64) -> Vec<TestInput> {
    let max = usize::try_from(max).unwrap_or(usize::MAX).max(1);
    let input = |cases: &[Case]| TestInput {
        text: InputText::new(problem, cases).to_string().into_bytes(),
        cases: cases.to_vec(),
    };
    cases.chunks(max).map(input).collect()
}
