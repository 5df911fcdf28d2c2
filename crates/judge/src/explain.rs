//! Why an answer of the table is right, for people.

mod pieces;
mod proof;
mod steps;

use std::fmt;

use tourbook_board::{Answer, Key, Notation};
use tourbook_problems::{Acceptance, Body, Case, Language};
use tourbook_table::{count, lookup};

pub use proof::{Obstacle, Proof};
pub use steps::{PassedOver, Step};

use crate::{render, words};

/// A key to explain, and how to write about it. A case is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    key: Key,
    notation: Notation,
    acceptance: Option<Acceptance>,
    is_counted: bool,
}

impl Subject {
    /// A key by itself. Squares are written in `notation`.
    #[must_use]
    pub const fn new(key: Key, notation: Notation) -> Self {
        Self { key, notation, acceptance: None, is_counted: false }
    }

    /// The key.
    #[must_use]
    pub const fn key(self) -> Key {
        self.key
    }

    /// How squares are written.
    #[must_use]
    pub const fn notation(self) -> Notation {
        self.notation
    }

    /// The number of tours, if a problem asks for it.
    #[must_use]
    pub fn count(self) -> Option<u32> {
        count(self.key).filter(|_| self.is_counted)
    }

    /// The answer, as far as the table has it: a tour, or that there is none.
    /// The table has no tour of some boards with a side of 9, but it has the
    /// number of tours, and that may be 0.
    #[must_use]
    pub fn answer(self) -> Option<Answer<'static>> {
        let none = || (count(self.key) == Some(0)).then_some(Answer::Impossible);
        lookup(self.key).or_else(none)
    }

    /// Which answers are right; `None` when no problem asks.
    #[must_use]
    pub const fn acceptance(self) -> Option<Acceptance> {
        self.acceptance
    }
}

impl From<Case> for Subject {
    fn from(case: Case) -> Self {
        let problem = case.problem();
        let (key, acceptance) = (case.key(), Some(problem.acceptance));
        let is_counted = problem.answer.body == Body::Count;
        Self { key, notation: problem.notation, acceptance, is_counted }
    }
}

/// An answer and its reason. Its text form is the reason in lines of less than
/// 80 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What is explained.
    pub subject: Subject,
    /// The answer.
    pub answer: Answer<'static>,
    /// The reason.
    pub reason: Reason,
}

/// Why an answer is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The tour is the first: each step takes the first move after which a tour
    /// is still possible.
    First(Vec<Step>),
    /// There is no tour.
    Impossible(Proof),
}

/// Explains the answer to a case, or to a key by itself; `None` when the table
/// does not have the key.
///
/// Nothing is searched. Where only a search can tell, it was made with the
/// table, and the reason says so.
///
/// ```
/// use tourbook_board::Notation;
/// use tourbook_judge::{Subject, explain};
/// use tourbook_problems::Case;
///
/// let case: Case = "poj-2488 3 3".parse()?;
/// let explanation = explain(case).expect("a key of the table");
/// assert!(explanation.to_string().starts_with("No move leads from B2 or to it"));
///
/// let subject = Subject::new("4x4 any".parse()?, Notation::Names);
/// let explanation = explain(subject).expect("a key of the table");
/// assert!(explanation.to_string().starts_with("Take away the 4 squares marked x"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn explain(subject: impl Into<Subject>) -> Option<Explanation> {
    let subject = subject.into();
    let answer = subject.answer()?;
    let reason = match answer {
        Answer::Tour(tour) => Reason::First(steps::steps(subject.key.board(), tour)),
        Answer::Impossible => {
            let proof = Proof::of(subject.key);
            Reason::Impossible(proof.unwrap_or_else(|| Proof::by_search(subject.key)))
        }
    };
    Some(Explanation { subject, answer, reason })
}

impl Explanation {
    /// The reason in words, in lines of less than 80 columns of a terminal.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        words::explanation(self, language)
    }

    /// Why there is no tour, in one line; empty when there is one.
    #[must_use]
    pub fn obstacle(&self, language: Language) -> String {
        match &self.reason {
            Reason::First(_) => String::new(),
            Reason::Impossible(proof) => words::obstacle_in(self.subject, proof.obstacle, language),
        }
    }

    /// The answer in one line: names without separators where squares are
    /// written as names, otherwise numbers; or the number of tours.
    #[must_use]
    pub fn line(&self) -> String {
        if let Some(count) = self.subject.count() {
            return count.to_string();
        }
        match self.answer {
            Answer::Tour(tour) if self.subject.notation == Notation::Names => {
                render::names(self.subject.key.board(), tour)
            }
            _ => self.answer.to_string(),
        }
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}
