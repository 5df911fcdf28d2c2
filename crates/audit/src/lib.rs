//! The audit of the table: six checks that do not trust the search which made
//! it.
//!
//! A check is a function from a [`Book`] to [`Findings`]. A book is the table
//! and the texts of its two parts, or a copy of them. [`CHECKS`] lists the checks,
//! and each has a file of its own:
//!
//! 1. `complete`: exactly the right keys are there, and each is found.
//! 2. `tours`: each tour visits every square once, by knight's moves.
//! 3. `sat`: a SAT solver refutes every tour that would come before the
//!    answer, and every tour where the answer is "impossible".
//! 4. `counts`: the numbers of tours are those of another count, and the
//!    published ones.
//! 5. `plain`: plain depth-first search finds the same answers.
//! 6. `fingerprint`: `answers.txt` and `counts.txt` say what the table says;
//!    their SHA-256.
//!
//! Checks 1, 2, 3 and 6 use neither the search nor its table of moves. Checks 4
//! and 5 use its engine without the prunings that derive the table. Boards of
//! more than 26 squares have too many paths to count their tours without any
//! pruning; there, dead ends are pruned.
//!
//! [`formula`] makes the formulas of check 3, [`question`] makes questions of
//! them, and [`export`] writes them for other solvers, for the keys of a
//! [`selection`].

mod book;
mod complete;
mod counts;
mod dimacs;
pub mod export;
mod fingerprint;
pub mod formula;
mod plain;
pub mod published;
pub mod question;
pub mod render;
mod report;
mod sat;
pub mod selection;
pub mod solver;
mod tours;

pub use book::{Book, Part};
pub use report::{AuditFault, Check, Figure, Findings, Report};

use std::time::Instant;

use indicatif::ProgressBar;

/// The name of a check, and the check.
pub type NamedCheck = (&'static str, fn(&Book<'_>, &ProgressBar) -> Findings);

/// All checks, in their order.
pub const CHECKS: [NamedCheck; 6] = [
    ("complete", complete::check),
    ("tours", tours::check),
    ("sat", sat::check),
    ("counts", counts::check),
    ("plain", plain::check),
    ("fingerprint", fingerprint::check),
];

/// Runs one check on `book`.
pub fn run(&(name, check): &NamedCheck, book: &Book<'_>, progress: &ProgressBar) -> Check {
    let clock = Instant::now();
    let findings = check(book, progress);
    Check { name, findings, time: clock.elapsed() }
}
