//! Checking somebody's output, and explaining what is wrong with it.
//!
//! The input and the output are read side by side, case by case, in constant
//! memory. An answer that is ours byte for byte is passed over at once
//! (`output`); any other is read by its problem, which knows what else is
//! right. What is found is a [`Finding`]: a [`Fault`] and where it is.
//!
//! The text that is checked is read by `text`, answers that are rows of numbers
//! by `numbers`, and differences in nothing but white space are found by `slip`.

mod fault;
mod finding;
pub(crate) mod layout;
pub(crate) mod numbers;
pub(crate) mod output;
mod place;
pub(crate) mod slip;
pub(crate) mod text;
mod tour;

use std::fmt;
use std::io::{self, Read};

pub use fault::{Class, Fault, Special};
use finding::InJurysAnswer;
pub use finding::{Discreet, Finding};
use output::Output;
pub use output::Outputs;
pub use place::{At, Place};
pub use slip::Slip;
use slip::Spacing;
use text::Text;
pub(crate) use tour::first_fault;

use crate::{Error, Exchange, Problem};

/// A check of an output against the input that it answers.
///
/// ```
/// use tourbook_judge::check::Check;
/// use tourbook_judge::problem;
///
/// let sicily = problem("sicily-1152").expect("one of PROBLEMS");
/// let mut found = Vec::new();
/// let (mut input, mut output) = ("1\n-1\n".as_bytes(), "1 9 2\n".as_bytes());
/// Check::new(sicily, &mut input, &mut output).run(&mut |finding| found.push(finding))?;
/// let message = "case 1 (line 1): step 3: from 9 to 2 is not a knight's move";
/// assert_eq!(found[0].to_string(), message);
/// # Ok::<(), tourbook_judge::check::Unjudged>(())
/// ```
pub struct Check<'a> {
    problem: &'a dyn Problem,
    input: &'a mut dyn Read,
    output: &'a mut dyn Read,
    answer: Option<&'a mut dyn Read>,
    spacing: Spacing,
    all: bool,
}

/// Why an output could not be judged.
#[derive(Debug)]
pub enum Unjudged {
    /// The input is broken, or could not be read.
    Input(Error),
    /// The output could not be read.
    Output(io::Error),
    /// The jury's answer could not be read.
    Answer(io::Error),
    /// The jury's answer contradicts the table.
    Contradiction(Finding),
}

impl<'a> Check<'a> {
    /// A check of `output`, which answers `input`, by the rules of the
    /// problem's judge.
    pub fn new(
        problem: &'a dyn Problem,
        input: &'a mut dyn Read,
        output: &'a mut dyn Read,
    ) -> Self {
        Self { problem, input, output, answer: None, spacing: Spacing::AsJudged, all: false }
    }

    /// The same, with the jury's answer to the input. It is not needed, but it
    /// must not contradict the table; an empty one says nothing.
    #[must_use]
    pub fn with_answer(self, answer: &'a mut dyn Read) -> Self {
        Self { answer: Some(answer), ..self }
    }

    /// The same, refusing each difference in white space if `strict`.
    #[must_use]
    pub fn strict(self, strict: bool) -> Self {
        Self { spacing: if strict { Spacing::Strict } else { Spacing::AsJudged }, ..self }
    }

    /// The same, finding the first fault of every case if `all`, and not only
    /// of the first that has one.
    #[must_use]
    pub fn all(self, all: bool) -> Self {
        Self { all, ..self }
    }

    /// Reads everything, hands each finding to `report`, and returns how many
    /// cases there are. The output is right if nothing was found.
    ///
    /// # Errors
    ///
    /// When it cannot be judged; what was found until then does not count.
    pub fn run(self, report: &mut dyn FnMut(Finding)) -> Result<u64, Unjudged> {
        let mut contradiction = None;
        let mut contradicts = |finding: Finding| {
            if !matches!(finding.fault, Fault::Empty) {
                contradiction = Some(finding);
            }
        };
        let mut outputs = vec![Output::new(Text::new(self.output), self.spacing, self.all, report)];
        if let Some(answer) = self.answer {
            outputs.push(Output::new(Text::new(answer), Spacing::Free, false, &mut contradicts));
        }
        let mut outputs = Outputs::new(outputs);
        outputs.open();
        let mut nowhere = io::sink();
        let mut exchange = Exchange::new(self.input, &mut nowhere);
        self.problem.check(&mut exchange, &mut outputs).map_err(Unjudged::Input)?;
        outputs.close();
        let cases = outputs.cases();
        for (error, unjudged) in outputs.into_errors().zip([Unjudged::Output, Unjudged::Answer]) {
            error.map_or(Ok(()), |error| Err(unjudged(error)))?;
        }
        contradiction.map_or(Ok(cases), |finding| Err(Unjudged::Contradiction(finding)))
    }
}

impl fmt::Display for Unjudged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(error) => error.fmt(f),
            Self::Output(error) => write!(f, "cannot read the output: {error}"),
            Self::Answer(error) => write!(f, "cannot read the jury's answer: {error}"),
            Self::Contradiction(finding) => {
                let fault = InJurysAnswer(finding);
                write!(f, "the jury's answer contradicts the table: {fault}")
            }
        }
    }
}

impl std::error::Error for Unjudged {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Input(error) => Some(error),
            Self::Output(error) | Self::Answer(error) => Some(error),
            Self::Contradiction(_) => None,
        }
    }
}
