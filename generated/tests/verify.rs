//! The checks of a table agree with the board's and the keys' crates, which
//! were written apart from them, and notice each kind of fault.

use tourbook_board::{Board, Square, Tour};
use tourbook_keys::{Answer, Family, Key};
use tourbook_table::verify::{self, Wrong};
use tourbook_table::{entries, lookup};

fn key(rows: u8, cols: u8) -> Key {
    Key::from_any_start(Board::new(rows, cols).unwrap())
}

#[test]
fn the_keys_are_those_of_the_families() {
    let families = Family::ALL.into_iter();
    let keys = families.flat_map(|family| family.keys().map(move |key| (family, key)));
    assert!(verify::keys().eq(keys));
}

/// Lists like the first tour of 3 x 4, each with one or two faults.
fn spoilt() -> Vec<Vec<Square>> {
    let tour = lookup(key(3, 4)).and_then(Answer::tour).unwrap();
    let mut lists = Vec::new();
    for step in 0..tour.len() {
        lists.push(tour[..step].to_vec());
        lists.push(tour[step..].to_vec());
        lists.push([tour, &tour[..step]].concat());
        for square in (1..=Square::MOST).filter_map(Square::from_number) {
            let mut list = tour.to_vec();
            list[step] = square;
            lists.push(list.clone());
            list.remove(step);
            lists.push([&list[..], &[square]].concat());
        }
        for other in 0..step {
            let mut list = tour.to_vec();
            list.swap(step, other);
            lists.push(list);
        }
    }
    lists
}

#[test]
fn what_is_a_tour_is_what_the_board_crate_takes_for_one() {
    let board = Board::new(3, 4).unwrap();
    for list in spoilt() {
        let expected = Tour::new(board, &list).map(|_| ());
        assert_eq!(verify::tour(board, &list), expected, "{list:?}");
    }
}

#[test]
fn moves_are_those_of_the_board_crate() {
    for (rows, cols) in [(8, 8), (5, 6), (6, 5), (1, 26), (26, 1), (2, 13)] {
        let board = Board::new(rows, cols).unwrap();
        for (from, to) in
            board.squares().iter().flat_map(|a| board.squares().iter().map(move |b| (a, b)))
        {
            let expected = board.moves(from).contains(to);
            assert_eq!(verify::is_move(board, from, to), expected, "{board} {from:?} {to:?}");
        }
    }
}

#[test]
fn a_key_that_is_found_but_not_listed_is_a_fault() {
    let listed = entries().filter(|&(other, _)| other != key(4, 4));
    let faults: Vec<_> = verify::complete(lookup, listed, 184).collect();
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    assert_eq!((fault.key, fault.wrong), (Some(key(4, 4)), Wrong::Unlisted));
}

#[test]
fn a_lookup_that_contradicts_the_entry_is_a_fault() {
    let lie = |other| if other == key(3, 4) { Some(Answer::Impossible) } else { lookup(other) };
    let faults: Vec<_> = verify::complete(lie, entries(), 185).collect();
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    assert_eq!(fault.wrong, Wrong::Ambiguous);
    let said = "poj-2488 4 3: the lookup gives another answer than the entry";
    assert_eq!(fault.to_string(), said);
}
