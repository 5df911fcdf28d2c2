//! What is wrong with an output.

use tourbook_board::{Board, Square};
use tourbook_problems::{Body, Problem};

use super::Words;
use super::finding::character;
use super::reading::ReadingWords;
use super::square::SquareWords;
use crate::check::{
    Diagnostic, Finding, HeadingFault, Misspelling, Place, Question, Reading, TextKind, TextPlace,
    WhitespaceFault,
};

/// What messages about an answer need to know.
#[derive(Clone, Copy)]
pub(super) struct DiagnosticWords {
    words: &'static dyn Words,
    /// What the answer is about; `None` where it belongs to no case.
    subject: Option<Subject>,
}

/// What an answer is about.
#[derive(Clone, Copy)]
pub(super) struct Subject {
    pub(super) problem: &'static Problem,
    pub(super) board: Board,
    pub(super) start: Option<Square>,
}

impl DiagnosticWords {
    /// The words for the answer in which something was found.
    pub(super) fn new(finding: &Finding, words: &'static dyn Words) -> Self {
        let subject = finding.case.map(|(_, case)| {
            let key = case.key();
            Subject { problem: case.problem(), board: key.board(), start: key.start() }
        });
        Self { words, subject }
    }

    /// The words for any answer on `board`.
    pub(super) const fn on_board(
        problem: &'static Problem,
        board: Board,
        words: &'static dyn Words,
    ) -> Self {
        Self { words, subject: Some(Subject { problem, board, start: None }) }
    }

    pub(super) fn diagnostic(self, diagnostic: &Diagnostic) -> String {
        let words = self.words;
        let square = |square: Square| self.square(square);
        match diagnostic {
            Diagnostic::Empty => words.empty(),
            Diagnostic::Ends => words.ends(),
            Diagnostic::AnswerMissing { found: Some(case) } => words.answer_missing_before(case),
            Diagnostic::AnswerMissing { found: None } => words.answer_missing(),
            Diagnostic::NoAnswer => words.no_answer(),
            Diagnostic::Utf16 => words.utf_16(&words.the_output()),
            Diagnostic::ByteOrderMark => words.byte_order_mark(),
            Diagnostic::Character(char) => words.right_but_character(&character(*char, words)),
            Diagnostic::Whitespace(fault) => whitespace(*fault, words),
            Diagnostic::LeadingZero => words.leading_zero(),
            Diagnostic::Text { shown, kind, place } => text(shown, *kind, *place, words),
            Diagnostic::SecondAnswer if self.is_count() => words.second_number(),
            Diagnostic::SecondAnswer => words.second_answer(),
            Diagnostic::JoinedCounts => words.joined_counts(),
            Diagnostic::SurplusAnswer { end: Some(end) } => words.end_answered(end),
            Diagnostic::SurplusAnswer { end: None } => words.surplus_answer(),
            Diagnostic::Heading { found, expected, fault } => {
                heading(found.as_deref().unwrap_or_default(), expected, *fault, words)
            }
            Diagnostic::Reading(readings) => self.reading_words(|words| words.readings(readings)),
            Diagnostic::WrongStart { found, expected, readings } => {
                self.wrong_start(*found, *expected, readings)
            }
            Diagnostic::NotAMove { step, from, to } => {
                words.not_a_move(step, &square(*from), &square(*to), &self.distance(*from, *to))
            }
            Diagnostic::Repeated { step, square: again, earlier } => {
                words.repeated(step, &square(*again), earlier)
            }
            Diagnostic::OutOfRange { at, shown, question } => {
                self.out_of_range(*at, shown, *question)
            }
            Diagnostic::NotANumber { at, shown } => self.not_a_number(*at, shown),
            Diagnostic::TooFew { found, size, square: missing, is_end: true } => {
                words.output_has_too_few(found, size, &square(*missing))
            }
            Diagnostic::TooFew { found, size, square: missing, .. } => {
                words.too_few(found, size, &square(*missing))
            }
            Diagnostic::TooMany { found, size } => words.too_many(found, size),
            Diagnostic::RowLength { row, found, size } => {
                words.row_length(&(row + self.base()), found, size)
            }
            Diagnostic::Rows { found, size, is_end: true } => words.output_has_rows(found, size),
            Diagnostic::Rows { found, size, .. } => words.has_rows(found, size),
            Diagnostic::StepTwice { step, first, again } => {
                words.step_twice(&square(*again), step, &square(*first))
            }
            Diagnostic::NotVisited { step, square: at, shown } => {
                words.not_visited(step, &square(*at), shown)
            }
            Diagnostic::SaysImpossible { misspelt, first } => {
                let found = misspelt.as_deref().unwrap_or(self.impossible());
                let tour: String = first.iter().copied().map(square).collect();
                words.says_impossible(&found, &tour)
            }
            Diagnostic::NotImpossible { shown, fault: None } => {
                words.must_be_impossible(&self.impossible(), shown)
            }
            Diagnostic::NotImpossible { fault: Some(fault), .. } => {
                words.path_where_impossible(&self.diagnostic(fault))
            }
            Diagnostic::WrongCount { shown, expected, readings } => {
                self.wrong_count(shown, *expected, readings)
            }
            Diagnostic::Misspelt { shown, how } => self.misspelt(shown, *how),
            Diagnostic::NotFirst { step: 1, found, first } => {
                words.not_first_start(&square(*found), &square(*first))
            }
            Diagnostic::NotFirst { step, found, first } => {
                words.not_first(step, &square(*found), &square(*first))
            }
        }
    }

    fn is_count(self) -> bool {
        self.subject.is_some_and(|subject| subject.problem.answer.body == Body::Count)
    }

    /// The words for squares.
    fn square_words(self) -> Option<SquareWords> {
        let Subject { problem, board, .. } = self.subject?;
        Some(SquareWords { problem, board, words: self.words })
    }

    /// A square in the notation of the problem.
    pub(super) fn square(self, square: Square) -> String {
        let words = self.square_words();
        words.map_or_else(|| square.number().to_string(), |words| words.square(square))
    }

    fn distance(self, from: Square, to: Square) -> String {
        self.square_words().map_or(String::new(), |words| words.distance(from, to))
    }

    /// The number of the first row in messages.
    fn base(self) -> usize {
        self.subject.map_or(0, |subject| subject.problem.coordinate_base().into())
    }

    fn place(self, place: Place) -> String {
        match place {
            Place::Step(step) => self.words.at_step(&step),
            Place::Field(square) => self.square(square),
        }
    }

    /// Asks for the words of readings; an answer that belongs to no case has
    /// none.
    fn reading_words(self, text: impl Fn(ReadingWords) -> String) -> String {
        let words = self.words;
        self.subject.map_or(String::new(), |subject| text(ReadingWords { subject, words }))
    }

    fn wrong_start(self, found: Square, expected: Square, readings: &[Reading]) -> String {
        let questions = self.reading_words(|words| words.start_questions(readings));
        let (found, expected) = (self.square(found), self.square(expected));
        if questions.is_empty() {
            self.words.wrong_start(&found, &expected)
        } else {
            self.words.wrong_start_because(&found, &expected, &questions)
        }
    }

    fn out_of_range(self, at: Place, shown: &str, question: Option<Question>) -> String {
        let (words, place) = (self.words, self.place(at));
        let Some(Subject { problem, board, .. }) = self.subject else {
            return words.not_a_number(&place, &shown);
        };
        let size = board.size();
        let text = match problem.answer.body {
            Body::Count => words.not_a_number(&place, &shown),
            Body::Squares => words.number_off_board(&place, &shown, &board, &size),
            Body::Steps { .. } => words.not_a_step(&place, &shown, &size),
            Body::Names { .. } => {
                let last = board.squares().last().unwrap_or(Square::FIRST);
                let (first, last) = (board.name(Square::FIRST), board.name(last));
                words.name_off_board(&place, &shown, &first, &last)
            }
        };
        match question {
            None => text,
            Some(Question::FromZero) => words.maybe_from_zero(&text),
            Some(Question::Joined) => words.maybe_joined(&text),
        }
    }

    fn not_a_number(self, at: Place, shown: &str) -> String {
        let place = self.place(at);
        match self.subject.map(|subject| subject.problem.answer.body) {
            Some(Body::Names { .. }) => self.words.not_a_name(&place, &shown),
            _ => self.words.not_a_number(&place, &shown),
        }
    }

    /// The word for "there is no tour".
    fn impossible(self) -> &'static str {
        match self.subject.map(|subject| subject.problem.answer.body) {
            Some(Body::Names { impossible }) => impossible,
            _ => "impossible",
        }
    }

    fn wrong_count(self, shown: &str, expected: u64, readings: &[Reading]) -> String {
        let words = self.words;
        let text = self.reading_words(|words| words.all(readings));
        match readings.len() {
            0 => words.wrong_count(&shown, &expected),
            // That a number is 0 proves little.
            1 if shown != "0" => words.wrong_count_because(&shown, &expected, &text),
            _ => words.wrong_count_question(&shown, &expected, &text),
        }
    }

    fn misspelt(self, shown: &str, how: Misspelling) -> String {
        let (words, word) = (self.words, self.impossible());
        match how {
            Misspelling::Capitals => words.in_small_letters(&word, &shown),
            Misspelling::Character('.') => words.without_full_stop(&word, &shown),
            Misspelling::Character(other) => {
                words.without_character(&word, &format!("{other:?}"), &shown)
            }
            Misspelling::Letters => words.spelt_so(&word, &shown),
        }
    }
}

/// What is wrong with a heading.
fn heading(found: &str, expected: &str, fault: HeadingFault, words: &dyn Words) -> String {
    match fault {
        HeadingFault::Missing => words.heading_missing(&expected),
        HeadingFault::Other | HeadingFault::Number => words.heading_other(&found, &expected),
        HeadingFault::FromZero => words.heading_from_zero(&found, &expected),
        HeadingFault::SameNumber => words.heading_same_number(&found, &expected),
    }
}

/// Text that is not part of an answer.
fn text(shown: &str, kind: TextKind, place: TextPlace, words: &dyn Words) -> String {
    let text = match kind {
        TextKind::Plain => shown.to_owned(),
        TextKind::Gbk => words.gbk(),
        TextKind::Terminal => words.coloured(&shown),
        TextKind::Binary => words.binary(&shown),
    };
    match place {
        TextPlace::Before => words.text_before(&text),
        TextPlace::Within => words.text_within(&text),
        TextPlace::Instead => words.text_instead(&text),
        TextPlace::SameLine => words.text_on_same_line(&text),
        TextPlace::EmptyLine => words.text_in_empty_line(&text),
        TextPlace::After => words.text_after(&text),
        TextPlace::AfterAll => words.text_after_all(&text),
    }
}

/// A difference in white space.
pub(super) fn whitespace(fault: WhitespaceFault, words: &dyn Words) -> String {
    match fault {
        WhitespaceFault::MissingEmptyLine => words.missing_empty_line(),
        WhitespaceFault::SurplusEmptyLine => words.surplus_empty_line(),
        WhitespaceFault::TrailingSpace => words.trailing_space(),
        WhitespaceFault::LeadingSpace => words.leading_space(),
        WhitespaceFault::SurplusSpace => words.surplus_space(),
        WhitespaceFault::MissingSpace => words.missing_space(),
        WhitespaceFault::NotASpace => words.not_a_space(),
        WhitespaceFault::EarlyLineEnd => words.early_line_end(),
        WhitespaceFault::MissingLineEnd => words.missing_line_end(),
        WhitespaceFault::CarriageReturn => words.carriage_return(),
        WhitespaceFault::OpenEnd => words.open_end(),
    }
}
