//! One question of a problem, and its text form.

use core::fmt;
use core::str::FromStr;

use tourbook_board::Key;

use crate::{Boards, Problem, Values, problem};

/// A problem with one of its keys.
///
/// Its text form is the problem's identifier and the numbers that the input
/// gives: `sicily-1152 15`, `poj-2488 4 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    problem: &'static Problem,
    key: Key,
}

impl Case {
    /// The case of `problem` with this key; `None` when the problem does not
    /// ask for it.
    #[must_use]
    pub fn new(problem: &'static Problem, key: Key) -> Option<Self> {
        let values = Values::of(problem, key);
        let case = Self::from_values(problem, values.as_slice()).ok()?;
        (case.key == key).then_some(case)
    }

    /// The case of `problem` that these numbers mean.
    ///
    /// # Errors
    ///
    /// When there are more or fewer numbers than fields, or when a number is
    /// not allowed.
    pub fn from_values(problem: &'static Problem, values: &[u8]) -> Result<Self, ParseCaseError> {
        let error = ParseCaseError { problem: Some(problem) };
        if values.len() != problem.input.fields.len() {
            return Err(error);
        }
        let mut checked = Values::new();
        for value in values {
            if !checked.range(problem).contains(value) {
                return Err(error);
            }
            checked.push(*value);
        }
        checked.key(problem).map(|key| Self { problem, key }).ok_or(error)
    }

    /// The case of `problem` that `text` means: the numbers that the input
    /// gives, between white space or commas. Where the board is fixed, the
    /// start may also be a name, or row and column from 0.
    ///
    /// ```
    /// use tourbook_problems::{Case, problem};
    ///
    /// let sicily = problem("sicily-1152").expect("one of PROBLEMS");
    /// for text in ["15", "C3", "2,2"] {
    ///     assert_eq!(Case::parse(sicily, text)?.to_string(), "sicily-1152 15");
    /// }
    /// # Ok::<(), tourbook_problems::ParseCaseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When the text does not mean a case of the problem.
    pub fn parse(problem: &'static Problem, text: &str) -> Result<Self, ParseCaseError> {
        let error = ParseCaseError { problem: Some(problem) };
        let mut values = [0; 8];
        let mut count = 0;
        let mut is_numbers = true;
        let words = text.split(|char: char| char == ',' || char.is_whitespace());
        for word in words.filter(|word| !word.is_empty()) {
            let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
            match word.parse().ok().filter(|_| is_number) {
                Some(value) => *values.get_mut(count).ok_or(error)? = value,
                None => is_numbers = false,
            }
            count += 1;
        }
        match problem.boards {
            _ if is_numbers && count == problem.input.fields.len() => {
                Self::from_values(problem, values.get(..count).unwrap_or_default())
            }
            Boards::Fixed(board) => {
                let start = match values {
                    [row, col, ..] if is_numbers && count == 2 => board.at(row, col),
                    // A number alone is a start where the input numbers the squares.
                    _ if count == 1 && !is_numbers => board.square(text.trim()).ok(),
                    _ => None,
                };
                start
                    .and_then(|start| Self::new(problem, Key::from_start(board, start)?))
                    .ok_or(error)
            }
            Boards::Given { .. } => Err(error),
        }
    }

    /// The problem.
    #[must_use]
    pub const fn problem(self) -> &'static Problem {
        self.problem
    }

    /// The key.
    #[must_use]
    pub const fn key(self) -> Key {
        self.key
    }

    /// The numbers that the input gives.
    #[must_use]
    pub fn values(self) -> Values {
        Values::of(self.problem, self.key)
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.problem.id, self.values())
    }
}

impl FromStr for Case {
    type Err = ParseCaseError;

    fn from_str(text: &str) -> Result<Self, ParseCaseError> {
        let (id, values) = text.split_once(' ').unwrap_or((text, ""));
        let problem = problem(id).ok_or(ParseCaseError { problem: None })?;
        Self::parse(problem, values)
    }
}

/// A text is not a case of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCaseError {
    /// The problem; `None` when the text does not begin with its identifier.
    problem: Option<&'static Problem>,
}

/// The message says what a case is.
impl fmt::Display for ParseCaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(problem) = self.problem else {
            return f.write_str("expected a problem and the numbers of a case");
        };
        write!(f, "expected the numbers of a case of {}, such as", problem.id)?;
        problem.example.iter().try_for_each(|value| write!(f, " {value}"))
    }
}

impl core::error::Error for ParseCaseError {}
