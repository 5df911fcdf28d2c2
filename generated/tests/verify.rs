//! The checks of a table agree with the board crate, which shares no code with
//! them, and find each kind of fault.

use tourbook_board::{Answer, Board, Key, Square, Tour};
use tourbook_table::verify::{self, TableFault, TableFaultKind};
use tourbook_table::{entries, lookup};

fn key(rows: u8, cols: u8) -> Key {
    Key::from_any_start(Board::new(rows, cols).unwrap())
}

#[test]
fn the_keys_are_in_their_order_and_no_key_is_there_twice() {
    assert!(verify::keys().is_sorted_by(|a, b| a < b));
}

/// The first tour of 3 x 4 with one or two changes, in many ways.
fn changed_tours() -> Vec<Vec<Square>> {
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
    for list in changed_tours() {
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
    let faults: Vec<_> = verify::complete(verify::is_key, lookup, listed, 1405).collect();
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    assert_eq!(*fault, TableFault { key: Some(key(4, 4)), kind: TableFaultKind::Unlisted });
}

#[test]
fn a_lookup_that_contradicts_the_entry_is_a_fault() {
    let other_lookup =
        |other| if other == key(3, 4) { Some(Answer::Impossible) } else { lookup(other) };
    let faults: Vec<_> = verify::complete(verify::is_key, other_lookup, entries(), 1406).collect();
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    assert_eq!(fault.kind, TableFaultKind::Ambiguous);
    let message = "3x4 any: the lookup gives something other than the entry";
    assert_eq!(fault.to_string(), message);
}
