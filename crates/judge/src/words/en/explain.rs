//! Explanations in English.

use std::fmt::{Formatter, Result};

use tourbook_board::{Colour, Notation, Square, SquareText};
use tourbook_problems::Acceptance;

use crate::explain::{Explanation, Obstacle, PassedOver, Reason, Step, Subject};

/// The reason of an answer, in lines of less than 80 characters.
pub(crate) fn explanation(f: &mut Formatter<'_>, explanation: &Explanation) -> Result {
    let subject = explanation.subject;
    match &explanation.reason {
        Reason::First(steps) => {
            first(f, subject)?;
            (1..).zip(steps).try_for_each(|(number, each)| step(f, subject, number, each))
        }
        Reason::Impossible(proof) => obstacle(f, subject, proof.obstacle),
    }
}

/// Of which tours the answer is the first, and in which order.
fn first(f: &mut Formatter<'_>, subject: Subject) -> Result {
    let any = if subject.acceptance() == Some(Acceptance::AnyTour) {
        "Any tour from this start is right. "
    } else {
        ""
    };
    let of = match subject.key().start() {
        Some(start) => format!("from {}", write_in(subject)(start)),
        None => "of this board".to_owned(),
    };
    let order = match subject.notation() {
        Notation::Names => "names: letter first, then number",
        Notation::Numbers => "numbers",
        Notation::Coordinates => "coordinates: row first, then column",
    };
    let text = format!(
        "{any}This is the first tour {of}, in the order of {order}. Each step takes the first \
         move, in this order, after which a tour is still possible. The moves before that had to \
         be passed over:\n"
    );
    write_wrapped(f, &text)
}

/// A line for a step, and a line for each move that it passes over.
fn step(f: &mut Formatter<'_>, subject: Subject, number: usize, step: &Step) -> Result {
    let written = write_in(subject);
    write!(f, "{number:>3}  {:<3}  ", written(step.square).to_string())?;
    match step.moves {
        0 => f.write_str("the start\n"),
        1 => f.write_str("the only move\n"),
        count => writeln!(f, "the {} of {count} moves", ordinal(step.passed_over.len())),
    }?;
    for &PassedOver { square, ends } in &step.passed_over {
        write!(f, "{:>10}not {}: ", "", written(square))?;
        match ends.map(|ends| ends.map(written)) {
            Some([one, two]) => writeln!(f, "then {one} and {two} would both have to be the last"),
            None => writeln!(f, "searched, no tour goes on from there"),
        }?;
    }
    Ok(())
}

fn ordinal(index: usize) -> &'static str {
    let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
    names.get(index).copied().unwrap_or("last")
}

/// Why there is no tour.
fn obstacle(f: &mut Formatter<'_>, subject: Subject, obstacle: Obstacle) -> Result {
    let board = subject.key().board();
    let written = write_in(subject);
    let text = match obstacle {
        Obstacle::NoMoves(square) => format!(
            "No move leads from {0} or to it. So a tour that visits {0} visits no other square. \
             {MOVE_COUNTS}",
            written(square)
        ),
        Obstacle::Colour(start) => {
            let (colour, size) = (board.colour(start), board.size());
            let (same, other) = (colour_name(colour), colour_name(colour.other()));
            let (first, second) = (size.div_ceil(2), size / 2);
            let [count, other_count] =
                [colour, colour.other()].map(|colour| board.coloured(colour).len());
            format!(
                "A move always changes the colour of the square. The start {start} is {same}. So \
                 a tour of {size} squares from {start} visits {first} {same} squares and {second} \
                 {other} squares. But the board has {count} {same} squares and {other_count} \
                 {other} squares. The numbers here are the colours: 1 is light, 2 is dark.",
                start = written(start)
            )
        }
        Obstacle::Cut { taken: 0, pieces, .. } => format!(
            "The squares fall into {pieces} pieces, numbered here, and no move leads from one \
             piece to another. So a tour cannot come to all of them."
        ),
        Obstacle::Cut { taken, pieces, start } => {
            let most = match start {
                Some(start) => format!(
                    "The start {} is an x too. So the tour comes to at most {taken} pieces",
                    written(start)
                ),
                None => format!("So the tour comes to at most {} pieces", taken + 1),
            };
            format!(
                "Take away the {taken} squares marked x. The others fall into {pieces} pieces, \
                 numbered here, and no move leads from one piece to another. Between two pieces \
                 a tour passes an x, and there are {taken} of them. {most}, but there are {pieces}."
            )
        }
        Obstacle::Alternation { taken, start, other } => format!(
            "No move leads from one numbered square to another. So a tour from {start} comes to \
             each numbered square from a square marked x. There are {taken} squares of each kind: \
             the tour takes an x and a numbered square in turn, from the start to the end. A move \
             always changes the colour of the square. So each x has the colour of {start}. But \
             {other} is an x of the other colour.",
            start = written(start),
            other = written(other)
        ),
        Obstacle::Searched { start } => {
            let from = start.map_or_else(
                || "from every start".to_owned(),
                |start| format!("from {}", written(start)),
            );
            format!(
                "No short proof is known. The search tried every way to go on {from}, except \
                 where the moves that every tour needs already rule a tour out. It found none. \
                 {MOVE_COUNTS}"
            )
        }
    };
    write_wrapped(f, &text)
}

/// What the drawing shows when it has no numbers of its own.
const MOVE_COUNTS: &str = "The numbers here say how many moves lead from each square.";

const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "light",
        Colour::Dark => "dark",
    }
}

/// How squares are written in the explanation of `subject`.
fn write_in(subject: Subject) -> impl Fn(Square) -> SquareText + Copy {
    let (board, notation) = (subject.key().board(), subject.notation());
    move |square| board.written(square, notation)
}

/// Writes the words of `text` in lines of less than 80 characters.
fn write_wrapped(f: &mut Formatter<'_>, text: &str) -> Result {
    let mut width = 0;
    for word in text.split(' ') {
        let separator = match width + word.len() {
            _ if width == 0 => "",
            0..79 => " ",
            _ => "\n",
        };
        width = if separator == "\n" { 0 } else { width + separator.len() } + word.len();
        write!(f, "{separator}{word}")?;
    }
    f.write_str("\n")
}
