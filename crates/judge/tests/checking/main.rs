//! What a check finds in right outputs that were changed.
//!
//! Everything here is made from the facts of the problems, so it holds for each
//! of them.

mod change;
mod counts;
#[path = "../drops/mod.rs"]
mod drops;
mod faults;
mod mutations;
mod oracle;
mod outputs;
mod readings;
mod walks;

use std::io::Read;

use tourbook_judge::check::{Check, Finding};
use tourbook_problems::{Case, Problem};

use outputs::{Questions, body, first};

/// What is found.
pub(crate) fn check(
    questions: &Questions,
    output: impl Read,
    strict: bool,
    all: bool,
) -> Vec<Finding> {
    let mut found = Vec::new();
    let input = questions.input();
    let cases = Check::new(questions.problem, input.as_bytes(), output)
        .strict(strict)
        .all(all)
        .run(&mut |finding| found.push(finding))
        .expect("a right input");
    assert_eq!(cases, questions.cases.len() as u64);
    found
}

/// Lists of cases of which no two neighbours have the same answer.
pub(crate) fn lists(problem: &'static Problem) -> Vec<Questions> {
    let all: Vec<Case> = problem.cases().collect();
    let mut lists = Vec::new();
    // Steps that share no factor with the number of cases reach all of them.
    for (from, step, count) in [
        (0, 1, 6),
        (3, 7, 5),
        (11, 11, 7),
        (5, 13, 4),
        (20, 17, 1),
        (17, 19, 2),
        (8, 23, 3),
        // The end of one tour and the beginning of the next one are a tour too.
        (6, 7, 7),
        (6, 17, 3),
        (41, 29, 8),
    ] {
        let mut cases: Vec<Case> =
            (0..).map(|index| all[(from + step * index) % all.len()]).take(100).collect();
        cases.dedup_by_key(|case| body(problem, &first(*case)));
        cases.truncate(count);
        for with_others in [false, true] {
            lists.push(Questions::new(problem, cases.clone(), with_others));
        }
    }
    lists
}
