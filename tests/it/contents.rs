//! What the table holds: which keys, how many of each kind.
//!
//! The keys are written down here once more, as plain numbers, so that nothing
//! is taken from what made the table or checks it.

use std::collections::BTreeSet;

use tourbook_board::{Answer, Board, Key};
use tourbook_problems::{Body, Case, PROBLEMS};
use tourbook_table::{count, counts, entries, lookup};

fn starts(rows: u8, cols: u8) -> impl Iterator<Item = Key> {
    let board = Board::new(rows, cols).expect("at most 64 squares");
    board.squares().iter().filter_map(move |start| Key::from_start(board, start))
}

fn any(rows: u8, cols: u8) -> Key {
    Key::from_any_start(Board::new(rows, cols).expect("at most 64 squares"))
}

/// Each start of the boards from 1 x 1 to 8 x 8.
fn each_start() -> BTreeSet<Key> {
    (1..=8).flat_map(|rows| (1..=8).flat_map(move |cols| starts(rows, cols))).collect()
}

/// Any start of these boards, and of the wider ones of POJ 2488: one row of 9 to
/// 26 columns, two rows of 9 to 13 columns, and both turned.
fn any_start() -> BTreeSet<Key> {
    let small = (1..=8).flat_map(|rows| (1..=8).map(move |cols| any(rows, cols)));
    let one_row = (9..=26).flat_map(|side| [any(1, side), any(side, 1)]);
    let two_rows = (9..=13).flat_map(|side| [any(2, side), any(side, 2)]);
    small.chain(one_row).chain(two_rows).collect()
}

/// Each start of the boards of at most 30 squares and at most 9 rows and 9
/// columns.
fn counted() -> BTreeSet<Key> {
    let cols = |rows: u8| (1..=9).filter(move |cols| rows * cols <= 30);
    (1..=9).flat_map(|rows| cols(rows).flat_map(move |cols| starts(rows, cols))).collect()
}

/// Every key of every board of at most 64 squares.
fn all() -> impl Iterator<Item = Key> {
    let sizes = (1..=64).flat_map(|rows| (1..=64 / rows).map(move |cols| (rows, cols)));
    sizes.flat_map(|(rows, cols)| starts(rows, cols).chain([any(rows, cols)]))
}

fn has_tour(key: Key) -> bool {
    lookup(key).and_then(Answer::tour).is_some()
}

#[test]
fn the_table_has_1406_keys_and_no_other_is_found() {
    assert_eq!((each_start().len(), any_start().len()), (1296, 110));
    let keys: BTreeSet<Key> = each_start().union(&any_start()).copied().collect();
    assert_eq!(keys.len(), 1406);
    assert_eq!(entries().map(|(key, _)| key).collect::<BTreeSet<Key>>(), keys);
    assert_eq!(entries().count(), 1406);
    for key in all() {
        assert_eq!(lookup(key).is_some(), keys.contains(&key), "{key}");
    }
}

#[test]
fn an_entry_says_what_the_lookup_says() {
    assert!(entries().all(|(key, answer)| lookup(key) == Some(answer)));
    assert!(counts().all(|(key, tours)| count(key) == Some(tours)));
}

#[test]
fn of_the_1296_starts_787_have_a_tour_and_509_do_not() {
    // From 5 x 5 on, a tour of an even number of squares starts anywhere, and one
    // of an odd number on any square of the colour of the corners.
    let tours = |rows: u8, cols: u8| starts(rows, cols).filter(|&key| has_tour(key)).count();
    for rows in 5..=8 {
        for cols in 5..=8 {
            let size = usize::from(rows * cols);
            assert_eq!(tours(rows, cols), size.div_ceil(if size % 2 == 0 { 1 } else { 2 }));
        }
    }
    assert_eq!(each_start().iter().filter(|&&key| has_tour(key)).count(), 787);
    assert_eq!(each_start().iter().filter(|&&key| !has_tour(key)).count(), 509);
}

#[test]
fn any_start_has_a_tour_where_a_start_has_one() {
    for key in any_start().into_iter().filter(|key| key.board().rows().max(key.board().cols()) <= 8)
    {
        let board = key.board();
        let some = starts(board.rows(), board.cols()).any(has_tour);
        assert_eq!(has_tour(key), some, "{key}");
    }
}

#[test]
fn the_cases_of_every_problem_are_in_the_table() {
    for problem in PROBLEMS {
        let is_there = |case: Case| match problem.answer.body {
            Body::Count => count(case.key()).is_some(),
            _ => lookup(case.key()).is_some(),
        };
        assert!(problem.cases().all(is_there), "{}", problem.id);
    }
}

#[test]
fn of_the_91_boards_of_poj_2488_12_have_a_tour() {
    let poj = tourbook_problems::problem("poj-2488").expect("one of PROBLEMS");
    let is_impossible = |case: &Case| lookup(case.key()) == Some(Answer::Impossible);
    assert_eq!(poj.cases().filter(is_impossible).count(), 79);
    assert_eq!(poj.cases().count(), 91);
}

#[test]
fn the_table_has_749_counts_of_which_250_are_not_0() {
    let keys = counted();
    assert_eq!(keys.len(), 749);
    assert_eq!(counts().map(|(key, _)| key).collect::<BTreeSet<Key>>(), keys);
    assert_eq!(counts().count(), 749);
    for key in all() {
        assert_eq!(count(key).is_some(), keys.contains(&key), "{key}");
    }
    assert_eq!(counts().filter(|(_, tours)| *tours > 0).count(), 250);
}

#[test]
fn a_count_is_not_0_exactly_where_the_answer_is_a_tour() {
    let counted = counted();
    let both: Vec<Key> = counted.intersection(&each_start()).copied().collect();
    // Without the starts of 1 x 9, 2 x 9 and 3 x 9, and of these turned.
    assert_eq!(both.len(), 749 - 2 * (9 + 18 + 27));
    for key in both {
        assert_eq!(count(key) > Some(0), has_tour(key), "{key}");
    }
}

#[test]
fn the_counts_add_up_to_those_of_oeis() {
    let total = |rows, cols| starts(rows, cols).filter_map(count).map(u64::from).sum::<u64>();
    // A165134: n x n.
    for (side, expected) in (1..).zip([1, 0, 0, 0, 1728]) {
        assert_eq!(total(side, side), expected, "{side}x{side}");
    }
    // Directed tours: A118067 (3 x n), A123935 (4 x n), and twice A083386 (5 x n).
    let three = [0, 0, 0, 16, 0, 0, 104, 792, 1120];
    let four = [0, 0, 16, 0, 164, 1488, 12756];
    let five = [82, 864, 18784].map(|undirected| 2 * undirected);
    let five = [0, 0, 0].into_iter().chain(five);
    let numbered = |terms: Vec<u64>| (1..).zip(terms);
    for (rows, terms) in [(3, three.to_vec()), (4, four.to_vec()), (5, five.collect())] {
        for (cols, expected) in numbered(terms) {
            assert_eq!(total(rows, cols), expected, "{rows}x{cols}");
            assert_eq!(total(cols, rows), expected, "{cols}x{rows}");
        }
    }
}

#[test]
fn the_counts_are_those_of_an_independent_program() {
    let of = |rows, cols| starts(rows, cols).filter_map(count).collect::<Vec<u32>>();
    assert_eq!(of(4, 5), [[32, 7, 4, 7, 32], [0; 5], [0; 5], [32, 7, 4, 7, 32]].concat());
    let outer = [4542, 1910, 906, 906, 1910, 4542];
    let inner = [1080, 742, 84, 84, 742, 1080];
    assert_eq!(of(5, 6), [outer, inner, [172, 16, 68, 68, 16, 172], inner, outer].concat());
    // OEIS A165134, comments.
    let (first, second) = ([304, 0, 56, 0, 304], [0, 56, 0, 56, 0]);
    assert_eq!(of(5, 5), [first, second, [56, 0, 64, 0, 56], second, first].concat());
}
