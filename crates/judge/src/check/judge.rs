//! How well a piece of an output answers a case.

use tourbook_board::{Answer, Square, Tour};
use tourbook_problems::{Acceptance, Body, Problem};

use super::align::Fit;
use super::counts;
use super::diagnostic::{Diagnostic, Reading, TextPlace};
use super::names_fault::NamesAnswer;
use super::numbers_fault::NumbersAnswer;
use super::piece::{Content, LineBody, Piece, Word, walk};
use super::reading::{Tour as ReadTour, is_symmetric, readings, tours};
use super::text::{Text, TextKind, shown};
use crate::expected::{Expected, Right};

/// Whether a walk is a right answer to `case`.
pub(super) fn is_right(case: &Expected, problem: &Problem, squares: &[Square]) -> bool {
    let key = case.case.key();
    match problem.acceptance {
        Acceptance::OneAnswer => case.right.tour() == Some(squares),
        Acceptance::AnyTour => {
            key.start().is_none_or(|start| squares.first() == Some(&start))
                && Tour::new(key.board(), squares).is_ok()
        }
    }
}

/// Judges pieces as answers to one case.
pub(super) struct Judge<'a> {
    pub(super) problem: &'static Problem,
    pub(super) case: &'a Expected,
    pub(super) text: &'a Text<'a>,
    /// Whether an answer before this case was right, so that nothing can be
    /// wrong with all answers.
    pub(super) has_right: bool,
}

impl Judge<'_> {
    /// Whether the words are a right answer. Most are refused at one glance.
    pub(super) fn is_right_words(&self, words: &[Word]) -> bool {
        let key = self.case.case.key();
        let glance = match (self.problem.answer.body, key.start()) {
            (Body::Squares, Some(start)) => Some((0, start.number())),
            (Body::Steps { .. }, Some(start)) => Some((start.index(), 1)),
            _ => None,
        };
        let is_glance = |(index, number): (usize, u8)| {
            words.get(index).is_some_and(|word| word.value.number() == Some(number))
        };
        if !glance.is_none_or(is_glance) {
            return false;
        }
        let squares = numbers(words)
            .and_then(|numbers| walk(self.problem.answer.body, key.board(), &numbers));
        squares.is_some_and(|squares| is_right(self.case, self.problem, &squares))
    }

    /// The tours that a piece is in some reading.
    pub(super) fn tours(&self, piece: &Piece) -> Vec<ReadTour> {
        let Content::Numbers { words, .. } = &piece.content else { return Vec::new() };
        let board = self.case.case.key().board();
        numbers(words)
            .map(|numbers| tours(self.problem.answer.body, board, &numbers))
            .unwrap_or_default()
    }

    /// How well the piece answers the case.
    pub(super) fn fit(&self, piece: &Piece) -> Fit {
        self.fit_of_tours(piece, &self.tours(piece))
    }

    /// The same with the tours that the piece is on the board of the case.
    pub(super) fn fit_of_tours(&self, piece: &Piece, tours: &[ReadTour]) -> Fit {
        match &piece.content {
            Content::Numbers { words, .. } if self.is_right_words(words) => Fit::Right,
            Content::Numbers { .. } if !self.readings(tours).is_empty() => Fit::Reading,
            Content::Line { body: LineBody::Answer(line), .. } => {
                let line = &self.text.plain()[line.clone()];
                if self.problem.answer.body == Body::Count {
                    return self.fit_of_count(line);
                }
                match self.names(line) {
                    Some(names) if names.is_right() => Fit::Right,
                    Some(names) if !names.readings().is_empty() => Fit::Reading,
                    _ => Fit::Wrong,
                }
            }
            _ => Fit::Wrong,
        }
    }

    fn fit_of_count(&self, word: &[u8]) -> Fit {
        match counts::fault(self.case, word) {
            None | Some(Diagnostic::LeadingZero) => Fit::Right,
            Some(Diagnostic::WrongCount { readings, .. })
                if !readings.is_empty() && counts::value(word) != Some(0) =>
            {
                Fit::Reading
            }
            Some(_) => Fit::Wrong,
        }
    }

    /// The readings in which numbers are right.
    fn readings(&self, tours: &[ReadTour]) -> Vec<Reading> {
        readings(self.problem, self.case.case.key(), tours)
    }

    fn names<'b>(&self, line: &'b [u8]) -> Option<NamesAnswer<'b>> {
        let (Body::Names { impossible }, Right::Answer(answer)) =
            (self.problem.answer.body, self.case.right)
        else {
            return None;
        };
        Some(NamesAnswer {
            board: self.case.case.key().board(),
            answer,
            impossible,
            line,
            may_be_from_zero: !self.has_right,
        })
    }

    /// What is wrong with a piece as the answer to the case, and where, as a
    /// plain offset; `None` when it is right. `is_end` says whether the output
    /// ends after it.
    pub(super) fn fault(&self, piece: &Piece, is_end: bool) -> Option<(usize, Diagnostic)> {
        let text = |range: &std::ops::Range<usize>| {
            (range.start, self.instead(self.text.window(range.start, range.end)))
        };
        match &piece.content {
            Content::Text | Content::Rest => Some(text(&piece.range)),
            Content::Line { body: LineBody::Text(range), .. } => Some(text(range)),
            Content::Line { body: LineBody::Missing, .. } if is_end => {
                Some((self.text.plain().len(), Diagnostic::Ends))
            }
            Content::Line { body: LineBody::Missing, .. } => {
                Some((piece.range.start, Diagnostic::NoAnswer))
            }
            Content::Line { body: LineBody::Answer(line), .. } => {
                let word = &self.text.plain()[line.clone()];
                if self.problem.answer.body == Body::Count {
                    return counts::fault(self.case, word).map(|fault| (line.start, fault));
                }
                let names = self.names(word)?;
                if names.is_right() {
                    return None;
                }
                let readings = names.readings();
                let (at, fault) = match readings.as_slice() {
                    [] => names.first_fault(),
                    [reading] if reading.is_empty() => (0, Diagnostic::LeadingZero),
                    _ => (0, Diagnostic::Reading(readings)),
                };
                Some((line.start + at, fault))
            }
            Content::Numbers { words, .. } if self.is_right_words(words) => None,
            Content::Numbers { words, .. } => {
                Some(self.fault_of_numbers(words, &self.tours(piece), is_end))
            }
        }
    }

    fn fault_of_numbers(
        &self,
        words: &[Word],
        tours: &[ReadTour],
        is_end: bool,
    ) -> (usize, Diagnostic) {
        let key = self.case.case.key();
        let readings = self.readings(tours);
        if readings.iter().any(|reading| !is_symmetric(key.board(), reading)) {
            let at = words.first().map_or(0, |word| word.range.start);
            return (at, Diagnostic::Reading(readings));
        }
        let answer = NumbersAnswer {
            body: self.problem.answer.body,
            board: key.board(),
            start: key.start(),
            words,
            text: self.text,
            is_end,
            readings,
            may_be_from_zero: !self.has_right,
        };
        answer.first_fault()
    }

    /// What is said of text in the place of the answer.
    fn instead(&self, text: &[u8]) -> Diagnostic {
        let (shown, kind) = (shown(text), TextKind::of(text));
        let is_impossible = self.case.right == Right::Answer(Answer::Impossible);
        if is_impossible && kind == TextKind::Plain {
            return Diagnostic::NotImpossible { shown, fault: None };
        }
        Diagnostic::Text { shown, kind, place: TextPlace::Instead }
    }
}

/// The numbers, if all words are.
fn numbers(words: &[Word]) -> Option<Vec<u8>> {
    words.iter().map(|word| word.value.number()).collect()
}
