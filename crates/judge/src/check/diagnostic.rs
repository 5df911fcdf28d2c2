//! What can be wrong with an output. The words for it are in `words`.

use tourbook_board::Square;

use super::text::TextKind;
use super::whitespace::WhitespaceFault;

/// What kind of fault: judges distinguish these two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The answer is wrong.
    Wrong,
    /// The output does not have the form that the problem asks for.
    Presentation,
}

/// What is wrong with an output. Steps are counted from 1; rows, columns and
/// fields are counted from 0. A word or a line is given as messages show it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Diagnostic {
    /// There is nothing but perhaps white space.
    Empty,
    /// The output ends before this answer.
    Ends,
    /// The answer is missing, and others follow.
    AnswerMissing {
        /// The case whose right answer stands there, if there is one.
        found: Option<u64>,
    },
    /// A heading, and no answer.
    NoAnswer,
    /// The output is UTF-16.
    Utf16,
    /// The output begins with a byte order mark.
    ByteOrderMark,
    /// A character stands in a right answer that only looks right.
    Character(char),
    /// A difference in white space.
    Whitespace(WhitespaceFault),
    /// Numbers are written with leading zeros.
    LeadingZero,
    /// Text that is not part of an answer.
    Text {
        /// Its beginning.
        shown: String,
        /// What kind of text it is.
        kind: TextKind,
        /// Where it stands.
        place: TextPlace,
    },
    /// A second answer for this case.
    SecondAnswer,
    /// An answer for which there is no case.
    SurplusAnswer {
        /// The word that ends the input, if there is one.
        end: Option<&'static str>,
    },
    /// The heading is not right.
    Heading {
        /// The line; `None` when there is no heading.
        found: Option<String>,
        /// The line that belongs there.
        expected: String,
        /// What is wrong with its number.
        fault: HeadingFault,
    },
    /// The answer is right if it is read in one of these ways. If there is only
    /// one, this is certain.
    Reading(Vec<Reading>),
    /// The walk starts on the wrong square.
    WrongStart {
        /// Where it starts.
        found: Square,
        /// Where it should start.
        expected: Square,
        /// The ways to read the answer or the start that explain it.
        readings: Vec<Reading>,
    },
    /// A step is not a knight's move.
    NotAMove {
        /// The step to which it leads.
        step: usize,
        /// The square before.
        from: Square,
        /// The square at that step.
        to: Square,
    },
    /// A square was visited before.
    Repeated {
        /// The step.
        step: usize,
        /// The square.
        square: Square,
        /// The step of the first visit.
        earlier: usize,
    },
    /// A number or a name is not one of the problem's.
    OutOfRange {
        /// Where it stands.
        at: Place,
        /// The word.
        shown: String,
        /// What may have been done.
        question: Option<Question>,
    },
    /// A word is not a number, or not a name.
    NotANumber {
        /// Where it stands.
        at: Place,
        /// The word.
        shown: String,
    },
    /// The answer ends before all squares are visited.
    TooFew {
        /// How many squares it has.
        found: usize,
        /// How many it should have.
        size: usize,
        /// The first square that is missing, in row-major order.
        square: Square,
        /// Whether the output ends there.
        is_end: bool,
    },
    /// The answer goes on after all squares are visited.
    TooMany {
        /// How many squares it has.
        found: usize,
        /// How many it should have.
        size: usize,
    },
    /// A row of the board has another number of numbers.
    RowLength {
        /// The row.
        row: usize,
        /// How many numbers it has.
        found: usize,
        /// How many it should have.
        size: usize,
    },
    /// The board has another number of rows.
    Rows {
        /// How many it has.
        found: usize,
        /// How many it should have.
        size: usize,
        /// Whether the output ends there.
        is_end: bool,
    },
    /// A step stands on two squares.
    StepTwice {
        /// The step.
        step: usize,
        /// The first of the squares.
        first: Square,
        /// The second one.
        again: Square,
    },
    /// A step stands on no square, and another number in its place.
    NotVisited {
        /// The step.
        step: usize,
        /// The first square without a step.
        square: Square,
        /// What stands there.
        shown: String,
    },
    /// The answer says that there is no tour, and there is one.
    SaysImpossible {
        /// The word, if it is not written as it should be.
        misspelt: Option<String>,
        /// The first tour.
        first: &'static [Square],
    },
    /// There is no tour, and the answer does not say so.
    NotImpossible {
        /// The line.
        shown: String,
        /// The first fault of the path in it.
        fault: Option<Box<Self>>,
    },
    /// The word for "there is no tour" is not written as it should be.
    Misspelt {
        /// The line.
        shown: String,
        /// How it differs from the word.
        how: Misspelling,
    },
    /// A number of tours that is not right.
    WrongCount {
        /// The number.
        shown: String,
        /// The right number.
        expected: u64,
        /// The ways to read the case that explain it.
        readings: Vec<Reading>,
    },
    /// The right numbers of tours of this case and of later ones, with nothing
    /// between them.
    JoinedCounts,
    /// A tour, but not the first one.
    NotFirst {
        /// The step at which it leaves the first tour.
        step: usize,
        /// Where it goes.
        found: Square,
        /// Where the first tour goes.
        first: Square,
    },
}

/// Where a word stands in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At a step.
    Step(usize),
    /// In the field of a square.
    Field(Square),
}

/// Where text stands that is not part of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPlace {
    /// Before the answer.
    Before,
    /// Between two lines of the answer.
    Within,
    /// In the place of the answer.
    Instead,
    /// After the answer, on its line.
    SameLine,
    /// After the answer, where an empty line is expected.
    EmptyLine,
    /// After the answer.
    After,
    /// After the last answer.
    AfterAll,
}

/// What is wrong with a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadingFault {
    /// It is missing.
    Missing,
    /// It is another line.
    Other,
    /// The headings are numbered from 0.
    FromZero,
    /// It has the number of the heading before.
    SameNumber,
    /// It has another number.
    Number,
}

/// How a word differs from the right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misspelling {
    /// In capital letters.
    Capitals,
    /// In this character before or after it.
    Character(char),
    /// In other letters.
    Letters,
}

/// What may have been done. These are guesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Are the numbers counted from 0?
    FromZero,
    /// Is there white space between the numbers?
    Joined,
}

/// How an answer differs from the right one as a whole.
pub type Reading = Vec<Deviation>;

/// A way in which an answer can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Deviation {
    /// Squares, or steps, are numbered from 0.
    FromZero,
    /// Rows and columns are swapped.
    Swapped,
    /// Rows are counted from below.
    FromBelow,
    /// A list of squares, where a board of steps is expected, or the reverse.
    OtherLayout,
    /// The tour is printed backwards.
    Backwards,
    /// The start is missing.
    WithoutStart,
    /// The row and the column of the start are swapped.
    StartSwapped,
    /// The start is counted from 1 instead of 0, or the reverse.
    StartBase,
    /// The row of the start is counted from below.
    StartFromBelow,
    /// The column of the start goes over the edge of the board.
    StartWrapped,
    /// Names are in small letters.
    SmallLetters,
    /// Names have the number before the letter.
    NumberFirst,
    /// Something stands between the names.
    Separators,
    /// The letters of names begin with the one before A.
    LettersFromZero,
    /// The answer of the board with rows and columns exchanged.
    SwappedBoard,
    /// The first tour if columns are compared before rows.
    TransposedOrder,
    /// Only closed tours are counted.
    ClosedOnly,
    /// The numbers of the cases before are added.
    NotReset,
}

impl Deviation {
    /// Whether only the start is read in another way.
    pub(super) const fn is_of_start(self) -> bool {
        matches!(
            self,
            Self::StartSwapped | Self::StartBase | Self::StartFromBelow | Self::StartWrapped
        )
    }
}

impl Diagnostic {
    /// What kind of fault it is.
    #[must_use]
    pub fn class(&self) -> Class {
        match self {
            Self::Empty
            | Self::Ends
            | Self::NoAnswer
            | Self::Utf16
            | Self::ByteOrderMark
            | Self::Character(_)
            | Self::Whitespace(_)
            | Self::LeadingZero
            | Self::JoinedCounts
            | Self::Text { .. }
            | Self::Heading { .. }
            | Self::NotANumber { .. }
            | Self::RowLength { .. }
            | Self::Rows { .. }
            | Self::SurplusAnswer { .. }
            | Self::TooFew { is_end: true, .. } => Class::Presentation,
            _ => Class::Wrong,
        }
    }
}
