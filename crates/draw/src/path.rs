//! The tour in an SVG picture: its moves, and where it stops.

use std::fmt::Write as _;

use tourbook_board::{Square, Tour};

use crate::animation::Pace;
use crate::gradient;
use crate::plan::Plan;

// A move points to the right, its tip at the origin; it is then turned. 134 is
// its length, the root of 5 times the side of a square. Its ends are under the
// stops, at whose edge its arrowhead points.
pub(crate) const MOVE: &str =
    r#"<path class="halo" d="M-116 0H-26"/><path class="line" d="M-134 0H-24"/>"#;
pub(crate) const BACK: &str = r#"<path class="line back" d="M-114 0H-20"/>"#;
const HEAD: &str = r#"<path class="head" d="M-16.5 0l-12 -5.5v11z""#;

/// The lines of the moves, a later one over an earlier one. A closed tour has a
/// dotted one back to its start.
pub(crate) fn moves(plan: &Plan, tour: Tour<'_>, pace: Option<Pace>) -> String {
    let squares = tour.squares();
    let mut svg = String::new();
    let back = tour.is_closed().then(|| (BACK, [tour.end(), tour.start()]));
    let moves = squares.windows(2).filter_map(|pair| pair.try_into().ok());
    for (index, (line, pair)) in moves.map(|pair| (MOVE, pair)).chain(back).enumerate() {
        let colour = gradient::colour(index, squares.len().saturating_sub(2));
        let (turned, appearance) = (turned(plan, pair), appearance(pace, index + 1));
        let _ = writeln!(svg, "<g color=\"{colour}\" {turned}{appearance}>{line}</g>");
    }
    svg
}

/// The squares of the tour with their steps, each with the head of the arrow
/// that leads there.
pub(crate) fn stops(plan: &Plan, tour: Tour<'_>, pace: Option<Pace>) -> String {
    let mut svg = String::new();
    let last = tour.squares().len() - 1;
    let mut from = None;
    for (index, &square) in tour.squares().iter().enumerate() {
        let (x, y) = plan.middle(square);
        let colour = gradient::colour(index.saturating_sub(1), last.saturating_sub(1));
        let text = if index == 0 || index == last { "end-step" } else { "step" };
        let stop = stop((x, y), index, last);
        let head = from.map_or_else(String::new, |from| head(&turned(plan, [from, square])));
        from = Some(square);
        let (y, number, appearance) = (y + 5, index + 1, appearance(pace, index));
        let _ = writeln!(
            svg,
            "<g color=\"{colour}\"{appearance}>{head}{stop}\
             <text class=\"{text}\" x=\"{x}\" y=\"{y}\">{number}</text></g>"
        );
    }
    svg
}

/// The mark of a square that is visited after `index` of `last` moves.
pub(crate) fn stop((x, y): (u16, u16), index: usize, last: usize) -> String {
    match index {
        0 => start_mark((x, y), 17),
        _ if index == last => end_mark((x, y), 16),
        _ => format!(r#"<circle class="stop" cx="{x}" cy="{y}" r="15"/>"#),
    }
}

/// The head of an arrow that points to the right, with another attribute.
pub(crate) fn head(attribute: &str) -> String {
    format!("{HEAD} {attribute}/>")
}

/// A disc.
pub(crate) fn start_mark((x, y): (u16, u16), radius: u16) -> String {
    format!(r#"<circle class="start" cx="{x}" cy="{y}" r="{radius}"/>"#)
}

/// A block.
pub(crate) fn end_mark((x, y): (u16, u16), half: u16) -> String {
    let (x, y, side) = (x - half, y - half, 2 * half);
    format!(r#"<rect class="end" x="{x}" y="{y}" width="{side}" height="{side}" rx="2"/>"#)
}

fn appearance(pace: Option<Pace>, moves: usize) -> String {
    pace.map(|pace| pace.appearance(moves)).unwrap_or_default()
}

/// The attribute that puts what points to the right, and whose tip is the
/// origin, on the move between two squares.
fn turned(plan: &Plan, [from, to]: [Square; 2]) -> String {
    let ((from_x, from_y), (x, y)) = (plan.middle(from), plan.middle(to));
    let is_flat = x.abs_diff(from_x) > y.abs_diff(from_y);
    // Clockwise, and rounded.
    let angle = match (x > from_x, y > from_y, is_flat) {
        (true, true, true) => "26.565",
        (true, true, false) => "63.435",
        (false, true, false) => "116.565",
        (false, true, true) => "153.435",
        (false, false, true) => "206.565",
        (false, false, false) => "243.435",
        (true, false, false) => "296.565",
        (true, false, true) => "333.435",
    };
    format!("transform=\"translate({x} {y}) rotate({angle})\"")
}
