//! Check 2: each tour visits every square of its board once, by knight's
//! moves, from the right start.

use indicatif::ProgressBar;
use tourbook_board::Answer;
use tourbook_table::verify;

use crate::{AuditFault, Book, Findings};

const RIGHT: &str =
    "every square of the board once, by knight's moves, from the start that the key gives";

pub(crate) fn check(book: &Book<'_>, _: &ProgressBar) -> Findings {
    let answers = || verify::keys().filter_map(|key| (book.answers.lookup)(key));
    let tours = answers().filter_map(Answer::tour).count();
    let squares: usize = answers().filter_map(Answer::tour).map(<[_]>::len).sum();
    let faults: Vec<AuditFault> = verify::tours(&book.answers.lookup)
        .map(|fault| AuditFault::of_table(fault, RIGHT))
        .collect();
    let right = tours - faults.len();
    Findings {
        summary: format!(
            "{right} of {tours} answers visit every square of their board once, by knight's \
             moves, from the right start ({squares} squares)"
        ),
        figures: vec![
            ("answers", tours.into()),
            ("tours", right.into()),
            ("squares", squares.into()),
        ],
        faults,
    }
}
