//! The facts of the problems: everything that distinguishes one from another.
//!
//! A [`Problem`] is a description, not a program. It says which boards and
//! starts it asks for, how its input and its answers are written, and which
//! answers its judge accepts. The judge, the command line and the offline
//! programs read these facts. Each problem has a file of its own in this
//! crate, and [`PROBLEMS`] lists them all.
//!
//! A [`Case`] is one question of a problem.
//!
//! ```
//! use tourbook_problems::{Case, problem};
//!
//! let poj = problem("poj-2488").expect("one of PROBLEMS");
//! assert_eq!(poj.cases().count(), 91);
//!
//! // p = 4 numbers and q = 3 letters: 3 rows and 4 columns.
//! let case: Case = "poj-2488 4 3".parse()?;
//! assert_eq!(case.key().to_string(), "3x4 any");
//! assert_eq!(case.to_string(), "poj-2488 4 3");
//! # Ok::<(), tourbook_problems::ParseCaseError>(())
//! ```

#![no_std]

mod answer_format;
mod boards_text;
mod case;
mod course_8x8;
mod cses_1689;
mod input_format;
mod input_text;
mod language;
mod noi_8465;
mod poj_2488;
mod problem;
mod sicily_1152;
mod sicily_1153;
mod value;

pub use answer_format::{AnswerFormat, Body, EmptyLine, Heading};
pub use boards_text::BoardsText;
pub use case::{Case, ParseCaseError};
pub use input_format::{Boards, Count, Field, InputFormat, Role};
pub use input_text::InputText;
pub use language::{Language, ParseLanguageError, Text};
pub use problem::{Acceptance, Problem, Prompt, Whitespace};
pub use value::Values;

/// All problems, in the order in which they are listed.
pub const PROBLEMS: &[&Problem] = &[
    &sicily_1152::SICILY_1152,
    &poj_2488::POJ_2488,
    &course_8x8::COURSE_8X8,
    &sicily_1153::SICILY_1153,
    &cses_1689::CSES_1689,
    &noi_8465::NOI_8465,
];

/// The problem with this identifier.
///
/// ```
/// assert!(tourbook_problems::problem("sicily-1152").is_some());
/// assert!(tourbook_problems::problem("sicily").is_none());
/// ```
#[must_use]
pub fn problem(id: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.id == id)
}

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
