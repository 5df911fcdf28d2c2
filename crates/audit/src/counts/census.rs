//! Numbers of tours, counted and compared with published ones.

use rayon::prelude::*;
use tourbook_board::{Board, Square};
use tourbook_solver::{Ascending, Event, Pruning, Search};

use crate::AuditFault;
use crate::published::{self, Published};

/// The tours from one start, and what it took to count them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) tours: u64,
    nodes: u64,
}

/// Counts the tours of `board` from each square, on all cores.
pub(super) fn count<P: Pruning>(board: Board, pruning: impl Fn() -> P + Sync) -> Vec<Count> {
    let starts: Vec<Square> = board.squares().iter().collect();
    let count = |&start: &Square| {
        let mut search = Search::new(board, Some(start), Ascending, pruning());
        let mut tours = 0;
        while search.resume() == Event::Tour {
            tours += 1;
        }
        Count { tours, nodes: search.effort().nodes }
    };
    starts.par_iter().map(count).collect()
}

/// Sums over boards.
#[derive(Default)]
pub(super) struct Census {
    pub(super) boards: usize,
    pub(super) tours: u64,
    pub(super) nodes: u64,
    /// The published numbers that were compared.
    pub(super) compared: usize,
}

impl Census {
    /// Adds `board`, whose tours from each square are `counts`, and returns
    /// where these are not the published numbers.
    pub(super) fn add(&mut self, board: Board, counts: &[Count]) -> Vec<AuditFault> {
        self.boards += 1;
        self.nodes += counts.iter().map(|count| count.nodes).sum::<u64>();
        let total = counts.iter().map(|count| count.tours).sum();
        self.tours += total;
        let totals = published::totals(board);
        let totals = totals.map(|published| ("all squares".to_owned(), total, published));
        let starts = board.squares().iter().zip(counts).zip(published::per_start(board));
        let starts = starts.map(|((start, count), published)| {
            (format!("square {}", start.number()), count.tours, published)
        });
        let mut faults = Vec::new();
        for (from, counted, Published { tours, source }) in totals.chain(starts) {
            self.compared += 1;
            if counted != tours {
                let wrong = format!("{counted} tours were counted from {from}");
                faults.push(AuditFault::new(board, wrong, format!("{tours} ({source})")));
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_not_the_published_one_is_a_fault() {
        let board = Board::new(3, 4).unwrap();
        // One tour too many from the last square.
        let counts = [2, 0, 0, 2, 4, 0, 0, 4, 2, 0, 0, 3].map(|tours| Count { tours, nodes: 0 });
        let mut census = Census::default();
        let faults = census.add(board, &counts);
        let right: Vec<&str> = faults.iter().filter_map(|fault| fault.right.as_deref()).collect();
        let (sixteen, two) =
            ("16 (OEIS A118067)", "2 (an independent program, whose totals are those of OEIS)");
        assert_eq!(right, [sixteen, "16 (OEIS A123935)", two]);
        assert_eq!(faults[2].wrong, "3 tours were counted from square 12");
        // Two totals and twelve starts.
        assert_eq!(census.compared, 14);
    }
}
