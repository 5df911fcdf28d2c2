//! The committed table is what the search derives.

use tourbook_table::{count, counts, lookup};
use xtask::{checkout, derive, files, render};

#[test]
fn the_committed_files_are_what_the_search_derives() {
    let derived = derive::derive().expect("a search that is not broken");
    let generated = checkout::generated().expect("cargo runs this test");
    let rendered = render::render(&derived.entries, &derive::count());
    let differences = files::compare(&generated, &rendered);
    let shown: String = differences.iter().map(ToString::to_string).collect();
    assert!(differences.is_empty(), "{shown}to fix it: cargo xtask generate");
}

#[test]
fn every_key_is_found_with_its_derived_answer() {
    let derived = derive::derive().expect("a search that is not broken");
    assert_eq!(derived.entries.len(), 1406);
    for entry in &derived.entries {
        assert_eq!(lookup(entry.key), Some(entry.answer()), "{}", entry.key);
    }
}

#[test]
fn every_count_is_found_as_it_was_derived() {
    let derived = derive::count();
    assert_eq!(derived.len(), 749);
    assert_eq!(counts().count(), 749);
    for (key, tours) in derived {
        assert_eq!(count(key).map(u64::from), Some(tours), "{key}");
    }
}
