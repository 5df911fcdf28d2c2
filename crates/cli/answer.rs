//! `tourbook answer`: a judge's input, answered.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use tourbook_judge::{Exchange, Problem};

use crate::command::problem_of;
use crate::failure::{Failure, shown};
use crate::hint::hint;

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let problem = problem_of(options)?;
    let input = options.get_one::<PathBuf>("INPUT").map_or(Path::new("-"), PathBuf::as_path);
    if let Some(rest) = options.get_many::<PathBuf>("REST") {
        let words: Vec<&Path> = [input].into_iter().chain(rest.map(PathBuf::as_path)).collect();
        let hint =
            hint(problem, &words).unwrap_or_else(|| "; see tourbook answer --help".to_owned());
        return Err(Failure::Usage(format!("there is one INPUT, not {}{hint}", words.len())));
    }
    if input == Path::new("-") {
        let mut stdin = io::stdin().lock();
        let is_typed = stdin.is_terminal();
        answer(problem, &mut stdin, is_typed, "standard input")
    } else {
        let source = shown(input);
        let mut file = File::open(input).map_err(|error| {
            let is_missing = error.kind() == io::ErrorKind::NotFound;
            let hint = is_missing.then(|| hint(problem, &[input])).flatten().unwrap_or_default();
            Failure::Data(format!("{source} cannot be read: {error}{hint}"))
        })?;
        answer(problem, &mut file, false, &source)
    }
}

/// Answers `input`, which messages call `source`, on standard output.
fn answer(
    problem: &dyn Problem,
    input: &mut dyn Read,
    is_typed: bool,
    source: &str,
) -> Result<(), Failure> {
    let (mut stdout, mut stderr) = (io::stdout().lock(), io::stderr());
    let mut exchange = Exchange::new(input, &mut stdout);
    if is_typed {
        exchange = exchange.with_dialogue(&mut stderr);
    }
    exchange.answer(problem).map_err(|error| Failure::of(&error, source, "the answers"))
}
