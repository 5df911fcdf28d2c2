//! `tourbook export`: the table in other languages.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use tourbook_export::{TARGETS, source, target};

use crate::arguments::{problem_argument, problem_of};
use crate::examples::examples;
use crate::failure::Failure;
use crate::output;
use crate::words::Speech;

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    let ids = TARGETS.iter().map(|target| target.id);
    command
        .arg(
            problem_argument()
                .help("Which problem the program answers;\ntourbook problems lists them"),
        )
        .arg(
            Arg::new("LANGUAGE")
                .required(true)
                .value_parser(PossibleValuesParser::new(ids))
                .hide_possible_values(true)
                .help("The language, or the kind of checker; see below"),
        )
        .args(output::file_arguments())
        .after_help(format!("{}\n{}", languages(), examples(include_str!("help/export.txt"))))
}

/// The languages and the checkers, one a line.
fn languages() -> String {
    let mut text = "Languages:\n".to_owned();
    for target in TARGETS {
        // Writing to memory does not fail.
        let _ = writeln!(text, "  {:<15}  {}", target.id, target.about.en);
    }
    text
}

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let (problem, speech) = (problem_of(options)?, Speech::of(options));
    let id = options.get_one::<String>("LANGUAGE").map_or("", String::as_str);
    // clap accepts only identifiers of targets.
    let target = target(id).ok_or_else(|| Failure::Usage(speech.no_such_language(&id)))?;
    let text = source(problem, target);
    let file = options.get_one::<PathBuf>("output").map(PathBuf::as_path);
    match file.filter(|&file| file != Path::new("-")) {
        Some(file) => output::save(file, text, options.get_flag("force"), speech),
        None => output::print(text, &speech.the_program(), speech),
    }
}
