//! Check 5: the plain depth-first search, which prunes nothing, finds the same
//! answers, wherever it ends in time.

use indicatif::ProgressBar;
use rayon::prelude::*;
use tourbook_keys::{Answer, Family, Key, Label, Line};
use tourbook_solver::{Ascending, Outcome, Search, Solution, Unpruned};
use tourbook_table::verify;

use crate::{Book, Fault, Findings};

/// How many nodes the search for one key may take: enough for every start of
/// 5 x 6. Twice as many would give two more of 8 x 8.
const LIMIT: u64 = 25_000_000;

pub(crate) fn check(book: &Book<'_>, progress: &ProgressBar) -> Findings {
    let mut nodes = 0;
    let mut derived = Family::ALL.map(|family| (family, 0, 0));
    let mut faults = Vec::new();
    // That a key is missing is for check 1 to say.
    let answers: Vec<(Family, Key, Answer<'_>)> = verify::keys()
        .filter_map(|(family, key)| Some((family, key, (book.lookup)(key)?)))
        .collect();
    progress.set_length(answers.len() as u64);
    let solutions: Vec<Solution> = answers
        .par_iter()
        .map(|(_, key, _)| {
            let search = Search::new(key.board(), key.start(), Ascending, Unpruned);
            let solution = search.with_limit(LIMIT).solve();
            progress.inc(1);
            solution
        })
        .collect();
    for ((family, key, found), solution) in answers.into_iter().zip(solutions) {
        nodes += solution.effort.nodes;
        let right = match &solution.outcome {
            Outcome::Tour(squares) => Some(Answer::Tour(squares)),
            Outcome::NoTour => Some(Answer::Impossible),
            Outcome::GaveUp => None,
        };
        for (_, done, all) in derived.iter_mut().filter(|(other, ..)| *other == family) {
            *done += usize::from(right.is_some());
            *all += 1;
        }
        if let Some(right) = right
            && right != found
        {
            let wrong = format!("the answer is not {}", Line(family, key, found));
            faults.push(Fault::new(Label(family, key), wrong, Line(family, key, right)));
        }
    }
    let done: usize = derived.iter().map(|(_, done, _)| done).sum();
    let same = done - faults.len();
    let all: usize = derived.iter().map(|(.., all)| all).sum();
    let families = derived.map(|(family, done, all)| format!("{done} of {all} {}", family.id()));
    Findings {
        summary: format!(
            "plain search ends within {LIMIT} nodes for {done} of {all} keys ({}), and agrees for {same}",
            families.join(", ")
        ),
        figures: vec![
            ("keys", all.into()),
            ("derived", done.into()),
            ("same", same.into()),
            ("nodes", nodes.into()),
            ("limit", LIMIT.into()),
        ],
        faults,
    }
}
