//! Numbers of tours, against published ones.
//!
//! Totals are directed tours, from the On-Line Encyclopedia of Integer
//! Sequences: A165134 (n x n), A118067 (3 x n), A123935 (4 x n). The numbers
//! for each start of 5 x 5 are on A165134's page; the others were computed by a
//! program that shares nothing with this one, and add up to the sequences.

use tourbook_board::Board;
use tourbook_solver::{Ascending, Search, Unpruned, count_tours};

const COUNTS: &[(u8, u8, &[u64], u64)] = &[
    (3, 4, &[2, 0, 0, 2, 4, 0, 0, 4, 2, 0, 0, 2], 16),
    (3, 7, &[8, 0, 4, 0, 4, 0, 8, 0, 28, 0, 0, 0, 28, 0, 8, 0, 4, 0, 4, 0, 8], 104),
    (4, 5, &[32, 7, 4, 7, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 7, 4, 7, 32], 164),
    (
        5,
        5,
        &[
            304, 0, 56, 0, 304, //
            0, 56, 0, 56, 0, //
            56, 0, 64, 0, 56, //
            0, 56, 0, 56, 0, //
            304, 0, 56, 0, 304,
        ],
        1728,
    ),
];

fn each_start(count: impl Fn(Board, tourbook_board::Square) -> u64) {
    for &(rows, cols, expected, total) in COUNTS {
        let board = Board::new(rows, cols).expect("a small board");
        let counts: Vec<u64> = board.squares().iter().map(|start| count(board, start)).collect();
        assert_eq!(counts, expected, "{board}");
        assert_eq!(counts.iter().sum::<u64>(), total, "{board}");
    }
}

#[test]
fn with_pruning_the_engine_finds_the_published_numbers_of_tours() {
    each_start(|board, start| count_tours(board, Some(start)));
}

#[test]
fn without_pruning_the_engine_finds_the_same() {
    each_start(|board, start| {
        Search::new(board, Some(start), Ascending, Unpruned).count().expect("no limit")
    });
}
