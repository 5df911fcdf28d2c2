//! Arguments that several commands have.

use std::io;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches};
use tourbook_judge::{Error, InputFaultKind, answer, case_help};
use tourbook_problems::{Case, Count, PROBLEMS, Problem, problem};

use crate::failure::Failure;
use crate::words::Speech;

/// The argument that names a problem.
pub(crate) fn problem_argument() -> Arg {
    Arg::new("PROBLEM")
        .required(true)
        .value_parser(PossibleValuesParser::new(problem_ids()))
        // There are too many for a line.
        .hide_possible_values(true)
}

/// The identifiers of all problems.
pub(crate) fn problem_ids() -> Vec<&'static str> {
    PROBLEMS.iter().map(|problem| problem.id).collect()
}

/// The problem that was named.
pub(crate) fn problem_of(options: &ArgMatches) -> Result<&'static Problem, Failure> {
    let id = options.get_one::<String>("PROBLEM").map_or("", String::as_str);
    // clap accepts only identifiers of problems.
    problem(id).ok_or_else(|| Failure::Usage(Speech::of(options).no_such_problem(&id)))
}

/// The case of `problem` that `words` mean; or why they mean none.
pub(crate) fn case_of(
    problem: &'static Problem,
    words: &[&str],
    speech: Speech,
) -> Result<Case, String> {
    let words = words.join(" ");
    Case::parse(problem, &words).map_err(|_| {
        let fault = input_fault(problem, &words).map(|fault| fault.text(speech.language));
        fault.unwrap_or_else(|| case_help(problem, speech.language))
    })
}

/// What is wrong with `numbers` as a case in an input; `None` when they are not
/// as many numbers as a case has.
fn input_fault(problem: &'static Problem, numbers: &str) -> Option<InputFaultKind> {
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let words = numbers.split_whitespace();
    if words.clone().count() != problem.input.fields.len() || !words.clone().all(is_number) {
        return None;
    }
    let has_count = matches!(problem.input.count, Count::First { .. });
    let count = if has_count { "1 " } else { "" };
    match answer(problem, format!("{count}{numbers}").as_bytes(), io::sink()) {
        Err(Error::Input(fault)) => Some(fault.kind),
        _ => None,
    }
}
