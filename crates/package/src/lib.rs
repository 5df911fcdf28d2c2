//! Problem packages: a statement, test data, checkers and submissions in the
//! folders that a judging system expects.
//!
//! A package is made from the facts of a problem and its texts alone. `data` has
//! the tests, `statement` the texts, `submissions` the programs, and there is a
//! module for each [`Format`].
//!
//! ```
//! use tourbook_package::{Format, files};
//! use tourbook_problems::problem;
//!
//! let poj = problem("poj-2488").expect("one of PROBLEMS");
//! let files = files(poj, Format::Hydro)?;
//! assert!(files.iter().any(|file| file.path == "problem_zh.md"));
//! # Ok::<(), anyhow::Error>(())
//! ```

mod data;
mod file;
mod format;
mod hustoj;
mod hydro;
mod icpc;
mod statement;
mod submissions;
mod wrapper;

use anyhow::Result;
use tourbook_problems::Problem;

pub use file::File;
pub use format::Format;
pub use wrapper::wrappers;

/// The name of the package of `problem`: judges want letters and digits alone.
///
/// ```
/// let poj = tourbook_problems::problem("poj-2488").expect("one of PROBLEMS");
/// assert_eq!(tourbook_package::short_name(poj), "poj2488");
/// ```
#[must_use]
pub fn short_name(problem: &Problem) -> String {
    problem.id.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// The files of the package of `problem`.
///
/// # Errors
///
/// When the table has no answer to a test.
pub fn files(problem: &'static Problem, format: Format) -> Result<Vec<File>> {
    match format {
        Format::IcpcLegacy => icpc::files(problem, icpc::Version::Legacy),
        Format::Icpc2025 => icpc::files(problem, icpc::Version::V2025),
        Format::Hydro => hydro::files(problem),
        Format::Hustoj => hustoj::files(problem),
    }
}
