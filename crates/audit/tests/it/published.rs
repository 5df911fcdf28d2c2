use tourbook_audit::published::{per_start, totals};
use tourbook_board::Board;

fn boards() -> impl Iterator<Item = Board> {
    (1..=26).flat_map(|rows| (1..=26 / rows).filter_map(move |cols| Board::new(rows, cols).ok()))
}

#[test]
fn every_board_of_at_most_26_squares_has_a_published_total() {
    assert_eq!(boards().count(), 91);
    for board in boards() {
        assert!(totals(board).count() > 0, "{board}");
    }
}

#[test]
fn sequences_that_meet_on_a_board_agree() {
    let meeting = boards().filter(|&board| {
        let numbers: Vec<u64> = totals(board).map(|total| total.tours).collect();
        assert!(numbers.iter().all(|number| *number == numbers[0]), "{board}: {numbers:?}");
        numbers.len() > 1
    });
    // 1 x n with its like for n from 1 to 5, 2 x n from 2 to 5, and so on:
    // every board of at most 5 rows and 5 columns, from two sequences each.
    assert_eq!(meeting.filter(|board| board.rows().max(board.cols()) <= 5).count(), 25);
}

#[test]
fn the_numbers_from_each_start_add_up_to_the_total() {
    for board in boards().chain(Board::new(5, 6)) {
        let sum: u64 = per_start(board).map(|start| start.tours).sum();
        if per_start(board).count() > 0 {
            assert_eq!(per_start(board).count(), usize::from(board.size()), "{board}");
            assert!(totals(board).all(|total| total.tours == sum), "{board}: {sum}");
        }
    }
}

#[test]
fn every_board_with_tours_has_numbers_from_each_start() {
    // But for 1 x 1, which has one square.
    for board in boards().filter(|board| board.size() > 1) {
        let has_tour = totals(board).any(|total| total.tours > 0);
        assert_eq!(per_start(board).count() > 0, has_tour, "{board}");
    }
}
