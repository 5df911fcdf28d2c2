//! What is wrong with a line of names, or with the word for "there is no tour".

use tourbook_board::{Answer, Board, MoveTable, Square, TourFault};
use tourbook_table::lookup;

use super::diagnostic::{Deviation, Diagnostic, Misspelling, Place, Question, Reading};
use super::path::{Name, Path, name, resembles};
use crate::render::names;

/// A line that looks like an answer, and the answer that is right.
pub(super) struct NamesAnswer<'a> {
    pub(super) board: Board,
    pub(super) answer: Answer<'static>,
    pub(super) impossible: &'static str,
    /// Without white space at its ends.
    pub(super) line: &'a [u8],
    /// Whether the numbers may be counted from 0.
    pub(super) may_be_from_zero: bool,
}

impl NamesAnswer<'_> {
    /// Whether the line is right except for white space.
    pub(super) fn is_right(&self) -> bool {
        let dense: Vec<u8> =
            self.line.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect();
        match self.answer {
            Answer::Tour(squares) => dense == names(self.board, squares).as_bytes(),
            Answer::Impossible => dense == self.impossible.as_bytes(),
        }
    }

    /// The readings with the fewest deviations in which the line is right.
    pub(super) fn readings(&self) -> Vec<Reading> {
        let Answer::Tour(first) = self.answer else { return Vec::new() };
        let path = Path::read(self.line);
        if path.foreign.is_some() || path.names.len() != first.len() {
            return Vec::new();
        }
        let first =
            |row: i16, col: i16| path.names.iter().map(move |name| (name.0 + row, name.1 + col));
        let mut found: Vec<Reading> = Vec::new();
        for (target, squares) in self.targets() {
            for (row, col) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let is_forwards = first(row, col).eq(squares.iter().copied());
                let is_backwards = first(row, col).eq(squares.iter().rev().copied());
                if !is_forwards && !is_backwards {
                    continue;
                }
                let deviations = [
                    (col == 1, Deviation::FromZero),
                    (!is_forwards, Deviation::Backwards),
                    (path.has_small_letters, Deviation::SmallLetters),
                    (path.has_number_first, Deviation::NumberFirst),
                    (path.has_separators, Deviation::Separators),
                    (row == 1, Deviation::LettersFromZero),
                ];
                let deviations = deviations.into_iter().filter(|(is_so, _)| *is_so);
                let deviations = deviations.map(|(_, deviation)| deviation);
                found.push(deviations.chain(target).collect());
            }
        }
        let fewest = found.iter().map(Vec::len).min().unwrap_or_default();
        found.retain(|reading| reading.len() == fewest);
        found
    }

    /// The tours that somebody may have printed who solves a similar question.
    fn targets(&self) -> Vec<(Option<Deviation>, Vec<Name>)> {
        let tour = |board: Board, answer: Answer<'_>| -> Vec<Name> {
            answer.tour().unwrap_or_default().iter().map(|&square| name(board, square)).collect()
        };
        let mut targets = vec![(None, tour(self.board, self.answer))];
        let swapped = Board::new(self.board.cols(), self.board.rows());
        let answer = swapped.ok().and_then(|board| {
            let key = tourbook_board::Key::from_any_start(board);
            Some((board, lookup(key)?))
        });
        if let Some((board, answer)) = answer {
            let names = tour(board, answer);
            let transposed = names.iter().map(|&(row, col)| (col, row)).collect();
            targets.push((Some(Deviation::SwappedBoard), names));
            targets.push((Some(Deviation::TransposedOrder), transposed));
        }
        targets
    }

    /// The first fault of the line, and its offset in it.
    pub(super) fn first_fault(&self) -> (usize, Diagnostic) {
        let says_impossible = resembles(self.line, self.impossible);
        let shown = super::text::shown(self.line);
        let is_word = self.line == self.impossible.as_bytes();
        match self.answer {
            Answer::Tour(first) if says_impossible => {
                let misspelt = (!is_word).then_some(shown);
                (0, Diagnostic::SaysImpossible { misspelt, first })
            }
            Answer::Tour(first) => self.fault_of_path(Some(first)),
            Answer::Impossible if says_impossible => {
                (0, Diagnostic::Misspelt { shown, how: self.misspelling() })
            }
            Answer::Impossible => {
                let fault = Path::read(self.line).names.first().map(|_| self.fault_of_path(None).1);
                (0, Diagnostic::NotImpossible { shown, fault: fault.map(Box::new) })
            }
        }
    }

    fn misspelling(&self) -> Misspelling {
        let line = String::from_utf8_lossy(self.line);
        let word = line.trim_matches(|char: char| !char.is_alphabetic());
        let other = line.chars().find(|char| !char.is_alphabetic());
        match other {
            Some(other) if word == self.impossible => Misspelling::Character(other),
            _ if word.eq_ignore_ascii_case(self.impossible) => Misspelling::Capitals,
            _ => Misspelling::Letters,
        }
    }

    fn fault_of_path(&self, first: Option<&[Square]>) -> (usize, Diagnostic) {
        let path = Path::read(self.line);
        let squares = path.squares(self.board);
        let size = usize::from(self.board.size());
        let at =
            |step: usize| path.ranges.get(step - 1).map_or(self.line.len(), |range| range.start);
        let shown = |start: usize, end: usize| {
            let bytes = self.line.get(start..end).unwrap_or_default();
            String::from_utf8_lossy(&bytes[..bytes.len().min(10)]).into_owned()
        };
        let step = squares.len() + 1;
        // What follows the squares.
        let end = if let Some(range) = path.ranges.get(squares.len()) {
            let question =
                (self.may_be_from_zero && self.is_from_zero(&path)).then_some(Question::FromZero);
            let shown = shown(range.start, range.end);
            Some(Diagnostic::OutOfRange { at: Place::Step(step), shown, question })
        } else {
            path.foreign.as_ref().map(|range| Diagnostic::NotANumber {
                at: Place::Step(step),
                shown: format!("{:?}", shown(range.start, range.end)),
            })
        };
        let end_at = path.ranges.get(squares.len()).or(path.foreign.as_ref());
        let end_at = end_at.map_or(at(path.ranges.len().max(1)), |range| range.start);
        let moves = MoveTable::new(self.board);
        if squares.len() > size && moves.tour(&squares[..size]).is_ok() {
            return (at(size + 1), Diagnostic::TooMany { found: squares.len(), size });
        }
        match moves.tour(&squares) {
            Err(TourFault::Repeated { step, square, earlier }) => {
                (at(step), Diagnostic::Repeated { step, square, earlier })
            }
            Err(TourFault::NotAMove { step, from, to }) => {
                (at(step), Diagnostic::NotAMove { step, from, to })
            }
            Err(TourFault::Missing { square, visited: found, .. }) => {
                let few = Diagnostic::TooFew { found, size, square, is_end: false };
                (end_at, end.unwrap_or(few))
            }
            Ok(_) | Err(_) => match (end, first) {
                (Some(end), _) => (end_at, end),
                (None, Some(first)) => Self::not_first(&squares, first, at),
                (None, None) => (0, Diagnostic::TooMany { found: squares.len(), size }),
            },
        }
    }

    /// The step where a tour leaves the first one.
    fn not_first(
        squares: &[Square],
        first: &[Square],
        at: impl Fn(usize) -> usize,
    ) -> (usize, Diagnostic) {
        let same = squares.iter().zip(first).take_while(|(found, first)| found == first).count();
        match (squares.get(same), first.get(same)) {
            (Some(&found), Some(&first)) => {
                (at(same + 1), Diagnostic::NotFirst { step: same + 1, found, first })
            }
            _ => (0, Diagnostic::TooMany { found: squares.len(), size: first.len() }),
        }
    }

    /// Whether the names fit the board with numbers that are counted from 0, and
    /// only so.
    fn is_from_zero(&self, path: &Path) -> bool {
        path.names.iter().any(|name| name.1 == -1)
            && path.names.iter().all(|name| name.1 + 1 < i16::from(self.board.cols()))
    }
}
