//! What can be wrong with an output, and the words for it.

use std::fmt::{self, Display as _};

use crate::check::{At, Place, Slip};

/// What kind of fault: judges tell these two apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The answer is wrong.
    Wrong,
    /// The output is not of the form that the problem asks for.
    Presentation,
}

/// What is wrong with an output.
#[derive(Debug)]
pub enum Fault {
    /// There is nothing but perhaps white space.
    Empty,
    /// The output ends before the answer of a case.
    Ends,
    /// The output ends inside of an answer.
    CutShort {
        /// How many squares it has.
        squares: usize,
        /// How many it should have.
        size: usize,
        /// The first that is missing.
        square: Place,
    },
    /// There is more than the answers: the first surplus line.
    Surplus {
        /// Its beginning.
        text: String,
    },
    /// Something stands behind an answer, on its last line.
    SurplusWord {
        /// Its beginning.
        word: String,
    },
    /// The output is UTF-16.
    Utf16,
    /// A word of bytes that are no text.
    Binary {
        /// Its beginning.
        word: String,
    },
    /// A word that is not a number.
    NoNumber {
        /// Where.
        at: At,
        /// Its beginning.
        word: String,
    },
    /// A number or a name that is not one of the problem's.
    OutOfRange {
        /// Where.
        at: At,
        /// Its beginning.
        word: String,
        /// What is to say of it.
        outside: &'static str,
    },
    /// A tour that starts elsewhere than the input says.
    WrongStart {
        /// Where it starts.
        found: Place,
        /// Where it should start.
        wanted: Place,
    },
    /// A step that is not a knight's move.
    NotAMove {
        /// The step, from 1.
        step: usize,
        /// The square before.
        from: Place,
        /// The square there.
        to: Place,
    },
    /// A square that was visited before.
    Repeated {
        /// The step, from 1.
        step: usize,
        /// The square there.
        square: Place,
        /// The step of the first visit.
        earlier: usize,
    },
    /// An answer that ends, and a square was not visited.
    Missing {
        /// How many squares it has.
        squares: usize,
        /// How many it should have.
        size: usize,
        /// The first that is missing.
        square: Place,
    },
    /// The white space is not as it should be.
    Slip(Slip),
    /// A fault whose reason can be guessed.
    Guessed {
        /// The fault.
        fault: Box<Self>,
        /// What was done, or the question whether it was.
        guess: &'static str,
    },
    /// A fault that only one problem knows.
    Special(Box<dyn Special>),
}

/// A fault that only one problem knows.
pub trait Special: fmt::Debug + Send + Sync {
    /// What kind of fault.
    fn class(&self) -> Class;

    /// Says what is wrong; unless `full`, without what the input or the right
    /// answer hold.
    ///
    /// # Errors
    ///
    /// When `f` cannot be written.
    fn tell(&self, f: &mut fmt::Formatter<'_>, full: bool) -> fmt::Result;
}

impl Fault {
    /// What kind of fault.
    #[must_use]
    pub fn class(&self) -> Class {
        match self {
            Self::Empty
            | Self::Ends
            | Self::CutShort { .. }
            | Self::Surplus { .. }
            | Self::SurplusWord { .. }
            | Self::Utf16
            | Self::Binary { .. }
            | Self::NoNumber { .. }
            | Self::Slip(_) => Class::Presentation,
            Self::OutOfRange { .. }
            | Self::WrongStart { .. }
            | Self::NotAMove { .. }
            | Self::Repeated { .. }
            | Self::Missing { .. } => Class::Wrong,
            Self::Guessed { fault, .. } => fault.class(),
            Self::Special(special) => special.class(),
        }
    }

    /// The fault, with a guess at its reason if there is one.
    pub(crate) fn with_guess(self, guess: Option<&'static str>) -> Self {
        match guess {
            Some(guess) => Self::Guessed { fault: Box::new(self), guess },
            None => self,
        }
    }

    /// Says what is wrong; unless `full`, without what the input or the right
    /// answer hold.
    pub(super) fn tell(&self, f: &mut fmt::Formatter<'_>, full: bool) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the output is empty"),
            Self::Ends => f.write_str("the output ends before this answer: did the program crash?"),
            Self::CutShort { squares, size, square } => write!(
                f,
                "the output ends after {squares} of {size} squares: {square} is missing; \
                did the program crash?"
            ),
            Self::Surplus { text } => {
                write!(f, "{text} stands behind the last answer: is it a debug print?")
            }
            Self::SurplusWord { word } => {
                write!(f, "{word} is one too many: the answer is complete before it")
            }
            Self::Utf16 => write!(f, "the output is {}", crate::error::UTF_16),
            Self::Binary { word } => write!(f, "{word} is no text: the output is binary"),
            Self::NoNumber { at, word } => write!(f, "{at}: {word} is not a number"),
            Self::OutOfRange { at, word, outside } => write!(f, "{at}: {word} {outside}"),
            Self::WrongStart { found, wanted } => {
                write!(f, "the tour starts at {found}")?;
                if full { write!(f, ", not at {wanted}") } else { Ok(()) }
            }
            Self::Guessed { fault, guess } => {
                fault.tell(f, full)?;
                // Why a start is wrong tells which one is right.
                let is_told = full || !matches!(**fault, Self::WrongStart { .. });
                if is_told { write!(f, ": {guess}") } else { Ok(()) }
            }
            Self::NotAMove { step, from, to } => {
                write!(f, "step {step}: from {from} to {to} is not a knight's move")
            }
            Self::Repeated { step, square, earlier } => {
                write!(f, "step {step}: {square} was visited before, at step {earlier}")
            }
            Self::Missing { squares, size, square } => {
                write!(f, "the answer ends after {squares} of {size} squares: {square} is missing")
            }
            Self::Slip(slip) => slip.fmt(f),
            Self::Special(special) => special.tell(f, full),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(f, true)
    }
}
