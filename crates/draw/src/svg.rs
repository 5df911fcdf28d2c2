//! A tour as an SVG picture that needs nothing beside it.
//!
//! Its colours stand in `svg.css`: a light and a dark set for screens, and one
//! for paper. The path runs from blue to red, and each move is an arrow, so that
//! its direction is seen without colours too.

use std::fmt::Write as _;

use tourbook_board::{Colour, Notation};

use crate::animation::{self, Pace};
use crate::path::{self, end_mark, start_mark};
use crate::picture::{Picture, kind, summary};
use crate::plan::{Plan, SIDE};

pub(crate) const STYLE: &str = include_str!("svg.css");

/// Draws `picture`; with a `pace` a knight walks the tour once, unless the
/// reader's system asks for reduced motion.
///
/// ```
/// use tourbook_board::{Board, Notation, Square};
/// use tourbook_draw::{Pace, Picture, View, svg};
///
/// let view = View::new(Board::new(1, 1)?, Notation::Names);
/// let picture = Picture::new(view, &[Square::FIRST])?;
/// assert!(svg(&picture, None).starts_with("<svg "));
/// assert!(svg(&picture, Some(Pace::default())).contains("a move in 500 ms"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn svg(picture: &Picture<'_>, pace: Option<Pace>) -> String {
    let plan = Plan::of(picture.view());
    let tour = picture.tour();
    let mut svg = head(picture, &plan, pace);
    svg += &board(&plan);
    svg += &path::moves(&plan, tour, pace);
    svg += &path::stops(&plan, tour, pace);
    // Over the arrows, which must not hide a number.
    svg += &labels(&plan);
    svg += &caption(picture, &plan);
    if pace.is_some() {
        svg += animation::KNIGHT;
    }
    svg + "</svg>\n"
}

/// What comes before anything is drawn: words for people who do not see it, and the
/// style.
fn head(picture: &Picture<'_>, plan: &Plan, pace: Option<Pace>) -> String {
    let (view, tour) = (picture.view(), picture.tour());
    let (width, height) = (plan.width, plan.height);
    let (start, end) = (view.label(tour.start()), view.label(tour.end()));
    let (rows, cols) = (view.rows(), view.cols());
    let walk = pace.map(|pace| format!(" A knight walks it, {pace}.")).unwrap_or_default();
    let path: Vec<String> =
        tour.squares().iter().map(|&square| view.label(square).to_string()).collect();
    let path = path.join(" ");
    let summary = summary(tour);
    let mut svg = format!(
        "\
<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tourbook\" width=\"{width}\" height=\"{height}\" \
viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"tourbook-title tourbook-path\">
<title id=\"tourbook-title\">Knight's tour, rows: {rows}, columns: {cols}, from {start} to {end}</title>
<desc id=\"tourbook-path\">This {summary}.{walk} The squares in the order of the visit: {path}</desc>
<style>
{STYLE}"
    );
    if let Some(pace) = pace {
        let places: Vec<_> = tour.squares().iter().map(|&square| plan.middle(square)).collect();
        svg += &animation::style(&places, pace);
    }
    svg + "</style>\n"
}

/// The empty board.
fn board(plan: &Plan) -> String {
    let Plan { width, height, left, top, view, .. } = *plan;
    let (across, down) = (SIDE * u16::from(view.cols()), SIDE * u16::from(view.rows()));
    let mut dark = String::new();
    for square in view.board().coloured(Colour::Dark) {
        let (x, y) = plan.middle(square);
        let _ = write!(dark, "M{} {}h{SIDE}v{SIDE}h-{SIDE}z", x - SIDE / 2, y - SIDE / 2);
    }
    let place = format!(r#"x="{left}" y="{top}" width="{across}" height="{down}""#);
    format!(
        "\
<rect class=\"paper\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>
<rect class=\"light\" {place}/>
<path class=\"dark\" d=\"{dark}\"/>
<rect class=\"edge\" {place}/>
"
    )
}

/// Names or coordinates at the edges; a number in the corner of each square.
fn labels(plan: &Plan) -> String {
    let view = plan.view;
    let mut svg = String::new();
    let mut put = |class: &str, (x, y): (u16, u16), label: &str| {
        let _ = writeln!(svg, r#"<text class="{class}" x="{x}" y="{y}">{label}</text>"#);
    };
    if view.notation() == Notation::Numbers {
        for square in view.board().squares() {
            let (x, y) = plan.middle(square);
            let class = match view.board().colour(square) {
                Colour::Light => "corner on-light",
                Colour::Dark => "corner on-dark",
            };
            let corner = (x - SIDE / 2 + 3, y - SIDE / 2 + 11);
            put(class, corner, &view.label(square).to_string());
        }
        return svg;
    }
    for col in 0..view.cols() {
        put("label", (plan.at(0, col).0, plan.top - 12), &view.col_label(col));
    }
    for row in 0..view.rows() {
        put("label", (plan.left - 18, plan.at(row, 0).1 + 5), &view.row_label(row));
    }
    svg
}

/// The line under the board: where the tour starts and ends, and how it is.
fn caption(picture: &Picture<'_>, plan: &Plan) -> String {
    let (view, tour) = (picture.view(), picture.tour());
    let (x, y) = plan.caption;
    let (start, end) = (view.label(tour.start()), view.label(tour.end()));
    let text = |x: u16, text: &str| {
        format!("<text class=\"caption\" x=\"{x}\" y=\"{}\">{text}</text>\n", y + 5)
    };
    start_mark((x + 9, y), 8)
        + &text(x + 23, &format!("start {start}"))
        + &end_mark((x + 109, y), 7)
        + &text(x + 123, &format!("end {end}"))
        + &text(x + 200, kind(tour))
}
