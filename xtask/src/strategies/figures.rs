//! The figures of the page, by the names that its templates use for them. What
//! the templates claim of the figures is checked here.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail, ensure};
use tourbook_board::{Board, KNIGHT_MOVES, Square};
use tourbook_solver::{SEED, strategies};

use super::count::{grouped, quotient};
use super::facts::Facts;
use super::levels::{self, Scope};
use super::study::{self, BoardStudy, Row, find, name};
use super::{Study, chart};

/// A name in a template, and what stands there.
pub type Figures = BTreeMap<&'static str, String>;

/// All figures of the text. The tables are not among them.
///
/// # Errors
///
/// When the figures are not as the templates say.
pub fn figures(study: &Study) -> Result<Figures> {
    let [big, small] = study.boards.as_slice() else { bail!("the text is about two boards") };
    let mut figures = Figures::new();
    let mut add = |named: Vec<(&'static str, String)>| figures.extend(named);
    add(of_all_boards(&study.levels)?);
    add(of_boards(big, small));
    add(of_orders(big, small)?);
    add(of_ties(big, &study.facts)?);
    add(of_small_board(big, small, &study.facts)?);
    add(of_pruning(big, small)?);
    add(of_dead_ends(&study.facts)?);
    Ok(figures)
}

type Named = Vec<(&'static str, String)>;

/// What was found on all boards: with filtering, the search never goes back.
fn of_all_boards([small, all]: &[Scope; 2]) -> Result<Named> {
    let [forced, two_factor, singleton] = &all.totals;
    for scope in [small, all] {
        let [_, _, singleton] = &scope.totals;
        ensure!(singleton.never_goes_back(), "singleton consistency goes back");
    }
    ensure!(two_factor.undecided == 0 && forced.undecided > 0, "the two-factor filter decides all");
    let candidates = singleton.effort.nodes + singleton.effort.refuted;
    Ok(vec![
        ("all_boards", grouped(all.boards)),
        ("all_starts", grouped(all.starts)),
        ("all_tours", grouped(singleton.tours)),
        ("all_nodes", grouped(singleton.effort.nodes)),
        ("few_boards", grouped(small.boards)),
        ("few_starts", grouped(small.starts)),
        ("few_tours", grouped(small.totals[2].tours)),
        ("few_nodes", grouped(small.totals[2].effort.nodes)),
        ("assumptions", grouped(singleton.assumptions)),
        ("assumptions_each", quotient(singleton.assumptions, candidates, 0)),
        ("two_factor_backtracks", grouped(two_factor.effort.backtracks)),
        ("undecided", grouped(forced.undecided)),
        ("level_limit", grouped(levels::LIMIT)),
    ])
}

fn of_boards(big: &BoardStudy, small: &BoardStudy) -> Named {
    vec![
        ("big", name(big.board)),
        ("small", name(small.board)),
        ("big_size", big.board.size().to_string()),
        ("small_size", small.board.size().to_string()),
        ("limit", grouped(study::LIMIT)),
        ("walks", strategies::RANDOM.walks.to_string()),
        ("seed", SEED.to_string()),
        ("chart", chart::PATH.to_owned()),
    ]
}

/// What an order can do, and what it cannot.
fn of_orders(big: &BoardStudy, small: &BoardStudy) -> Result<Named> {
    let roth = find(big, &strategies::ROTH)?;
    ensure!(is_faultless(roth), "the text praises {}", roth.strategy.name);
    let others: Vec<&str> = orders(big)
        .filter(|row| is_faultless(row) && row.strategy.name != roth.strategy.name)
        .filter_map(|row| row.strategy.name.strip_prefix("Warnsdorff, "))
        .collect();
    let best = orders(small).min_by_key(|row| row.backtracks()).context("there is no order")?;
    let solved = |strategy| find(big, strategy).map(|row| row.solved().to_string());
    let sum = find(big, &strategies::POHL_SUM)?;
    ensure!(sum.at_once() < find(big, &strategies::RANDOM)?.at_once(), "chance does better");
    ensure!(sum.solved() < sum.runs.len(), "some starts are not solved");
    let roth_small = find(small, &strategies::ROTH)?;
    Ok(vec![
        ("faultless", others.join(", ")),
        ("best", best.strategy.name.to_owned()),
        ("best_backtracks", best.backtracks().to_string()),
        ("solved_ascending", solved(&strategies::PLAIN_ASCENDING)?),
        ("solved_left", solved(&strategies::PLAIN_CLOCKWISE_UP_LEFT)?),
        ("solved_right", solved(&strategies::PLAIN_CLOCKWISE_UP_RIGHT)?),
        ("sum_failures", (sum.runs.len() - sum.at_once()).to_string()),
        ("sum_unsolved", (sum.runs.len() - sum.solved()).to_string()),
        ("roth_failures", (roth_small.runs.len() - roth_small.at_once()).to_string()),
    ])
}

/// How much the ties of Warnsdorff's rule matter.
fn of_ties(big: &BoardStudy, facts: &Facts) -> Result<Named> {
    let backtracks = |strategy| find(big, strategy).map(Row::backtracks);
    let ascending = find(big, &strategies::WARNSDORFF_ASCENDING)?;
    let random = find(big, &strategies::RANDOM)?;
    let (worst, all) = (ascending.worst(), ascending.backtracks());
    ensure!(worst.value * 10 > all.value * 9, "nearly all come from one start");
    let lost = &facts.lost_walk;
    let (row, col) = big.board.coordinates(lost.start);
    Ok(vec![
        ("ties_right", backtracks(&strategies::WARNSDORFF_CLOCKWISE_UP_RIGHT)?.to_string()),
        ("ties_left", backtracks(&strategies::WARNSDORFF_CLOCKWISE_UP_LEFT)?.to_string()),
        ("ties_ascending", all.to_string()),
        ("ties_worst", worst.to_string()),
        ("random_share", random.share()),
        ("random_walks", grouped(random.runs.len())),
        ("lost_row", row.to_string()),
        ("lost_col", col.to_string()),
        ("lost_length", lost.length.to_string()),
        ("lost_at", lost.lost_at.to_string()),
    ])
}

/// Why the smaller board is the harder one.
fn of_small_board(big: &BoardStudy, small: &BoardStudy, facts: &Facts) -> Result<Named> {
    let (most, fewest) = (facts.tours.most, facts.tours.fewest);
    let random = find(small, &strategies::RANDOM)?;
    let at_once = |start: Square| {
        let runs = random.by_start().nth(start.index()).unwrap_or_default();
        runs.iter().filter(|run| run.at_once()).count()
    };
    ensure!(at_once(fewest.0) < at_once(most.0), "walks fail where tours are few");
    let [(most_row, most_col), (fewest_row, fewest_col)] =
        [most.0, fewest.0].map(|start| small.board.coordinates(start));
    Ok(vec![
        ("share_small", random.share()),
        ("inner_small", inner_squares(small.board).to_string()),
        ("inner_big", inner_squares(big.board).to_string()),
        ("moves_small", moves_on_average(small.board)),
        ("moves_big", moves_on_average(big.board)),
        ("small_tours", grouped(facts.tours.all)),
        ("most_row", most_row.to_string()),
        ("most_col", most_col.to_string()),
        ("most_tours", grouped(most.1)),
        ("most_at_once", at_once(most.0).to_string()),
        ("fewest_row", fewest_row.to_string()),
        ("fewest_col", fewest_col.to_string()),
        ("fewest_tours", grouped(fewest.1)),
        ("fewest_at_once", at_once(fewest.0).to_string()),
    ])
}

/// What pruning can do.
fn of_pruning(big: &BoardStudy, small: &BoardStudy) -> Result<Named> {
    let backtracks =
        |study, strategy| find(study, strategy).map(|row| row.backtracks().to_string());
    let unsolved =
        |strategy| find(big, strategy).map(|row| (row.runs.len() - row.solved()).to_string());
    let forced = find(big, &strategies::ASCENDING_FORCED_EDGES)?;
    let two_factor = find(big, &strategies::ASCENDING_TWO_FACTOR)?;
    ensure!(is_faultless(two_factor), "the two-factor filter needs no backtrack");
    Ok(vec![
        ("forced_big", backtracks(big, &strategies::ASCENDING_FORCED_EDGES)?),
        ("forced_small", backtracks(small, &strategies::ASCENDING_FORCED_EDGES)?),
        ("both_big", backtracks(big, &strategies::WARNSDORFF_FORCED_EDGES)?),
        ("both_small", backtracks(small, &strategies::WARNSDORFF_FORCED_EDGES)?),
        ("two_factor_big", backtracks(big, &strategies::ASCENDING_TWO_FACTOR)?),
        ("two_factor_small", backtracks(small, &strategies::ASCENDING_TWO_FACTOR)?),
        ("singleton_big", backtracks(big, &strategies::ASCENDING_SINGLETON_CONSISTENCY)?),
        ("singleton_small", backtracks(small, &strategies::ASCENDING_SINGLETON_CONSISTENCY)?),
        ("unsolved_dead", unsolved(&strategies::ASCENDING_DEAD_ENDS)?),
        ("unsolved_connected", unsolved(&strategies::ASCENDING_CONNECTIVITY)?),
        ("forced_nodes", grouped(forced.effort().nodes)),
        ("forced_refuted", grouped(forced.effort().refuted)),
        ("path", grouped(forced.runs.len() * usize::from(big.board.size()))),
    ])
}

/// Dead ends where there is a tour, and where there is none.
fn of_dead_ends(facts: &Facts) -> Result<Named> {
    let found = &facts.dead_ends;
    ensure!(found.with_tour > 0 && found.without_tour > 0, "there are dead ends of both kinds");
    Ok(vec![
        ("dead_board", name(found.board)),
        ("dead_size", found.board.size().to_string()),
        ("dead_ends", (found.with_tour + found.without_tour).to_string()),
        ("dead_with_tour", found.with_tour.to_string()),
        ("dead_without_tour", found.without_tour.to_string()),
        ("dead_nodes", grouped(found.nodes)),
        ("dead_nodes_forced", found.nodes_of_forced_edges.to_string()),
    ])
}

/// How many squares a knight can leave in all directions.
fn inner_squares(board: Board) -> usize {
    let is_inner = |&square: &Square| board.moves(square).iter().len() == KNIGHT_MOVES.len();
    board.squares().iter().filter(is_inner).count()
}

fn moves_on_average(board: Board) -> String {
    let moves: u32 = board.squares().iter().map(|square| board.moves(square).len()).sum();
    quotient(moves.into(), board.size().into(), 1)
}

/// The strategies that are an order and nothing more, and leave nothing to
/// chance.
fn orders(study: &BoardStudy) -> impl Iterator<Item = &Row> {
    study.rows.iter().filter(|row| !row.strategy.prunes && row.strategy.walks == 1)
}

fn is_faultless(row: &Row) -> bool {
    row.at_once() == row.runs.len()
}
