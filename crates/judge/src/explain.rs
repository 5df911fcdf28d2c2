//! Why an answer of the table is what it is, for people.

use tourbook_board::Notation;
use tourbook_keys::{Answer, Key};

use crate::impossible::Proof;
use crate::passed_over;
use crate::table::answer_of;
use crate::{Error, Judging, Obstacle, Problem};

/// An answer and its reason.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The answer.
    pub answer: Answer<'static>,
    /// Where there is no tour: what stands on each square, by index, in the
    /// drawing that the reason speaks of; `None` is a square that is marked x.
    pub marks: Vec<Option<u8>>,
    /// The reason, in lines of less than 80 characters.
    pub reason: String,
    /// Where there is no tour: the same reason, for who says it in other words.
    pub obstacle: Option<Obstacle>,
}

/// Explains the answer to `key`.
///
/// Nothing is searched: what only a search can tell was found when the table
/// was made, and the reason says so.
///
/// ```
/// use tourbook_board::Board;
/// use tourbook_judge::{explain, problem};
/// use tourbook_keys::Key;
///
/// let poj = problem("poj-2488").expect("one of PROBLEMS");
/// let explanation = explain(poj, Key::from_any_start(Board::new(3, 3)?))?;
/// assert!(explanation.reason.starts_with("No move leads from B2, nor to it"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// When the table has no answer to `key`.
pub fn explain(problem: &dyn Problem, key: Key) -> Result<Explanation, Error> {
    let (family, board) = (problem.family(), key.board());
    let notation = family.notation();
    let answer = answer_of(family, key)?;
    Ok(match answer {
        Answer::Tour(tour) => {
            let reason = first(problem) + &passed_over::steps(board, notation, tour);
            Explanation { answer, marks: Vec::new(), reason, obstacle: None }
        }
        Answer::Impossible => {
            let proof = Proof::of(board).unwrap_or_else(|| Proof::by_search(board));
            let reason = proof.obstacle.reason(board, notation);
            Explanation { answer, marks: proof.marks, reason, obstacle: Some(proof.obstacle) }
        }
    })
}

/// What the answer is the first of.
fn first(problem: &dyn Problem) -> String {
    let order = match problem.family().notation() {
        Notation::Names => "names: letter first, then number",
        Notation::Numbers => "numbers",
        Notation::Coordinates => "coordinates: row first, then column",
    };
    let right = match problem.judging() {
        Judging::AnyTour => "Any tour from this start is right.\nThis is the first",
        Judging::OneAnswer => "This is the first tour",
    };
    format!(
        "{right}, in the order of {order}.\nEach step takes the first move, in this order, \
         after which a tour is still\npossible. The moves before that had to be passed over:\n\n"
    )
}
