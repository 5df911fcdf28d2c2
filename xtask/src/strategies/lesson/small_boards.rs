//! Why the smaller board is the harder one, in words.

use anyhow::{Result, ensure};
use tourbook_board::{Board, KNIGHT_MOVES, Square};
use tourbook_solver::strategies;

use super::place;
use crate::strategies::count::{grouped, quotient};
use crate::strategies::facts::{Facts, Tours};
use crate::strategies::study::{BoardStudy, find, name};

/// The paragraph; see [`super::paragraphs`].
pub(super) fn paragraph(big: &BoardStudy, small: &BoardStudy, facts: &Facts) -> Result<String> {
    let Tours { all, most, fewest } = facts.tours;
    let random = find(small, &strategies::RANDOM)?;
    let at_once = |start: Square| {
        let runs = random.by_start().nth(start.index()).unwrap_or_default();
        runs.iter().filter(|run| run.at_once()).count()
    };
    ensure!(at_once(fewest.0) < at_once(most.0), "walks fail where tours are few");
    Ok(format!(
        "**{small} is harder for Warnsdorff's rule than {big}.** At random, {share_small} % of \
         the walks are tours at once, against {share_big} %. The small board has hardly a middle: \
         {inner_small} of its {size_small} squares have all eight moves, on {big} \
         {inner_big} of {size_big}; a square has {moves_small} moves on the average, against \
         {moves_big}. So there are few ways round a mistake, and from some squares few tours at \
         all. Of the {all} tours of {small}, {most_tours} start from {most}, and of {walks} random \
         walks from there {most_at_once} are tours at once; {fewest_tours} start from {fewest}, \
         and {fewest_at_once} of {walks} find one.",
        small = name(small.board),
        big = name(big.board),
        share_small = random.share(),
        share_big = find(big, &strategies::RANDOM)?.share(),
        inner_small = inner_squares(small.board),
        inner_big = inner_squares(big.board),
        size_small = small.board.size(),
        size_big = big.board.size(),
        moves_small = moves_on_average(small.board),
        moves_big = moves_on_average(big.board),
        all = grouped(all),
        most = place(small.board, most.0),
        most_tours = grouped(most.1),
        most_at_once = at_once(most.0),
        fewest = place(small.board, fewest.0),
        fewest_tours = grouped(fewest.1),
        fewest_at_once = at_once(fewest.0),
        walks = random.strategy.walks,
    ))
}

/// How many squares a knight can leave in all directions.
fn inner_squares(board: Board) -> usize {
    board
        .squares()
        .iter()
        .filter(|&square| board.moves(square).iter().len() == KNIGHT_MOVES.len())
        .count()
}

fn moves_on_average(board: Board) -> String {
    let moves: u32 = board.squares().iter().map(|square| board.moves(square).len()).sum();
    quotient(moves.into(), board.size().into(), 1)
}
