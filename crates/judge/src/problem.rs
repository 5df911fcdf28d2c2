//! What makes a problem.

use std::fmt;

use tourbook_keys::Family;

use crate::check::Outputs;
use crate::{Error, Exchange};

/// A problem: its facts, and how it is answered.
pub trait Problem: Sync {
    /// The keys it asks for, and with them its identifier.
    fn family(&self) -> Family;

    /// What its judge or course calls it.
    fn title(&self) -> &'static str;

    /// Its board or boards, for people.
    fn board(&self) -> &'static str;

    /// What a key of it is, for people, and an example.
    fn key(&self) -> &'static str;

    /// Which outputs its judge takes.
    fn judging(&self) -> Judging;

    /// The input that asks for these cases: their numbers, one after another
    /// between white space. As they are, unless the problem wants more.
    fn input_for(&self, cases: &str) -> String {
        cases.to_owned()
    }

    /// Reads cases and prints their answers until the input ends.
    ///
    /// # Errors
    ///
    /// At the first fault; every answer before it has been put out.
    fn answer(&self, exchange: &mut Exchange<'_>) -> Result<(), Error>;

    /// Reads cases until the input ends, and judges what `outputs` have as
    /// their answers.
    ///
    /// # Errors
    ///
    /// At the first fault of the input.
    fn check(&self, input: &mut Exchange<'_>, outputs: &mut Outputs<'_>) -> Result<(), Error>;
}

/// Which outputs a judge takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judging {
    /// Every tour from the right start: the judge has a checker.
    AnyTour,
    /// One answer: the judge compares.
    OneAnswer,
}

impl fmt::Display for Judging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::AnyTour => "any tour is right",
            Self::OneAnswer => "one answer is right",
        })
    }
}
