//! What holds for every strategy alike.

use std::collections::HashSet;

use tourbook_board::{Board, Square};
use tourbook_solver::{Outcome, Strategy, strategies};

fn board(rows: u8, cols: u8) -> Board {
    Board::new(rows, cols).expect("at most 64 squares")
}

/// Whether `squares` are a tour of `board` from `start`; says so from the rule
/// of the game alone.
fn is_tour(board: Board, start: Square, squares: &[Square]) -> bool {
    let place = |square: &Square| {
        let index = i32::try_from(square.index()).expect("at most 63");
        (index / i32::from(board.cols()), index % i32::from(board.cols()))
    };
    let all_once = squares.iter().collect::<HashSet<_>>().len() == squares.len()
        && squares.len() == usize::from(board.rows()) * usize::from(board.cols())
        && squares.iter().all(|square| place(square).0 < board.rows().into());
    let moves_as_a_knight = squares.windows(2).all(|pair| {
        let ((row, col), (to_row, to_col)) = (place(&pair[0]), place(&pair[1]));
        let mut step = [(row - to_row).abs(), (col - to_col).abs()];
        step.sort_unstable();
        step == [1, 2]
    });
    all_once && moves_as_a_knight && squares.first() == Some(&start)
}

#[test]
fn every_strategy_ends_with_a_tour_wherever_it_ends() {
    for strategy in strategies::ALL {
        let mut tours = 0;
        for board in [board(5, 5), board(5, 6), board(6, 6), board(3, 10), board(8, 8)] {
            for start in board.squares() {
                for walk in 0..strategy.walks.min(5) {
                    let solution = strategy.solve(board, start, walk, 20_000);
                    if let Outcome::Tour(squares) = solution.outcome {
                        assert!(
                            is_tour(board, start, &squares),
                            "{}, {board} from {}: {squares:?}",
                            strategy.name,
                            start.number()
                        );
                        tours += 1;
                    }
                }
            }
        }
        assert!(tours > 0, "{} finds a tour somewhere", strategy.name);
    }
}

#[test]
fn all_strategies_agree_on_which_starts_have_no_tour() {
    let boards = (1..=20).flat_map(|rows| (1..=20 / rows).map(move |cols| board(rows, cols)));
    let mut with_tour = 0;
    for board in boards {
        for start in board.squares() {
            let has_tour =
                |strategy: &Strategy| match strategy.solve(board, start, 0, u64::MAX).outcome {
                    Outcome::Tour(squares) => {
                        assert!(is_tour(board, start, &squares));
                        true
                    }
                    Outcome::NoTour => false,
                    Outcome::GaveUp => unreachable!("there is no limit"),
                };
            let expected = has_tour(&strategies::PLAIN_ASCENDING);
            with_tour += u32::from(expected);
            for strategy in strategies::ALL {
                let number = start.number();
                assert_eq!(has_tour(strategy), expected, "{}, {board}, {number}", strategy.name);
            }
        }
    }
    // The only square; of 3 x 4 six starts (2 0 0 2 / 4 0 0 4 / 2 0 0 2 tours);
    // of 4 x 5 both outer rows; and the last two boards on their side.
    assert_eq!(with_tour, 1 + 2 * (6 + 10));
}

#[test]
fn the_greedy_path_is_a_tour_exactly_when_nothing_is_taken_back() {
    let board = board(5, 6);
    for strategy in strategies::ALL {
        for start in board.squares() {
            let path = strategy.greedy_path(board, start, 0);
            let solution = strategy.solve(board, start, 0, 30);
            let at_once = solution.effort.backtracks == 0 && solution.outcome != Outcome::GaveUp;
            assert_eq!(path.len() == 30, at_once, "{} from {}", strategy.name, start.number());
        }
    }
}

#[test]
fn walks_by_chance_differ_from_each_other_and_not_from_themselves() {
    let board = board(8, 8);
    let path = |start, walk| strategies::RANDOM.greedy_path(board, start, walk);
    let start = Square::FIRST;
    let paths: HashSet<Vec<Square>> = (0..100).map(|walk| path(start, walk)).collect();
    assert!(paths.len() > 90, "{} different walks of 100", paths.len());
    assert_eq!(path(start, 7), path(start, 7));
}

#[test]
fn names_tell_the_strategies_apart() {
    let names: HashSet<&str> = strategies::ALL.iter().map(|strategy| strategy.name).collect();
    assert_eq!(names.len(), strategies::ALL.len());
}

#[test]
fn forced_edges_in_ascending_order_need_4098_nodes_for_8x8() {
    // 64 starts of 64 squares each are 4096: two squares are taken back. A
    // prototype of the same pruning counted the same.
    let board = board(8, 8);
    let solve = |start| strategies::ASCENDING_FORCED_EDGES.solve(board, start, 0, u64::MAX);
    let nodes: u64 = board.squares().iter().map(|start| solve(start).effort.nodes).sum();
    assert_eq!(nodes, 4_098);
}
