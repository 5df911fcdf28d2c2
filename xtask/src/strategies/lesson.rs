//! What the figures teach, in words. Every figure is taken from the study;
//! what the words claim of them is checked.

mod small_boards;

use anyhow::{Context as _, Result, ensure};
use tourbook_board::{Board, Square};
use tourbook_solver::strategies;

use super::count::grouped;
use super::facts::Facts;
use super::study::{BoardStudy, Row, find, name};

/// The paragraphs, each without a line break, in Markdown.
///
/// # Errors
///
/// When the figures are not as the words say.
pub fn paragraphs(boards: &[BoardStudy], facts: &Facts) -> Result<Vec<String>> {
    let [big, small] = boards else { anyhow::bail!("the text is about two boards") };
    Ok(vec![
        in_short(big, small)?,
        fixed_orders(big)?,
        ties(big, facts)?,
        foresight(big, small)?,
        small_boards::paragraph(big, small, facts)?,
        pruning(big)?,
        no_proof(facts)?,
    ])
}

fn in_short(big: &BoardStudy, small: &BoardStudy) -> Result<String> {
    let roth = find(big, &strategies::ROTH)?;
    ensure!(is_faultless(roth), "the text praises {}", roth.strategy.name);
    let others: Vec<&str> = orders(big)
        .filter(|row| is_faultless(row) && row.strategy.name != roth.strategy.name)
        .filter_map(|row| row.strategy.name.strip_prefix("Warnsdorff, "))
        .collect();
    let best = orders(small).min_by_key(|row| row.backtracks()).context("there is no order")?;
    let backtracks = |study, strategy| find(study, strategy).map(Row::backtracks);
    Ok(format!(
        "**In short.** On {big}, go where the fewest exits are (Warnsdorff's rule), and of equals \
         to the square farthest from the centre (Roth's tie-break): not one of the {starts} starts \
         needs a backtrack. The same holds of these tie-breaks: {others}. On {small} no tie-break \
         is good enough: the best order, \"{best}\", backtracks {best_backtracks} times over the \
         {small_starts} starts. There it helps to refute hopeless moves. With forced edges even \
         ascending order backtracks only {forced} times on {big} and {forced_small} times on \
         {small}, and Warnsdorff's rule {both} and {both_small} times. With the two-factor filter on top it \
         backtracks {two_factor} and {two_factor_small} times, with singleton consistency \
         {singleton} and {singleton_small} times.",
        big = name(big.board),
        small = name(small.board),
        starts = big.board.size(),
        small_starts = small.board.size(),
        others = others.join(", "),
        best = best.strategy.name,
        best_backtracks = best.backtracks(),
        two_factor = backtracks(big, &strategies::ASCENDING_TWO_FACTOR)?,
        two_factor_small = backtracks(small, &strategies::ASCENDING_TWO_FACTOR)?,
        singleton = backtracks(big, &strategies::ASCENDING_SINGLETON_CONSISTENCY)?,
        singleton_small = backtracks(small, &strategies::ASCENDING_SINGLETON_CONSISTENCY)?,
        forced = backtracks(big, &strategies::ASCENDING_FORCED_EDGES)?,
        forced_small = backtracks(small, &strategies::ASCENDING_FORCED_EDGES)?,
        both = backtracks(big, &strategies::WARNSDORFF_FORCED_EDGES)?,
        both_small = backtracks(small, &strategies::WARNSDORFF_FORCED_EDGES)?,
    ))
}

fn fixed_orders(big: &BoardStudy) -> Result<String> {
    let solved = |strategy| find(big, strategy).map(Row::solved);
    Ok(format!(
        "**A fixed order is hopeless.** Within the limit, plain depth-first search solves \
         {ascending} of {starts} starts of {big} in ascending order, and {left} and {right} in \
         the two clockwise orders. No fixed order knows which square is in danger. The wrong move \
         comes early and shows late, and depth-first search corrects the last moves first: it \
         tries everything that follows the wrong move before it takes it back.",
        big = name(big.board),
        starts = big.board.size(),
        ascending = solved(&strategies::PLAIN_ASCENDING)?,
        left = solved(&strategies::PLAIN_CLOCKWISE_UP_LEFT)?,
        right = solved(&strategies::PLAIN_CLOCKWISE_UP_RIGHT)?,
    ))
}

fn ties(big: &BoardStudy, facts: &Facts) -> Result<String> {
    let ascending = find(big, &strategies::WARNSDORFF_ASCENDING)?;
    let left = find(big, &strategies::WARNSDORFF_CLOCKWISE_UP_LEFT)?;
    let right = find(big, &strategies::WARNSDORFF_CLOCKWISE_UP_RIGHT)?;
    let random = find(big, &strategies::RANDOM)?;
    let (worst, all) = (ascending.worst(), ascending.backtracks());
    ensure!(worst.value * 10 > all.value * 9, "nearly all come from one start");
    let lost = &facts.lost_walk;
    Ok(format!(
        "**Warnsdorff's rule is a good guess, and its ties matter.** A square with few exits is \
         the hardest to come to later, so visit it now. But the rule does not say what to do \
         with equals, and over the {squares} starts the same rule backtracks {right} times, or \
         {left}, or {ascending}, with nothing changed but the order of the equals. At random, \
         {share} % of {walks} walks are tours at once. Nearly all of the {ascending} come from \
         one start: from {start} the walk is at a dead end after {length} of {squares} squares, \
         but it was lost with square {lost_at}. No tour begins with these {lost_at}, and to know \
         that, the search had to backtrack {worst} times.",
        right = right.backtracks(),
        left = left.backtracks(),
        ascending = all,
        share = random.share(),
        walks = grouped(random.runs.len()),
        start = place(big.board, lost.start),
        length = lost.length,
        squares = big.board.size(),
        lost_at = lost.lost_at,
    ))
}

fn foresight(big: &BoardStudy, small: &BoardStudy) -> Result<String> {
    let sum = find(big, &strategies::POHL_SUM)?;
    ensure!(sum.at_once() < find(big, &strategies::RANDOM)?.at_once(), "chance does better");
    ensure!(sum.solved() < sum.runs.len(), "some starts are not solved");
    let roth = find(small, &strategies::ROTH)?;
    Ok(format!(
        "**More foresight is not more luck.** Pohl's sum looks one move further than Warnsdorff. \
         It fails from {failures} of {starts} starts, and {unsolved} of them are not solved within \
         the limit. A rule that decides more leaves less to chance: where it is wrong, it is wrong \
         every time. And that a tie-break never fails on {big} is a fact about {big}, not a law: \
         on {small}, Roth's fails from {roth_failures} of {small_starts} starts.",
        big = name(big.board),
        small = name(small.board),
        starts = big.board.size(),
        small_starts = small.board.size(),
        failures = sum.runs.len() - sum.at_once(),
        unsolved = sum.runs.len() - sum.solved(),
        roth_failures = roth.runs.len() - roth.at_once(),
    ))
}

fn pruning(big: &BoardStudy) -> Result<String> {
    let dead_ends = find(big, &strategies::ASCENDING_DEAD_ENDS)?;
    let connectivity = find(big, &strategies::ASCENDING_CONNECTIVITY)?;
    let forced = find(big, &strategies::ASCENDING_FORCED_EDGES)?;
    let two_factor = find(big, &strategies::ASCENDING_TWO_FACTOR)?;
    ensure!(is_faultless(two_factor), "the two-factor filter needs no backtrack");
    let squares = usize::from(big.board.size());
    Ok(format!(
        "**Forced edges do what no heuristic can.** A heuristic says which move to try first. It \
         cannot say that none is any good, so once it was wrong it is no help. Pruning can tell \
         that a position is lost. A look for dead ends tells it late: in ascending order \
         {unsolved_dead} starts of {big} are not solved within the limit, with connectivity \
         {unsolved_connected}. Forced edges follow a move to the end of what it entails: a square \
         with only two ways left needs both, so its neighbours lose others, and so on. So the \
         {starts} tours take {nodes} nodes, where {path} would be no backtrack at all. It is not \
         free: each candidate is followed up before it is tried, and {refuted} were refuted. But \
         now the order is free to serve another end. Ascending order finds the lexicographically \
         first tour, and that is how the table of this project is made. It has the two-factor \
         filter on top, which needs the {path} nodes and no more.",
        big = name(big.board),
        unsolved_dead = dead_ends.runs.len() - dead_ends.solved(),
        unsolved_connected = connectivity.runs.len() - connectivity.solved(),
        nodes = grouped(forced.effort().nodes),
        starts = forced.runs.len(),
        path = grouped(forced.runs.len() * squares),
        refuted = grouped(forced.effort().refuted),
    ))
}

fn no_proof(facts: &Facts) -> Result<String> {
    let found = &facts.dead_ends;
    ensure!(found.with_tour > 0 && found.without_tour > 0, "there are dead ends of both kinds");
    Ok(format!(
        "**A dead end is no proof.** On {board}, Warnsdorff's walk (ties in ascending order) comes \
         to a dead end from {all} of {squares} starts. From {with_tour} of them there is a tour all \
         the same, from {without_tour} there is none, and the dead ends look alike. Only a search \
         that tries everything proves \"impossible\". For these {without_tour} starts it takes \
         {nodes} nodes, and with forced edges {forced}: they count the colours of the squares \
         before the first move.",
        board = name(found.board),
        all = found.with_tour + found.without_tour,
        squares = found.board.size(),
        with_tour = found.with_tour,
        without_tour = found.without_tour,
        nodes = grouped(found.nodes),
        forced = found.nodes_of_forced_edges,
    ))
}

/// A square as the text names it.
fn place(board: Board, square: Square) -> String {
    let (row, col) = board.coordinates(square);
    format!("row {row}, column {col}")
}

/// The strategies that are an order and nothing more, and leave nothing to
/// chance.
fn orders(study: &BoardStudy) -> impl Iterator<Item = &Row> {
    study.rows.iter().filter(|row| !row.strategy.prunes && row.strategy.walks == 1)
}

fn is_faultless(row: &Row) -> bool {
    row.at_once() == row.runs.len()
}
