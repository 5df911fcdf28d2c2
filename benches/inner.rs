//! The inner parts against the clock: one lookup, one line rendered, one tour
//! checked, one search.

use std::collections::BTreeMap;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tourbook_board::{Answer, Board, Key, Numbers, Square, Tour};
use tourbook_solver::first_tour;
use tourbook_table::{entries, lookup};

/// All keys looked up, in the perfect hash and in its usual alternatives.
fn lookups(criterion: &mut Criterion) {
    let map: BTreeMap<Key, Answer<'_>> = entries().collect();
    let keys: Vec<Key> = map.keys().copied().collect();
    let sorted: Vec<(Key, Answer<'_>)> = map.iter().map(|(&key, &answer)| (key, answer)).collect();

    let mut group = criterion.benchmark_group(format!("{} lookups", keys.len()));
    group.bench_function("perfect hash", |bencher| {
        bencher.iter(|| keys.iter().filter(|&&key| lookup(black_box(key)).is_some()).count());
    });
    group.bench_function("sorted slice, binary search", |bencher| {
        let find = |key: &Key| sorted.binary_search_by_key(black_box(key), |&(key, _)| key).is_ok();
        bencher.iter(|| keys.iter().filter(|&key| find(key)).count());
    });
    group.bench_function("B-tree", |bencher| {
        bencher.iter(|| keys.iter().filter(|&key| map.contains_key(black_box(key))).count());
    });
    group.finish();
}

/// The tour of 8 x 8 from the first corner.
fn tour(board: Board) -> &'static [Square] {
    let key = Key::from_start(board, Square::FIRST);
    key.and_then(lookup).and_then(Answer::tour).unwrap_or_default()
}

fn parts(criterion: &mut Criterion) {
    let board = Board::new(8, 8).expect("64 squares");
    let squares = tour(board);
    criterion.bench_function("64 numbers rendered", |bencher| {
        bencher.iter(|| Numbers::new(black_box(squares)).to_string());
    });
    criterion.bench_function("a tour of 8 x 8 checked", |bencher| {
        bencher.iter(|| Tour::new(board, black_box(squares)).is_ok());
    });
    criterion.bench_function("a search on 8 x 8", |bencher| {
        bencher.iter(|| first_tour(board, black_box(Some(Square::FIRST)), u64::MAX));
    });
}

criterion_group!(benches, lookups, parts);
criterion_main!(benches);
