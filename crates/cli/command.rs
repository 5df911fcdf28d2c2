//! The arguments, for clap.
//!
//! It does not break lines (that would take another crate), so that helps do it
//! themselves. What clap adds to one, such as the possible values, gets a line
//! of its own where the help ends with a line feed.

use clap::Command;

use crate::examples::examples;
use crate::words::language_argument;
use crate::{answer, cases, check, explain, export, show, table, try_program};

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
        .arg(language_argument())
        // A command's arguments are put together only when it is called: that is
        // a good part of what a single answer costs.
        .subcommand(
            Command::new("answer")
                .about("Answer a judge's input in the judge's format")
                .defer(answer::arguments),
        )
        .subcommand(
            Command::new("audit")
                .about("Check that the table is complete and its tours are tours")
                .defer(audit),
        )
        .subcommand(
            Command::new("cases")
                .about("Print a test input that has every case")
                .defer(cases::arguments),
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
            Command::new("export")
                .about("Write a program in another language that has the table, or a checker")
                .defer(export::arguments),
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
                .about("Print the answers of the table, one key a line")
                .defer(table::arguments),
        )
        .subcommand(
            Command::new("try")
                .about("Run a program on test inputs, and explain what is wrong with it")
                .defer(try_program::arguments),
        )
        .after_help(examples(include_str!("help/tourbook.txt")))
}

fn problems(command: Command) -> Command {
    command.after_help(examples(include_str!("help/problems.txt")))
}

fn audit(command: Command) -> Command {
    command.after_help(format!(
        "Exits 0 if all checks hold, 1 if not.\n\n{}",
        examples(include_str!("help/audit.txt"))
    ))
}
