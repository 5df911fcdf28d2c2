//! `tourbook audit`: what can be checked of the table in the program, and how
//! to check the rest.

use std::fmt::{Display, Write as _};

use clap::ArgMatches;
use tourbook_board::{Answer, Key};
use tourbook_table::{count, counts, entries, lookup, verify};

use crate::failure::Failure;
use crate::output::print;
use crate::words::Speech;

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let speech = Speech::of(options);
    let (text, is_right) = audit(lookup, entries(), verify::sizes().0);
    conclude(is_right, print(&text, &speech.the_audit(), speech), speech)
}

/// How the audit ends. The error says that the table is wrong even when nobody
/// reads what was printed, or it could not be printed.
fn conclude(is_right: bool, printed: Result<(), Failure>, speech: Speech) -> Result<(), Failure> {
    if is_right { printed } else { Err(Failure::Data(speech.table_is_wrong())) }
}

/// Checks a table, and says in a line for each check (and each fault) what came
/// out, and whether all is right.
fn audit<'a>(
    lookup: impl Fn(Key) -> Option<Answer<'a>>,
    entries: impl Iterator<Item = (Key, Answer<'a>)> + Clone,
    size: usize,
) -> (String, bool) {
    let answers = || verify::keys().filter_map(&lookup);
    let (keys, found) = (verify::keys().count(), answers().count());
    let tours = answers().filter_map(Answer::tour).count();
    let complete = format!("{found} of {keys} keys are found, in a table of {size} entries");
    let right = format!(
        "{tours} answers visit every square of their board once, by knight's moves, from the \
         right start; {} say impossible",
        found - tours
    );
    let mut text = String::new();
    let is_complete = put(
        &mut text,
        "complete",
        &complete,
        verify::complete(verify::is_key, &lookup, entries, size),
    );
    let is_right = put(&mut text, "tours", &right, verify::tours(&lookup));
    let size = verify::sizes().1;
    let counted = format!("the numbers of tours of {size} keys are found");
    let faults = verify::complete(verify::is_counted, count, counts(), size);
    let is_counted = put(&mut text, "counts", &counted, faults);
    text +=
        "fingerprint: tourbook table | sha256sum, to compare with that of generated/answers.txt\n";
    text +=
        "that each tour is the first, and impossible true: cargo xtask audit, with the source\n";
    (text, is_complete && is_right && is_counted)
}

/// Adds what a check says: `result` when nothing is wrong, or the faults.
fn put(
    text: &mut String,
    check: &str,
    result: &str,
    faults: impl Iterator<Item = impl Display>,
) -> bool {
    let faults: Vec<String> = faults.map(|fault| fault.to_string()).collect();
    if faults.is_empty() {
        // Writing to memory does not fail.
        let _ = writeln!(text, "{check}: {result}");
        return true;
    }
    let _ = writeln!(text, "{check}: WRONG at {}", faults.len());
    for fault in &faults {
        let _ = writeln!(text, "  {fault}");
    }
    false
}

#[cfg(test)]
mod tests {
    use tourbook_problems::Language;

    use super::*;

    #[test]
    fn the_committed_table_is_right() {
        assert!(audit(lookup, entries(), verify::sizes().0).1);
    }

    #[test]
    fn a_wrong_table_is_told_to_who_does_not_read_the_audit() {
        let speech = Speech::new(Language::English);
        let write_error = || Failure::Data("cannot write the audit: No space left".to_owned());
        for printed in [Ok(()), Err(Failure::ClosedPipe), Err(write_error())] {
            let conclusion = conclude(false, printed, speech);
            assert!(
                matches!(&conclusion, Err(Failure::Data(message)) if message.contains("table")),
                "{conclusion:?}"
            );
        }
        assert!(conclude(true, Ok(()), speech).is_ok());
        assert!(matches!(
            conclude(true, Err(Failure::ClosedPipe), speech),
            Err(Failure::ClosedPipe)
        ));
        assert!(matches!(conclude(true, Err(write_error()), speech), Err(Failure::Data(_))));
    }

    #[test]
    fn a_key_that_is_not_found_is_named() {
        let missing = verify::keys().nth(30);
        let miss = |key| if Some(key) == missing { None } else { lookup(key) };
        let (text, is_right) = audit(miss, entries(), 1406);
        assert!(!is_right);
        assert!(text.starts_with("complete: WRONG at 1\n"), "{text}");
        let fault =
            format!("  {}: is in the table, but the lookup does not find it\n", missing.unwrap());
        assert!(text.contains(&fault), "{text}");
    }
}
