//! Help for people who type a case where the input belongs.

use std::path::Path;

use tourbook_problems::Problem;

use crate::arguments::case_of;
use crate::words::Speech;

/// The most words that a person types for a case.
const MAX_WORDS: usize = 8;

/// The message `text` with a hint when `words` stand where the input belongs:
/// which command answers this case, or why the numbers are not a case. `None`
/// when they are not numbers.
pub(crate) fn hint(
    text: &str,
    problem: &'static Problem,
    words: &[&Path],
    speech: Speech,
) -> Option<String> {
    let words: Vec<&str> = words.iter().map(|word| word.to_str()).collect::<Option<_>>()?;
    let is_numbers = |word: &&str| {
        let is_between = |byte: u8| byte == b',' || byte.is_ascii_whitespace();
        word.bytes().any(|byte| byte.is_ascii_digit())
            && word.bytes().all(|byte| byte.is_ascii_digit() || is_between(byte))
    };
    if words.len() > MAX_WORDS || !words.iter().all(is_numbers) {
        return None;
    }
    Some(match case_of(problem, &words, speech) {
        Ok(case) => speech.answers_with_case(&text, &problem.id, &case.values()),
        Err(reason) => speech.as_a_case(&text, &reason),
    })
}
