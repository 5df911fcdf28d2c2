//! `tourbook show` and `tourbook explain` with any arguments. It prints as the
//! program does, so it is run with `-close_fd_mask=3`.

#![no_main]

use std::ffi::OsString;
use std::process::ExitCode;

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use tourbook_board::{Board, Key};
use tourbook_problems::PROBLEMS;
use tourbook_table::lookup;

/// What is typed.
#[derive(Arbitrary, Debug)]
struct Line<'a> {
    explains: bool,
    is_chinese: bool,
    format: Option<u8>,
    is_animated: bool,
    question: Question<'a>,
}

/// What is asked for.
#[derive(Arbitrary, Debug)]
enum Question<'a> {
    /// A board, and a start by its number or any.
    Board { rows: u8, cols: u8, start: Option<u8> },
    /// A case of a problem.
    Case { problem: u8, values: Vec<u8> },
    /// Any words.
    Words(Vec<&'a str>),
}

/// The status, where the arguments alone decide it.
fn expected(line: &Line<'_>) -> Option<ExitCode> {
    let Question::Board { rows, cols, start } = line.question else { return None };
    if line.is_animated && (line.explains || line.format.map(|format| format % 4) != Some(2)) {
        // Only SVG pictures move.
        return Some(ExitCode::from(2));
    }
    let size = u16::from(rows) * u16::from(cols);
    let is_start = start.is_none_or(|start| start > 0 && u16::from(start) <= size);
    // The table has each start of the boards up to 8 x 8, and any start of them.
    if !(1..=8).contains(&rows) || !(1..=8).contains(&cols) {
        return None;
    }
    if !is_start {
        return Some(ExitCode::from(2));
    }
    let board = Board::new(rows, cols).expect("a board of at most 64 squares");
    let key = start.map_or(Key::from_any_start(board), |start| {
        let square = board.numbered(start).expect("a square of the board");
        Key::from_start(board, square).expect("a start of the board")
    });
    let has_tour = lookup(key).expect("a key of the table").tour().is_some();
    Some(if line.explains || has_tour { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fuzz_target!(|line: Line<'_>| {
    let mut words = vec!["tourbook".to_owned()];
    words.push(if line.explains { "explain" } else { "show" }.to_owned());
    words.extend(["--lang", if line.is_chinese { "zh" } else { "en" }].map(str::to_owned));
    if let Some(format) = line.format.filter(|_| !line.explains) {
        let format = ["text", "unicode", "svg", "json"][usize::from(format % 4)];
        words.extend(["--format", format].map(str::to_owned));
    }
    if line.is_animated {
        words.push("--animate".to_owned());
    }
    match &line.question {
        Question::Board { rows, cols, start } => {
            words.push(format!("{rows}x{cols}"));
            words.extend(start.map(|start| start.to_string()));
        }
        Question::Case { problem, values } => {
            let problem = PROBLEMS[usize::from(*problem) % PROBLEMS.len()];
            words.push(problem.id.to_owned());
            words.extend(values.iter().map(u8::to_string));
        }
        // `-o` would write files.
        Question::Words(any)
            if any.iter().any(|word| word.starts_with("-o") || word.starts_with("--o")) =>
        {
            return;
        }
        Question::Words(any) => words.extend(any.iter().map(|&word| word.to_owned())),
    }
    let status = tourbook::run(words.into_iter().map(OsString::from));
    let usual = [ExitCode::SUCCESS, ExitCode::from(1), ExitCode::from(2)];
    assert!(usual.contains(&status), "{line:?}: {status:?}");
    if let Some(expected) = expected(&line) {
        assert_eq!(status, expected, "{line:?}");
    }
});
