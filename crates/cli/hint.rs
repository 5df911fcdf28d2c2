//! For who typed a case in the place of the input: how to give it.

use std::path::Path;

use tourbook_judge::{Error, Problem};
use tourbook_keys::Label;

/// The most bytes of typed numbers that a hint repeats.
const MOST: usize = 60;

/// What to add to a message when `words` stand in the place of the input: how
/// to give them as an input that is answered, or why they are no case. `None`
/// when they are no numbers, or more than anybody types.
pub(crate) fn hint(problem: &dyn Problem, words: &[&Path]) -> Option<String> {
    let numbers = numbers(words).filter(|numbers| numbers.len() <= MOST)?;
    let advise = |what: &str, input: &str| {
        let (id, command) = (problem.family().id(), command(input));
        Some(format!("; to answer {what}, type: {command} | tourbook answer {id}"))
    };
    let cases = problem.input_for(&numbers);
    match answer(problem, &cases) {
        Ok(true) => {
            let is_one = numbers.split(' ').count() <= numbers_of_a_case(problem);
            advise(if is_one { "this case" } else { "these cases" }, &cases)
        }
        _ if matches!(answer(problem, &numbers), Ok(true)) => advise("this input", &numbers),
        Err(Error::Input(fault)) => Some(format!("; as a case: {}", fault.message)),
        _ => None,
    }
}

/// The numbers that were typed, with a space between two: as words, or with
/// commas, as people write a row and a column.
fn numbers(words: &[&Path]) -> Option<String> {
    let mut numbers = Vec::new();
    let is_between = |char: char| char == ',' || char.is_ascii_whitespace();
    for word in words {
        numbers.extend(word.to_str()?.split(is_between).filter(|number| !number.is_empty()));
    }
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    (!numbers.is_empty() && numbers.iter().all(is_number)).then(|| numbers.join(" "))
}

/// Whether there is an answer to `input`, and no fault in it.
fn answer(problem: &dyn Problem, input: &str) -> Result<bool, Error> {
    let mut output = Vec::new();
    tourbook_judge::answer(problem, &mut input.as_bytes(), &mut output)?;
    Ok(!output.is_empty())
}

/// How many numbers a case has: a start, a row and a column, or p and q.
fn numbers_of_a_case(problem: &dyn Problem) -> usize {
    let family = problem.family();
    let label = family.keys().next().map(|key| Label(family, key).to_string());
    label.map_or(1, |label| label.split(' ').skip(1).count())
}

/// The command of a shell that prints `input`, which consists of digits and
/// white space.
fn command(input: &str) -> String {
    if input.contains('\n') {
        format!("printf '{}\\n'", input.replace('\n', "\\n"))
    } else {
        format!("echo {input}")
    }
}
