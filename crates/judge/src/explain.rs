//! Why an answer of the table is right, for people.

mod obstacle;
mod proof;
mod steps;

use tourbook_board::{Answer, Notation};
use tourbook_problems::{Acceptance, Case, Problem};
use tourbook_table::lookup;

pub use obstacle::Obstacle;

use crate::{Error, render};
use proof::Proof;

/// An answer and its reason.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The answer.
    pub answer: Answer<'static>,
    /// The answer in one line: names where the problem writes names, otherwise
    /// the numbers of the squares.
    pub line: String,
    /// Where there is no tour: what stands on each square, by index, in the
    /// drawing that the reason speaks of. `None` is a square that is marked x.
    pub marks: Vec<Option<u8>>,
    /// The reason, in lines of less than 80 characters.
    pub reason: String,
    /// Where there is no tour: the kind of the reason.
    pub obstacle: Option<Obstacle>,
}

/// Explains the answer to `case`.
///
/// Nothing is searched. Where only a search can tell, it was made with the
/// table, and the reason says so.
///
/// ```
/// use tourbook_judge::explain;
///
/// let explanation = explain("poj-2488 3 3".parse()?)?;
/// assert!(explanation.reason.starts_with("No move leads from B2, nor to it"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// When the table has no answer to `case`.
pub fn explain(case: Case) -> Result<Explanation, Error> {
    let (problem, board) = (case.problem(), case.key().board());
    let notation = problem.notation;
    let answer = lookup(case.key()).ok_or(Error::Table(case))?;
    let line = match answer {
        Answer::Tour(tour) if notation == Notation::Names => render::names(board, tour),
        _ => answer.to_string(),
    };
    Ok(match answer {
        Answer::Tour(tour) => {
            let reason = first(problem) + &steps::describe(board, notation, tour);
            Explanation { answer, line, marks: Vec::new(), reason, obstacle: None }
        }
        Answer::Impossible => {
            let proof = Proof::of(board).unwrap_or_else(|| Proof::by_search(board));
            let reason = proof.obstacle.reason(board, notation);
            let obstacle = Some(proof.obstacle);
            Explanation { answer, line, marks: proof.marks, reason, obstacle }
        }
    })
}

/// What the answer is the first of.
fn first(problem: &Problem) -> String {
    let order = match problem.notation {
        Notation::Names => "names: letter first, then number",
        Notation::Numbers => "numbers",
        Notation::Coordinates => "coordinates: row first, then column",
    };
    let right = match problem.acceptance {
        Acceptance::AnyTour => "Any tour from this start is right.\nThis is the first",
        Acceptance::OneAnswer => "This is the first tour",
    };
    format!(
        "{right}, in the order of {order}.\nEach step takes the first move, in this order, \
         after which a tour is still\npossible. The moves before that had to be passed over:\n\n"
    )
}
