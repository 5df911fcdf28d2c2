//! `tourbook problems`: which problems can be answered.

use clap::ArgMatches;
use tourbook_problems::PROBLEMS;

use crate::failure::Failure;
use crate::output::print;
use crate::words::Speech;

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let speech = Speech::of(options);
    print(list(), &speech.the_problems(), speech)
}

/// A line for each problem, in columns.
fn list() -> String {
    let mut text = row("PROBLEM", "BOARD", "CASES", "JUDGING", "TITLE");
    for problem in PROBLEMS {
        let (boards, cases) =
            (problem.boards_text().to_string(), problem.cases().count().to_string());
        text += &row(problem.id, &boards, &cases, &problem.acceptance.to_string(), problem.title);
    }
    text
}

fn row(id: &str, boards: &str, cases: &str, judging: &str, title: &str) -> String {
    format!("{id:<12} {boards:<15} {cases:>5}  {judging:<20} {title}\n")
}
