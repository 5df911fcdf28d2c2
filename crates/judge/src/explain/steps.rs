//! The moves that a first tour had to pass over, step by step.

use std::fmt::Write as _;

use tourbook_board::{Board, Notation, Square, SquareSet};

/// A line for each step of `tour`: which move it is in the order of squares;
/// and a line for each move before it, with the reason not to take that.
pub(super) fn describe(board: Board, notation: Notation, tour: &[Square]) -> String {
    let mut text = String::new();
    let write = |square| board.written(square, notation).to_string();
    let mut unvisited = board.squares();
    let mut here = None;
    for (step, &square) in (1..).zip(tour) {
        let moves = here.map_or(square.into(), |here| board.moves(here) & unvisited);
        let before: Vec<Square> = moves.iter().take_while(|&other| other < square).collect();
        let what = match (here, moves.len()) {
            (None, _) => "the start".to_owned(),
            (_, 1) => "the only move".to_owned(),
            (_, count) => format!("the {} of {count} moves", ordinal(before.len())),
        };
        let _ = writeln!(text, "{step:>3}  {:<3}  {what}", write(square));
        for other in before {
            let why = match ends(board, unvisited, other).as_slice() {
                &[one, two, ..] => {
                    let (one, two) = (write(one), write(two));
                    format!("then {one} and {two} would both have to be the last")
                }
                _ => "searched, no tour goes on from there".to_owned(),
            };
            let _ = writeln!(text, "{:>10}not {}: {why}", "", write(other));
        }
        unvisited = unvisited.without(square);
        here = Some(square);
    }
    text
}

/// The squares that could only be the last when a tour that has still to visit
/// `unvisited` went on at `here`, one of these: a single move leads to or from
/// them.
fn ends(board: Board, unvisited: SquareSet, here: Square) -> Vec<Square> {
    let left = unvisited.without(here);
    left.iter().filter(|&square| (board.moves(square) & unvisited).len() == 1).collect()
}

fn ordinal(index: usize) -> &'static str {
    let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
    names.get(index).copied().unwrap_or("last")
}

#[cfg(test)]
mod tests {
    use tourbook_board::Key;
    use tourbook_problems::PROBLEMS;
    use tourbook_table::lookup;

    use super::*;

    #[test]
    fn each_step_says_what_comes_before_it() {
        let board = Board::new(5, 4).expect("20 squares");
        let answer = lookup(Key::from_any_start(board)).expect("a key of the table");
        let text = describe(board, Notation::Names, answer.tour().expect("a tour"));
        let lines: Vec<&str> = text.lines().collect();
        // A1B3C1A2B4D3E1C2D4E2C3A4B2D1E3C4A3B1D2E4 is the answer. From A1 a
        // knight goes to B3 and C2; from B3 to A1 (visited), C1, D2 and D4; from
        // C1 to A2, B3 (visited), D3 and E2.
        let expected = "  1  A1   the start
  2  B3   the first of 2 moves
  3  C1   the first of 3 moves
  4  A2   the first of 3 moves";
        assert_eq!(lines[..4], expected.lines().collect::<Vec<_>>());
        // From E1 it goes to C2 and D3 (visited).
        assert!(lines.contains(&"  8  C2   the only move"), "{text}");
    }

    /// The squares a knight's move from `square`, by the distances.
    fn reached(board: Board, square: Square) -> Vec<Square> {
        let ((row, col), mut reached) = (board.coordinates(square), Vec::new());
        for other in board.squares() {
            let (other_row, other_col) = board.coordinates(other);
            if row.abs_diff(other_row) * col.abs_diff(other_col) == 2 {
                reached.push(other);
            }
        }
        reached
    }

    #[test]
    fn in_every_tour_of_the_table_all_moves_before_the_taken_one_are_named() {
        for case in PROBLEMS.iter().flat_map(|problem| problem.cases()) {
            let (board, notation) = (case.key().board(), case.problem().notation);
            let answer = lookup(case.key()).expect("a key of the table");
            let Some(tour) = answer.tour() else { continue };
            let text = describe(board, notation, tour);
            let mut lines = text.lines();
            for (index, &square) in tour.iter().enumerate() {
                let write = |square| board.written(square, notation).to_string();
                let line = lines.next().expect("a line for each step");
                assert!(line.contains(&format!("  {} ", write(square))), "{line}");
                let Some(&from) = index.checked_sub(1).map(|before| &tour[before]) else {
                    continue;
                };
                for other in reached(board, from) {
                    if other >= square || tour[..index].contains(&other) {
                        continue;
                    }
                    let line = lines.next().expect("a line for each move passed over");
                    let (name, reason) = line.trim().split_once(": ").expect("and why");
                    assert_eq!(name, format!("not {}", write(other)));
                    if let Some(pair) = reason.strip_suffix(" would both have to be the last") {
                        let (one, two) = pair[5..].split_once(" and ").expect("two squares");
                        for end in [one, two].map(|text| board.square(text).expect("a square")) {
                            assert!(end != other && !tour[..index].contains(&end), "{line}");
                            let mut ways = reached(board, end);
                            ways.retain(|way| !tour[..index].contains(way));
                            assert_eq!(ways.len(), 1, "{line}");
                        }
                        assert_ne!(one, two);
                    }
                }
            }
            assert_eq!(lines.next(), None);
        }
    }
}
