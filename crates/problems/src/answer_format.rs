//! How an answer is written.

/// How the answers of a problem are written.
///
/// An answer is the heading, if there is one, and the body, in lines that end
/// with a line feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerFormat {
    /// The line before the body.
    pub heading: Option<Heading>,
    /// The answer itself.
    pub body: Body,
    /// Where an empty line stands.
    pub empty_line: EmptyLine,
}

/// A line that numbers the cases from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading {
    /// What stands before the number.
    pub before: &'static str,
    /// What stands after the number.
    pub after: &'static str,
}

/// What the lines of an answer hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// One line: the numbers of the squares in the order of the visit, counted
    /// from 1, with one space between two.
    Squares,
    /// A line for each row of the board: the step of each square, counted from
    /// 1.
    Steps {
        /// How many characters each number takes, filled with spaces from the
        /// left. With 0 there is one space between two numbers.
        width: usize,
    },
    /// One line: the names of the squares in the order of the visit, without
    /// separators.
    Names {
        /// The word for "there is no tour".
        impossible: &'static str,
    },
    /// One line: the number of tours.
    Count,
}

/// Where an empty line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyLine {
    /// Nowhere.
    Never,
    /// Between two answers.
    Between,
    /// After each answer, the last one included.
    After,
}
