//! Ways to read an answer of numbers.
//!
//! A wrong answer is often a right one that is written in another way. Each way
//! is a set of deviations. What it reads is a tour or not, so a reading that
//! makes an answer right is no guess.

use tourbook_board::{Board, Key, Square};
use tourbook_problems::{Body, Problem, Role};

use super::diagnostic::{Deviation, Reading};

/// A tour that an answer of numbers is in some reading.
#[derive(Clone, Debug)]
pub(super) struct Tour {
    pub(super) reading: Reading,
    /// Without the start if the reading says so.
    pub(super) squares: Vec<Square>,
}

/// All tours of `board` that the numbers are in some reading.
pub(super) fn tours(body: Body, board: Board, numbers: &[u8]) -> Vec<Tour> {
    let size = usize::from(board.size());
    let is_short = numbers.len() + 1 == size;
    let base = u8::from(!numbers.contains(&0));
    if !(is_short || numbers.len() == size) || !is_each_once(numbers, base, board.size()) {
        return Vec::new();
    }
    let is_walk =
        |squares: &[Square]| squares.windows(2).all(|pair| board.moves(pair[0]).contains(pair[1]));
    // Where each number stands, in the order of the numbers.
    let mut in_order = vec![0; numbers.len() + 1];
    for (&number, index) in numbers.iter().zip(0..) {
        in_order[usize::from(number - base)] = index;
    }
    in_order.truncate(numbers.len());
    let mut tours = Vec::new();
    for set in 0..16_u8 {
        let has = |bit: u8| set & (1 << bit) != 0;
        let (is_swapped, is_from_below, is_other) = (has(0), has(1), has(2));
        let has_steps = matches!(body, Body::Steps { .. }) != is_other;
        if is_short && has_steps {
            continue;
        }
        let square = |index: u8| {
            let (row, col) = if is_swapped {
                (index % board.rows(), index / board.rows())
            } else {
                (index / board.cols(), index % board.cols())
            };
            board.at(if is_from_below { board.rows().checked_sub(row + 1)? } else { row }, col)
        };
        let squares: Option<Vec<Square>> = if has_steps {
            in_order.iter().map(|&index| square(index)).collect()
        } else {
            numbers.iter().map(|&number| square(number.checked_sub(base)?)).collect()
        };
        let Some(mut squares) = squares.filter(|squares| is_walk(squares)) else { continue };
        if has(3) {
            squares.reverse();
        }
        let deviations = [
            (base == 0, Deviation::FromZero),
            (is_swapped, Deviation::Swapped),
            (is_from_below, Deviation::FromBelow),
            (is_other, Deviation::OtherLayout),
            (has(3), Deviation::Backwards),
            (is_short, Deviation::WithoutStart),
        ];
        let deviations = deviations.into_iter().filter(|(is_so, _)| *is_so);
        tours.push(Tour { reading: deviations.map(|(_, deviation)| deviation).collect(), squares });
    }
    tours
}

/// Whether all numbers are different and in the range from `base`. A tour
/// counted from 0 has a 0, and one counted from 1 has none.
fn is_each_once(numbers: &[u8], base: u8, size: u8) -> bool {
    let mut seen = 0_u64;
    numbers.iter().all(|&number| {
        let Some(index) = number.checked_sub(base).filter(|&index| index < size) else {
            return false;
        };
        let is_new = seen & (1 << index) == 0;
        seen |= 1 << index;
        is_new
    })
}

/// The most deviations at once. With more of them, too much can be read into an
/// answer.
const MAX_DEVIATIONS: usize = 3;

/// The same where nothing but the start speaks for the reading.
const MAX_SYMMETRIC: usize = 2;

/// The readings with the fewest deviations in which the answer is right for
/// `key`. An empty reading means that it is right as it stands.
pub(super) fn readings(problem: &Problem, key: Key, tours: &[Tour]) -> Vec<Reading> {
    let mut found: Vec<Reading> = Vec::new();
    let starts = key.start().map(|start| starts(problem, key.board(), start));
    for tour in tours {
        let Some(starts) = &starts else {
            found.push(tour.reading.clone());
            continue;
        };
        // Where the start is missing, it cannot be seen how it was read.
        let is_without_start = tour.reading.contains(&Deviation::WithoutStart);
        for (variant, start) in &starts[..if is_without_start { 1 } else { starts.len() }] {
            if !is_from(key.board(), tour, *start) {
                continue;
            }
            let mut reading = tour.reading.clone();
            reading.extend(variant.iter().filter(|deviation| !is_same(problem, tour, **deviation)));
            found.push(reading);
        }
    }
    found.retain(|reading| {
        let is_symmetric = is_symmetric(key.board(), reading);
        count(reading) <= if is_symmetric { MAX_SYMMETRIC } else { MAX_DEVIATIONS }
    });
    let fewest = found.iter().map(count).min().unwrap_or_default();
    found.retain(|reading| count(reading) == fewest);
    let is_of_start = |reading: &Reading| reading.iter().all(|way| way.is_of_start());
    let is_mixed = |reading: &Reading| {
        is_symmetric(key.board(), reading)
            && !is_of_start(reading)
            && reading.iter().any(|way| way.is_of_start())
    };
    if found.iter().any(is_of_start) {
        found.retain(|reading| !is_mixed(reading));
    }
    // What is wrong with the start alone comes first.
    found.sort_by_key(|reading| (!is_of_start(reading), reading.clone()));
    found.dedup();
    found
}

/// How many deviations there are. That a column goes over the edge follows from
/// how it is counted.
fn count(reading: &Reading) -> usize {
    reading.iter().filter(|way| **way != Deviation::StartWrapped).count()
}

/// Whether a tour begins with `start`, which may be missing in it.
fn is_from(board: Board, tour: &Tour, start: Square) -> bool {
    if !tour.reading.contains(&Deviation::WithoutStart) {
        return tour.squares.first() == Some(&start);
    }
    // Backwards, the start is missing at the end.
    let is_next = |square: &Square| board.moves(start).contains(*square);
    !tour.squares.contains(&start) && tour.squares.first().is_some_and(is_next)
}

/// Whether the start is read in the same way as the squares of the tour.
fn is_same(problem: &Problem, tour: &Tour, deviation: Deviation) -> bool {
    let is_numbered = problem.field(Role::Square).is_some();
    tour.reading.contains(&match deviation {
        Deviation::StartSwapped => Deviation::Swapped,
        Deviation::StartFromBelow => Deviation::FromBelow,
        Deviation::StartBase if is_numbered => Deviation::FromZero,
        other => other,
    })
}

/// The squares that the start may be taken for, and how. The first is the start
/// itself.
pub(super) fn starts(problem: &Problem, board: Board, start: Square) -> Vec<(Reading, Square)> {
    let (rows, cols) = (i16::from(board.rows()), i16::from(board.cols()));
    let numbered = problem.field(Role::Square);
    let base = numbered.map_or(problem.coordinate_base(), |field| field.base);
    // What is counted from 0 is taken as counted from 1, or the reverse.
    let shift = if base == 0 { -1 } else { 1 };
    let mut starts = Vec::new();
    for set in 0..8_u8 {
        let (is_swapped, is_shifted, is_from_below) = (set & 1 != 0, set & 2 != 0, set & 4 != 0);
        let by = if is_shifted { shift } else { 0 };
        let (row, col) = if numbered.is_some() {
            let index = i16::from(start.number()) - 1 + by;
            let (row, col) = (index / cols, index % cols);
            if index < 0 {
                continue;
            }
            if is_swapped { (index % rows, index / rows) } else { (row, col) }
        } else {
            let (row, col) = board.coordinates(start);
            let (row, col) = (i16::from(row) + by, i16::from(col) + by);
            if is_swapped { (col, row) } else { (row, col) }
        };
        let row = if is_from_below { rows - 1 - row } else { row };
        let index = row * cols + col;
        let on_board = (0..rows * cols).contains(&index);
        let Some(square) = usize::try_from(index).ok().and_then(Square::from_index) else {
            continue;
        };
        if !on_board {
            continue;
        }
        let deviations = [
            (is_swapped, Deviation::StartSwapped),
            (is_shifted, Deviation::StartBase),
            (is_from_below, Deviation::StartFromBelow),
            (!(0..cols).contains(&col), Deviation::StartWrapped),
        ];
        let deviations = deviations.into_iter().filter(|(is_so, _)| *is_so);
        starts.push((deviations.map(|(_, deviation)| deviation).collect(), square));
    }
    starts
}

/// Whether every tour in such a reading is also a tour as it stands, so that
/// only the start speaks for the reading.
pub(super) fn is_symmetric(board: Board, reading: &Reading) -> bool {
    let is_square = board.rows() == board.cols();
    reading.iter().all(|deviation| match deviation {
        Deviation::Swapped => is_square,
        Deviation::FromBelow
        | Deviation::StartSwapped
        | Deviation::StartBase
        | Deviation::StartFromBelow
        | Deviation::StartWrapped => true,
        _ => false,
    })
}

/// Whether a right answer from `start` is right in this reading too. If not, a
/// right answer refutes the reading.
pub(super) fn keeps(problem: &Problem, board: Board, start: Square, reading: &Reading) -> bool {
    let of_start: Reading = reading
        .iter()
        .map(|deviation| match deviation {
            Deviation::Swapped => Deviation::StartSwapped,
            Deviation::FromBelow => Deviation::StartFromBelow,
            other => *other,
        })
        .filter(|deviation| *deviation != Deviation::StartWrapped)
        .collect();
    starts(problem, board, start).iter().any(|(variant, square)| {
        let variant = variant.iter().filter(|deviation| **deviation != Deviation::StartWrapped);
        *square == start && variant.eq(of_start.iter())
    })
}

#[cfg(test)]
mod tests {
    use tourbook_problems::problem;

    use super::*;

    #[test]
    fn the_start_can_be_taken_for_other_squares() {
        let course = problem("course-8x8").expect("one of PROBLEMS");
        let board = Board::new(8, 8).expect("64 squares");
        let found = |row, col| {
            let start = board.at(row, col).expect("on the board");
            starts(course, board, start)
                .into_iter()
                .map(|(reading, square)| (reading, board.coordinates(square)))
                .collect::<Vec<_>>()
        };
        let of_3_6 = found(3, 6);
        assert_eq!(of_3_6[0], (vec![], (3, 6)));
        assert_eq!(of_3_6[1], (vec![Deviation::StartSwapped], (6, 3)));
        assert_eq!(of_3_6[2], (vec![Deviation::StartBase], (2, 5)));
        assert_eq!(of_3_6[3], (vec![Deviation::StartSwapped, Deviation::StartBase], (5, 2)));
        // 3 0, counted from 1, is row 2 and the column before the first: the
        // last of row 1.
        let wrapped = (vec![Deviation::StartBase, Deviation::StartWrapped], (1, 7));
        assert!(found(3, 0).contains(&wrapped));
        // There is nothing before row 0, column 0.
        assert!(found(0, 0).iter().all(|(reading, _)| !reading.contains(&Deviation::StartBase)
            || reading.contains(&Deviation::StartFromBelow)));
    }
}
