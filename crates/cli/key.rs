//! Keys of the table from what people type.

use tourbook_board::{Board, Square};
use tourbook_judge::{Problem, quoted};
use tourbook_keys::{Answer, Family, Key};
use tourbook_table::lookup;

use crate::failure::Failure;

/// The key that `words` behind a problem mean: p and q, or one square, whose
/// row and column may be two words.
pub(crate) fn of_problem(problem: &dyn Problem, words: &[&str]) -> Result<Key, Failure> {
    let family = problem.family();
    let wrong = || {
        let (id, key) = (family.id(), problem.key());
        let typed: Vec<String> = words.iter().map(|word| quoted(word.as_bytes())).collect();
        let typed = if typed.is_empty() { "nothing".to_owned() } else { typed.join(" ") };
        Failure::Usage(format!("{id} takes {key}, not {typed}"))
    };
    let start = match (family.keys().find_map(fixed_board), words) {
        (Some(board), [_] | [_, _]) => Some(square(board, &words.join(","))?),
        (None, [_, _]) => None,
        _ => return Err(wrong()),
    };
    // p and q are columns and rows; of a start the board is known.
    let board = words.iter().rev().copied().collect::<Vec<&str>>().join("x").parse::<Board>();
    let is_meant = |key: &Key| match start {
        Some(_) => key.start() == start,
        None => Ok(key.board()) == board,
    };
    family.keys().find(is_meant).ok_or_else(wrong)
}

/// The board of a key with a start.
fn fixed_board(key: Key) -> Option<Board> {
    key.start().map(|_| key.board())
}

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
        let keys = || Family::ALL.into_iter().flat_map(Family::keys);
        let any_start = keys().filter(|key| key.start().is_none());
        let most = any_start.map(|key| key.board().size()).max().unwrap_or(0);
        let mut each_start: Vec<String> =
            keys().filter_map(fixed_board).map(|board| board.to_string()).collect();
        each_start.dedup();
        let each_start = each_start.join(" and ");
        format!(
            "{board} is not in the table, which has all boards of at most {most} squares, \
             and {each_start} with --start"
        )
    }))
}

/// What the table says of a key of the table.
pub(crate) fn answer(key: Key) -> Result<Answer<'static>, Failure> {
    lookup(key).ok_or_else(|| Failure::Data(format!("the table has no {}", key.board())))
}

fn square(board: Board, text: &str) -> Result<Square, Failure> {
    board
        .square(text)
        .map_err(|error| Failure::Usage(format!("start {} {error}", quoted(text.as_bytes()))))
}
