//! Check 1: exactly the right keys are in the table, and each is found.

use indicatif::ProgressBar;
use tourbook_table::verify;

use crate::{AuditFault, Book, Findings};

const RIGHT: &str = "each key in one entry that the lookup finds, and no other entry";

pub(crate) fn check(book: &Book<'_>, _: &ProgressBar) -> Findings {
    let keys = verify::keys().count();
    let found = verify::keys().filter(|&key| (book.lookup)(key).is_some()).count();
    let entries = book.entries.iter().copied();
    let faults = verify::complete(&book.lookup, entries, book.size)
        .map(|fault| AuditFault::of_table(fault, RIGHT))
        .collect();
    Findings {
        summary: format!("{found} of {keys} keys are found, in a table of {} entries", book.size),
        figures: vec![
            ("keys", keys.into()),
            ("found", found.into()),
            ("entries", book.size.into()),
        ],
        faults,
    }
}
