//! The short proofs that keys of the table have no tour, against definitions
//! that share no code with them.

use tourbook_board::{Answer, Board, Key, Notation, Square};
use tourbook_judge::{Obstacle, Proof, Reason, Subject, explain};
use tourbook_table::entries;

/// Whether a knight's move leads from one square to the other.
fn is_move(board: Board, one: Square, other: Square) -> bool {
    let ((row, col), (other_row, other_col)) = (board.coordinates(one), board.coordinates(other));
    row.abs_diff(other_row) * col.abs_diff(other_col) == 2
}

/// How many pieces there are when `taken` is taken away: both ends of each move
/// get the lower number of the two until nothing changes.
fn count_pieces(board: Board, taken: &[Square]) -> usize {
    let left: Vec<Square> =
        board.squares().iter().filter(|square| !taken.contains(square)).collect();
    let mut piece_of: Vec<usize> = (0..64).collect();
    for _ in &left {
        for &one in &left {
            for &other in left.iter().filter(|&&other| is_move(board, one, other)) {
                let least = piece_of[one.index()].min(piece_of[other.index()]);
                piece_of[one.index()] = least;
                piece_of[other.index()] = least;
            }
        }
    }
    left.iter().filter(|square| piece_of[square.index()] == square.index()).count()
}

fn has_a_square_without_moves(board: Board) -> bool {
    let has_none = |one| board.squares().iter().all(|other| !is_move(board, one, other));
    board.size() > 1 && board.squares().iter().any(has_none)
}

/// Whether the board has an odd number of squares, and the start has not the
/// colour of the corners.
fn has_the_wrong_colour(key: Key) -> bool {
    key.start().is_some_and(|start| {
        let (row, col) = key.board().coordinates(start);
        key.board().size() % 2 == 1 && (row + col) % 2 == 1
    })
}

/// Whether the board has 4 rows, and the start is in one of the two in the
/// middle; or the same with columns.
fn starts_in_an_inner_row_of_four(key: Key) -> bool {
    let (rows, cols) = (key.board().rows(), key.board().cols());
    key.start().is_some_and(|start| {
        let (row, col) = key.board().coordinates(start);
        (rows == 4 && (row == 1 || row == 2)) || (cols == 4 && (col == 1 || col == 2))
    })
}

/// That the squares marked x prove it, by pieces.
#[track_caller]
fn assert_cut(key: Key, proof: &Proof) {
    let board = key.board();
    let is_taken = |square: &Square| proof.marks[square.index()].is_none();
    let taken: Vec<Square> = board.squares().iter().filter(is_taken).collect();
    let pieces = count_pieces(board, &taken);
    let start = key.start().filter(|start| taken.contains(start));
    let expected = Obstacle::Cut {
        taken: taken.len().try_into().expect("at most 64"),
        pieces: pieces.try_into().expect("at most 64"),
        start,
    };
    assert_eq!(proof.obstacle, expected, "{key}");
    let most = if start.is_some() { taken.len() } else { taken.len() + 1 };
    assert!(pieces > most, "{key}: {pieces} pieces, and a tour comes to {most}");
}

/// That the squares marked x prove it, because a tour would have to take an x
/// and another square in turn.
#[track_caller]
fn assert_alternation(key: Key, proof: &Proof) {
    let board = key.board();
    let (taken, left): (Vec<Square>, Vec<Square>) =
        board.squares().iter().partition(|square| proof.marks[square.index()].is_none());
    assert_eq!(taken.len(), left.len(), "{key}");
    let is_joined = |&one: &Square| left.iter().any(|&other| is_move(board, one, other));
    assert!(!left.iter().any(is_joined), "{key}");
    let Obstacle::Alternation { start, other, .. } = proof.obstacle else {
        panic!("{key}: {:?}", proof.obstacle)
    };
    let parity = |square| {
        let (row, col) = board.coordinates(square);
        (row + col) % 2
    };
    assert_eq!(key.start(), Some(start), "{key}");
    assert!(taken.contains(&start) && taken.contains(&other), "{key}");
    assert_ne!(parity(start), parity(other), "{key}");
}

#[test]
fn every_proof_proves_its_key_and_no_key_with_a_tour_has_one() {
    let mut searched = Vec::new();
    for (key, answer) in entries() {
        let proof = Proof::of(key);
        if answer != Answer::Impossible {
            assert_eq!(proof, None, "{key} has a tour");
            continue;
        }
        let Some(proof) = proof else {
            searched.push(key);
            continue;
        };
        match proof.obstacle {
            Obstacle::NoMoves(_) => assert!(has_a_square_without_moves(key.board()), "{key}"),
            Obstacle::Colour(start) => {
                assert_eq!(key.start(), Some(start));
                assert!(has_the_wrong_colour(key), "{key}");
            }
            Obstacle::Cut { .. } => assert_cut(key, &proof),
            Obstacle::Alternation { .. } => assert_alternation(key, &proof),
            Obstacle::Searched { .. } => panic!("{key}: a search is not a proof"),
        }
    }
    searched.sort_unstable();
    let searched: Vec<String> = searched.iter().map(Key::to_string).collect();
    // Squares of the middle row of 3 x 7 and 3 x 8, and the same turned. Nobody
    // has found a short proof for them.
    assert_eq!(searched, ["3x7 11", "3x8 11", "3x8 14", "7x3 11", "8x3 8", "8x3 17"]);
    for key in searched {
        let key: Key = key.parse().expect("a key");
        let explanation = explain(Subject::new(key, Notation::Names)).expect("in the table");
        let Reason::Impossible(proof) = explanation.reason else { panic!("{key} has no tour") };
        assert_eq!(proof.obstacle, Obstacle::Searched { start: key.start() });
    }
}

/// The numbers of a row of the table in docs/impossible.md.
fn documented(reason: &str) -> [usize; 2] {
    let start = format!("| {reason} |");
    let mut rows = include_str!("../../../docs/impossible.md").lines();
    let row = rows.find_map(|row| row.strip_prefix(&start)).expect(reason);
    let mut numbers = row.split('|').map(str::trim).filter_map(|cell| cell.parse().ok());
    [0; 2].map(|_| numbers.next().expect("two numbers"))
}

#[test]
fn the_document_says_for_how_many_starts_each_reason_holds() {
    let keys: Vec<Key> = entries()
        .filter(|&(key, answer)| key.start().is_some() && answer == Answer::Impossible)
        .map(|(key, _)| key)
        .collect();
    // The document says so first of all.
    assert_eq!(keys.len(), 509);
    let patterns = ["3x5", "5x3", "3x6", "6x3", "4x4"];
    let has_pattern = |key: &Key| patterns.contains(&key.board().to_string().as_str());
    // In the order in which the proofs are tried.
    let mut rows: Vec<(&str, Vec<Key>)> = Vec::new();
    let mut add = |reason, holds: &dyn Fn(&Key) -> bool| {
        rows.push((reason, keys.iter().copied().filter(holds).collect()));
    };
    add("a square without moves", &|key| has_a_square_without_moves(key.board()));
    add("pieces of the whole board", &|key| count_pieces(key.board(), &[]) > 1);
    add("the colour of the start", &|&key| has_the_wrong_colour(key));
    add("pieces when squares are taken away", &has_pattern);
    add("the inner rows of 4 x n", &|&key| starts_in_an_inner_row_of_four(key));
    let mut explained: Vec<Key> = Vec::new();
    for (reason, holds) in rows {
        let given = holds.iter().filter(|key| !explained.contains(key)).count();
        assert_eq!(documented(reason), [holds.len(), given], "{reason}");
        explained.extend(holds);
    }
    explained.sort_unstable();
    explained.dedup();
    let left = keys.len() - explained.len();
    assert_eq!(documented("the search alone"), [left, left]);
}

#[test]
fn each_reason_is_given_as_often_as_the_document_says() {
    let mut given = [0; 6];
    for (key, answer) in entries() {
        if key.start().is_none() || answer != Answer::Impossible {
            continue;
        }
        let reason = match Proof::of(key).map(|proof| proof.obstacle) {
            Some(Obstacle::NoMoves(_)) => 0,
            Some(Obstacle::Cut { taken: 0, .. }) => 1,
            Some(Obstacle::Colour(_)) => 2,
            Some(Obstacle::Cut { .. }) => 3,
            Some(Obstacle::Alternation { .. }) => 4,
            Some(Obstacle::Searched { .. }) | None => 5,
        };
        given[reason] += 1;
    }
    let reasons = [
        "a square without moves",
        "pieces of the whole board",
        "the colour of the start",
        "pieces when squares are taken away",
        "the inner rows of 4 x n",
        "the search alone",
    ];
    assert_eq!(given, reasons.map(|reason| documented(reason)[1]));
}

#[test]
fn the_pieces_are_numbered_in_the_order_of_their_first_squares() {
    let proof = Proof::of("4x4 any".parse().expect("a key")).expect("a proof");
    // The corners alone, and two rings: A2 C1 D3 B4 and A3 B1 D2 C4.
    let expected: Vec<Option<u8>> = "1234 3xx2 2xx3 5326"
        .chars()
        .filter(|char| *char != ' ')
        .map(|char| char.to_string().parse().ok())
        .collect();
    assert_eq!(proof.marks, expected);
}

#[test]
fn a_cut_says_whether_the_start_is_taken_away() {
    // B2 is one of the four squares in the middle, A1 is a corner.
    for (key, is_taken) in [("4x4 6", true), ("4x4 1", false), ("4x4 any", false)] {
        let key: Key = key.parse().expect("a key");
        let proof = Proof::of(key).expect("a proof");
        let start = if is_taken { key.start() } else { None };
        assert_eq!(proof.obstacle, Obstacle::Cut { taken: 4, pieces: 6, start }, "{key}");
    }
}

#[test]
fn each_proof_holds_on_boards_beyond_the_table_too() {
    // 9 x 7 = 63 squares: 32 light and 31 dark; A2 is dark. 4 x 16: B1 is in an
    // inner row. 1 x 64: no move leads from A1.
    let obstacle = |key: &str| Proof::of(key.parse().expect("a key")).expect("a proof").obstacle;
    assert!(matches!(obstacle("9x7 2"), Obstacle::Colour(_)));
    assert!(matches!(obstacle("4x16 17"), Obstacle::Alternation { taken: 32, .. }));
    assert!(matches!(obstacle("16x4 2"), Obstacle::Alternation { taken: 32, .. }));
    assert!(matches!(obstacle("1x64 any"), Obstacle::NoMoves(Square::FIRST)));
}
