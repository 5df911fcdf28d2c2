//! A whole input for some cases.

use core::fmt;

use crate::{Case, Count, Problem};

/// The input that asks for some cases of a problem, as the judge writes it.
///
/// ```
/// use tourbook_problems::{InputText, problem};
///
/// let poj = problem("poj-2488").expect("one of PROBLEMS");
/// let cases: Vec<_> = poj.cases().take(2).collect();
/// assert_eq!(InputText::new(poj, &cases).to_string(), "2\n1 1\n1 2\n");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct InputText<'a> {
    problem: &'static Problem,
    cases: &'a [Case],
}

impl<'a> InputText<'a> {
    /// The input of `problem` that asks for `cases`.
    #[must_use]
    pub const fn new(problem: &'static Problem, cases: &'a [Case]) -> Self {
        Self { problem, cases }
    }
}

impl fmt::Display for InputText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let input = &self.problem.input;
        if let Count::First { .. } = input.count {
            writeln!(f, "{}", self.cases.len())?;
        }
        for case in self.cases {
            let mut separator = "";
            for value in case.values().as_slice() {
                write!(f, "{separator}{value}")?;
                separator = " ";
            }
            f.write_str("\n")?;
        }
        input.end.map_or(Ok(()), |end| writeln!(f, "{end}"))
    }
}
