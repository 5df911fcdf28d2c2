//! What was found on all boards, in words. Every figure is taken from the study;
//! what the words claim of them is checked.

use anyhow::{Result, ensure};
use tourbook_solver::Strategy;

use super::count::{grouped, quotient};
use super::levels::{LIMIT, Scope};

/// What the page says first: with filtering, the search never goes back.
///
/// # Errors
///
/// When the figures are not as the words say.
pub fn paragraph([small, all]: &[Scope; 2]) -> Result<String> {
    let [forced, two_factor, singleton] = &all.totals;
    for scope in [small, all] {
        let [_, _, singleton] = &scope.totals;
        ensure!(singleton.never_goes_back(), "singleton consistency goes back");
    }
    ensure!(two_factor.undecided == 0 && forced.undecided > 0, "the two-factor filter decides all");
    let candidates = singleton.effort.nodes + singleton.effort.refuted;
    Ok(format!(
        "**A search that never goes back.** With filtering alone, the lexicographically first tour \
         is found without a single backtrack from every start of every board of at most 64 \
         squares, and every impossible start is refuted before the first move. This was counted \
         on all {boards} boards and {starts} starts: {tours} have a tour, and the {nodes} squares \
         of these tours are all that was ever put on a path. The boards up to 8 x 8 have {few_tours} \
         of the tours and {few_nodes} of the squares. The filters have a price. The strongest, \
         singleton consistency, is itself a look-ahead, but one that takes polynomial time: it \
         assumes that no tour takes an edge, and looks no further than what the other filters \
         conclude from that. It made {assumptions} such assumptions, {each} for each candidate. \
         Without assumptions, the two-factor filter decides every start too, with {backtracks} \
         backtracks; forced edges alone leave {undecided} starts undecided within {limit} nodes. \
         That the search never goes back is a fact about these boards, not a law: larger boards \
         were not counted.",
        boards = grouped(all.boards),
        starts = grouped(all.starts),
        tours = grouped(singleton.tours),
        nodes = grouped(singleton.effort.nodes),
        few_tours = grouped(small.totals[2].tours),
        few_nodes = grouped(small.totals[2].effort.nodes),
        assumptions = grouped(singleton.assumptions),
        each = quotient(singleton.assumptions, candidates, 0),
        backtracks = grouped(two_factor.effort.backtracks),
        undecided = grouped(forced.undecided),
        limit = grouped(LIMIT),
    ))
}

/// The filter of a strategy that is ascending order and a filter.
#[must_use]
pub fn filter_of(strategy: &Strategy) -> &'static str {
    strategy.name.strip_prefix("Ascending, ").unwrap_or(strategy.name)
}
