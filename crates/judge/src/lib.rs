//! The problems, in the formats of their judges: bytes in, bytes out.
//!
//! Each problem is one file, which says how its input is read, how an answer is
//! printed and which answers of others are right; the answer itself comes from
//! the table. What they share (words, errors with a line number, output that is
//! flushed before a read that may block, the reading of what is checked) is
//! below them.
//!
//! ```
//! use tourbook_judge::{answer, problem};
//!
//! let poj = problem("poj-2488").expect("one of PROBLEMS");
//! let mut output = Vec::new();
//! answer(poj, &mut "2\n4 3\n4 4\n".as_bytes(), &mut output)?;
//! let expected = "Scenario #1:\nA1B3C1A2B4C2A3B1C3A4B2C4\n\nScenario #2:\nimpossible\n\n";
//! assert_eq!(String::from_utf8_lossy(&output), expected);
//! # Ok::<(), tourbook_judge::Error>(())
//! ```

mod buffer;
pub mod check;
mod course_8x8;
mod error;
mod excerpt;
mod exchange;
mod explain;
mod impossible;
mod obstacle;
mod passed_over;
mod poj_2488;
mod printable;
mod problem;
mod replies;
mod sicily_1152;
mod table;
mod words;

use std::io::{Read, Write};

pub use error::{Error, Fault};
pub use exchange::Exchange;
pub use explain::{Explanation, explain};
pub use obstacle::Obstacle;
pub use printable::{printable, quoted};
pub use problem::{Judging, Problem};
pub use table::write_table;

/// All problems.
pub const PROBLEMS: &[&dyn Problem] =
    &[&sicily_1152::Sicily1152, &poj_2488::Poj2488, &course_8x8::Course8x8];

/// The problem with this identifier.
///
/// ```
/// assert!(tourbook_judge::problem("sicily-1152").is_some());
/// assert!(tourbook_judge::problem("sicily").is_none());
/// ```
#[must_use]
pub fn problem(id: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.family().id() == id)
}

/// Answers a whole input.
///
/// # Errors
///
/// At the first thing in `input` that is not as the problem states it, or when
/// it cannot be read, or `output` not written. Every answer before that has
/// been written.
pub fn answer(
    problem: &dyn Problem,
    input: &mut dyn Read,
    output: &mut dyn Write,
) -> Result<(), Error> {
    Exchange::new(input, output).answer(problem)
}
