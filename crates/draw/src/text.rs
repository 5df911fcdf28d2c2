//! A chart in ASCII, for files and other programs.

use std::fmt::Write as _;

use crate::Chart;

/// Draws `chart`: a line for each row, the numbers in columns.
#[must_use]
pub fn text(chart: &Chart<'_>) -> String {
    let view = chart.view();
    let (labels, headings) = view.label_widths();
    let width = chart.width().max(headings);
    let mut text = format!("{:labels$} |", "");
    for col in 0..view.cols() {
        let _ = write!(text, " {:>width$}", view.col_label(col));
    }
    let line = usize::from(view.cols()) * (width + 1);
    let _ = writeln!(text, "\n{:-<labels$}-+{:-<line$}", "", "");
    for row in 0..view.rows() {
        let _ = write!(text, "{:>labels$} |", view.row_label(row));
        for square in view.row(row) {
            let _ = write!(text, " {:>width$}", chart.text(square));
        }
        text.push('\n');
    }
    text
}
