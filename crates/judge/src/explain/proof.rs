//! Short proofs that a key has no tour.
//!
//! There are two kinds of proof, and both count squares.
//!
//! *Colours.* A move changes the colour of the square. So a tour visits the
//! colour of its start as often as the other colour, or once more. A board of
//! odd size has one square more of one colour than of the other: no tour starts
//! on the colour with fewer squares.
//!
//! *Pieces.* Take away k squares, so that the others fall into pieces without a
//! move from one piece to another. A tour goes from piece to piece only through a
//! square that is taken away. So it visits at most k + 1 pieces, and at most k if
//! its start is taken away. If there are more pieces, there is no tour. Some
//! boards fall into pieces when no square is taken away; a square without moves
//! is a piece too.
//!
//! The two together give the classical theorem that every tour of a 4 x n board
//! starts and ends in the outer rows. From a square of an outer row, each move
//! leads to an inner row: when the 2n squares of the inner rows are taken away,
//! the other 2n squares are 2n pieces. A tour that starts in an inner row must
//! then take an inner square and an outer square in turn, to its end. So all
//! inner squares would have the colour of the start, which is not the case.
//! A tour that ends in an inner row is such a tour in reverse.

use tourbook_board::{Board, Colour, Key, Square, SquareSet};

use super::pieces::pieces;

/// Why a key has no tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// No move leads from this square or to it, and the board has others.
    NoMoves(Square),
    /// The board has too few squares of the start's colour.
    Colour(Square),
    /// Without some squares, the others fall into more pieces than a tour can
    /// come to.
    Cut {
        /// How many squares are taken away. 0 when the board itself falls into
        /// pieces.
        taken: u32,
        /// How many pieces there are.
        pieces: u32,
        /// The start, if it is among the squares that are taken away.
        start: Option<Square>,
    },
    /// A tour would have to take the squares of a set and the others in turn,
    /// and the set has squares of both colours.
    Alternation {
        /// How many squares the set has, and how many there are outside it.
        taken: u32,
        /// The start. It is in the set.
        start: Square,
        /// A square of the set that has the other colour.
        other: Square,
    },
    /// No short proof is known. The start, or every start, was searched to the
    /// end.
    Searched {
        /// The start; `None` when it may be any.
        start: Option<Square>,
    },
}

/// A proof that a key has no tour, and the drawing that its words refer to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The reason.
    pub obstacle: Obstacle,
    /// The number to draw on each square, by index; `None` is a square marked
    /// x.
    pub marks: Vec<Option<u8>>,
}

impl Proof {
    /// The shortest of the known proofs that `key` has no tour; `None` when
    /// there is a tour, or no proof is known.
    ///
    /// Everything that a proof needs is counted here. It does not rely on the
    /// table.
    ///
    /// ```
    /// use tourbook_judge::{Obstacle, Proof};
    ///
    /// let proof = Proof::of("7x7 2".parse()?).expect("a proof is known");
    /// assert!(matches!(proof.obstacle, Obstacle::Colour(_)));
    /// assert_eq!(Proof::of("7x7 1".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(key: Key) -> Option<Self> {
        no_moves(key.board())
            .or_else(|| without(key, SquareSet::EMPTY))
            .or_else(|| colour(key))
            .or_else(|| without(key, squares_to_take(key.board())))
    }

    /// For a key without a tour when no short proof is known.
    pub(super) fn by_search(key: Key) -> Self {
        let obstacle = Obstacle::Searched { start: key.start() };
        Self { obstacle, marks: move_counts(key.board()) }
    }
}

/// The proof by a square without moves.
fn no_moves(board: Board) -> Option<Proof> {
    let mut squares = board.squares().iter().filter(|_| board.size() > 1);
    let square = squares.find(|&square| board.moves(square).is_empty())?;
    Some(Proof { obstacle: Obstacle::NoMoves(square), marks: move_counts(board) })
}

/// The proof by the colour of the start.
fn colour(key: Key) -> Option<Proof> {
    let (board, start) = (key.board(), key.start()?);
    let squares = board.coloured(board.colour(start));
    // Each second square of a tour has this colour, and the first is one.
    if squares.len() >= u32::from(board.size()).div_ceil(2) {
        return None;
    }
    let number = |square| if board.colour(square) == Colour::Light { 1 } else { 2 };
    let marks = board.squares().iter().map(|square| Some(number(square))).collect();
    Some(Proof { obstacle: Obstacle::Colour(start), marks })
}

/// The proof by the pieces that are left without `taken`.
fn without(key: Key, taken: SquareSet) -> Option<Proof> {
    let board = key.board();
    let left = pieces(board, board.squares() - taken);
    let count = u32::try_from(left.len()).ok()?;
    let start = key.start().filter(|&start| taken.contains(start));
    let most = taken.len() + u32::from(start.is_none());
    let obstacle = match start {
        _ if count > most => Obstacle::Cut { taken: taken.len(), pieces: count, start },
        Some(start) if count == most && left.iter().all(|piece| piece.len() == 1) => {
            let others = taken & board.coloured(board.colour(start).other());
            Obstacle::Alternation { taken: taken.len(), start, other: others.first()? }
        }
        _ => return None,
    };
    let piece_of = |square| left.iter().position(|piece| piece.contains(square));
    let number = |square| u8::try_from(piece_of(square)? + 1).ok();
    Some(Proof { obstacle, marks: board.squares().iter().map(number).collect() })
}

/// The squares that are worth taking away: the inner rows of 4 rows, and single
/// patterns for 3 x 5, 3 x 6 and 4 x 4. A wrong pattern here proves nothing,
/// because the pieces are counted whenever it is used.
fn squares_to_take(board: Board) -> SquareSet {
    let (narrow, long) = (board.rows().min(board.cols()), board.rows().max(board.cols()));
    let is_inner = |place: u8| matches!(place, 1 | 2);
    let is_taken = |across: u8, along: u8| match (narrow, long) {
        (3, 5) => matches!((across, along), (0 | 2, 1 | 3) | (1, 2)),
        (3, 6) => matches!(along, 2 | 3),
        (4, 4) => is_inner(across) && is_inner(along),
        (4, _) => is_inner(across),
        (_, 4) => is_inner(along),
        _ => false,
    };
    let is_taken = |square: &Square| {
        let (row, col) = board.coordinates(*square);
        if board.rows() == narrow { is_taken(row, col) } else { is_taken(col, row) }
    };
    board.squares().iter().filter(is_taken).collect()
}

/// How many moves lead from each square, by index.
fn move_counts(board: Board) -> Vec<Option<u8>> {
    let count = |square| u8::try_from(board.moves(square).len()).ok();
    board.squares().iter().map(count).collect()
}

#[cfg(test)]
mod tests {
    use tourbook_table::lookup;

    use super::*;

    #[test]
    fn no_set_of_squares_proves_that_a_start_with_a_tour_has_none() {
        let mut keys = 0;
        for board in [(3, 4), (4, 3)].map(|(rows, cols)| Board::new(rows, cols)) {
            let board = board.expect("12 squares");
            let sets = 0..1_u16 << board.size();
            for key in board.squares().iter().filter_map(|start| Key::from_start(board, start)) {
                if lookup(key).expect("in the table").tour().is_none() {
                    continue;
                }
                keys += 1;
                for set in sets.clone() {
                    let is_taken = |square: &Square| set >> square.index() & 1 == 1;
                    let taken = board.squares().iter().filter(is_taken).collect();
                    assert_eq!(without(key, taken), None, "{key} {set:#b}");
                }
            }
        }
        // The outer rows, or the outer columns: six squares of each board.
        assert_eq!(keys, 12);
    }
}
