//! Every answer of the table, drawn in every format.

use tourbook_board::Notation;
use tourbook_problems::{Case, PROBLEMS};

use crate::program::run;

/// The numbers on the squares of a drawing, row by row: what stands after the
/// first `edge` of each line that has one.
fn numbers<'a>(lines: impl Iterator<Item = &'a str>, edge: char) -> Vec<Vec<usize>> {
    let digits = |squares: &str| {
        squares.split(|char: char| !char.is_ascii_digit()).flat_map(str::parse).collect()
    };
    lines.filter_map(|line| Some(digits(line.split_once(edge)?.1))).collect()
}

/// Where each step stands: drawn row and column, from 0.
fn places(rows: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let place = |step| {
        let col = |row: &Vec<usize>| row.iter().position(|&number| number == step);
        rows.iter().enumerate().find_map(|(index, row)| Some((index, col(row)?)))
    };
    let size = rows.iter().map(Vec::len).sum();
    (1..=size).map(|step| place(step).expect("each step is drawn")).collect()
}

#[test]
fn every_key_of_the_table_is_drawn_in_every_format_or_is_impossible() {
    let answers = include_str!("../../generated/answers.txt");
    let counts = include_str!("../../generated/counts.txt");
    for case in PROBLEMS.iter().flat_map(|problem| problem.cases()) {
        let show = |format| run(&format!("show {case} --format {format}"), "");
        let key = format!("{}: ", case.key());
        let is_answered = answers.lines().any(|line| line.starts_with(&key));
        let none = [format!("{key}impossible"), format!("{key}0")];
        let has_none = |line: &str| none.iter().any(|none| line == none);
        let is_impossible = answers.lines().chain(counts.lines()).any(has_none);
        if !is_answered && !is_impossible {
            // The table has the number of its tours.
            let (output, message) = show("text").fails(1);
            assert!(output.is_empty() && message.contains("the number of tours"), "{message}");
            continue;
        }
        if is_impossible {
            let (output, message) = show("text").fails(1);
            assert_eq!(output, "");
            let hint = format!("to see why: tourbook explain {case}");
            assert!(message.ends_with(&hint), "{message}");
            continue;
        }
        // What is drawn is a knight's tour, whatever the table says.
        let rows = numbers(show("text").ok().lines().skip(2), '|');
        let places = places(&rows);
        for pair in places.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let step = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
            assert!(matches!(step, (1, 2) | (2, 1)), "{case}: {from:?} to {to:?}");
        }
        // And the other formats have the same.
        assert_eq!(numbers(show("unicode").ok().lines(), '│'), rows, "{case}");
        assert_same(case, &places, &show("svg").ok(), &show("json").ok());
    }
}

/// That a picture and JSON have the squares that are drawn at these places.
#[track_caller]
fn assert_same(case: Case, places: &[(usize, usize)], svg: &str, json: &str) {
    let (mut visit, mut squares) = (Vec::new(), Vec::new());
    for &(row, col) in places {
        let cols = usize::from(case.key().board().cols());
        visit.push(match case.problem().notation {
            Notation::Numbers => format!("{}", cols * row + col + 1),
            // Letters go across. They are the rows of the board.
            Notation::Names => {
                format!("{}{}", char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[col]), row + 1)
            }
            Notation::Coordinates { base } => {
                let base = usize::from(base);
                format!("{},{}", row + base, col + base)
            }
        });
        let is_transposed = case.problem().is_drawn_transposed;
        let (row, col) = if is_transposed { (col, row) } else { (row, col) };
        squares.push(format!("\"row\": {row}, \"column\": {col} }}"));
    }
    let text = format!("The squares in the order of the visit: {}</desc>", visit.join(" "));
    assert!(svg.contains(&text), "{case}: {text}");
    let (_, list) = json.split_once("\"squares\": [\n").expect("a list");
    let found: Vec<&str> = list
        .lines()
        .filter_map(|line| Some(line.trim_end_matches(',').split_at(line.find("\"row\"")?).1))
        .collect();
    assert_eq!(found, squares, "{case}");
}
