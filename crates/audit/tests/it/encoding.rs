use std::collections::BTreeSet;

use tourbook_audit::formula::Formula;
use tourbook_audit::question::Question;
use tourbook_audit::solver::Solver;
use tourbook_board::{Answer, Board, Key, Square, Tour};

use crate::copy::squares;

/// All tours of the board by plain recursion over all squares, asking `Tour`
/// only at the end whether the moves are moves.
fn tours(board: Board) -> BTreeSet<Vec<Square>> {
    fn walk(board: Board, path: &mut Vec<Square>, found: &mut BTreeSet<Vec<Square>>) {
        if path.len() == usize::from(board.size()) {
            found.insert(path.clone());
            return;
        }
        for next in board.squares() {
            let is_move = path.last().is_none_or(|&last| board.moves(last).contains(next));
            if is_move && !path.contains(&next) {
                path.push(next);
                walk(board, path, found);
                path.pop();
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(board, &mut Vec::new(), &mut found);
    assert!(found.iter().all(|squares| Tour::new(board, squares).is_ok()));
    found
}

/// Whether the solver says that a tour begins with `prefix`.
fn is_possible(solver: &mut Solver, formula: &Formula, prefix: &[Square]) -> bool {
    solver.is_satisfiable(&formula.visits(prefix).collect::<Vec<i32>>())
}

/// Every prefix of at most `depth` squares, whether its squares are moves apart
/// or not, is satisfiable exactly if a tour has it.
#[track_caller]
fn prefixes_are_right(rows: u8, cols: u8, depth: usize) {
    let board = Board::new(rows, cols).unwrap();
    let depth = depth.min(usize::from(board.size()));
    let tours = tours(board);
    let any = Formula::tour(Key::from_any_start(board));
    let mut of_any = Solver::new(&any);
    assert_eq!(of_any.is_satisfiable(&[]), !tours.is_empty(), "{board}");
    for start in board.squares() {
        let from = Formula::tour(Key::from_start(board, start).unwrap());
        let mut of_start = Solver::new(&from);
        let mut prefixes = vec![vec![start]];
        while let Some(prefix) = prefixes.pop() {
            let expected = tours.iter().any(|tour| tour.starts_with(&prefix));
            assert_eq!(is_possible(&mut of_any, &any, &prefix), expected, "{board} {prefix:?}");
            assert_eq!(is_possible(&mut of_start, &from, &prefix), expected, "{board} {prefix:?}");
            if prefix.len() < depth {
                prefixes.extend(board.squares().iter().map(|next| [&prefix[..], &[next]].concat()));
            }
        }
        let other = board.squares().iter().find(|&other| other != start);
        if let Some(other) = other {
            assert!(!is_possible(&mut of_start, &from, &[other]), "{board} from {start:?}");
        }
    }
}

#[test]
fn all_prefixes_of_the_smallest_boards_are_right() {
    // 3 x 3 is large enough for a ring of moves, and 2 x 4 for two chains.
    for (rows, cols) in [(1, 1), (1, 2), (2, 1), (1, 5), (2, 3), (2, 4), (3, 3)] {
        prefixes_are_right(rows, cols, 4);
    }
}

#[test]
fn prefixes_of_boards_without_a_tour_are_right() {
    for (rows, cols) in [(4, 4), (3, 5), (5, 3), (2, 8)] {
        prefixes_are_right(rows, cols, 2);
    }
}

#[test]
fn prefixes_of_boards_with_tours_are_right() {
    prefixes_are_right(3, 4, 3);
    prefixes_are_right(4, 3, 3);
    prefixes_are_right(4, 5, 2);
    prefixes_are_right(5, 4, 2);
}

#[test]
fn exactly_the_sixteen_tours_of_3_x_4_are_models() {
    // OEIS A118067 counts 16. Each is excluded once it was found.
    let board = Board::new(3, 4).unwrap();
    let mut formula = Formula::tour(Key::from_any_start(board));
    let tours = tours(board);
    assert_eq!(tours.len(), 16);
    for tour in &tours {
        let mut solver = Solver::new(&formula);
        assert!(is_possible(&mut solver, &formula, tour), "{tour:?}");
        let negated: Vec<i32> = formula.visits(tour).map(|visit| -visit).collect();
        formula.add(negated);
    }
    assert!(!Solver::new(&formula).is_satisfiable(&[]));
}

#[test]
fn a_formula_accepts_tours_and_nothing_else() {
    let board = Board::new(3, 4).unwrap();
    let any = Formula::tour(Key::from_any_start(board));
    let tours = tours(board);
    let first = tours.first().unwrap();
    let second = Formula::tour(Key::from_start(board, Square::from_number(2).unwrap()).unwrap());
    assert!(tours.iter().all(|tour| any.accepts(tour)));
    // From 3 x 4's square 1, and not from 2.
    assert!(!second.accepts(first));
    for (index, _) in first.iter().enumerate() {
        for square in (1..=64).filter_map(Square::from_number) {
            let mut changed = first.clone();
            changed[index] = square;
            assert_eq!(any.accepts(&changed), changed == *first, "{changed:?}");
        }
    }
    assert!(!any.accepts(&[]));
    assert!(!any.accepts(&first[..11]));
    assert!(!any.accepts(&[&first[..], &first[..1]].concat()));
}

/// The beginnings that a question about a tour lists, as numbers of squares.
fn beginnings(key: Key, tour: &[Square]) -> Vec<Vec<u8>> {
    let question = Question::new(key, Answer::Tour(tour)).expect("a tour");
    let beginnings = question.beginnings.iter();
    beginnings
        .map(|beginning| beginning.squares.iter().map(|square| square.number()).collect())
        .collect()
}

#[test]
fn the_cases_of_an_answer_are_its_smaller_moves() {
    // From 1 on 3 x 4 a knight reaches 7 and 10, from 2 then 8 and 11, and from
    // the others one free square only: the smaller was always taken.
    let key = Key::from_any_start(Board::new(3, 4).unwrap());
    assert_eq!(beginnings(key, &squares(&[1, 7, 9, 2, 8, 10, 3, 5, 11, 4, 6, 12])), [[0; 0]; 0]);
    // The same backwards: every start below 12 is smaller. From 12 the knight
    // goes to 6 or 3, from 11 (4 is visited) to 5 or 2, from 10 (3 is visited)
    // to 8 or 1, and from the others to one free square only.
    let backwards = squares(&[12, 6, 4, 11, 5, 3, 10, 8, 2, 9, 7, 1]);
    let mut expected: Vec<Vec<u8>> = (1..=11).map(|start| vec![start]).collect();
    expected.push(vec![12, 3]);
    expected.push(vec![12, 6, 4, 11, 2]);
    expected.push(vec![12, 6, 4, 11, 5, 3, 10, 1]);
    assert_eq!(beginnings(key, &backwards), expected);
}

#[test]
fn the_numbers_of_alternatives_are_those_of_an_earlier_trial() {
    // Counted by a program of its own, before this one: 357 of 5 x 6 and 872 of
    // 8 x 8.
    for ((rows, cols), expected) in [((5, 6), 357), ((8, 8), 872)] {
        let board = Board::new(rows, cols).unwrap();
        let counts = board.squares().iter().map(|start| {
            let key = Key::from_start(board, start).unwrap();
            let answer = tourbook_table::lookup(key).expect("a key");
            Question::new(key, answer).expect("a tour").beginnings.len()
        });
        assert_eq!(counts.sum::<usize>(), expected, "{board}");
    }
}
