//! A tour as JSON, for programs. Its strings are names, of letters and digits,
//! so nothing has to be escaped.

use std::fmt::Write as _;

use tourbook_board::{Board, Square};

use crate::Picture;

/// Writes the tour of `picture` as a JSON object, one square a line.
///
/// Its members are `board` (with `rows` and `columns`, as the board is written,
/// whichever way it is turned), `closed`, `start`, `end`, and `squares` in the
/// order of the visit. A square has a `number` (from 1), a `name`, a `row` and
/// a `column` (from 0).
///
/// ```
/// use tourbook_board::{Board, Notation, Square};
/// use tourbook_draw::{Picture, View, json};
///
/// let view = View::new(Board::new(1, 1)?, Notation::Names);
/// let picture = Picture::new(view, &[Square::FIRST])?;
/// let expected = r#"{
///   "board": { "rows": 1, "columns": 1 },
///   "closed": false,
///   "start": { "number": 1, "name": "A1", "row": 0, "column": 0 },
///   "end": { "number": 1, "name": "A1", "row": 0, "column": 0 },
///   "squares": [
///     { "number": 1, "name": "A1", "row": 0, "column": 0 }
///   ]
/// }
/// "#;
/// assert_eq!(json(&picture), expected);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn json(picture: &Picture<'_>) -> String {
    let tour = picture.tour();
    let board = tour.board();
    let mut text = String::from("{\n");
    let (rows, cols) = (board.rows(), board.cols());
    let _ = writeln!(text, "  \"board\": {{ \"rows\": {rows}, \"columns\": {cols} }},");
    let _ = writeln!(text, "  \"closed\": {},", tour.is_closed());
    let _ = writeln!(text, "  \"start\": {},", square(board, tour.start()));
    let _ = writeln!(text, "  \"end\": {},", square(board, tour.end()));
    let squares: Vec<String> =
        tour.squares().iter().map(|&each| format!("    {}", square(board, each))).collect();
    let _ = writeln!(text, "  \"squares\": [\n{}\n  ]\n}}", squares.join(",\n"));
    text
}

fn square(board: Board, square: Square) -> String {
    let (number, name, (row, col)) =
        (square.number(), board.name(square), board.coordinates(square));
    format!(r#"{{ "number": {number}, "name": "{name}", "row": {row}, "column": {col} }}"#)
}
