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
    let titles = ["PROBLEM", "BOARD", "CASES", "JUDGING", "TITLE"].map(str::to_owned);
    let rows = PROBLEMS.iter().map(|problem| {
        let (boards, cases) = (problem.boards_text().to_string(), problem.cases().count());
        let judging = problem.acceptance.to_string();
        [problem.id.to_owned(), boards, cases.to_string(), judging, problem.title.to_owned()]
    });
    let rows: Vec<[String; 5]> = [titles].into_iter().chain(rows).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or_default();
    let [ids, boards, cases, judging] = [0, 1, 2, 3].map(width);
    let line = |[id, board, count, judge, title]: &[String; 5]| {
        format!("{id:<ids$} {board:<boards$} {count:>cases$}  {judge:<judging$} {title}\n")
    };
    rows.iter().map(line).collect()
}
