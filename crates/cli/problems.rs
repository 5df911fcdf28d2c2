//! `tourbook problems`: what there is to ask.

use tourbook_judge::PROBLEMS;

use crate::failure::Failure;
use crate::output::print;

pub(crate) fn run() -> Result<(), Failure> {
    print(&list(), "the list of problems")
}

/// A line for each problem, in columns.
fn list() -> String {
    let mut text = row("PROBLEM", "BOARD", "KEYS", "JUDGING", "TITLE");
    for problem in PROBLEMS {
        let family = problem.family();
        let keys = family.keys().count().to_string();
        let judging = problem.judging().to_string();
        text += &row(family.id(), problem.board(), &keys, &judging, problem.title());
    }
    text
}

fn row(id: &str, board: &str, keys: &str, judging: &str, title: &str) -> String {
    format!("{id:<12} {board:<15} {keys:>4}  {judging:<20} {title}\n")
}
