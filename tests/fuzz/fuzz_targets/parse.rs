//! Boards, squares, keys, cases and answers from any text, and `show` and
//! `explain` of it: what is accepted is written as it was read.

#![no_main]

use std::ffi::OsString;

use libfuzzer_sys::fuzz_target;
use tourbook_board::{Board, Key, SquareName};
use tourbook_judge::{Subject, explain};
use tourbook_problems::{Case, Language, PROBLEMS};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(board) = text.parse::<Board>() {
        assert_eq!(board.to_string().parse(), Ok(board));
    }
    if let Ok(name) = text.parse::<SquareName>() {
        assert_eq!(name.to_string(), text);
    }
    if let Ok(key) = text.parse::<Key>() {
        assert_eq!(key.to_string().parse(), Ok(key));
        let subject = Subject::new(key, tourbook_board::Notation::Names);
        if let Some(explanation) = explain(subject) {
            assert!(!explanation.text(Language::Chinese).is_empty());
        }
    }
    for &problem in PROBLEMS {
        if let Ok(case) = Case::parse(problem, text) {
            assert_eq!(case.to_string().parse::<Case>().ok(), Some(case));
        }
    }
    // A wrong command line is refused by clap, before anything is printed.
    let words = ["tourbook", "--no-such-option", text].map(OsString::from);
    let _ = tourbook::command().try_get_matches_from(words);
});
