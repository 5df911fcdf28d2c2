//! The table in other languages: source files that answer a problem, or check
//! answers to it.
//!
//! There is one template for each [`Target`], with a piece for each input format
//! and each answer format. The facts of a problem choose the pieces, and the
//! table fills them. So a problem that fits the existing formats needs nothing
//! here.
//!
//! ```
//! use tourbook_export::{source, target};
//! use tourbook_problems::problem;
//!
//! let poj = problem("poj-2488").expect("one of PROBLEMS");
//! let program = source(poj, target("python").expect("one of TARGETS"));
//! assert!(program.starts_with("# POJ 2488, A Knight's Journey\n"));
//! assert!(program.len() < 24 * 1024);
//! ```

mod entries;
mod facts;
mod mistake;
mod target;
mod template;

use tourbook_problems::Problem;

pub use facts::MOST_CASES;
pub use mistake::Mistake;
pub use target::{INPUT_VALIDATOR, PLAIN_SEARCH, TARGETS, Target, WRONG_MOVE, target};

use facts::Facts;

/// The source of a program for `problem` in the language of `target`, or of a
/// checker.
#[must_use]
pub fn source(problem: &'static Problem, target: &Target) -> String {
    render(&Facts { problem, target, mistake: None })
}

/// The source of a program in C++ for `problem` that makes a mistake on purpose;
/// `None` where the problem leaves no room for the mistake.
#[must_use]
pub fn mistaken_source(problem: &'static Problem, mistake: Mistake) -> Option<String> {
    let facts = Facts { problem, target: target("cpp")?, mistake: Some(mistake) };
    mistake.is_possible(problem).then(|| render(&facts))
}

fn render(facts: &Facts<'_>) -> String {
    let template = facts.target.template.concat();
    template::render(&template, &|flag| facts.has(flag), &|name| facts.value(name))
}

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
