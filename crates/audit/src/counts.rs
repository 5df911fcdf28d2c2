//! Check 4: the numbers of tours are the published ones, and an answer is
//! "impossible" exactly where the number is 0.

use indicatif::ProgressBar;
use tourbook_board::{Answer, Board, Key};
use tourbook_solver::{Ascending, Event, ForcedEdges, Pruning, Search, Unpruned};

use crate::published::{self, Published};
use crate::{AuditFault, Book, Findings};

/// The most squares of a board whose tours are counted without pruning.
const UNPRUNED_MOST: u8 = 26;

/// Running sums over all boards.
#[derive(Default)]
struct Sums {
    boards: usize,
    tours: u64,
    nodes: u64,
    compared: usize,
}

pub(crate) fn check(book: &Book<'_>, progress: &ProgressBar) -> Findings {
    let mut faults = Vec::new();
    let (mut unpruned, mut pruned) = (Sums::default(), Sums::default());
    let sizes =
        || (1..=UNPRUNED_MOST).flat_map(|rows| (1..=UNPRUNED_MOST / rows).map(move |c| (rows, c)));
    progress.set_length(sizes().count() as u64 + 1);
    for board in sizes().filter_map(|(rows, cols)| Board::new(rows, cols).ok()) {
        let counts = unpruned.count(board, || Unpruned);
        faults.extend(unpruned.compare(board, &counts));
        faults.extend(contradictions(book, board, &counts));
        progress.inc(1);
    }
    // The 5 x 6 board is too large to count without pruning.
    if let Ok(board) = Board::new(5, 6) {
        let counts = pruned.count(board, ForcedEdges::new);
        faults.extend(pruned.compare(board, &counts));
        faults.extend(contradictions(book, board, &counts));
        progress.inc(1);
    }
    let compared = unpruned.compared + pruned.compared;
    Findings {
        summary: format!(
            "{} tours of all {} boards of at most {UNPRUNED_MOST} squares ({} nodes, nothing pruned) \
             and {} of 5x6 (pruned), compared with {compared} published numbers",
            unpruned.tours, unpruned.boards, unpruned.nodes, pruned.tours
        ),
        figures: vec![
            ("boards", unpruned.boards.into()),
            ("tours", unpruned.tours.into()),
            ("nodes", unpruned.nodes.into()),
            ("tours_5x6", pruned.tours.into()),
            ("nodes_5x6", pruned.nodes.into()),
            ("compared", compared.into()),
        ],
        faults,
    }
}

impl Sums {
    /// Counts the tours from each square of `board`.
    fn count<P: Pruning>(&mut self, board: Board, pruning: impl Fn() -> P) -> Vec<u64> {
        self.boards += 1;
        let counts = board.squares().iter().map(|start| {
            let mut search = Search::new(board, Some(start), Ascending, pruning());
            let mut tours = 0;
            while search.resume() == Event::Tour {
                tours += 1;
            }
            self.tours += tours;
            self.nodes += search.effort().nodes;
            tours
        });
        counts.collect()
    }

    /// Compares `counts` with what is published about `board`.
    fn compare(&mut self, board: Board, counts: &[u64]) -> Vec<AuditFault> {
        let total = ("all squares".to_owned(), counts.iter().sum());
        let totals = published::totals(board).map(|published| (total.clone(), published));
        let starts = board.squares().iter().map(|start| format!("square {}", start.number()));
        let starts = starts.zip(counts.iter().copied()).zip(published::per_start(board));
        let mut faults = Vec::new();
        for ((from, counted), Published { tours, source }) in totals.chain(starts) {
            self.compared += 1;
            if counted != tours {
                let wrong = format!("{counted} tours were counted from {from}");
                faults.push(AuditFault::new(board, wrong, format!("{tours} ({source})")));
            }
        }
        faults
    }
}

/// The keys of `board` whose answer is a tour where there is none, or
/// "impossible" where there is one. `counts` are the tours from each start.
fn contradictions(book: &Book<'_>, board: Board, counts: &[u64]) -> Vec<AuditFault> {
    let starts = board.squares().iter().filter_map(|start| Key::from_start(board, start));
    let starts = starts.zip(counts.iter().copied());
    let any = (Key::from_any_start(board), counts.iter().sum());
    let faults = starts.chain([any]).filter_map(|(key, tours)| {
        // Check 1 reports a key that is missing.
        let answer = (book.lookup)(key)?;
        let (wrong, right) = match (answer, tours) {
            (Answer::Impossible, 1..) => ("is called impossible", format!("it has {tours} tours")),
            (Answer::Tour(_), 0) => ("has a tour for an answer", "it has none".to_owned()),
            _ => return None,
        };
        Some(AuditFault::new(key, wrong, right))
    });
    faults.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_not_the_published_one_is_a_fault() {
        let board = Board::new(3, 4).unwrap();
        // One tour too many from the last square.
        let counts = [2, 0, 0, 2, 4, 0, 0, 4, 2, 0, 0, 3];
        let mut sums = Sums::default();
        let faults = sums.compare(board, &counts);
        let right: Vec<&str> = faults.iter().filter_map(|fault| fault.right.as_deref()).collect();
        let (sixteen, two) =
            ("16 (OEIS A118067)", "2 (an independent program, whose totals are those of OEIS)");
        assert_eq!(right, [sixteen, "16 (OEIS A123935)", two]);
        assert_eq!(faults[2].wrong, "3 tours were counted from square 12");
        // Two totals and twelve starts.
        assert_eq!(sums.compared, 14);
    }
}
