//! The committed table is what the search derives, and holds its keys and no
//! others.

use std::collections::BTreeSet;

use tourbook_board::{Answer, Board, Key};
use tourbook_problems::{Case, PROBLEMS, problem};
use tourbook_table::{entries, lookup};
use xtask::{checkout, derive, files, render};

#[test]
fn the_committed_files_are_what_the_search_derives() {
    let derived = derive::derive().expect("a search that is not broken");
    let generated = checkout::generated().expect("cargo runs this test");
    let differences = files::compare(&generated, &render::render(&derived.entries));
    let shown: String = differences.iter().map(ToString::to_string).collect();
    assert!(differences.is_empty(), "{shown}to fix it: cargo xtask generate");
}

#[test]
fn every_key_is_found_with_its_derived_answer() {
    let derived = derive::derive().expect("a search that is not broken");
    assert_eq!(derived.entries.len(), 185);
    for entry in &derived.entries {
        assert_eq!(lookup(entry.key), Some(entry.answer()), "{}", entry.key);
    }
}

#[test]
fn no_other_key_is_found() {
    let cases = PROBLEMS.iter().flat_map(|problem| problem.cases());
    let known: BTreeSet<Key> = cases.map(Case::key).collect();
    let mut others = 0;
    for rows in 1..=64 {
        for board in (1..=64).filter_map(|cols| Board::new(rows, cols).ok()) {
            let starts = board.squares().iter().filter_map(|start| Key::from_start(board, start));
            for key in starts.chain([Key::from_any_start(board)]) {
                if !known.contains(&key) {
                    assert_eq!(lookup(key), None, "{key:?}");
                    others += 1;
                }
            }
        }
    }
    assert!(others > 8_000, "every start of every other board: {others}");
    assert_eq!(entries().count(), 185);
    assert!(entries().all(|(key, answer)| known.contains(&key) && lookup(key) == Some(answer)));
}

#[test]
fn of_the_91_boards_of_poj_2488_12_have_a_tour() {
    let poj = problem("poj-2488").expect("one of PROBLEMS");
    let is_impossible = |case: &Case| lookup(case.key()) == Some(Answer::Impossible);
    assert_eq!(poj.cases().filter(is_impossible).count(), 79);
    assert_eq!(poj.cases().count(), 91);
}
