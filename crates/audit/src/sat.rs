//! Check 3: a SAT solver says that no tour comes before an answer, and that
//! there is none where the answer is "impossible".

use indicatif::ProgressBar;
use rayon::prelude::*;
use tourbook_board::{Answer, Key, Square};
use tourbook_table::verify;

use crate::formula::Formula;
use crate::question::{Question, candidates};
use crate::solver::Solver;
use crate::{AuditFault, Book, Findings};

pub(crate) fn check(book: &Book<'_>, progress: &ProgressBar) -> Findings {
    let mut answers: usize = 0;
    let mut alternatives: usize = 0;
    let mut impossible: usize = 0;
    let mut starts: usize = 0;
    let mut faults = Vec::new();
    // Check 1 reports a key that is missing.
    let asked: Vec<(Key, Answer<'_>)> =
        verify::keys().filter_map(|key| Some((key, (book.answers.lookup)(key)?))).collect();
    progress.set_length(asked.len() as u64);
    let refuted: Vec<Result<usize, String>> = asked
        .par_iter()
        .map(|&(key, answer)| {
            let refuted = refute(key, answer);
            progress.inc(1);
            refuted
        })
        .collect();
    for ((key, answer), refuted) in asked.into_iter().zip(refuted) {
        match (refuted, answer) {
            (Ok(refuted), Answer::Tour(_)) => {
                answers += 1;
                alternatives += refuted;
            }
            (Ok(refuted), Answer::Impossible) => {
                impossible += 1;
                starts += refuted;
            }
            (Err(wrong), _) => faults.push(AuditFault::new(key, wrong, right(key))),
        }
    }
    Findings {
        summary: format!(
            "of {answers} answers, which the formulas accept, all {alternatives} smaller \
             alternatives are refuted; of {impossible} impossible keys, all {starts} starts"
        ),
        figures: vec![
            ("answers", answers.into()),
            ("alternatives", alternatives.into()),
            ("impossible", impossible.into()),
            ("starts", starts.into()),
        ],
        faults,
    }
}

/// Refutes every beginning of the question about `answer`, and returns how many
/// there are, or what is wrong.
fn refute(key: Key, answer: Answer<'_>) -> Result<usize, String> {
    let question = Question::new(key, answer).ok_or("the formula does not accept the answer")?;
    let refuted = question.refute().map(|_| question.beginnings.len());
    refuted.map_err(|possible| match answer {
        Answer::Tour(_) => format!("{possible}, which is smaller"),
        Answer::Impossible => possible.to_string(),
    })
}

/// The right answer, found by the SAT solver alone.
fn right(key: Key) -> String {
    first_tour(key).as_deref().map_or(Answer::Impossible, Answer::Tour).to_string()
}

/// The lexicographically first tour: at each step the smallest square with
/// which a tour still exists.
fn first_tour(key: Key) -> Option<Vec<Square>> {
    let formula = Formula::tour(key);
    let mut solver = Solver::new(&formula);
    let mut path = Vec::new();
    for _ in 0..key.board().size() {
        let next = candidates(key, &path).find(|&candidate| {
            let visits: Vec<i32> =
                formula.visits(&[path.as_slice(), &[candidate]].concat()).collect();
            solver.is_satisfiable(&visits)
        })?;
        path.push(next);
    }
    Some(path)
}
