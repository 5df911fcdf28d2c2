//! The table, and the search that made it, against the search that every textbook
//! has: depth first, in ascending order, and nothing else.
//!
//! It is slow (104 million nodes for 5 x 6) and obviously right, and shares no
//! code with the crates.

use std::collections::BTreeMap;

use tourbook_board::{Answer, Board};
use tourbook_problems::{Case, InputText, problem};
use tourbook_solver::{Outcome, first_tour};
use tourbook_table::lookup;

use crate::program::run;

struct Oracle {
    rows: i32,
    cols: i32,
    visited: Vec<bool>,
    path: Vec<u8>,
}

/// The numbers of the first tour from the square with number `start`.
fn first_from(rows: u8, cols: u8, start: u8) -> Option<Vec<u8>> {
    let size = usize::from(rows) * usize::from(cols);
    let (rows, cols) = (i32::from(rows), i32::from(cols));
    let mut oracle = Oracle { rows, cols, visited: vec![false; size], path: Vec::new() };
    let place = i32::from(start) - 1;
    oracle.search(place / cols, place % cols).then_some(oracle.path)
}

/// The numbers of the first tour over all starts.
fn first_from_any(rows: u8, cols: u8) -> Option<Vec<u8>> {
    (1..=rows * cols).find_map(|start| first_from(rows, cols, start))
}

impl Oracle {
    /// Visits a square, and goes on from there. Up to eight squares can follow;
    /// from the top row to the bottom row, each from left to right, they are:
    const MOVES: [(i32, i32); 8] =
        [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

    fn search(&mut self, row: i32, col: i32) -> bool {
        if row < 0 || row >= self.rows || col < 0 || col >= self.cols {
            return false;
        }
        let index = usize::try_from(row * self.cols + col).expect("on the board");
        if self.visited[index] {
            return false;
        }
        self.visited[index] = true;
        self.path.push(u8::try_from(index + 1).expect("at most 30"));
        if self.path.len() == self.visited.len() {
            return true;
        }
        for (rows, cols) in Self::MOVES {
            if self.search(row + rows, col + cols) {
                return true;
            }
        }
        self.path.pop();
        self.visited[index] = false;
        false
    }
}

/// How many tours go on over the squares that are left, from a square that is
/// visited next.
fn count(board: (i32, i32), visited: &mut [bool], left: usize, row: i32, col: i32) -> u32 {
    let (rows, cols) = board;
    if row < 0 || row >= rows || col < 0 || col >= cols {
        return 0;
    }
    let index = usize::try_from(row * cols + col).expect("on the board");
    if visited[index] {
        return 0;
    }
    if left == 1 {
        return 1;
    }
    visited[index] = true;
    let go_on = |(rows, cols)| count(board, visited, left - 1, row + rows, col + cols);
    let tours = Oracle::MOVES.map(go_on).iter().sum();
    visited[index] = false;
    tours
}

fn numbers(answer: Answer<'_>) -> Option<Vec<u8>> {
    answer.tour().map(|squares| squares.iter().map(|square| square.number()).collect())
}

#[test]
fn the_first_tours_of_poj_2488_are_the_first_and_the_impossible_have_none() {
    for case in problem("poj-2488").expect("one of PROBLEMS").cases() {
        let board = case.key().board();
        let answer = lookup(case.key()).expect("a key of the table");
        assert_eq!(numbers(answer), first_from_any(board.rows(), board.cols()), "{board}");
    }
}

#[test]
fn the_first_tours_of_sicily_1152_are_the_first() {
    for (case, start) in problem("sicily-1152").expect("one of PROBLEMS").cases().zip(1..) {
        let answer = lookup(case.key()).expect("a key of the table");
        assert_eq!(numbers(answer), first_from(5, 6, start), "from {start}");
    }
}

#[test]
fn on_every_board_of_at_most_20_squares_the_search_finds_the_first_tour() {
    let mut searched = 0;
    for rows in 1..=20u8 {
        for cols in 1..=20 / rows {
            let board = Board::new(rows, cols).expect("at most 20 squares");
            for start in board.squares() {
                let found = match first_tour(board, Some(start), u64::MAX).outcome {
                    Outcome::Tour(squares) => numbers(Answer::Tour(&squares)),
                    Outcome::NoTour => None,
                    Outcome::GaveUp => panic!("no limit was set"),
                };
                let expected = first_from(rows, cols, start.number());
                assert_eq!(found, expected, "{board} from {}", start.number());
                searched += 1;
            }
        }
    }
    // Each board with n squares once for each divisor of n and for each square:
    // the sum of n * d(n) for n from 1 to 20.
    assert_eq!(searched, 786);
}

#[test]
fn the_numbers_of_noi_8465_are_counted_here_or_add_up_to_the_published_ones() {
    let problem = problem("noi-8465").expect("one of PROBLEMS");
    let cases: Vec<Case> = problem.cases().collect();
    let mut totals = BTreeMap::new();
    for cases in cases.chunks(9) {
        let printed = run("answer noi-8465", InputText::new(problem, cases).to_string()).ok();
        assert_eq!(printed.lines().count(), cases.len());
        for (case, line) in cases.iter().zip(printed.lines()) {
            let found: u32 = line.parse().expect("a number");
            let values = case.values();
            let &[rows, cols, row, col] = values.as_slice() else { panic!("n m x y") };
            let [rows, cols, row, col] = [rows, cols, row, col].map(i32::from);
            let size = usize::try_from(rows * cols).expect("at most 30");
            if size <= 20 {
                let expected = count((rows, cols), &mut vec![false; size], size, row, col);
                assert_eq!(found, expected, "{case}");
            } else {
                *totals.entry((rows, cols)).or_insert(0) += found;
            }
        }
    }
    // OEIS A118067 (3 x n), A123935 (4 x n), A165134 (n x n), A083386 (5 x n, which
    // counts a tour and its reverse once).
    let published = [
        ((3, 7), 104),
        ((3, 8), 792),
        ((3, 9), 1120),
        ((4, 6), 1488),
        ((4, 7), 12756),
        ((5, 5), 1728),
        ((5, 6), 2 * 18784),
    ];
    let turned = published.map(|((rows, cols), tours)| ((cols, rows), tours));
    assert_eq!(totals, published.into_iter().chain(turned).collect());
}
