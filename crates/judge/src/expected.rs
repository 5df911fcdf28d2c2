//! What is right for a case of an input.

use tourbook_board::{Answer, Square};
use tourbook_problems::{Body, Case};
use tourbook_table::{count, lookup};

/// A case of an input, and the answer of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    /// The number of the case in the input, counted from 1.
    pub(crate) number: u64,
    /// The question.
    pub(crate) case: Case,
    /// The answer of the table.
    pub(crate) right: Right<'static>,
    /// The sum of the numbers of tours in the cases before, where a problem asks
    /// for numbers of tours.
    pub(crate) sum_before: u64,
    /// The number of the last case, if the input says it.
    pub(crate) last: Option<u64>,
}

/// A right answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Right<'a> {
    /// A tour, or that there is none.
    Answer(Answer<'a>),
    /// The number of tours.
    Count(u64),
}

impl Right<'static> {
    /// The answer of the table to `case`, if it has one.
    pub(crate) fn of(case: Case) -> Option<Self> {
        match case.problem().answer.body {
            Body::Count => count(case.key()).map(|tours| Self::Count(tours.into())),
            Body::Squares | Body::Steps { .. } | Body::Names { .. } => {
                lookup(case.key()).map(Self::Answer)
            }
        }
    }
}

impl<'a> Right<'a> {
    /// The tour, if that is the answer.
    pub(crate) fn tour(self) -> Option<&'a [Square]> {
        match self {
            Self::Answer(answer) => answer.tour(),
            Self::Count(_) => None,
        }
    }

    /// The number of tours, if that is the answer.
    pub(crate) const fn count(self) -> Option<u64> {
        match self {
            Self::Answer(_) => None,
            Self::Count(count) => Some(count),
        }
    }
}
