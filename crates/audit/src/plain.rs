//! Check 5: the plain depth-first search, which prunes nothing, finds the same
//! answers, where it ends within a limit.

use std::collections::BTreeMap;
use std::fmt;

use indicatif::ProgressBar;
use rayon::prelude::*;
use tourbook_board::{Answer, Board, Key};
use tourbook_solver::{Ascending, Outcome, Search, Solution, Unpruned};
use tourbook_table::verify;

use crate::{AuditFault, Book, Findings};

/// The most nodes that the search for one key may take. This is enough for each
/// start of 5 x 6. Twice as many would give two more starts of 8 x 8.
const LIMIT: u64 = 25_000_000;

/// For how many keys of a group the search ended.
#[derive(Default)]
struct Ended {
    ended: usize,
    all: usize,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.ended, self.all)
    }
}

pub(crate) fn check(book: &Book<'_>, progress: &ProgressBar) -> Findings {
    let mut nodes = 0;
    let (mut total, mut any_start) = (Ended::default(), Ended::default());
    let mut starts = BTreeMap::<Board, Ended>::new();
    let mut faults = Vec::new();
    // Check 1 reports a key that is missing.
    let answers: Vec<(Key, Answer<'_>)> =
        verify::keys().filter_map(|key| Some((key, (book.lookup)(key)?))).collect();
    progress.set_length(answers.len() as u64);
    let solutions: Vec<Solution> = answers
        .par_iter()
        .map(|(key, _)| {
            let search = Search::new(key.board(), key.start(), Ascending, Unpruned);
            let solution = search.with_limit(LIMIT).solve();
            progress.inc(1);
            solution
        })
        .collect();
    for ((key, found), solution) in answers.into_iter().zip(solutions) {
        nodes += solution.effort.nodes;
        let right = match &solution.outcome {
            Outcome::Tour(squares) => Some(Answer::Tour(squares)),
            Outcome::NoTour => Some(Answer::Impossible),
            Outcome::GaveUp => None,
        };
        let group = match key.start() {
            Some(_) => starts.entry(key.board()).or_default(),
            None => &mut any_start,
        };
        for Ended { ended, all } in [group, &mut total] {
            *ended += usize::from(right.is_some());
            *all += 1;
        }
        if let Some(right) = right
            && right != found
        {
            faults.push(AuditFault::new(key, format!("the answer is not {found}"), right));
        }
    }
    let same = total.ended - faults.len();
    let starts: String =
        starts.iter().map(|(board, ended)| format!("{ended} starts of {board}, ")).collect();
    Findings {
        summary: format!(
            "plain search ends within {LIMIT} nodes for {total} keys ({starts}{any_start} \
             boards from any start), and agrees for {same}"
        ),
        figures: vec![
            ("keys", total.all.into()),
            ("derived", total.ended.into()),
            ("same", same.into()),
            ("nodes", nodes.into()),
            ("limit", LIMIT.into()),
        ],
        faults,
    }
}
