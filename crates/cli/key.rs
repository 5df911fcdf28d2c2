//! Keys of the table from what people type.

use std::collections::BTreeSet;

use tourbook_board::{Answer, Board, Key, Square};
use tourbook_judge::quoted;
use tourbook_table::{entries, lookup};

use crate::failure::Failure;

/// The key of a board, and of a start if there is one.
pub(crate) fn of_board(board: Board, start: Option<&str>) -> Result<Key, Failure> {
    let start = start.map(|start| square(board, start)).transpose()?;
    let (any, first) = (Key::from_any_start(board), Key::from_start(board, Square::FIRST));
    let key = start.and_then(|start| Key::from_start(board, start)).unwrap_or(any);
    if lookup(key).is_some() {
        return Ok(key);
    }
    Err(Failure::Usage(if lookup(any).is_some() {
        format!(
            "the table has one tour of {board} only, the first of those from all starts: \
             leave --start out"
        )
    } else if first.and_then(lookup).is_some() {
        format!("the table has a tour of {board} for each start: say which, such as --start A1")
    } else {
        let any_start = entries().map(|(key, _)| key).filter(|key| key.start().is_none());
        let most = any_start.map(|key| key.board().size()).max().unwrap_or(0);
        let each_start: BTreeSet<Board> = entries()
            .filter(|(key, _)| key.start().is_some())
            .map(|(key, _)| key.board())
            .collect();
        let each_start: Vec<String> = each_start.iter().map(Board::to_string).collect();
        let each_start = each_start.join(" and ");
        format!(
            "{board} is not in the table, which has all boards of at most {most} squares, \
             and {each_start} with --start"
        )
    }))
}

/// What the table says of a key of the table.
pub(crate) fn answer(key: Key) -> Result<Answer<'static>, Failure> {
    lookup(key).ok_or_else(|| Failure::Data(format!("the table has no answer to {key}")))
}

fn square(board: Board, text: &str) -> Result<Square, Failure> {
    board
        .square(text)
        .map_err(|error| Failure::Usage(format!("start {} {error}", quoted(text.as_bytes()))))
}
