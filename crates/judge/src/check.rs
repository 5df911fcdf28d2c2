//! Checking an output, and saying what is wrong with it.
//!
//! The input and the output are read side by side, case by case, in constant
//! memory. Two fast paths accept nearly every right answer: one that is the
//! table's, byte for byte, and one that is another right tour. Everything else
//! is diagnosed.

mod align;
mod answer_at;
mod counts;
mod diagnose;
mod diagnostic;
mod exact;
mod finding;
mod findings;
mod heading;
mod judge;
mod names;
mod names_fault;
mod notice;
mod numbers;
mod numbers_fault;
mod output;
mod path;
mod piece;
mod reading;
mod said;
mod text;
mod walk;
mod whitespace;

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, Read};
use std::iter;

use tourbook_problems::{Language, Problem};

pub use diagnostic::{
    Class, Deviation, Diagnostic, HeadingFault, Misspelling, Place, Question, Reading, TextPlace,
};
pub use finding::Finding;
pub use notice::Notice;
pub(crate) use notice::name_text;
pub use text::TextKind;
pub(crate) use text::lookalike;
pub use walk::Walk;
pub use whitespace::WhitespaceFault;

pub use crate::words::accepted;

use crate::Error;
use crate::answers::Answers;
use crate::expected::Expected;
use crate::fast::Heads;
use crate::input::Cases;
use output::Output;

/// A check of an output against the input that it answers.
///
/// ```
/// use tourbook_judge::check::Check;
/// use tourbook_problems::problem;
///
/// let sicily = problem("sicily-1152").expect("one of PROBLEMS");
/// let mut found = Vec::new();
/// Check::new(sicily, "1\n-1\n".as_bytes(), "1 9 2\n".as_bytes())
///     .run(&mut |finding| found.push(finding))?;
/// assert_eq!(found.len(), 1);
/// assert_eq!(found[0].line, 1);
/// # Ok::<(), tourbook_judge::check::CheckError>(())
/// ```
pub struct Check<'a> {
    problem: &'static Problem,
    input: Box<dyn Read + 'a>,
    output: Box<dyn Read + 'a>,
    answer: Option<Box<dyn Read + 'a>>,
    spacing: Spacing,
    all: bool,
}

/// Which white space is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spacing {
    /// Any.
    Free,
    /// What the problem's judge accepts.
    AsJudged,
    /// That of the answer format, byte for byte.
    Strict,
}

/// Why an output could not be judged.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckError {
    /// The input is wrong, or could not be read.
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
    pub fn new(problem: &'static Problem, input: impl Read + 'a, output: impl Read + 'a) -> Self {
        Self {
            problem,
            input: Box::new(input),
            output: Box::new(output),
            answer: None,
            spacing: Spacing::AsJudged,
            all: false,
        }
    }

    /// The same check with the jury's answer to the input. It is not needed, but
    /// it must not contradict the table. An empty one is ignored.
    #[must_use]
    pub fn with_answer(mut self, answer: impl Read + 'a) -> Self {
        self.answer = Some(Box::new(answer));
        self
    }

    /// The same check, which refuses each difference in white space if `strict`.
    #[must_use]
    pub fn strict(mut self, strict: bool) -> Self {
        self.spacing = if strict { Spacing::Strict } else { Spacing::AsJudged };
        self
    }

    /// The same check, which finds the first fault of each case if `all`, and
    /// not only the first fault of all.
    #[must_use]
    pub fn all(mut self, all: bool) -> Self {
        self.all = all;
        self
    }

    /// Reads everything, passes each finding to `report`, and returns how many
    /// cases there are. The output is right if nothing is found.
    ///
    /// # Errors
    ///
    /// When the output cannot be judged. What was found until then does not
    /// count.
    pub fn run(self, report: &mut dyn FnMut(Finding)) -> Result<u64, CheckError> {
        let mut contradiction = None;
        let mut contradicts = |finding: Finding| {
            if !matches!(finding.diagnostic, Diagnostic::Empty) {
                contradiction.get_or_insert(finding);
            }
        };
        let problem = self.problem;
        let mut outputs = vec![Output::new(problem, self.output, self.spacing, self.all, report)];
        if let Some(answer) = self.answer {
            outputs.push(Output::new(problem, answer, Spacing::Free, false, &mut contradicts));
        }
        let mut questions = Questions::new(problem, self.input);
        judge(&mut questions, &mut outputs).map_err(CheckError::Input)?;
        let cases = questions.heads.number() - 1;
        for (output, unread) in outputs.into_iter().zip([CheckError::Output, CheckError::Answer]) {
            output.into_error().map_or(Ok(()), |error| Err(unread(error)))?;
        }
        contradiction.map_or(Ok(cases), |finding| Err(CheckError::Contradiction(finding)))
    }
}

/// Judges all cases in each output.
fn judge(questions: &mut Questions<'_>, outputs: &mut [Output<'_>]) -> Result<(), Error> {
    outputs.iter_mut().for_each(Output::open);
    while let Some(index) = questions.next()? {
        for output in &mut *outputs {
            let (heads, answers) = (&questions.heads, &questions.answers);
            if !output.accepts(heads, answers.get(index)) {
                let (previous, cases) = questions.around(index)?;
                output.diagnose(previous.as_ref(), &cases);
            }
        }
        questions.advance(index);
    }
    let previous = questions.before();
    for output in outputs {
        output.close(previous.as_ref());
    }
    Ok(())
}

/// The cases of the input, of which some are read ahead.
struct Questions<'a> {
    cases: Cases<Box<dyn Read + 'a>>,
    answers: Answers,
    heads: Heads,
    /// The indices of cases that were read ahead.
    ahead: VecDeque<usize>,
    /// The index of the case before.
    previous: Option<usize>,
    /// The sum of the numbers of tours of the cases before.
    sum: u64,
}

/// How many cases are looked at in one diagnosis.
const AHEAD: usize = 4;

impl<'a> Questions<'a> {
    fn new(problem: &'static Problem, input: Box<dyn Read + 'a>) -> Self {
        let cases = Cases::new(problem, input);
        Self {
            answers: Answers::new(cases.indices()),
            cases,
            heads: Heads::new(problem),
            ahead: VecDeque::new(),
            previous: None,
            sum: 0,
        }
    }

    /// The index of the next case; `None` at the end.
    fn next(&mut self) -> Result<Option<usize>, Error> {
        match self.ahead.pop_front() {
            Some(index) => Ok(Some(index)),
            None => self.cases.next(&mut self.answers),
        }
    }

    /// The case with `index` has been judged.
    fn advance(&mut self, index: usize) {
        self.sum += self.count(index);
        self.previous = Some(index);
        self.heads.advance();
    }

    /// The number of tours that is the answer to the case with `index`; 0 where
    /// that is not asked.
    fn count(&self, index: usize) -> u64 {
        self.answers.get(index).and_then(|entry| entry.right.count()).unwrap_or(0)
    }

    /// What is right for the case before, for the case with `index`, which is
    /// judged, and for the cases after it.
    fn around(&mut self, index: usize) -> Result<(Option<Expected>, Vec<Expected>), Error> {
        while self.ahead.len() + 1 < AHEAD {
            let Some(next) = self.cases.next(&mut self.answers)? else { break };
            self.ahead.push_back(next);
        }
        let mut sum_before = self.sum;
        let mut cases = Vec::new();
        for (&index, number) in iter::once(&index).chain(&self.ahead).zip(self.heads.number()..) {
            cases.extend(self.expected(index, number, sum_before));
            sum_before += self.count(index);
        }
        Ok((self.before(), cases))
    }

    /// The case before, when no case is left.
    fn before(&self) -> Option<Expected> {
        let number = self.heads.number() - 1;
        let index = self.previous?;
        self.expected(index, number, self.sum - self.count(index))
    }

    fn expected(&self, index: usize, number: u64, sum_before: u64) -> Option<Expected> {
        let entry = self.answers.get(index)?;
        let (case, right, last) = (entry.case, entry.right, self.cases.announced());
        Some(Expected { number, case, right, sum_before, last })
    }
}

impl fmt::Debug for Check<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Check").field("problem", &self.problem.id).finish_non_exhaustive()
    }
}

impl CheckError {
    /// The error in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        crate::words::check_error(self, language)
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for CheckError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Input(error) => Some(error),
            Self::Output(error) | Self::Answer(error) => Some(error),
            Self::Contradiction(_) => None,
        }
    }
}
