//! `tourbook answer`: a judge's input, answered.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command, value_parser};
use tourbook_judge::Session;
use tourbook_problems::{InputText, Problem};

use crate::arguments::{case_of, problem_argument, problem_of};
use crate::examples::examples;
use crate::failure::{Failure, shown};
use crate::hint::hint;
use crate::words::Speech;

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    command
        .arg(
            problem_argument()
                .help("Which problem the input belongs to;\ntourbook problems lists them"),
        )
        .arg(
            Arg::new("INPUT")
                .value_parser(value_parser!(PathBuf))
                .help("The file with the input; - or nothing for standard input"),
        )
        // People type a case where the file belongs; see `hint`.
        .arg(Arg::new("REST").num_args(1..).hide(true).value_parser(value_parser!(PathBuf)))
        .arg(
            Arg::new("case")
                .long("case")
                .value_name("NUMBER")
                .num_args(1..)
                .conflicts_with("INPUT")
                .help("Answer the case with these numbers, without an INPUT"),
        )
        .after_help(examples(include_str!("help/answer.txt")))
}

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let (problem, speech) = (problem_of(options)?, Speech::of(options));
    if let Some(words) = options.get_many::<String>("case") {
        let case = case_of(problem, &words.map(String::as_str).collect::<Vec<_>>(), speech)
            .map_err(Failure::Usage)?;
        let input = InputText::new(problem, &[case]).to_string();
        return answer(problem, input.as_bytes(), false, &speech.the_case(), speech);
    }
    let input = options.get_one::<PathBuf>("INPUT").map_or(Path::new("-"), PathBuf::as_path);
    if let Some(rest) = options.get_many::<PathBuf>("REST") {
        let words: Vec<&Path> = [input].into_iter().chain(rest.map(PathBuf::as_path)).collect();
        let text = speech.one_input_expected(&words.len());
        let hinted = hint(&text, problem, &words, speech);
        return Err(Failure::Usage(hinted.unwrap_or_else(|| speech.see_help(&text))));
    }
    if input == Path::new("-") {
        let stdin = io::stdin().lock();
        let is_typed = stdin.is_terminal();
        answer(problem, stdin, is_typed, &speech.standard_input(), speech)
    } else {
        let source = shown(input);
        let file = File::open(input).map_err(|error| {
            let is_missing = error.kind() == io::ErrorKind::NotFound;
            let text = speech.cannot_be_read(&source, &speech.error(&error));
            let hinted = is_missing.then(|| hint(&text, problem, &[input], speech)).flatten();
            Failure::Data(hinted.unwrap_or(text))
        })?;
        answer(problem, file, false, &source, speech)
    }
}

/// Answers `input`, which messages call `source`, on standard output.
fn answer(
    problem: &'static Problem,
    input: impl Read,
    is_typed: bool,
    source: &str,
    speech: Speech,
) -> Result<(), Failure> {
    let mut session = Session::new(problem, input, io::stdout().lock());
    if is_typed {
        session = session.with_person(io::stderr(), speech.language);
    }
    session.run().map_err(|error| Failure::of(&error, source, &speech.the_answers(), speech))
}
