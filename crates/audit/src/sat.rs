//! Check 3: no tour comes before an answer, and none is on a board that is
//! called impossible, as a SAT solver says.

use indicatif::ProgressBar;
use tourbook_board::Square;
use tourbook_keys::{Answer, Family, Key, Label, Line};
use tourbook_table::verify;

use crate::formula::Formula;
use crate::question::{Question, candidates};
use crate::solver::Solver;
use crate::{Book, Fault, Findings};

pub(crate) fn check(book: &Book<'_>, progress: &ProgressBar) -> Findings {
    let mut answers: usize = 0;
    let mut alternatives: usize = 0;
    let mut impossible: usize = 0;
    let mut starts: usize = 0;
    let mut faults = Vec::new();
    progress.set_length(verify::keys().count() as u64);
    for (family, key) in verify::keys() {
        progress.inc(1);
        // That a key is missing is for check 1 to say.
        let Some(answer) = (book.lookup)(key) else { continue };
        match (refute(key, answer), answer) {
            (Ok(cases), Answer::Tour(_)) => {
                answers += 1;
                alternatives += cases;
            }
            (Ok(cases), Answer::Impossible) => {
                impossible += 1;
                starts += cases;
            }
            (Err(wrong), _) => {
                faults.push(Fault::new(Label(family, key), wrong, right(family, key)));
            }
        }
    }
    Findings {
        summary: format!(
            "of {answers} answers, which the formulas accept, all {alternatives} smaller \
             alternatives are refuted; of {impossible} impossible boards, all {starts} starts"
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

/// Refutes every case of the question about `answer`, and says how many; or
/// what is wrong.
fn refute(key: Key, answer: Answer<'_>) -> Result<usize, String> {
    let question = Question::new(key, answer).ok_or("the formula does not accept the answer")?;
    let refuted = question.refute().map(|_| question.cases.len());
    refuted.map_err(|possible| match answer {
        Answer::Tour(_) => format!("{possible}, which is smaller"),
        Answer::Impossible => possible.to_string(),
    })
}

/// The right answer as `answers.txt` has it, found by the SAT solver alone.
fn right(family: Family, key: Key) -> String {
    let squares = first_tour(key);
    let answer = squares.as_deref().map_or(Answer::Impossible, Answer::Tour);
    Line(family, key, answer).to_string()
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
