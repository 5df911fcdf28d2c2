//! What a contestant may read during a contest.
//!
//! It must give away nothing of the input and nothing of the right answer. So it
//! is made from the bytes of the contestant's own answer, and from nothing else:
//! [`Notice::of`] is not given the input, the case or the right answer.

use std::collections::HashMap;

use tourbook_board::{Board, Tour};
use tourbook_problems::{Boards, Body, Heading, Language, Problem, Whitespace};

use super::counts::value;
use super::diagnostic::Diagnostic;
use super::numbers_fault::NumbersAnswer;
use super::path::{Name, Path, looks_like_path};
use super::piece::{walk, words_of};
use super::text::{Text, TextKind, is_space};
use super::whitespace::WhitespaceFault;
use crate::scanner::is_utf_16;
use crate::words;

/// What an answer shows by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Notice {
    /// There is no answer.
    NoAnswer,
    /// It is UTF-16.
    Utf16,
    /// It is text in another encoding, with colours, or binary.
    Text(TextKind),
    /// A character in it only looks right.
    Character(char),
    /// It is text that is not an answer.
    NotAnAnswer,
    /// The first fault of an answer of numbers for this problem and its board.
    Fault(&'static Problem, Board, Diagnostic),
    /// Its heading is not written as the problem says.
    Heading,
    /// It says that there is no tour.
    Impossible,
    /// The names of its squares are not written as the problem says.
    Names,
    /// A step of its path is not a knight's move. The squares are the letter and
    /// the number, both counted from 0.
    NotAMove {
        /// The step to which it leads, counted from 1.
        step: usize,
        /// The square before.
        from: (i16, i16),
        /// The square at that step.
        to: (i16, i16),
    },
    /// A square of its path was visited before.
    Repeated {
        /// The step, counted from 1.
        step: usize,
        /// The square.
        square: (i16, i16),
        /// The step of the first visit.
        earlier: usize,
    },
    /// It is a number.
    Number,
    /// A difference in white space.
    Whitespace(WhitespaceFault),
    /// It is a path by knight's moves that visits no square twice.
    Path {
        /// How many squares it visits.
        squares: usize,
    },
}

impl Notice {
    /// What `answer`, which somebody printed for `problem`, shows by itself.
    ///
    /// ```
    /// use tourbook_judge::check::Notice;
    /// use tourbook_problems::{Language, problem};
    ///
    /// let poj = problem("poj-2488").expect("one of PROBLEMS");
    /// let notice = Notice::of(poj, b"Scenario #2:\nA1B3D3");
    /// assert_eq!(
    ///     notice.text(Language::English),
    ///     "step 3: B3 to D3 is not a knight's move (2 letters, 0 numbers apart)"
    /// );
    /// ```
    #[must_use]
    pub fn of(problem: &'static Problem, answer: &[u8]) -> Self {
        if answer.iter().all(|&byte| is_space(byte)) {
            return Self::NoAnswer;
        }
        if is_utf_16(answer) {
            return Self::Utf16;
        }
        let lines = || answer.split(|&byte| byte == b'\n');
        let kind = lines().map(TextKind::of).find(|&kind| kind != TextKind::Plain);
        if let Some(kind) = kind {
            return Self::Text(kind);
        }
        let text = Text::new(answer, false);
        if let Some((_, char)) = text.odd_in(0, text.plain().len()) {
            return Self::Character(char);
        }
        match problem.answer.body {
            Body::Names { impossible } => Self::of_names(problem, impossible, &text),
            body @ (Body::Squares | Body::Steps { .. }) => Self::of_numbers(problem, body, &text),
            Body::Count if value(text.plain().trim_ascii()).is_some() => Self::Number,
            Body::Count => Self::NotAnAnswer,
        }
    }

    fn of_numbers(problem: &'static Problem, body: Body, text: &Text<'_>) -> Self {
        let words = words_of(text.plain());
        let numbers: Vec<u8> = words.iter().filter_map(|word| word.value.number()).collect();
        if 2 * numbers.len() < words.len() {
            return Self::NotAnAnswer;
        }
        let Boards::Fixed(board) = problem.boards else { return Self::NotAnAnswer };
        let squares = walk(body, board, &numbers).filter(|_| numbers.len() == words.len());
        if squares.is_some_and(|squares| Tour::new(board, &squares).is_ok()) {
            return Self::Path { squares: numbers.len() };
        }
        let answer = NumbersAnswer {
            body,
            board,
            start: None,
            words: &words,
            text,
            is_end: false,
            readings: Vec::new(),
            may_be_from_zero: false,
        };
        Self::Fault(problem, board, answer.first_fault().1)
    }

    fn of_names(problem: &'static Problem, impossible: &str, text: &Text<'_>) -> Self {
        let lines = text.plain().split(|&byte| byte == b'\n');
        let mut lines: Vec<&[u8]> =
            lines.map(|line| line.strip_suffix(b"\r").unwrap_or(line)).collect();
        // The empty lines after the answer belong to it.
        while lines.last().is_some_and(|line| line.is_empty()) {
            lines.pop();
        }
        let (heading, body) = lines.split_at(usize::from(problem.answer.heading.is_some()));
        let headed = problem.answer.heading.zip(heading.first());
        if headed.is_some_and(|(format, line)| !is_heading_of(format, line.trim_ascii())) {
            return Self::Heading;
        }
        let answers: Vec<&[u8]> =
            body.iter().map(|line| line.trim_ascii()).filter(|line| !line.is_empty()).collect();
        let notice = match answers.as_slice() {
            [] => return Self::NoAnswer,
            &[line] if line == impossible.as_bytes() => Self::Impossible,
            &[line] if looks_like_path(line) => Self::of_path(&Path::read(line)),
            _ => return Self::NotAnAnswer,
        };
        match notice {
            Self::Path { .. } | Self::Impossible if problem.whitespace == Whitespace::Compared => {
                whitespace_fault(&lines, answers[0]).map_or(notice, Self::Whitespace)
            }
            notice => notice,
        }
    }

    /// What a path shows on a board of any size.
    fn of_path(path: &Path) -> Self {
        let is_other = path.has_small_letters || path.has_number_first || path.has_separators;
        let is_before_first = |name: &Name| name.0 < 0 || name.1 < 0;
        if is_other || path.foreign.is_some() || path.names.iter().any(is_before_first) {
            return Self::Names;
        }
        let mut steps = HashMap::new();
        let mut before: Option<Name> = None;
        for (step, &name) in (1..).zip(&path.names) {
            if let Some(earlier) = steps.insert(name, step) {
                return Self::Repeated { step, square: name, earlier };
            }
            if let Some(from) = before {
                let apart = (from.0.abs_diff(name.0), from.1.abs_diff(name.1));
                if !matches!(apart, (1, 2) | (2, 1)) {
                    return Self::NotAMove { step, from, to: name };
                }
            }
            before = Some(name);
        }
        Self::Path { squares: path.names.len() }
    }

    /// The notice in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        words::notice(self, language)
    }
}

/// Whether `line` is a heading with any number.
fn is_heading_of(format: Heading, line: &[u8]) -> bool {
    let number = line
        .strip_prefix(format.before.as_bytes())
        .and_then(|line| line.strip_suffix(format.after.as_bytes()));
    number.is_some_and(|number| !number.is_empty() && number.iter().all(u8::is_ascii_digit))
}

/// The first fault in the white space of the lines of an answer. `body` is the
/// line after the heading, without white space at its ends.
fn whitespace_fault(lines: &[&[u8]], body: &[u8]) -> Option<WhitespaceFault> {
    let fault = lines.iter().find_map(|line| match (line.first(), line.last()) {
        (None, _) => Some(WhitespaceFault::SurplusEmptyLine),
        (_, Some(&last)) if is_space(last) => Some(WhitespaceFault::TrailingSpace),
        (Some(&first), _) if is_space(first) => Some(WhitespaceFault::LeadingSpace),
        _ => None,
    });
    let has_space = body.iter().any(|&byte| is_space(byte));
    fault.or(has_space.then_some(WhitespaceFault::SurplusSpace))
}

/// A square as its letter and its number say it.
pub(crate) fn name_text((row, col): (i16, i16)) -> String {
    let letter =
        u8::try_from(row).ok().filter(|row| *row < 26).map_or('?', |row| (b'A' + row).into());
    format!("{letter}{}", col + 1)
}
