//! Check 5: the plain depth-first search, which prunes nothing, finds the same
//! answers, where it ends within a limit.

use std::collections::BTreeMap;
use std::fmt;

use indicatif::ProgressBar;
use rayon::prelude::*;
use tourbook_board::{Answer, Key};
use tourbook_solver::{Ascending, Outcome, Search, Solution, Unpruned};
use tourbook_table::verify;

use crate::{AuditFault, Book, Findings};

/// The most nodes that the search for one key may take. With this limit, all
/// searches together take less than half a minute on two cores.
const LIMIT: u64 = 2_000_000;

/// For how many keys of a family the search ended.
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
    // By the shorter side of the board.
    let mut starts = BTreeMap::<u8, Ended>::new();
    let mut faults = Vec::new();
    // Check 1 reports a key that is missing.
    let answers: Vec<(Key, Answer<'_>)> =
        verify::keys().filter_map(|key| Some((key, (book.answers.lookup)(key)?))).collect();
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
        let board = key.board();
        let family = match key.start() {
            Some(_) => starts.entry(board.rows().min(board.cols())).or_default(),
            None => &mut any_start,
        };
        for Ended { ended, all } in [family, &mut total] {
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
    let starts: Vec<String> =
        starts.iter().map(|(side, ended)| format!("{side}xn {ended}")).collect();
    Findings {
        summary: format!(
            "plain search ends within {LIMIT} nodes for {total} keys, and agrees for {same} \
             (starts by the shorter side: {}; any start: {any_start})",
            starts.join(", ")
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
