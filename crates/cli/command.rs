//! The arguments, for clap.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, value_parser};
use tourbook_judge::PROBLEMS;

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
        .subcommand(answer())
        .subcommand(Command::new("problems").about("List the problems that can be answered"))
        .subcommand(Command::new("table").about("Print all answers of the table, one key a line"))
        .subcommand(
            Command::new("audit")
                .about("Check that the table is complete and its tours are tours")
                .after_help("Exits 0 if all checks hold, 1 if not."),
        )
}

fn answer() -> Command {
    let ids = PROBLEMS.iter().map(|problem| problem.family().id());
    Command::new("answer")
        .about("Answer a judge's input in the judge's format")
        .arg(
            Arg::new("PROBLEM")
                .required(true)
                .value_parser(PossibleValuesParser::new(ids))
                .help("Which problem the input belongs to"),
        )
        .arg(
            Arg::new("INPUT")
                .value_parser(value_parser!(PathBuf))
                .help("The file with the input; - or nothing for standard input"),
        )
        // People type the case where the file belongs; see `answer::hint`.
        .arg(Arg::new("REST").num_args(1..).hide(true).value_parser(value_parser!(PathBuf)))
}
