//! In which readings an answer is right.

use tourbook_problems::{Body, Role};

use super::Words;
use super::diagnostic::Subject;
use super::input::field_name;
use super::square::SquareWords;
use crate::check::{Deviation, Reading};

/// What messages about readings need to know.
#[derive(Clone, Copy)]
pub(super) struct ReadingWords {
    pub(super) subject: Subject,
    pub(super) words: &'static dyn Words,
}

impl ReadingWords {
    /// Why the answer would be right in other ways of reading it.
    pub(super) fn readings(self, readings: &[Reading]) -> String {
        let words = self.words;
        let is_whole_answer =
            |way: &Deviation| matches!(way, Deviation::SwappedBoard | Deviation::TransposedOrder);
        match readings {
            [reading] => {
                let text = self.reading(reading);
                // Then it is the right answer to something else.
                if matches!(reading.as_slice(), [way] if is_whole_answer(way)) {
                    text
                } else {
                    words.otherwise_right(&text)
                }
            }
            readings => words.is_it_that(&self.all(readings)),
        }
    }

    /// All readings in a row.
    pub(super) fn all(self, readings: &[Reading]) -> String {
        let texts = readings.iter().map(|reading| self.reading(reading));
        texts.reduce(|all, next| self.words.or_that(&all, &next)).unwrap_or_default()
    }

    fn reading(self, reading: &Reading) -> String {
        let texts = reading.iter().map(|&way| self.deviation(way));
        texts.reduce(|all, next| self.words.and_that(&all, &next)).unwrap_or_default()
    }

    /// How an answer differs from the right one.
    fn deviation(self, deviation: Deviation) -> String {
        let Self { subject, words } = self;
        let (problem, board) = (subject.problem, subject.board);
        let (rows, cols, size) = (board.rows(), board.cols(), board.size());
        match (deviation, problem.answer.body) {
            (Deviation::FromZero, Body::Names { .. }) => words.names_from_zero(),
            (Deviation::FromZero, Body::Squares) => words.squares_from_zero(&(size - 1), &size),
            (Deviation::FromZero, Body::Steps { .. } | Body::Count) => {
                words.steps_from_zero(&(size - 1), &size)
            }
            (Deviation::Swapped, _) if rows != cols => words.swapped_board_of(&cols, &rows),
            (Deviation::Swapped, _) => words.swapped(),
            (Deviation::FromBelow, _) => words.counted_from_below(),
            (Deviation::OtherLayout, Body::Steps { .. }) => words.list_not_board(),
            (Deviation::OtherLayout, _) => words.board_not_list(),
            (Deviation::Backwards, _) => words.backwards(),
            (Deviation::WithoutStart, _) => {
                let squares = SquareWords { problem, board, words };
                let start = subject.start.map(|start| squares.square(start));
                words.without_start(&(size - 1), &start.unwrap_or_default())
            }
            (Deviation::StartSwapped, _) => {
                let [first, second] = self.swapped_names();
                words.start_swapped(&first, &second)
            }
            (Deviation::StartBase, _) if self.start_base() == 0 => words.start_from_one(),
            (Deviation::StartBase, _) => words.start_from_zero(),
            (Deviation::StartFromBelow, _) => words.start_from_below(),
            (Deviation::StartWrapped, _) => words.start_wrapped(),
            (Deviation::SmallLetters, _) => words.small_letters(),
            (Deviation::NumberFirst, _) => words.number_first(),
            (Deviation::Separators, _) => words.separators(),
            (Deviation::LettersFromZero, _) => words.letters_from_zero(),
            (Deviation::SwappedBoard, body) => {
                let name = |role| {
                    problem.field(role).map_or(String::new(), |field| field_name(field, words))
                };
                let (rows, columns) = (name(Role::Rows), name(Role::Columns));
                match body {
                    Body::Count => words.sides_swapped(&rows, &columns),
                    _ => words.swapped_board(&columns, &rows),
                }
            }
            (Deviation::ClosedOnly, _) => words.closed_only(),
            (Deviation::NotReset, _) => words.not_reset(),
            (Deviation::TransposedOrder, _) => words.transposed_order(),
        }
    }

    /// What the input calls the row and the column of the start, in the other
    /// order than the input has them.
    fn swapped_names(self) -> [String; 2] {
        let fields = self.subject.problem.input.fields.iter().rev();
        let names: Vec<String> = fields
            .filter(|field| matches!(field.role, Role::Row | Role::Column))
            .map(|field| field_name(field, self.words))
            .collect();
        names.try_into().unwrap_or_else(|_| [self.words.column(), self.words.row()])
    }

    /// From which number the input counts the start.
    fn start_base(self) -> u8 {
        let problem = self.subject.problem;
        problem.field(Role::Square).map_or(problem.coordinate_base(), |field| field.base)
    }

    /// What may explain where a walk starts, as questions without a question
    /// mark; empty when nothing does.
    pub(super) fn start_questions(self, readings: &[Reading]) -> String {
        let texts = readings.iter().take(3).map(|reading| self.start_question(reading));
        texts.reduce(|all, next| self.words.question_or(&all, &next)).unwrap_or_default()
    }

    fn start_question(self, reading: &Reading) -> String {
        let words = self.words;
        let (of_answer, of_start): (Vec<Deviation>, Vec<Deviation>) = reading
            .iter()
            .partition(|way| matches!(way, Deviation::Swapped | Deviation::FromBelow));
        let of_answer = of_answer.into_iter().map(|way| match way {
            Deviation::Swapped => words.question_swapped(),
            _ => words.question_from_below(),
        });
        let of_start = of_start.into_iter().enumerate().map(|(index, way)| {
            match (way, index, self.start_base()) {
                (Deviation::StartSwapped, ..) => {
                    let [first, second] = self.swapped_names();
                    words.question_start_swapped(&first, &second)
                }
                (Deviation::StartBase, 0, 0) => words.question_start_from_one(),
                (Deviation::StartBase, 0, _) => words.question_start_from_zero(),
                (Deviation::StartBase, _, 0) => words.and_from_one(),
                (Deviation::StartBase, ..) => words.and_from_zero(),
                (Deviation::StartFromBelow, 0, _) => words.question_start_from_below(),
                (Deviation::StartFromBelow, ..) => words.and_from_below(),
                _ => words.and_wrapped(),
            }
        });
        let texts = of_answer.chain(of_start);
        texts.reduce(|all, next| words.question_and(&all, &next)).unwrap_or_default()
    }
}
