//! Check 4: the numbers of tours in the table are those of another count and
//! the published ones, and an answer is "impossible" exactly where the number
//! is 0.

mod census;

use indicatif::ProgressBar;
use tourbook_board::{Answer, Board, Key, Square};
use tourbook_solver::{DeadEnds, Unpruned};
use tourbook_table::verify;

use crate::{AuditFault, Book, Findings};
use census::Census;

/// The most squares of a board whose tours are counted without pruning.
const UNPRUNED_MOST: u8 = 26;

pub(crate) fn check(book: &Book<'_>, progress: &ProgressBar) -> Findings {
    let mut faults = Vec::new();
    let (mut unpruned, mut pruned) = (Census::default(), Census::default());
    let mut in_table: usize = 0;
    let boards: Vec<Board> = boards().collect();
    progress.set_length(boards.len() as u64);
    for board in boards {
        let (census, counts) = if board.size() <= UNPRUNED_MOST {
            (&mut unpruned, census::count(board, || Unpruned))
        } else {
            // The pruning that made the table is not used.
            (&mut pruned, census::count(board, DeadEnds::new))
        };
        faults.extend(census.add(board, &counts));
        let tours: Vec<u64> = counts.into_iter().map(|count| count.tours).collect();
        faults.extend(contradictions(book, board, &tours));
        let counts = starts(board).zip(tours).filter(|&(key, _)| verify::is_counted(key));
        for (key, tours) in counts {
            in_table += 1;
            faults.extend(miscount(book, key, tours));
        }
        progress.inc(1);
    }
    let compared = unpruned.compared + pruned.compared;
    Findings {
        summary: format!(
            "{} tours of all {} boards of at most {UNPRUNED_MOST} squares ({} nodes, nothing \
             pruned) and {} of {} larger boards (dead ends pruned), compared with the {in_table} \
             numbers of the table and with {compared} published ones",
            unpruned.tours, unpruned.boards, unpruned.nodes, pruned.tours, pruned.boards
        ),
        figures: vec![
            ("boards", unpruned.boards.into()),
            ("tours", unpruned.tours.into()),
            ("nodes", unpruned.nodes.into()),
            ("larger_boards", pruned.boards.into()),
            ("larger_tours", pruned.tours.into()),
            ("larger_nodes", pruned.nodes.into()),
            ("in_table", in_table.into()),
            ("compared", compared.into()),
        ],
        faults,
    }
}

/// The boards whose tours are counted: those whose counts are in the table, and
/// all others of at most 26 squares, whose answers are in the table.
fn boards() -> impl Iterator<Item = Board> {
    let sizes = (1..=64).flat_map(|rows| (1..=64 / rows).map(move |cols| (rows, cols)));
    let boards = sizes.filter_map(|(rows, cols)| Board::new(rows, cols).ok());
    boards.filter(|&board| {
        let first = Key::from_start(board, Square::FIRST);
        board.size() <= UNPRUNED_MOST || first.is_some_and(verify::is_counted)
    })
}

fn starts(board: Board) -> impl Iterator<Item = Key> {
    board.squares().iter().filter_map(move |start| Key::from_start(board, start))
}

/// What is wrong with the number of tours that the table has for `key`.
fn miscount(book: &Book<'_>, key: Key, tours: u64) -> Option<AuditFault> {
    // Check 1 reports a key that is missing.
    let found = (book.counts.lookup)(key)?;
    let wrong = format!("the number of tours is not {found}");
    (u64::from(found) != tours).then(|| AuditFault::new(key, wrong, tours))
}

/// The keys of `board` whose answer is a tour although there is no tour, or
/// "impossible" where there is one. `counts` are the tours from each start.
fn contradictions(book: &Book<'_>, board: Board, counts: &[u64]) -> Vec<AuditFault> {
    let starts = starts(board).zip(counts.iter().copied());
    let any = (Key::from_any_start(board), counts.iter().sum());
    let faults = starts.chain([any]).filter_map(|(key, tours)| {
        // Check 1 reports a key that is missing.
        let answer = (book.answers.lookup)(key)?;
        let (wrong, right) = match (answer, tours) {
            (Answer::Impossible, 1..) => ("is called impossible", format!("it has {tours} tours")),
            (Answer::Tour(_), 0) => ("has a tour for an answer", "it has none".to_owned()),
            _ => return None,
        };
        Some(AuditFault::new(key, wrong, right))
    });
    faults.collect()
}
