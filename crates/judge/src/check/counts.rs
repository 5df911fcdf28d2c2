//! Answers that are a number of tours.

use std::ops::Range;

use tourbook_board::{Board, Key};
use tourbook_table::count;

use super::diagnose::CASES;
use super::diagnostic::{Deviation, Diagnostic, Reading};
use super::piece::{Content, LineBody, Piece, Pieces};
use super::text::{is_space, shown};
use crate::expected::Expected;

/// The first pieces of `text` after `from`: each number is an answer, and a line
/// that has anything else is text.
pub(super) fn divide(text: &[u8], from: usize, is_line_start: bool, is_end: bool) -> Pieces {
    let mut pieces = Pieces::default();
    let mut at = from;
    while at < text.len() && !pieces.are_enough() {
        let rest = &text[at..];
        let end = at + rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
        let words = words(text, at, end);
        if are_numbers(text, &words) {
            for range in words {
                // The others are looked at later: a line may have any number of
                // them.
                if pieces.are_enough() {
                    return pieces;
                }
                let body = LineBody::Answer(range.clone());
                let content = Content::Line { heading: None, body, inner: None };
                pieces.list.push(Piece { range, content });
            }
        } else if let (Some(first), Some(last)) = (words.first(), words.last()) {
            pieces.add_text(first.start..last.end, at == from && !is_line_start);
        }
        at = (end + 1).min(text.len());
    }
    pieces.are_all = is_end && text[at..].iter().all(|&byte| is_space(byte));
    pieces
}

/// How many answers `text` has.
pub(super) fn answers(text: &[u8]) -> usize {
    let lines = text.split(|&byte| byte == b'\n').map(|line| (line, words(line, 0, line.len())));
    lines.filter(|(line, words)| are_numbers(line, words)).map(|(_, words)| words.len()).sum()
}

fn are_numbers(text: &[u8], words: &[Range<usize>]) -> bool {
    words.iter().all(|word| value(&text[word.clone()]).is_some())
}

/// The words between two offsets.
fn words(text: &[u8], start: usize, end: usize) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut at = start;
    while at < end {
        let length = text[at..end].iter().take_while(|&&byte| !is_space(byte)).count();
        if length > 0 {
            words.push(at..at + length);
        }
        at += length.max(1);
    }
    words
}

/// The number that a word of ASCII digits says; one that is too large counts as
/// the largest.
pub(super) fn value(word: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(word).ok().filter(|_| word.iter().all(u8::is_ascii_digit))?;
    (!text.is_empty()).then(|| text.parse().unwrap_or(u64::MAX))
}

/// What is wrong with a number that is the answer to `case`; `None` when it is
/// right.
pub(super) fn fault(case: &Expected, word: &[u8]) -> Option<Diagnostic> {
    let (expected, found) = (case.right.count()?, value(word));
    if found == Some(expected) {
        return (word.len() > expected.to_string().len()).then_some(Diagnostic::LeadingZero);
    }
    let readings = found.map_or(Vec::new(), |found| readings(case, found));
    Some(Diagnostic::WrongCount { shown: shown(word), expected, readings })
}

/// Whether a word is the right numbers of the first of `cases` and of some after
/// it with nothing between them: how many digits that are, and the last of these
/// cases.
pub(super) fn joined(cases: &[Expected], word: &[u8]) -> Option<(usize, u64)> {
    let (mut rest, mut joined) = (word, 0);
    for case in cases {
        let right = case.right.count()?.to_string();
        let Some(after) = rest.strip_prefix(right.as_bytes()) else { break };
        (rest, joined) = (after, joined + 1);
    }
    // What follows may be the answers to the cases that are not looked at.
    let may_go_on = joined == CASES;
    let last = cases.get(joined.checked_sub(1)?)?.number;
    (joined > 1 && (rest.is_empty() || may_go_on)).then_some((word.len() - rest.len(), last))
}

/// Whether a program that reads its input in this way may have printed `found`
/// for `case`.
pub(super) fn keeps(case: &Expected, found: u64, reading: &Reading) -> bool {
    candidates(case)
        .iter()
        .all(|(other, count)| other != reading || count.is_none_or(|c| c == found))
}

/// The readings of the case with the fewest deviations whose number is `found`.
fn readings(case: &Expected, found: u64) -> Vec<Reading> {
    let explains = |(reading, count)| (count == Some(found)).then_some(reading);
    let mut readings: Vec<Reading> = candidates(case).into_iter().filter_map(explains).collect();
    let fewest = readings.iter().map(Vec::len).min().unwrap_or_default();
    readings.retain(|reading| reading.len() == fewest);
    readings
}

/// The ways to read the case, and the number of tours in each; `None` where it
/// has no such start.
fn candidates(case: &Expected) -> Vec<(Reading, Option<u64>)> {
    let key = case.case.key();
    let Some(start) = key.start() else { return Vec::new() };
    let board = key.board();
    let (row, col) = board.coordinates(start);
    let turned = Board::new(board.cols(), board.rows()).ok().filter(|turned| *turned != board);
    let tours = |board: Board, place: (Option<u8>, Option<u8>)| {
        let start = board.at(place.0?, place.1?)?;
        count(Key::from_start(board, start)?).map(u64::from)
    };
    let from_one = (row.checked_sub(1), col.checked_sub(1));
    let (swapped, both) = ((Some(col), Some(row)), (from_one.1, from_one.0));
    let on_turned = |place| turned.and_then(|turned| tours(turned, place));
    let sum = case.right.count().map(|count| case.sum_before + count);
    vec![
        (vec![Deviation::SwappedBoard], on_turned((Some(row), Some(col)))),
        (vec![Deviation::StartSwapped], tours(board, swapped)),
        (vec![Deviation::StartBase], tours(board, from_one)),
        (vec![Deviation::ClosedOnly], Some(closed_tours(board))),
        (vec![Deviation::NotReset], sum.filter(|_| case.sum_before > 0)),
        (vec![Deviation::SwappedBoard, Deviation::StartBase], on_turned(from_one)),
        (vec![Deviation::StartSwapped, Deviation::StartBase], tours(board, both)),
    ]
}

/// The number of closed tours from a start, each in both directions: it is the
/// same for all starts. Of the boards of at most 30 squares only 5 x 6 has any:
/// 8, which are 16 with directions (OEIS A175881).
fn closed_tours(board: Board) -> u64 {
    let sides = (board.rows().min(board.cols()), board.rows().max(board.cols()));
    if sides == (5, 6) { 16 } else { 0 }
}

#[cfg(test)]
mod tests {
    use tourbook_board::{Square, SquareSet};

    use super::*;

    /// How many ways there are to go on from `at` over all squares of `left`, and
    /// to end a move away from `start`. Slow and obvious.
    fn closed(board: Board, start: Square, at: Square, left: SquareSet) -> u64 {
        if left.is_empty() {
            return u64::from(board.moves(at).contains(start));
        }
        let next = board.moves(at).iter().filter(|&next| left.contains(next));
        next.map(|next| closed(board, start, next, left & !SquareSet::from_iter([next]))).sum()
    }

    #[test]
    fn the_closed_tours_are_those_of_a_plain_search() {
        for (rows, cols) in (1..=9).flat_map(|rows| (1..=9).map(move |cols| (rows, cols))) {
            // The larger ones of these are 3 x 7 to 3 x 9, 4 x 6, 4 x 7 and 5 x 5,
            // of which none has a closed tour (Schwenk 1991).
            if rows * cols > 20 && (rows, cols) != (5, 6) {
                continue;
            }
            let board = Board::new(rows, cols).expect("at most 30 squares");
            let start = Square::FIRST;
            let left = board.squares() & !SquareSet::from_iter([start]);
            // A board of one square has no move, so it has no closed tour.
            let found = if board.size() == 1 { 0 } else { closed(board, start, start, left) };
            assert_eq!(closed_tours(board), found, "{board}");
        }
    }
}
