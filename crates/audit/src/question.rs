//! What a SAT solver is asked about an answer.
//!
//! An answer of squares is the first if no smaller tour exists. A smaller tour
//! agrees with it up to some step, and there goes to a smaller square: each such
//! beginning is a *case*. An impossible board has no tour from any start: here
//! each start is a case. A question is a formula that says "one of the cases
//! goes on to a tour"; the answer is right if that is unsatisfiable.

use std::error::Error;
use std::fmt;

use tourbook_board::Square;
use tourbook_keys::{Answer, Key, Numbers};
use tourbook_table::verify::is_move;

use crate::formula::Formula;
use crate::solver::Solver;

/// A formula that is unsatisfiable if the answer is right.
#[derive(Clone, Debug)]
pub struct Question {
    /// The formula "a tour with one of these beginnings exists".
    pub formula: Formula,
    /// The beginnings; in lexicographic order, none a part of another.
    pub cases: Vec<Case>,
}

/// A beginning that no tour must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The literal that means this case, for a solver to assume.
    pub literal: i32,
    /// The squares.
    pub beginning: Vec<Square>,
}

/// The beginning of a tour that should not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possible(pub Vec<Square>);

impl fmt::Display for Possible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is a tour that begins with squares {}", Numbers(&self.0))
    }
}

impl Error for Possible {}

impl Question {
    /// What is asked about the `answer` of `key`; `None` when it has squares
    /// that are no tour for the key, so that there is nothing to ask.
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

    /// Refutes every case and, with them, the formula: the proof of that, in
    /// the text form of DRAT.
    ///
    /// # Errors
    ///
    /// The first case that is possible: of all tours with one of the
    /// beginnings, the lexicographically first has this one.
    pub fn refute(&self) -> Result<Vec<u8>, Possible> {
        let mut solver = Solver::new(&self.formula);
        for case in &self.cases {
            if solver.is_satisfiable(&[case.literal]) {
                return Err(Possible(case.beginning.clone()));
            }
        }
        // The formula says that one of the cases is true.
        if solver.is_satisfiable(&[]) {
            return Err(Possible(Vec::new()));
        }
        Ok(solver.into_proof())
    }

    /// "There is a tour": the cases are the starts.
    fn any_tour(formula: Formula) -> Self {
        let cases = candidates(formula.key(), &[])
            .map(|start| Case { literal: formula.visit(start, 1), beginning: vec![start] })
            .collect();
        Self { formula, cases }
    }

    /// "There is a tour smaller than `squares`": a case is a smaller move (or
    /// start) at some step, behind the squares of the steps before.
    fn smaller_tour(mut formula: Formula, squares: &[Square]) -> Self {
        let mut cases = Vec::new();
        for (index, &taken) in squares.iter().enumerate() {
            let prefix = &squares[..index];
            for smaller in candidates(formula.key(), prefix).take_while(|&square| square < taken) {
                let beginning = [prefix, &[smaller]].concat();
                let literal = formula.new_variable();
                let visits: Vec<i32> = formula.visits(&beginning).collect();
                for visit in visits {
                    formula.add([-literal, visit]);
                }
                cases.push(Case { literal, beginning });
            }
        }
        formula.add(cases.iter().map(|case| case.literal));
        Self { formula, cases }
    }
}

/// The squares that can stand behind `prefix`, in ascending order: a start that
/// `key` allows, or an unvisited square a knight's move away.
pub(crate) fn candidates(key: Key, prefix: &[Square]) -> impl Iterator<Item = Square> {
    let board = key.board();
    board.squares().iter().filter(move |&square| match prefix.last() {
        None => key.start().is_none_or(|start| start == square),
        Some(&last) => is_move(board, last, square) && !prefix.contains(&square),
    })
}
