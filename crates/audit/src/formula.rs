//! "There is a tour", as a formula in conjunctive normal form.
//!
//! For a board of n squares there is a variable for each square and each step
//! of the tour: "at this step the knight is on this square". The clauses say:
//!
//! - each step has one square, and each square one step;
//! - two steps in succession are on squares a knight's move apart;
//! - the colours alternate, so the colour of the start tells that of each step;
//! - the start does not have the colour that has fewer squares, if one has;
//! - the tour has the start that the key gives.
//!
//! Literals are those of DIMACS: variables are numbered from 1, a negative
//! number is a variable's negation, and 0 ends a clause.

mod encode;

use std::collections::HashSet;

use tourbook_board::{Board, Key, Square};

/// A formula about the tours that a key allows.
///
/// ```
/// use tourbook_audit::{formula::Formula, solver::Solver};
/// use tourbook_board::{Board, Key};
///
/// let has_tour = |rows, cols| -> Result<bool, tourbook_board::BoardError> {
///     let key = Key::from_any_start(Board::new(rows, cols)?);
///     Ok(Solver::new(&Formula::tour(key)).is_satisfiable(&[]))
/// };
/// assert!(has_tour(3, 4)?);
/// assert!(!has_tour(4, 4)?);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Formula {
    key: Key,
    variables: i32,
    /// All clauses, each ended by 0.
    literals: Vec<i32>,
}

impl Formula {
    /// "There is a tour" of the board of `key`, from its start if it has one.
    #[must_use]
    pub fn tour(key: Key) -> Self {
        let size = i32::from(key.board().size());
        let variables = size * size + i32::from(key.start().is_none());
        let mut formula = Self { key, variables, literals: Vec::new() };
        formula.encode();
        formula
    }

    /// What the tours are of.
    #[must_use]
    pub const fn key(&self) -> Key {
        self.key
    }

    /// How many variables there are; they are numbered from 1.
    #[must_use]
    pub const fn variables(&self) -> i32 {
        self.variables
    }

    /// The clauses, each a list of literals.
    pub fn clauses(&self) -> impl Iterator<Item = &[i32]> {
        self.literals.split_inclusive(|&literal| literal == 0).map(|clause| {
            // Every clause ends with its 0.
            clause.split_last().map_or(clause, |(_, literals)| literals)
        })
    }

    /// A variable that is in no clause yet.
    pub fn new_variable(&mut self) -> i32 {
        self.variables += 1;
        self.variables
    }

    /// Adds the clause "one of these literals is true".
    pub fn add(&mut self, clause: impl IntoIterator<Item = i32>) {
        self.literals.extend(clause);
        self.literals.push(0);
    }

    /// The variable "at `step` (from 1) the knight is on `square`": (step - 1) *
    /// squares of the board + the square's number. It has this meaning for a
    /// square and a step of the board only.
    #[must_use]
    pub fn visit(&self, square: Square, step: u8) -> i32 {
        let size = i32::from(self.key.board().size());
        (i32::from(step) - 1) * size + i32::from(square.number())
    }

    /// The literals "the tour begins with these squares".
    pub fn visits(&self, squares: &[Square]) -> impl Iterator<Item = i32> {
        squares.iter().zip(1..).map(|(&square, step)| self.visit(square, step))
    }

    /// Whether `squares`, one for each step, makes every clause true: whether
    /// the formula takes it for a tour.
    #[must_use]
    pub fn accepts(&self, squares: &[Square]) -> bool {
        let board = self.key.board();
        let is_on_board = squares.iter().all(|&square| board.contains(square));
        if squares.len() != usize::from(board.size()) || !is_on_board {
            return false;
        }
        let light = self.light_start().filter(|_| is_light(board, squares[0]));
        let is_true: HashSet<i32> = self.visits(squares).chain(light).collect();
        let holds = |&literal: &i32| is_true.contains(&literal.abs()) == (literal > 0);
        self.clauses().all(|clause| clause.iter().any(holds))
    }

    /// The variable "the start is light", where the key leaves the start open.
    #[must_use]
    pub fn light_start(&self) -> Option<i32> {
        let size = i32::from(self.key.board().size());
        self.key.start().is_none().then_some(size * size + 1)
    }
}

/// The top left corner is light.
fn is_light(board: Board, square: Square) -> bool {
    let cols = usize::from(board.cols());
    (square.index() / cols + square.index() % cols).is_multiple_of(2)
}
