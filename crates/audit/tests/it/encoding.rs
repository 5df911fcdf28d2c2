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

#[test]
fn the_documentation_counts_the_clauses_of_3_x_4() {
    // 12 steps and 12 squares, 6 of each colour, so 2 * 15 pairs of one colour
    // at each step, and 2 * 15 pairs of steps for each square. 11 steps have one
    // after them, and 11 have one before.
    let groups = [12, 12 * 30, 12, 12 * 30, 11 * 12, 11 * 12, 12 * 12, 0, 0];
    let formula = Formula::tour(Key::from_any_start(Board::new(3, 4).unwrap()));
    assert_eq!(formula.clauses().count(), groups.iter().sum::<usize>());
    assert_eq!(formula.variables(), 12 * 12 + 1);
    let documentation = include_str!("../../../../docs/trust.md");
    for (group, clauses) in (1..).zip(groups) {
        let row = documentation.lines().find(|line| line.starts_with(&format!("| {group} | ")));
        let row = row.unwrap_or_else(|| panic!("group {group}"));
        assert!(row.ends_with(&format!(" | {clauses} |")), "{row}");
    }
}

#[test]
fn words_that_select_no_key_are_refused() {
    for word in ["9x9", "3x9", "poj", ""] {
        let error = tourbook_audit::selection::keys([word]).unwrap_err().to_string();
        assert!(error.starts_with(&format!("{word:?} is neither a board of the table")), "{error}");
    }
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
    // Counted by a program of its own, before this one: 357 of 5 x 6, 872 of
    // 8 x 8, and 7,843 of all 787 tours with a given start.
    let tours = tourbook_table::entries()
        .filter_map(|(key, answer)| key.start().and(Some((key, answer.tour()?))));
    let alternatives = |(key, tour): (Key, &[Square])| {
        let question = Question::new(key, Answer::Tour(tour)).expect("a tour");
        question.beginnings.len()
    };
    let of_board = |rows, cols| {
        let board = Board::new(rows, cols).unwrap();
        let of_board = tours.clone().filter(|(key, _)| key.board() == board);
        of_board.map(alternatives).sum::<usize>()
    };
    assert_eq!((of_board(5, 6), of_board(8, 8)), (357, 872));
    assert_eq!(tours.clone().count(), 787);
    assert_eq!(tours.map(alternatives).sum::<usize>(), 7843);
}

#[test]
fn no_tour_of_an_odd_board_starts_on_the_colour_with_fewer_squares() {
    // 7 x 7 has 25 light squares and 24 dark ones, and 25 of the 49 steps have
    // the colour of the start. On an even board each colour has half.
    for (rows, cols, excluded) in [(7, 7, 24), (3, 5, 7), (1, 1, 0), (6, 6, 0), (3, 8, 0)] {
        let board = Board::new(rows, cols).unwrap();
        let formula = Formula::tour(Key::from_any_start(board));
        let starts = board.squares().iter().map(|start| [-formula.visit(start, 1)]);
        let found = starts.filter(|unit| formula.clauses().any(|clause| clause == unit)).count();
        assert_eq!(found, excluded, "{board}");
    }
}
