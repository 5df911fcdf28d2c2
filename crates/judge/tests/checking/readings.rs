//! A right answer that is written in another way: the message names the way.

use tourbook_board::{Answer, Board, Key, Square};
use tourbook_judge::check::{Deviation, Diagnostic};
use tourbook_problems::{Acceptance, Body, PROBLEMS, Problem, Role};
use tourbook_table::lookup;

use crate::outputs::{Questions, Right, first, line_of, lines, numbers, text, walk_lines};
use crate::{check, lists, oracle};

/// How an answer was changed, and its lines.
type Way = (Deviation, Vec<String>);

/// The ways to write an answer.
fn ways(problem: &'static Problem, key: Key, right: &Right) -> Vec<Way> {
    let (board, Some(tour)) = (right.board, &right.tour) else { return Vec::new() };
    match problem.answer.body {
        Body::Count => Vec::new(),
        Body::Names { .. } => ways_of_names(board, tour),
        Body::Squares | Body::Steps { .. } => {
            let mut ways = ways_of_numbers(problem.answer.body, board, tour);
            ways.extend(ways_of_starts(problem, key));
            ways
        }
    }
}

/// The number of each square in the order of the visit, or the step of each
/// square, with one space between two.
fn plain(rows: u8, values: &[usize]) -> Vec<String> {
    let in_row = values.len() / usize::from(rows);
    values.chunks(in_row).map(|row| numbers(row.iter().copied(), 0)).collect()
}

fn ways_of_numbers(body: Body, board: Board, tour: &[Square]) -> Vec<Way> {
    let (rows, cols) = (usize::from(board.rows()), usize::from(board.cols()));
    let is_steps = matches!(body, Body::Steps { .. });
    let step = |square: Square| tour.iter().position(|&other| other == square).expect("it") + 1;
    let steps: Vec<usize> = board.squares().iter().map(step).collect();
    let squares: Vec<usize> = tour.iter().map(|square| usize::from(square.number())).collect();
    let (values, lines) = if is_steps { (&steps, board.rows()) } else { (&squares, 1) };
    let size = values.len();
    let list = |values: Vec<usize>| plain(lines, &values);
    let below = |number: usize| {
        let (row, col) = ((number - 1) / cols, (number - 1) % cols);
        (rows - 1 - row) * cols + col + 1
    };
    let by_column = |number: usize| {
        let (row, col) = ((number - 1) / cols, (number - 1) % cols);
        col * rows + row + 1
    };
    let backwards = match body {
        Body::Steps { .. } => steps.iter().map(|step| size + 1 - step).collect(),
        _ => squares.iter().rev().copied().collect(),
    };
    let from_below = match body {
        Body::Steps { .. } => (1..=size).map(|number| steps[below(number) - 1]).collect(),
        _ => squares.iter().map(|&number| below(number)).collect(),
    };
    let mut ways = vec![
        (Deviation::FromZero, list(values.iter().map(|value| value - 1).collect())),
        (Deviation::Backwards, list(backwards)),
        (Deviation::FromBelow, list(from_below)),
        (
            Deviation::OtherLayout,
            if is_steps { plain(1, &squares) } else { plain(board.rows(), &steps) },
        ),
    ];
    if !is_steps {
        let swapped = squares.iter().map(|&number| by_column(number)).collect();
        ways.push((Deviation::Swapped, list(swapped)));
        ways.push((Deviation::WithoutStart, list(squares[1..].to_vec())));
    } else if rows == cols {
        let mut swapped = vec![0; size];
        for (index, step) in steps.iter().enumerate() {
            swapped[by_column(index + 1) - 1] = *step;
        }
        ways.push((Deviation::Swapped, list(swapped)));
    }
    ways
}

/// Tours from what the start may be taken for.
fn ways_of_starts(problem: &'static Problem, key: Key) -> Vec<Way> {
    let (board, Some(start)) = (key.board(), key.start()) else { return Vec::new() };
    let (row, col) = board.coordinates(start);
    let index = usize::from(start.number()) - 1;
    let (rows, cols) = (usize::from(board.rows()), usize::from(board.cols()));
    let is_numbered = problem.field(Role::Square).is_some();
    let base = problem.field(Role::Square).map_or(problem.coordinate_base(), |field| field.base);
    let narrow = |n: usize| u8::try_from(n).expect("at most 64");
    let swapped = if is_numbered {
        board.at(narrow(index % rows), narrow(index / rows))
    } else {
        board.at(col, row)
    };
    // Row and column are both counted from the wrong number, or the number is.
    let by = if is_numbered { 1 } else { cols + 1 };
    let shifted = if base == 0 { index.checked_sub(by) } else { Some(index + by) };
    let shifted = shifted.filter(|&index| index < rows * cols).and_then(Square::from_index);
    let below = board.at(board.rows() - 1 - row, col);
    let tour = |start: Square| -> Option<Vec<String>> {
        let Answer::Tour(tour) = lookup(Key::from_start(board, start)?)? else { return None };
        Some(walk_lines(problem, board, tour))
    };
    [
        (Deviation::StartSwapped, swapped),
        (Deviation::StartBase, shifted),
        (Deviation::StartFromBelow, below),
    ]
    .into_iter()
    .filter_map(|(deviation, start)| Some((deviation, tour(start?)?)))
    .collect()
}

fn ways_of_names(board: Board, tour: &[Square]) -> Vec<Way> {
    let names: Vec<String> = tour.iter().map(|&square| board.name(square).to_string()).collect();
    let each = |change: fn(&str) -> String| vec![names.iter().map(|name| change(name)).collect()];
    let mut ways = vec![
        (Deviation::SmallLetters, each(str::to_lowercase)),
        (Deviation::NumberFirst, each(|name| format!("{}{}", &name[1..], &name[..1]))),
        (
            Deviation::FromZero,
            each(|name| {
                format!("{}{}", &name[..1], name[1..].parse::<u8>().expect("a number") - 1)
            }),
        ),
        (Deviation::Separators, vec![names.join("->")]),
        (Deviation::Backwards, vec![names.iter().rev().cloned().collect()]),
    ];
    let swapped = Board::new(board.cols(), board.rows()).expect("as many squares");
    if let Some(Answer::Tour(tour)) = lookup(Key::from_any_start(swapped)) {
        let name = |&square: &Square| swapped.name(square).to_string();
        ways.push((Deviation::SwappedBoard, vec![tour.iter().map(name).collect()]));
        let transposed = |square: &Square| {
            let (row, col) = swapped.coordinates(*square);
            board.name(board.at(col, row).expect("on the board")).to_string()
        };
        ways.push((Deviation::TransposedOrder, vec![tour.iter().map(transposed).collect()]));
    }
    ways
}

#[test]
fn a_right_answer_in_another_way_is_recognised() {
    let mut counts = std::collections::BTreeMap::new();
    for &problem in PROBLEMS {
        // Each case once, after a case with another answer and before one.
        let all: Vec<_> = problem.cases().collect();
        let with_tour: Vec<_> =
            all.iter().copied().filter(|case| first(*case).tour.is_some()).collect();
        for (index, &case) in with_tour.iter().enumerate() {
            let next = with_tour[(index + 1) % with_tour.len()];
            let questions = Questions::new(problem, vec![case, next], false);
            for (deviation, body) in ways(problem, case.key(), &questions.rights[0]) {
                let mut blocks = questions.blocks();
                blocks[0].body = body;
                let line = line_of(problem, &blocks, 0) as u64;
                let last = line_of(problem, &blocks, 1) as u64;
                let output = text(&lines(problem, &blocks));
                if oracle::accepts(&questions, output.as_bytes()) {
                    continue;
                }
                let found = check(&questions, output.as_bytes(), false, true);
                let messages: Vec<String> = found.iter().map(ToString::to_string).collect();
                let input = questions.input();
                let context = || format!("{deviation:?} {input}\n{output}{messages:#?}");
                assert_eq!(found.len(), 1, "{}", context());
                assert_eq!(found[0].case.map(|case| case.0), Some(1), "{}", context());
                assert!((line..last).contains(&found[0].line), "{}", context());
                let readings = match &found[0].diagnostic {
                    Diagnostic::Reading(readings) | Diagnostic::WrongStart { readings, .. } => {
                        readings.as_slice()
                    }
                    _ => &[],
                };
                // The same answer may be explained in an equally simple way.
                let is_named = readings.iter().any(|reading| {
                    // At the edge of the board it is also said where it leads.
                    let wrapped = Deviation::StartWrapped;
                    reading.iter().filter(|way| **way != wrapped).eq([&deviation])
                });
                assert!(is_named, "{}", context());
                *counts.entry(format!("{} {deviation:?}", problem.id)).or_insert(0) += 1;
            }
        }
    }
    assert!(counts.len() > 20, "{counts:#?}");
}

#[test]
fn an_answer_that_was_right_refutes_a_reading() {
    for &problem in PROBLEMS {
        if problem.acceptance != Acceptance::AnyTour {
            continue;
        }
        for questions in lists(problem) {
            let questions = Questions::new(problem, questions.cases, false);
            let Some((index, right)) = questions.rights.iter().enumerate().nth(1) else { continue };
            let key = questions.cases[index].key();
            for (deviation, body) in ways_of_starts(problem, key) {
                let of_previous = ways_of_starts(problem, questions.cases[0].key());
                // Whether the case before shows the difference.
                let is_shown = of_previous.iter().any(|(other, body)| {
                    *other == deviation && *body != questions.blocks()[0].body
                }) && crate::outputs::body(problem, right) != body;
                let mut blocks = questions.blocks();
                blocks[index].body = body;
                let output = text(&lines(problem, &blocks));
                if !is_shown || oracle::accepts(&questions, output.as_bytes()) {
                    continue;
                }
                let found = check(&questions, output.as_bytes(), false, false);
                if let Diagnostic::WrongStart { readings, .. } = &found[0].diagnostic {
                    assert!(!readings.contains(&vec![deviation]), "{output}{}", found[0]);
                }
            }
        }
    }
}
