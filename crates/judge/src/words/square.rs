//! How squares are written, and how far apart they are.

use tourbook_board::{Board, Notation, Square};
use tourbook_problems::Problem;

use super::Words;

/// What messages about squares need to know.
#[derive(Clone, Copy)]
pub(super) struct SquareWords {
    pub(super) problem: &'static Problem,
    pub(super) board: Board,
    pub(super) words: &'static dyn Words,
}

impl SquareWords {
    /// A square in the notation of the problem.
    pub(super) fn square(self, square: Square) -> String {
        let Self { problem, board, words } = self;
        let Notation::Coordinates { base } = problem.notation else {
            return board.written(square, problem.notation).to_string();
        };
        let (row, col) = board.coordinates(square);
        words.square_in(&(row + base), &(col + base))
    }

    /// How far apart two squares are.
    pub(super) fn distance(self, from: Square, to: Square) -> String {
        let words = self.words;
        let ((row, col), (to_row, to_col)) =
            (self.board.coordinates(from), self.board.coordinates(to));
        let (rows, cols) = (row.abs_diff(to_row), col.abs_diff(to_col));
        if self.problem.notation == Notation::Names {
            return names_apart(rows.into(), cols.into(), words);
        }
        let vertical = if to_row < row { words.up(&rows) } else { words.down(&rows) };
        let horizontal = if to_col < col { words.left(&cols) } else { words.right(&cols) };
        match (rows, cols) {
            (0, _) => horizontal,
            (_, 0) => vertical,
            _ => vertical + &words.comma() + &horizontal,
        }
    }
}

/// How far apart two names are.
pub(super) fn names_apart(letters: u16, numbers: u16, words: &dyn Words) -> String {
    let letters = if letters == 1 { words.one_letter() } else { words.letters(&letters) };
    let numbers = if numbers == 1 { words.one_number() } else { words.numbers(&numbers) };
    words.apart(&letters, &numbers)
}
