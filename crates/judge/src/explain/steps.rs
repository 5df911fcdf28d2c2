//! The moves that a first tour passes over, step by step.

use tourbook_board::{Board, Square, SquareSet};

/// A step of a first tour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The square that it comes to.
    pub square: Square,
    /// How many moves there are to choose from, 1 to 8; 0 at the start.
    pub moves: usize,
    /// The moves that come before this one in the order of squares.
    pub passed_over: Vec<PassedOver>,
}

/// A move that a first tour passes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassedOver {
    /// The square that it leads to.
    pub square: Square,
    /// Two squares that would both have to be the last of the tour after this
    /// move; `None` when the search found that no tour goes on from there.
    pub ends: Option<[Square; 2]>,
}

/// The steps of `tour`.
pub(super) fn steps(board: Board, tour: &[Square]) -> Vec<Step> {
    let mut unvisited = board.squares();
    let mut here = None;
    let step = |&square: &Square| {
        let moves = here.map_or(SquareSet::EMPTY, |here| board.moves(here) & unvisited);
        let before = moves.iter().take_while(|&other| other < square);
        let passed_over = before.map(|other| pass_over(board, unvisited, other)).collect();
        unvisited = unvisited.without(square);
        here = Some(square);
        Step { square, moves: moves.len() as usize, passed_over }
    };
    tour.iter().map(step).collect()
}

/// The move to `square`, which a tour that has still to visit `unvisited`
/// passes over.
fn pass_over(board: Board, unvisited: SquareSet, square: Square) -> PassedOver {
    // After this move, only one move leads to or from such a square.
    let mut ends = unvisited.without(square).iter().filter(|&end| {
        let moves = board.moves(end) & unvisited;
        moves.len() == 1
    });
    let ends = ends.next().zip(ends.next()).map(|(one, two)| [one, two]);
    PassedOver { square, ends }
}

#[cfg(test)]
mod tests {
    use tourbook_table::entries;

    use super::*;

    /// The squares a knight's move from `square`, by the distances.
    fn reached(board: Board, square: Square) -> Vec<Square> {
        let (row, col) = board.coordinates(square);
        let is_move = |other: &Square| {
            let (other_row, other_col) = board.coordinates(*other);
            row.abs_diff(other_row) * col.abs_diff(other_col) == 2
        };
        board.squares().iter().filter(is_move).collect()
    }

    #[test]
    fn each_step_of_each_tour_names_all_moves_that_come_before_it() {
        for (key, answer) in entries() {
            let (board, tour) = (key.board(), answer.tour().unwrap_or_default());
            let steps = steps(board, tour);
            assert_eq!(steps.len(), tour.len(), "{key}");
            for (index, step) in steps.iter().enumerate() {
                let mut moves = match index.checked_sub(1) {
                    Some(before) => reached(board, tour[before]),
                    None => Vec::new(),
                };
                moves.retain(|square| !tour[..index].contains(square));
                assert_eq!((step.square, step.moves), (tour[index], moves.len()), "{key}");
                moves.retain(|&square| square < step.square);
                let passed_over: Vec<Square> =
                    step.passed_over.iter().map(|each| each.square).collect();
                assert_eq!(passed_over, moves, "{key} {index}");
            }
        }
    }

    #[test]
    fn two_squares_that_would_be_the_last_have_one_move_each() {
        let mut pairs = 0;
        for (key, answer) in entries() {
            let (board, tour) = (key.board(), answer.tour().unwrap_or_default());
            for (index, step) in steps(board, tour).into_iter().enumerate() {
                for PassedOver { square, ends } in step.passed_over {
                    let Some([one, two]) = ends else { continue };
                    assert_ne!(one, two, "{key} {index}");
                    for end in [one, two] {
                        assert!(end != square && !tour[..index].contains(&end), "{key} {index}");
                        let mut moves = reached(board, end);
                        moves.retain(|other| !tour[..index].contains(other));
                        assert_eq!(moves.len(), 1, "{key} {index}");
                    }
                    pairs += 1;
                }
            }
        }
        assert!(pairs > 0, "some moves are passed over for this reason");
    }
}
