//! Where any tour is right, tours that are not ours are accepted.

use tourbook_board::{Board, Square};
use tourbook_judge::answer;
use tourbook_judge::check::Check;
use tourbook_problems::problem;
use tourbook_solver::{Event, ForcedEdges, MoveOrder, Position, Search};

/// Ascending order turned by so many places, and perhaps reversed first.
struct Turned {
    by: usize,
    reversed: bool,
}

impl MoveOrder for Turned {
    fn arrange(&mut self, _: &Position, moves: &mut [Square]) {
        if self.reversed {
            moves.reverse();
        }
        if !moves.is_empty() {
            moves.rotate_left(self.by % moves.len());
        }
    }
}

/// Tours of `board` from `start`: the first few in several orders.
fn tours(board: Board, start: Square) -> Vec<Vec<Square>> {
    let mut tours = Vec::new();
    for (by, reversed) in [(0, false), (1, false), (2, false), (0, true), (1, true)] {
        let order = Turned { by, reversed };
        let mut search = Search::new(board, Some(start), order, ForcedEdges::new());
        // From the corners of 5 x 6 there are thousands, from 14 there are 16.
        for _ in 0..8 {
            if search.resume() == Event::Tour {
                tours.push(search.path().to_vec());
            }
        }
    }
    tours.sort();
    tours.dedup();
    tours
}

/// A start as the input asks for it, and a tour as the output has it.
type Written = (String, String);

/// Checks tours from all starts of a board, and counts those that are not ours.
fn count_accepted(id: &str, board: Board, write: fn(Board, &[Square]) -> Written) -> usize {
    let problem = problem(id).expect("one of PROBLEMS");
    let (mut input, mut output) = (String::new(), String::new());
    let mut cases = 0;
    for start in board.squares() {
        for tour in tours(board, start) {
            let (asked, printed) = write(board, &tour);
            input += &asked;
            output += &printed;
            cases += 1;
        }
    }
    let mut ours = Vec::new();
    answer(problem, input.as_bytes(), &mut ours).expect("a right input");
    let ours = String::from_utf8(ours).expect("ASCII");
    let mut found = Vec::new();
    let judged = Check::new(problem, input.as_bytes(), output.as_bytes())
        .all(true)
        .run(&mut |finding| found.push(finding.to_string()))
        .expect("a right input");
    assert_eq!((judged, found.as_slice()), (cases, &[][..]));
    // How many lines differ, whatever the white space.
    let words = |text: &str| -> Vec<Vec<String>> {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        lines.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
    };
    words(&ours).iter().zip(words(&output)).filter(|(ours, other)| *ours != other).count()
}

#[test]
fn on_5_x_6_from_every_start() {
    let accepted =
        count_accepted("sicily-1152", Board::new(5, 6).expect("30 squares"), |_, tour| {
            let numbers: Vec<String> =
                tour.iter().map(|square| square.number().to_string()).collect();
            (format!("{}\n", numbers[0]), format!("{}\n", numbers.join(" ")))
        });
    assert!(accepted > 30 * 16, "{accepted}");
}

#[test]
fn on_8_x_8_from_every_start() {
    let accepted =
        count_accepted("course-8x8", Board::new(8, 8).expect("64 squares"), |board, tour| {
            let (row, col) = board.coordinates(tour[0]);
            let step =
                |square: Square| 1 + tour.iter().position(|&other| other == square).expect("it");
            let text = (0..8)
                .map(|row| {
                    let squares = (0..8).map(|col| board.at(row, col).expect("on the board"));
                    squares.map(|square| step(square).to_string()).collect::<Vec<_>>().join(" ")
                        + "\n"
                })
                .collect();
            (format!("{row} {col}\n"), text)
        });
    // In rows of a board, eight for each.
    assert!(accepted > 64 * 16 * 4, "{accepted}");
}
