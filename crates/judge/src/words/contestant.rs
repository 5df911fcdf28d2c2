//! What a contestant may read.

use tourbook_problems::Language;

use super::diagnostic::{DiagnosticWords, whitespace};
use super::finding::character;
use super::square::names_apart;
use super::words;
use crate::check::{Notice, TextKind, name_text};

/// What an answer shows by itself.
pub(crate) fn notice(notice: &Notice, language: Language) -> String {
    let words = words(language);
    match notice {
        Notice::NoAnswer => words.no_answer_here(),
        Notice::Utf16 => words.answer_is_utf_16(),
        Notice::Text(TextKind::Gbk) => words.answer_is_gbk(),
        Notice::Text(TextKind::Terminal) => words.answer_is_coloured(),
        Notice::Text(TextKind::Binary) => words.answer_is_binary(),
        Notice::Text(TextKind::Plain) | Notice::NotAnAnswer => words.answer_is_text(),
        Notice::Character(char) => {
            words.answer_has_character(&character(*char, words).trim_end_matches(','))
        }
        Notice::Fault(problem, board, fault) => {
            DiagnosticWords::on_board(problem, *board, words).diagnostic(fault)
        }
        Notice::Heading => words.heading_is_other(),
        Notice::Impossible => words.answer_is_impossible(),
        Notice::Names => words.names_are_other(),
        Notice::NotAMove { step, from, to } => {
            let (letters, numbers) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
            let apart = names_apart(letters, numbers, words);
            words.not_a_move(step, &name_text(*from), &name_text(*to), &apart)
        }
        Notice::Repeated { step, square, earlier } => {
            words.repeated(step, &name_text(*square), earlier)
        }
        Notice::Whitespace(fault) => whitespace(*fault, words),
        Notice::Number => words.answer_is_number(),
        Notice::Path { squares } => words.answer_is_path(squares),
    }
}
