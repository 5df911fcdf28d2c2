//! The first fault of an answer of numbers that is right in no reading.

use tourbook_board::{Board, MoveTable, Square, TourFault};
use tourbook_problems::Body;

use super::diagnostic::{Diagnostic, Place, Question, Reading};
use super::piece::{Layout, Value, Word, leading_squares, places_of};
use super::text::Text;

/// An answer of numbers, and what is known about it.
pub(super) struct NumbersAnswer<'a> {
    pub(super) body: Body,
    pub(super) board: Board,
    pub(super) start: Option<Square>,
    pub(super) words: &'a [Word],
    pub(super) text: &'a Text<'a>,
    /// Whether the output ends after it.
    pub(super) is_end: bool,
    /// The readings that explain where the walk starts.
    pub(super) readings: Vec<Reading>,
    /// Whether the numbers may be counted from 0.
    pub(super) may_be_from_zero: bool,
}

impl NumbersAnswer<'_> {
    /// The first fault, and the plain offset where it shows.
    pub(super) fn first_fault(&self) -> (usize, Diagnostic) {
        match self.body {
            Body::Steps { .. } => {
                let layout = self.layout();
                self.layout_fault(layout).unwrap_or_else(|| self.fault_of_steps(layout))
            }
            _ => self.fault_of_squares(),
        }
    }

    fn layout(&self) -> Layout {
        Layout { rows: usize::from(self.board.rows()), in_row: usize::from(self.board.cols()) }
    }

    fn size(&self) -> usize {
        usize::from(self.board.size())
    }

    fn at(&self, index: usize) -> usize {
        self.words.get(index).map_or(self.end(), |word| word.range.start)
    }

    /// Where the answer shows that something is missing.
    fn end(&self) -> usize {
        let last = self.words.last().map_or(0, |word| word.range.start);
        if self.is_end { self.text.plain().len() } else { last }
    }

    fn shown(&self, word: &Word) -> String {
        super::text::shown(self.text.window(word.range.start, word.range.end))
    }

    /// What is wrong with a word that is not one of the problem's numbers.
    fn word_fault(&self, word: &Word, at: Place) -> Diagnostic {
        let shown = self.shown(word);
        if word.value == Value::NotANumber {
            return Diagnostic::NotANumber { at, shown };
        }
        let is_zero = word.value == Value::Number(0);
        let question = if is_joined(word) {
            Some(Question::Joined)
        } else if is_zero && self.may_be_from_zero && self.is_from_zero() {
            Some(Question::FromZero)
        } else {
            None
        };
        Diagnostic::OutOfRange { at, shown, question }
    }

    /// Whether the first step is a move if the numbers are counted from 0, and
    /// all of them can be so.
    fn is_from_zero(&self) -> bool {
        let numbers: Option<Vec<u8>> = self.words.iter().map(|word| word.value.number()).collect();
        let Some(numbers) =
            numbers.filter(|numbers| numbers.iter().all(|&n| n < self.board.size()))
        else {
            return false;
        };
        let find =
            |number: u8| Square::from_index(numbers.iter().position(|&other| other == number)?);
        let first = match self.body {
            Body::Steps { .. } => find(0).zip(find(1)),
            _ => numbers.first().zip(numbers.get(1)).and_then(|(&first, &second)| {
                self.board.numbered(first + 1).zip(self.board.numbered(second + 1))
            }),
        };
        let is_move = |(from, to): (Square, Square)| self.board.moves(from).contains(to);
        numbers.iter().position(|&n| n == 0) == numbers.iter().rposition(|&n| n == 0)
            && first.is_some_and(is_move)
    }

    fn fault_of_squares(&self) -> (usize, Diagnostic) {
        let squares = leading_squares(self.body, self.board, self.words);
        let end = self
            .words
            .get(squares.len())
            .map(|word| (word.range.start, self.word_fault(word, Place::Step(squares.len() + 1))));
        let size = self.size().min(squares.len());
        self.fault_of_walk(&squares[..size], |index| self.at(index), end)
    }

    /// The first fault of a walk. `end` is what follows the squares.
    fn fault_of_walk(
        &self,
        squares: &[Square],
        at: impl Fn(usize) -> usize,
        end: Option<(usize, Diagnostic)>,
    ) -> (usize, Diagnostic) {
        let starts = squares.first().copied().zip(self.start);
        if let Some((found, expected)) = starts.filter(|(found, expected)| found != expected) {
            let readings = self.readings.clone();
            return (at(0), Diagnostic::WrongStart { found, expected, readings });
        }
        match MoveTable::new(self.board).tour(squares) {
            Err(TourFault::Repeated { step, square, earlier }) => {
                (at(step - 1), Diagnostic::Repeated { step, square, earlier })
            }
            Err(TourFault::NotAMove { step, from, to }) => {
                (at(step - 1), Diagnostic::NotAMove { step, from, to })
            }
            Err(TourFault::Missing { square, .. }) => end.unwrap_or_else(|| {
                let (found, size, is_end) = (squares.len(), self.size(), self.is_end);
                (self.end(), Diagnostic::TooFew { found, size, square, is_end })
            }),
            Ok(_) | Err(_) => end.unwrap_or_else(|| {
                let (found, size) = (self.words.len(), self.size());
                (at(size), Diagnostic::TooMany { found, size })
            }),
        }
    }

    /// What is wrong with the rows of a board.
    fn layout_fault(&self, layout: Layout) -> Option<(usize, Diagnostic)> {
        let rows: Vec<&[Word]> = self.words.chunk_by(|a, b| a.line == b.line).collect();
        if let Some(word) = self.words.iter().find(|word| is_joined(word)) {
            let index = self.words.iter().position(|other| other == word)?;
            let place = Square::from_index(index).map_or(Place::Step(index + 1), Place::Field);
            return Some((word.range.start, self.word_fault(word, place)));
        }
        let is_right_size = self.words.len() == layout.size();
        let are_rows = rows.iter().all(|row| layout.is_near(row.len()));
        let (last, before) = rows.split_last()?;
        let are_equal = before.iter().all(|row| row.len() == rows[0].len() && row.len() > 1)
            && last.len() <= rows[0].len()
            && rows.len() > 1;
        if !are_rows && (is_right_size || !are_equal) {
            return None;
        }
        let is_cut = |row: usize| self.is_end && row + 1 == rows.len() && row < layout.rows;
        let odd = rows.iter().position(|row| row.len() != layout.in_row);
        if let Some(row) = odd.filter(|&row| !is_cut(row) || rows[row].len() > layout.in_row) {
            let (found, size) = (rows[row].len(), layout.in_row);
            return Some((rows[row][0].range.start, Diagnostic::RowLength { row, found, size }));
        }
        let (found, size, is_end) = (rows.len(), layout.rows, self.is_end);
        if found == size && odd.is_none() || odd.is_some() {
            return None;
        }
        let at = rows.get(size).map(|row| row[0].range.start);
        Some((at.unwrap_or_else(|| self.line_after()), Diagnostic::Rows { found, size, is_end }))
    }

    /// The beginning of the line after the answer.
    fn line_after(&self) -> usize {
        let plain = self.text.plain();
        let end = self.words.last().map_or(0, |word| word.range.end);
        let feed = plain[end..].iter().position(|&byte| byte == b'\n');
        feed.map_or(plain.len(), |feed| end + feed + 1)
    }

    fn fault_of_steps(&self, layout: Layout) -> (usize, Diagnostic) {
        let field = |index: usize| Square::from_index(index).unwrap_or(Square::FIRST);
        let squares = leading_squares(self.body, self.board, self.words);
        let step = squares.len() + 1;
        let places = places_of(self.words, u8::try_from(step).unwrap_or(u8::MAX));
        let end = match *places.as_slice() {
            _ if step > self.size() => None,
            [first, again, ..] => {
                let (first, second) = (field(first), field(again));
                Some((self.at(again), Diagnostic::StepTwice { step, first, again: second }))
            }
            _ => self.hole(step, layout),
        };
        self.fault_of_walk(&squares, |step| self.at_step(&squares, step), end)
    }

    /// Where the number of a step stands, which is counted from 0.
    fn at_step(&self, squares: &[Square], step: usize) -> usize {
        self.at(squares.get(step).map_or(self.size(), |square| square.index()))
    }

    /// What is wrong when `step` stands nowhere.
    fn hole(&self, step: usize, layout: Layout) -> Option<(usize, Diagnostic)> {
        let is_step = |word: &Word| {
            word.value.number().is_some_and(|n| n > 0 && usize::from(n) <= layout.size())
        };
        let index = self.words.iter().position(|word| !is_step(word))?;
        let (word, square) = (&self.words[index], Square::from_index(index)?);
        let fault = self.word_fault(word, Place::Field(square));
        let is_zero = word.value == Value::Number(0);
        let is_negative = word.value == Value::Outside && !is_joined(word);
        Some((
            word.range.start,
            match fault {
                Diagnostic::OutOfRange { shown, question: None, .. } if is_zero || is_negative => {
                    Diagnostic::NotVisited { step, square, shown }
                }
                fault => fault,
            },
        ))
    }
}

/// Whether several numbers may have been joined to one word.
fn is_joined(word: &Word) -> bool {
    let is_number = !matches!(word.value, Value::NotANumber);
    is_number && word.range.len() > 2 && !matches!(word.value, Value::Number(0..=64))
}
