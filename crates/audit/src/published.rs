//! Published numbers of knight's tours, to compare with.
//!
//! All numbers are of *directed* tours: a tour and its reverse are two, so that
//! the total of a board is the sum over its starts. The sequences are from the
//! On-Line Encyclopedia of Integer Sequences (OEIS).

use tourbook_board::Board;

/// A published number, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published {
    /// How many tours the board has.
    pub tours: u64,
    /// Who says so.
    pub source: &'static str,
}

/// Numbers of tours of a family of boards.
struct Sequence {
    source: &'static str,
    /// Which board is the term `n`, counted from 1.
    board: fn(u8) -> (u8, u8),
    /// How many tours each counted one stands for.
    factor: u64,
    terms: &'static [u64],
}

const SEQUENCES: [Sequence; 6] = [
    Sequence {
        source: "OEIS A165134",
        board: |n| (n, n),
        factor: 1,
        terms: &[1, 0, 0, 0, 1728, 6_637_920, 165_575_218_320, 19_591_828_170_979_904],
    },
    Sequence {
        source: "OEIS A118067",
        board: |n| (3, n),
        factor: 1,
        terms: &[0, 0, 0, 16, 0, 0, 104, 792, 1120, 6096, 21344, 114_496],
    },
    Sequence {
        source: "OEIS A123935",
        board: |n| (4, n),
        factor: 1,
        terms: &[0, 0, 16, 0, 164, 1488, 12756, 62176, 379_376],
    },
    Sequence {
        source: "OEIS A083386",
        board: |n| (5, n),
        // It counts undirected tours.
        factor: 2,
        terms: &[0, 0, 0, 82, 864, 18784, 622_868, 18_061_054],
    },
    // From a square of a single row no move stays on the board.
    Sequence {
        source: "no move on one row",
        board: |n| (1, n),
        factor: 1,
        terms: &[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    // With two rows every move goes two columns on: from an even column never
    // to an odd one.
    Sequence {
        source: "every other column on two rows",
        board: |n| (2, n),
        factor: 1,
        terms: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
];

/// What is published about the number of tours of `board`; a board that is
/// turned by a quarter has as many.
///
/// ```
/// use tourbook_audit::published;
/// use tourbook_board::Board;
///
/// let tours: Vec<u64> = published::totals(Board::new(6, 5)?).map(|total| total.tours).collect();
/// assert_eq!(tours, [37568]);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
pub fn totals(board: Board) -> impl Iterator<Item = Published> {
    let (rows, cols) = (board.rows(), board.cols());
    SEQUENCES.iter().flat_map(move |sequence| {
        let terms = (1..).zip(sequence.terms).filter(move |&(n, _)| {
            let (a, b) = (sequence.board)(n);
            (a, b) == (rows, cols) || (b, a) == (rows, cols)
        });
        // 3 x 3 and the like would be met once anyway: a term has one board.
        terms
            .map(|(_, tours)| Published { tours: tours * sequence.factor, source: sequence.source })
    })
}

/// Numbers of tours from each square of a board.
struct PerStart {
    rows: u8,
    cols: u8,
    source: &'static str,
    tours: &'static [u64],
}

const INDEPENDENT: &str = "an independent program, whose totals are those of OEIS";

#[rustfmt::skip] // Boards, as they look.
const PER_START: [PerStart; 7] = [
    PerStart { rows: 3, cols: 4, source: INDEPENDENT, tours: &[
        2, 0, 0, 2,
        4, 0, 0, 4,
        2, 0, 0, 2,
    ] },
    PerStart { rows: 3, cols: 7, source: INDEPENDENT, tours: &[
        8,  0, 4, 0, 4,  0, 8,
        0, 28, 0, 0, 0, 28, 0,
        8,  0, 4, 0, 4,  0, 8,
    ] },
    PerStart { rows: 3, cols: 8, source: INDEPENDENT, tours: &[
        82, 20, 4, 24, 24, 4, 20, 82,
        68, 48, 0, 20, 20, 0, 48, 68,
        82, 20, 4, 24, 24, 4, 20, 82,
    ] },
    PerStart { rows: 4, cols: 5, source: INDEPENDENT, tours: &[
        32, 7, 4, 7, 32,
         0, 0, 0, 0,  0,
         0, 0, 0, 0,  0,
        32, 7, 4, 7, 32,
    ] },
    PerStart { rows: 4, cols: 6, source: INDEPENDENT, tours: &[
        220, 116, 36, 36, 116, 220,
          0,   0,  0,  0,   0,   0,
          0,   0,  0,  0,   0,   0,
        220, 116, 36, 36, 116, 220,
    ] },
    PerStart { rows: 5, cols: 5, source: "OEIS A165134, comments", tours: &[
        304,  0, 56,  0, 304,
          0, 56,  0, 56,   0,
         56,  0, 64,  0,  56,
          0, 56,  0, 56,   0,
        304,  0, 56,  0, 304,
    ] },
    PerStart { rows: 5, cols: 6, source: INDEPENDENT, tours: &[
        4542, 1910, 906, 906, 1910, 4542,
        1080,  742,  84,  84,  742, 1080,
         172,   16,  68,  68,   16,  172,
        1080,  742,  84,  84,  742, 1080,
        4542, 1910, 906, 906, 1910, 4542,
    ] },
];

/// What is published about the tours of `board` from each of its squares, in
/// row-major order.
///
/// ```
/// use tourbook_audit::published;
/// use tourbook_board::Board;
///
/// // 4 rows and 3 columns: the 3 x 4 board, turned.
/// let tours: Vec<u64> = published::per_start(Board::new(4, 3)?).map(|start| start.tours).collect();
/// assert_eq!(tours, [2, 4, 2, 0, 0, 0, 0, 0, 0, 2, 4, 2]);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
pub fn per_start(board: Board) -> impl Iterator<Item = Published> {
    let (rows, cols) = (board.rows(), board.cols());
    let as_it_is = PER_START.iter().find(|per| (per.rows, per.cols) == (rows, cols));
    let turned = PER_START.iter().find(|per| (per.cols, per.rows) == (rows, cols));
    as_it_is.or(turned).into_iter().flat_map(move |per| {
        (0..rows).flat_map(move |row| (0..cols).map(move |col| (row, col))).filter_map(
            move |(row, col)| {
                let index = match as_it_is {
                    Some(_) => usize::from(row) * usize::from(per.cols) + usize::from(col),
                    None => usize::from(col) * usize::from(per.cols) + usize::from(row),
                };
                let tours = *per.tours.get(index)?;
                Some(Published { tours, source: per.source })
            },
        )
    })
}
