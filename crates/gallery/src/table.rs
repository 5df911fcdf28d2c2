//! Each start of each board up to 8 x 8, beside the problems.

use anyhow::Result;
use serde_json::{Value, json};
use tourbook_board::{Board, Key, Notation};
use tourbook_draw::View;
use tourbook_judge::Subject;

use crate::shared::Shared;

/// The most rows, and the most columns.
const SIDE: u8 = 8;

/// How the squares are written.
const NOTATION: Notation = Notation::Names;

/// What a reader chooses in the list of problems to see any board.
pub(crate) fn choice() -> Value {
    json!({
        "id": "board",
        "name": { "en": "Any board", "zh": "任意棋盘" },
        "size": format!("≤ {SIDE} × {SIDE}"),
        "fromEachStart": true,
        "sides": ["rows", "columns"],
        "judging": "first tour",
        "first": "6 6 14",
    })
}

/// For each board its answers, by the start.
pub(crate) fn answers(shared: &mut Shared) -> Result<Value> {
    let sides = (1..=SIDE).flat_map(|rows| (1..=SIDE).map(move |cols| (rows, cols)));
    let boards = sides.map(|(rows, cols)| of_board(Board::new(rows, cols)?, shared));
    Ok(Value::Array(boards.collect::<Result<_>>()?))
}

fn of_board(board: Board, shared: &mut Shared) -> Result<Value> {
    let view = View::new(board, NOTATION);
    let keys = board.squares().iter().filter_map(|start| Key::from_start(board, start));
    let answers: Result<Vec<Value>> =
        keys.map(|key| shared.answer(Subject::new(key, NOTATION), view)).collect();
    Ok(json!({
        "rows": board.rows(),
        "cols": board.cols(),
        "board": shared.board(view),
        "answers": answers?,
    }))
}
