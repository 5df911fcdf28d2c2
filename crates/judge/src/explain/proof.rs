//! Short proofs that a board has no tour.
//!
//! They are all of one kind. A path that passes k squares of some set comes to
//! at most k + 1 pieces of the rest, if no move leads from one piece to
//! another; so where there are more pieces, there is no tour. Mostly the set is
//! empty: the board itself falls into pieces.

use tourbook_board::{Board, Square, SquareSet};

use super::Obstacle;

/// That a board has no tour.
pub(super) struct Proof {
    /// Why.
    pub(super) obstacle: Obstacle,
    /// What stands on each square, by index, in the drawing that belongs to it;
    /// `None` is a square that is marked.
    pub(super) marks: Vec<Option<u8>>,
}

impl Proof {
    /// The proof for `board`; `None` when there is a tour, or no proof is known.
    pub(super) fn of(board: Board) -> Option<Self> {
        let cut = cut(board);
        let pieces = pieces(board, board.squares() - cut);
        let (taken, count) = (cut.len() as usize, pieces.len());
        if count <= taken + 1 {
            return None;
        }
        let lonely = board.squares().iter().find(|&square| board.moves(square).is_empty());
        let obstacle = match (board.rows().min(board.cols()), lonely) {
            (1, _) => Obstacle::OneWide,
            (2, _) => Obstacle::TwoWide { pieces: count },
            (_, Some(lonely)) => Obstacle::Lonely(lonely),
            _ => Obstacle::Cut { taken, pieces: count },
        };
        let by_piece = |square| number(pieces.iter().position(|piece| piece.contains(square))? + 1);
        let marks = match obstacle {
            Obstacle::TwoWide { .. } | Obstacle::Cut { .. } => {
                board.squares().iter().map(by_piece).collect()
            }
            _ => exits(board),
        };
        Some(Self { obstacle, marks })
    }

    /// For a board without a tour, and without a short reason.
    pub(super) fn by_search(board: Board) -> Self {
        Self { obstacle: Obstacle::Searched, marks: exits(board) }
    }
}

/// How many moves there are from each square, by index.
fn exits(board: Board) -> Vec<Option<u8>> {
    board.squares().iter().map(|square| number(board.moves(square).len() as usize)).collect()
}

/// The squares to take away. They are right if the pieces that are left are
/// enough, which is counted whenever they are used.
fn cut(board: Board) -> SquareSet {
    let (narrow, long) = (board.rows().min(board.cols()), board.rows().max(board.cols()));
    let is_cut = |across: u8, along: u8| match (narrow, long) {
        (3, 5) => matches!((across, along), (0 | 2, 1 | 3) | (1, 2)),
        (3, 6) => matches!(along, 2 | 3),
        (4, 4) => matches!((across, along), (1 | 2, 1 | 2)),
        _ => false,
    };
    let is_cut = |square: &Square| {
        let (row, col) = board.coordinates(*square);
        if board.rows() == narrow { is_cut(row, col) } else { is_cut(col, row) }
    };
    board.squares().iter().filter(is_cut).collect()
}

/// The pieces of `squares`: from one to another there is no move.
fn pieces(board: Board, mut squares: SquareSet) -> Vec<SquareSet> {
    let mut pieces = Vec::new();
    while let Some(first) = squares.first() {
        let mut piece = SquareSet::from(first);
        let mut fringe = piece;
        while let Some(square) = fringe.first() {
            let beyond = board.moves(square) & (squares - piece);
            piece = piece | beyond;
            fringe = fringe.without(square) | beyond;
        }
        squares = squares - piece;
        pieces.push(piece);
    }
    pieces
}

fn number(number: usize) -> Option<u8> {
    u8::try_from(number).ok()
}

#[cfg(test)]
mod tests {
    use tourbook_board::Key;
    use tourbook_table::lookup;

    use super::*;

    /// How many pieces there are when the squares without a number are taken
    /// away, by joining the ends of each move until nothing changes.
    fn count_pieces(board: Board, taken: &[Square]) -> usize {
        let left: Vec<Square> =
            board.squares().iter().filter(|square| !taken.contains(square)).collect();
        let mut piece_of: Vec<usize> = (0..64).collect();
        for _ in &left {
            for &a in &left {
                for b in board.moves(a).iter().filter(|b| left.contains(b)) {
                    let least = piece_of[a.index()].min(piece_of[b.index()]);
                    piece_of[a.index()] = least;
                    piece_of[b.index()] = least;
                }
            }
        }
        left.iter().filter(|square| piece_of[square.index()] == square.index()).count()
    }

    #[test]
    fn every_impossible_board_of_the_table_has_a_proof_and_no_other_board_has() {
        let mut proofs = 0;
        // All boards of at most 26 squares.
        let boards = (1..=26).flat_map(|rows| (1..=26 / rows).map(move |cols| (rows, cols)));
        for board in boards.map(|(rows, cols)| Board::new(rows, cols).expect("at most 26")) {
            let key = Key::from_any_start(board);
            let proof = Proof::of(key.board());
            let has_tour = lookup(key).expect("a key of the table").tour().is_some();
            assert_eq!(proof.is_none(), has_tour, "{}", key.board());
            proofs += usize::from(proof.is_some());
        }
        // 91 boards, 12 with a tour.
        assert_eq!(proofs, 79);
        // These have tours (OEIS A123935, A083386, A165134).
        for (rows, cols) in [(4, 7), (5, 6), (6, 6), (8, 8)] {
            let board = Board::new(rows, cols).expect("at most 64 squares");
            assert!(Proof::of(board).is_none(), "{board}");
        }
    }

    #[test]
    fn the_squares_taken_away_leave_more_pieces_than_a_tour_can_come_to() {
        for (rows, cols, taken, pieces) in
            [(4, 4, 4, 6), (3, 5, 5, 7), (5, 3, 5, 7), (3, 6, 6, 8), (6, 3, 6, 8), (3, 3, 0, 2)]
        {
            let board = Board::new(rows, cols).expect("at most 64 squares");
            let cut: Vec<Square> = cut(board).iter().collect();
            assert_eq!((cut.len(), count_pieces(board, &cut)), (taken, pieces), "{board}");
        }
        let of_4_by_4 = Proof::of(Board::new(4, 4).expect("16 squares"));
        let marks = of_4_by_4.expect("has a proof").marks;
        // The corners alone, and two rings: A2 C1 D3 B4 and A3 B1 D2 C4.
        let expected = "1234 3xx2 2xx3 5326".split(' ').flat_map(str::chars);
        let expected: Vec<_> = expected.map(|mark| mark.to_digit(10)).collect();
        let marks: Vec<_> = marks.into_iter().map(|mark| mark.map(u32::from)).collect();
        assert_eq!(marks, expected);
    }
}
