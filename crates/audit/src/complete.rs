//! Check 1: exactly the right keys are in the table, and each is found.

use indicatif::ProgressBar;
use tourbook_board::Key;
use tourbook_table::verify;

use crate::{AuditFault, Book, Findings, Part};

const RIGHT: &str = "each key in one entry that the lookup finds, and no other entry";

pub(crate) fn check(book: &Book<'_>, _: &ProgressBar) -> Findings {
    let keys = verify::keys().count();
    let found = verify::keys().filter(|&key| (book.answers.lookup)(key).is_some()).count();
    let counted = verify::counted_keys().filter(|&key| (book.counts.lookup)(key).is_some()).count();
    let size = book.answers.size;
    let answers = faults(&book.answers, verify::is_key, "");
    let counts = faults(&book.counts, verify::is_counted, "the number of tours ");
    Findings {
        summary: format!(
            "{found} of {keys} keys are found, in a table of {size} entries; the numbers of tours \
             of {counted} keys are found"
        ),
        figures: vec![
            ("keys", keys.into()),
            ("found", found.into()),
            ("entries", size.into()),
            ("counted", counted.into()),
        ],
        faults: answers.chain(counts).collect(),
    }
}

/// What is wrong with a part of the table, with `what` in front.
fn faults<V: Copy + PartialEq>(
    part: &Part<'_, V>,
    is_key: fn(Key) -> bool,
    what: &str,
) -> impl Iterator<Item = AuditFault> {
    let entries = part.entries.iter().copied();
    verify::complete(is_key, &part.lookup, entries, part.size).map(move |fault| {
        let fault = AuditFault::of_table(fault, RIGHT);
        AuditFault { wrong: format!("{what}{}", fault.wrong), ..fault }
    })
}
