//! The arguments, for clap.
//!
//! It does not break lines (that would take another crate), so that helps do it
//! themselves. What clap adds to one, such as the possible values, gets a line
//! of its own where the help ends with a line feed.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};
use tourbook_judge::{PROBLEMS, Problem, problem};

use crate::examples::examples;
use crate::failure::Failure;
use crate::{check, explain, show};

/// The whole command line, as clap describes it.
///
/// ```
/// tourbook::command().debug_assert();
/// ```
#[must_use]
pub fn command() -> Command {
    Command::new("tourbook")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Knight's tours from a table: the first one, at once, and always the same")
        .subcommand_required(true)
        .arg_required_else_help(true)
        // A command's arguments are put together only when it is called: that is
        // a good part of what a single answer costs.
        .subcommand(
            Command::new("answer")
                .about("Answer a judge's input in the judge's format")
                .defer(answer),
        )
        .subcommand(
            Command::new("audit")
                .about("Check that the table is complete and its tours are tours")
                .defer(audit),
        )
        .subcommand(
            Command::new("check")
                .about("Check somebody's output, and explain what is wrong with it")
                .defer(check::arguments),
        )
        .subcommand(
            Command::new("explain")
                .about("Explain an answer: draw its board, and say why it is so")
                .defer(explain::arguments),
        )
        .subcommand(
            Command::new("problems")
                .about("List the problems that can be answered")
                .defer(problems),
        )
        .subcommand(
            Command::new("show")
                .about("Show a tour: in the terminal, or as an SVG picture or JSON")
                .defer(show::arguments),
        )
        .subcommand(
            Command::new("table")
                .about("Print all answers of the table, one key a line")
                .defer(table),
        )
        .after_help(examples(&[
            "echo 15 | tourbook answer sicily-1152",
            "tourbook show course-8x8 3 4",
            "tourbook explain poj-2488 4 4",
        ]))
}

/// The argument that names a problem.
pub(crate) fn problem_argument() -> Arg {
    Arg::new("PROBLEM").required(true).value_parser(problem_ids())
}

/// Takes the identifiers of problems.
pub(crate) fn problem_ids() -> PossibleValuesParser {
    PROBLEMS.iter().map(|problem| problem.family().id()).collect::<Vec<_>>().into()
}

/// The problem that was named there.
pub(crate) fn problem_of(options: &ArgMatches) -> Result<&'static dyn Problem, Failure> {
    let id = options.get_one::<String>("PROBLEM").map_or("", String::as_str);
    // clap lets only identifiers of problems through.
    problem(id).ok_or_else(|| Failure::Usage(format!("no problem {id:?}")))
}

fn answer(command: Command) -> Command {
    command
        .arg(problem_argument().help("Which problem the input belongs to\n"))
        .arg(
            Arg::new("INPUT")
                .value_parser(value_parser!(PathBuf))
                .help("The file with the input; - or nothing for standard input"),
        )
        // People type the case where the file belongs; see `hint`.
        .arg(Arg::new("REST").num_args(1..).hide(true).value_parser(value_parser!(PathBuf)))
        .after_help(examples(&[
            "echo 15 | tourbook answer sicily-1152",
            "printf '2\\n4 3\\n3 4\\n' | tourbook answer poj-2488",
            "echo 3 4 > start.txt; tourbook answer course-8x8 start.txt",
        ]))
}

fn problems(command: Command) -> Command {
    command.after_help(examples(&["tourbook problems", "tourbook problems | grep poj"]))
}

fn table(command: Command) -> Command {
    command.after_help(examples(&[
        "tourbook table | grep '^poj-2488 4 '",
        "tourbook table | sha256sum",
    ]))
}

fn audit(command: Command) -> Command {
    command.after_help(format!(
        "Exits 0 if all checks hold, 1 if not.\n\n{}",
        examples(&["tourbook audit", "tourbook audit && tourbook table | sha256sum"])
    ))
}
