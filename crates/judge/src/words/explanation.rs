//! Why an answer is right.

use std::fmt::Write as _;

use tourbook_board::{Colour, Notation, Square, SquareText};
use tourbook_problems::{Acceptance, Language};

use super::wrap::wrapped;
use super::{Words, words};
use crate::explain::{Explanation, Obstacle, PassedOver, Reason, Step, Subject};

/// The reason of an answer, in lines of less than 80 columns.
pub(crate) fn explanation(explanation: &Explanation, language: Language) -> String {
    let words = words(language);
    let subject = explanation.subject;
    match &explanation.reason {
        Reason::First(steps) => {
            let mut text = wrapped(&first(subject, words));
            for (number, step) in (1..).zip(steps) {
                text += &step_lines(subject, number, step, words);
            }
            text
        }
        Reason::Impossible(proof) => wrapped(&obstacle(subject, proof.obstacle, words)),
    }
}

/// Why there is no tour, in one line.
pub(crate) fn obstacle_in(subject: Subject, obstacle: Obstacle, language: Language) -> String {
    self::obstacle(subject, obstacle, words(language))
}

/// Of which tours the answer is the first, and in which order.
fn first(subject: Subject, words: &dyn Words) -> String {
    let any = match subject.acceptance() {
        Some(Acceptance::AnyTour) => words.any_tour_is_right(),
        _ => String::new(),
    };
    let order = match subject.notation() {
        Notation::Names => words.order_of_names(),
        Notation::Numbers => words.order_of_numbers(),
        Notation::Coordinates { .. } => words.order_of_coordinates(),
    };
    let Some(start) = subject.key().start() else { return words.first_of_board(&any, &order) };
    let start = write_in(subject)(start);
    let text = words.first_from(&any, &start, &order);
    match subject.count() {
        None => text,
        Some(1) => words.one_tour_from(&start, &text),
        Some(count) => words.tours_from(&count, &start, &text),
    }
}

/// A line for a step, and a line for each move that it passes over.
fn step_lines(subject: Subject, number: usize, step: &Step, words: &dyn Words) -> String {
    let written = write_in(subject);
    let what = match step.moves {
        0 => words.step_is_start(),
        1 => words.only_move(),
        count => words.one_of_moves(&ordinal(step.passed_over.len(), words), &count),
    };
    let mut lines = format!("{number:>3}  {:<3}  {what}\n", written(step.square).to_string());
    for &PassedOver { square, ends } in &step.passed_over {
        let square = written(square);
        let why = match ends.map(|ends| ends.map(written)) {
            Some([one, two]) => words.two_ends(&square, &one, &two),
            None => words.searched_move(&square),
        };
        // Writing to memory does not fail.
        let _ = writeln!(lines, "{:>10}{why}", "");
    }
    lines
}

fn ordinal(index: usize, words: &dyn Words) -> String {
    match index {
        0 => words.first_move(),
        1 => words.second_move(),
        2 => words.third_move(),
        3 => words.fourth_move(),
        4 => words.fifth_move(),
        5 => words.sixth_move(),
        6 => words.seventh_move(),
        _ => words.last_move(),
    }
}

/// Why there is no tour.
fn obstacle(subject: Subject, obstacle: Obstacle, words: &dyn Words) -> String {
    let written = write_in(subject);
    match obstacle {
        Obstacle::NoMoves(square) => words.no_moves(&written(square)),
        Obstacle::Colour(start) => {
            let board = subject.key().board();
            let (colour, size) = (board.colour(start), board.size());
            let name = |colour| match colour {
                Colour::Light => words.light(),
                Colour::Dark => words.dark(),
            };
            let count = |colour| board.coloured(colour).len();
            words.colours(
                &written(start),
                &name(colour),
                &name(colour.other()),
                &size,
                &size.div_ceil(2),
                &(size / 2),
                &count(colour),
                &count(colour.other()),
            )
        }
        Obstacle::Cut { taken: 0, pieces, .. } => words.pieces(&pieces),
        Obstacle::Cut { taken, pieces, start } => {
            let most = match start {
                Some(start) => words.cut_start(&written(start), &taken),
                None => words.cut_any_start(&(taken + 1)),
            };
            words.cut(&taken, &pieces, &most)
        }
        Obstacle::Alternation { taken, start, other } => {
            words.alternation(&written(start), &taken, &written(other))
        }
        Obstacle::Searched { start: Some(start) } => words.searched_from(&written(start)),
        Obstacle::Searched { start: None } => words.searched(),
    }
}

/// How squares are written in the explanation of `subject`.
fn write_in(subject: Subject) -> impl Fn(Square) -> SquareText + Copy {
    let (board, notation) = (subject.key().board(), subject.notation());
    move |square| board.written(square, notation)
}
