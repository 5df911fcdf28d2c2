//! What a SAT solver is asked about an answer.
//!
//! A tour is the right answer if no smaller tour exists. A smaller tour agrees
//! with the answer up to some step, and then goes to a smaller square. It has
//! one of a few *beginnings*, which a question lists. "Impossible" is the right
//! answer if there is no tour from any start; then each start is a beginning. A
//! question is a formula that says "there is a tour with one of these
//! beginnings". The answer is right if the formula is unsatisfiable.

use std::error::Error;
use std::fmt;

use tourbook_board::{Answer, Key, Numbers, Square};
use tourbook_table::verify::is_move;

use crate::formula::Formula;
use crate::solver::Solver;

/// A formula that is unsatisfiable if the answer is right.
#[derive(Clone, Debug)]
pub struct Question {
    /// The formula "a tour with one of these beginnings exists".
    pub formula: Formula,
    /// The beginnings, in lexicographic order. None is a part of another.
    pub beginnings: Vec<Beginning>,
}

/// A beginning that no tour must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The literal "a tour has this beginning", for a solver to assume.
    pub literal: i32,
    /// The squares.
    pub squares: Vec<Square>,
}

/// There is a tour that should not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PossibleTour {
    /// The squares that it begins with.
    pub beginning: Vec<Square>,
}

impl fmt::Display for PossibleTour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is a tour that begins with squares {}", Numbers::new(&self.beginning))
    }
}

impl Error for PossibleTour {}

impl Question {
    /// The question about the `answer` to `key`; `None` when the answer has
    /// squares that are not a tour for the key, so that there is no question.
    #[must_use]
    pub fn new(key: Key, answer: Answer<'_>) -> Option<Self> {
        let formula = Formula::tour(key);
        match answer {
            Answer::Impossible => Some(Self::any_tour(formula)),
            Answer::Tour(squares) if formula.accepts(squares) => {
                Some(Self::smaller_tour(formula, squares))
            }
            Answer::Tour(_) => None,
        }
    }

    /// Refutes every beginning and then the formula, and returns the proof of
    /// that, in the text form of DRAT.
    ///
    /// # Errors
    ///
    /// The first beginning that a tour has: of all tours with one of the
    /// beginnings, the lexicographically first has this one.
    pub fn refute(&self) -> Result<Vec<u8>, PossibleTour> {
        let mut solver = Solver::new(&self.formula);
        for Beginning { literal, squares } in &self.beginnings {
            if solver.is_satisfiable(&[*literal]) {
                return Err(PossibleTour { beginning: squares.clone() });
            }
        }
        // The formula says that a tour has one of the beginnings.
        if solver.is_satisfiable(&[]) {
            return Err(PossibleTour { beginning: Vec::new() });
        }
        Ok(solver.into_proof())
    }

    /// "There is a tour": the beginnings are the starts.
    fn any_tour(formula: Formula) -> Self {
        let beginnings = candidates(formula.key(), &[])
            .map(|start| Beginning { literal: formula.visit(start, 1), squares: vec![start] })
            .collect();
        Self { formula, beginnings }
    }

    /// "There is a tour smaller than `squares`": a beginning is the squares
    /// before some step, and then a smaller square (or a smaller start).
    fn smaller_tour(mut formula: Formula, squares: &[Square]) -> Self {
        let mut beginnings = Vec::new();
        for (index, &taken) in squares.iter().enumerate() {
            let prefix = &squares[..index];
            for smaller in candidates(formula.key(), prefix).take_while(|&square| square < taken) {
                let squares = [prefix, &[smaller]].concat();
                let literal = formula.new_variable();
                let visits: Vec<i32> = formula.visits(&squares).collect();
                for visit in visits {
                    formula.add([-literal, visit]);
                }
                beginnings.push(Beginning { literal, squares });
            }
        }
        formula.add(beginnings.iter().map(|beginning| beginning.literal));
        Self { formula, beginnings }
    }
}

/// The squares that can follow `prefix`, in ascending order: a start that
/// `key` allows, or an unvisited square a knight's move away.
pub(crate) fn candidates(key: Key, prefix: &[Square]) -> impl Iterator<Item = Square> {
    let board = key.board();
    board.squares().iter().filter(move |&square| match prefix.last() {
        None => key.start().is_none_or(|start| start == square),
        Some(&last) => is_move(board, last, square) && !prefix.contains(&square),
    })
}
