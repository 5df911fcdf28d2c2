//! What makes a problem.

use core::fmt;

use tourbook_board::Notation;

use crate::{AnswerFormat, Boards, Case, InputFormat, Role, Text, Values};

/// The facts of a problem.
#[derive(Debug, PartialEq, Eq)]
pub struct Problem {
    /// The identifier, as people type it on the command line.
    pub id: &'static str,
    /// A short name.
    pub name: Text,
    /// What its judge or course calls it.
    pub title: &'static str,
    /// The boards that it asks for.
    pub boards: Boards,
    /// How its input is written.
    pub input: InputFormat,
    /// How its answers are written.
    pub answer: AnswerFormat,
    /// Which answers its judge accepts.
    pub acceptance: Acceptance,
    /// Which white space its judge accepts.
    pub whitespace: Whitespace,
    /// How messages and drawings write a square.
    pub notation: Notation,
    /// Whether people who solve the problem draw the rows of our boards as
    /// columns.
    pub is_drawn_transposed: bool,
    /// The numbers of a case that documents and messages show as an example.
    pub example: &'static [u8],
    /// Whether the usual program asks for one case and ends, although an input
    /// may have more.
    pub is_asked_once: bool,
    /// What the program says to a person who types the input.
    pub prompt: Option<Prompt>,
    /// The statement in our own words, in Markdown: paragraphs, code between
    /// backquotes, and the headings of the input and of the output.
    pub statement: Text,
}

/// Which answers a judge accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceptance {
    /// Every tour from the right start: the judge has a checker.
    AnyTour,
    /// One answer: the judge compares.
    OneAnswer,
}

impl fmt::Display for Acceptance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::AnyTour => "any tour is right",
            Self::OneAnswer => "one answer is right",
        })
    }
}

/// Which white space a judge accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whitespace {
    /// Any white space between two words.
    Ignored,
    /// The white space of the answer format. CRLF is accepted as the end of a
    /// line, and white space at the very end of the output is ignored.
    Compared,
}

/// What the program says to a person who types the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// Before each case. The texts end with a line feed.
    pub question: Text,
    /// After each answer.
    pub answered: Text,
}

impl Problem {
    /// All cases in ascending order of the numbers that the input gives.
    ///
    /// ```
    /// use tourbook_problems::problem;
    ///
    /// let sicily = problem("sicily-1152").expect("one of PROBLEMS");
    /// let cases: Vec<String> = sicily.cases().map(|case| case.to_string()).collect();
    /// assert_eq!(cases.len(), 30);
    /// assert_eq!(cases[14], "sicily-1152 15");
    /// ```
    pub fn cases(&'static self) -> impl Iterator<Item = Case> + Clone {
        let mut next = Values::first(self);
        core::iter::from_fn(move || {
            let values = next.take()?;
            next = values.next(self);
            Case::from_values(self, values.as_slice()).ok()
        })
    }

    /// How many cases a person's program is given at most in one run.
    #[must_use]
    pub const fn cases_per_run(&self) -> u64 {
        if self.is_asked_once { 1 } else { self.input.max_cases() }
    }

    /// Whether the input gives the start; if not, the tour may start anywhere.
    #[must_use]
    pub fn has_start(&self) -> bool {
        self.input.fields.iter().any(|field| !field.role.is_of_board())
    }

    /// The field with this role, if the input has it.
    #[must_use]
    pub fn field(&self, role: Role) -> Option<&'static crate::Field> {
        self.input.fields.iter().find(|field| field.role == role)
    }

    /// The number of the first row and column in messages: that of the input,
    /// 0 or 1.
    #[must_use]
    pub fn coordinate_base(&self) -> u8 {
        self.field(Role::Row).map_or(0, |field| field.base)
    }
}
