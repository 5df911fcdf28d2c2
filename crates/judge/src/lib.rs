//! The problems in the formats of their judges: bytes in, bytes out.
//!
//! One engine reads the facts of a problem and does everything else.
//! [`answer`] and [`Session`] answer an input, [`check`] judges an output, and
//! [`explain`] says why an answer is right. The answers come from the table.
//!
//! ```
//! use tourbook_judge::answer;
//! use tourbook_problems::problem;
//!
//! let sicily = problem("sicily-1152").expect("one of PROBLEMS");
//! let mut output = Vec::new();
//! answer(sicily, "15\n-1\n".as_bytes(), &mut output)?;
//! assert!(output.starts_with(b"15 2 13 26 "));
//! # Ok::<(), tourbook_judge::Error>(())
//! ```

mod answers;
pub mod check;
mod error;
mod excerpt;
mod expected;
mod explain;
mod fast;
mod input;
mod printable;
mod render;
mod scanner;
mod session;
mod word_kind;
mod words;

pub use error::{Error, InputFault, InputFaultKind};
pub use explain::{Explanation, Obstacle, PassedOver, Proof, Reason, Step, Subject, explain};
pub use printable::{printable, quoted};
pub use session::{Session, answer};
pub use word_kind::WordKind;
pub use words::{case_help, number_of_cases};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
