//! A chart with box characters, for terminals.
//!
//! Without colours the dark squares are shaded. The first square of a tour is
//! marked with a disc and the last with a block, as in the SVG picture.

use std::fmt::Write as _;

use tourbook_board::{Colour, Square};

use crate::Chart;
use crate::picture::summary;

/// How many columns the line under a drawing may take.
const LEGEND: usize = 60;

const SHADE: char = '░';
const START: char = '●';
const END: char = '■';

// Black on cream and on tan, white on blue and on red, grey lines: of the 256
// colours, those that a terminal's theme leaves alone.
const ON_LIGHT: &str = "\x1b[38;5;16;48;5;230m";
const ON_DARK: &str = "\x1b[38;5;16;48;5;180m";
const ON_START: &str = "\x1b[1;38;5;231;48;5;25m";
const ON_END: &str = "\x1b[1;38;5;231;48;5;124m";
const GREY: &str = "\x1b[38;5;244m";
const PLAIN: &str = "\x1b[0m";

/// Draws `chart`, and under a tour what its marks mean; with ANSI colours if
/// `is_coloured`, for a terminal of so many `columns` (80 if that is not known).
///
/// Where that is too narrow for squares of a comfortable width, they are as
/// narrow as their numbers allow, and bear no marks.
///
/// ```
/// use tourbook_board::{Board, Notation, Square};
/// use tourbook_draw::{Picture, View, unicode};
///
/// let view = View::new(Board::new(1, 1)?, Notation::Names);
/// let picture = Picture::new(view, &[Square::FIRST])?;
/// let drawn = unicode(&picture.chart(), false, 80);
/// assert_eq!(drawn.lines().nth(2), Some("A │●1 │"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn unicode(chart: &Chart<'_>, is_coloured: bool, columns: usize) -> String {
    let drawing = Drawing::new(chart, is_coloured, columns);
    let mut text = drawing.headings() + &drawing.rule(["┌", "┬", "┐"]);
    for row in 0..chart.view().rows() {
        if row > 0 {
            text += &drawing.rule(["├", "┼", "┤"]);
        }
        text += &drawing.row(row);
    }
    text += &drawing.rule(["└", "┴", "┘"]);
    text += &drawing.legend();
    text
}

/// A chart, and how wide its parts are, in characters.
struct Drawing<'a> {
    chart: &'a Chart<'a>,
    is_coloured: bool,
    /// The labels of the rows.
    labels: usize,
    /// The numbers, and the labels of the columns above them.
    digits: usize,
    /// The space on either side of a number; a mark stands in the left one.
    space: usize,
    /// Whether the legend fits a line.
    is_wide: bool,
}

impl<'a> Drawing<'a> {
    fn new(chart: &'a Chart<'a>, is_coloured: bool, columns: usize) -> Self {
        let (labels, headings) = chart.view().label_widths();
        let digits = chart.width().max(headings);
        let lines = usize::from(chart.view().cols()) + 1;
        let comfortable = labels + 1 + lines + (lines - 1) * (digits + 2);
        let space = usize::from(comfortable <= columns);
        Self { chart, is_coloured, labels, digits, space, is_wide: LEGEND <= columns }
    }

    fn headings(&self) -> String {
        let mut line = " ".repeat(self.labels + 1);
        for col in 0..self.chart.view().cols() {
            let (label, before) = (self.chart.view().col_label(col), 1 + self.space + self.digits);
            let _ = write!(line, "{label:>before$}{:1$}", "", self.space);
        }
        format!("{}\n", line.trim_end())
    }

    /// The line above, between or under rows: its left end, what stands between
    /// its squares, its right end.
    fn rule(&self, [left, between, right]: [&str; 3]) -> String {
        let square = "─".repeat(self.digits + 2 * self.space);
        let squares = vec![square; usize::from(self.chart.view().cols())].join(between);
        let line = self.paint(GREY, &format!("{left}{squares}{right}"));
        format!("{:1$} {line}\n", "", self.labels)
    }

    fn row(&self, row: u8) -> String {
        let line = self.paint(GREY, "│");
        let label = self.chart.view().row_label(row);
        let squares = self.chart.view().row(row).map(|square| self.square(square) + &line);
        format!("{label:>0$} {line}{1}\n", self.labels, squares.collect::<String>())
    }

    /// The inside of a square.
    fn square(&self, square: Square) -> String {
        let is_dark = self.chart.view().board().colour(square) == Colour::Dark;
        let mark = Mark::of(self.chart, square);
        let fill = if is_dark && !self.is_coloured { SHADE } else { ' ' };
        let mut inside = vec![fill; self.digits + 2 * self.space];
        if let (Some(mark), Some(left), 1) = (mark, inside.first_mut(), self.space) {
            *left = mark.symbol();
        }
        let number = self.chart.text(square);
        let places = inside.iter_mut().skip(self.space).take(self.digits).rev();
        for (place, digit) in places.zip(number.chars().rev()) {
            *place = digit;
        }
        let colour = mark.map_or(if is_dark { ON_DARK } else { ON_LIGHT }, Mark::colour);
        self.paint(colour, &inside.into_iter().collect::<String>())
    }

    /// What the marks of a tour mean; empty without a tour.
    fn legend(&self) -> String {
        let Some(tour) = self.chart.tour() else { return String::new() };
        let view = self.chart.view();
        let (start, end) = (view.label(tour.start()), view.label(tour.end()));
        let mark = |mark: Mark| self.paint(mark.colour(), &format!(" {} ", mark.symbol()));
        let (first, last) = (mark(Mark::Start), mark(Mark::End));
        let (indent, summary) = (" ".repeat(self.labels + 1), summary(tour));
        let next = if self.is_wide { "  " } else { &format!("\n{indent}") };
        format!("{indent}{first} start {start}{next}{last} end {end}{next} {summary}\n")
    }

    fn paint(&self, colour: &str, text: &str) -> String {
        if self.is_coloured { format!("{colour}{text}{PLAIN}") } else { text.to_owned() }
    }
}

/// An end of a tour.
#[derive(Clone, Copy)]
enum Mark {
    Start,
    End,
}

impl Mark {
    fn of(chart: &Chart<'_>, square: Square) -> Option<Self> {
        let tour = chart.tour()?;
        if square == tour.start() {
            Some(Self::Start)
        } else {
            (square == tour.end()).then_some(Self::End)
        }
    }

    const fn symbol(self) -> char {
        match self {
            Self::Start => START,
            Self::End => END,
        }
    }

    const fn colour(self) -> &'static str {
        match self {
            Self::Start => ON_START,
            Self::End => ON_END,
        }
    }
}
