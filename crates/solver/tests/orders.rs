//! What each move order does with the moves of a square.

use tourbook_board::{Board, Square};
use tourbook_solver::{
    Ascending, Clockwise, Farthest, MoveOrder, Nearest, PohlMinimum, PohlSum, Position, Random,
    Search, SplitMix64, Unpruned, Warnsdorff,
};

/// Keeps what the order inside made of the first square's moves.
struct FirstMoves<'a, O>(O, &'a mut Vec<u8>);

impl<O: MoveOrder> MoveOrder for FirstMoves<'_, O> {
    fn arrange(&mut self, position: &Position, moves: &mut [Square]) {
        self.0.arrange(position, moves);
        if position.path().len() == 1 {
            *self.1 = moves.iter().map(|square| square.number()).collect();
        }
    }
}

/// In what order the moves from the square with number `start` of the board
/// are tried, when no other is visited.
fn first_moves(rows: u8, cols: u8, start: u8, order: impl MoveOrder) -> Vec<u8> {
    let (board, mut numbers) = (Board::new(rows, cols).expect("a board"), Vec::new());
    let start = board.numbered(start).expect("on the board");
    let order = FirstMoves(order, &mut numbers);
    Search::new(board, Some(start), order, Unpruned).with_limit(1).resume();
    numbers
}

// On 5 x 6, rows of six, square 15 is row 2 and column 2:
//
//    1  2  3  4  5  6
//    7  8  9 10 11 12
//   13 14 15 16 17 18
//   19 20 21 22 23 24
//   25 26 27 28 29 30

#[test]
fn clockwise_goes_round_from_its_first_step() {
    let from_up_left = first_moves(5, 6, 15, Clockwise::FROM_UP_LEFT);
    assert_eq!(from_up_left, [2, 4, 11, 23, 28, 26, 19, 7]);
    let from_up_right = first_moves(5, 6, 15, Clockwise::FROM_UP_RIGHT);
    assert_eq!(from_up_right, [4, 11, 23, 28, 26, 19, 7, 2]);
}

#[test]
fn clockwise_leaves_out_what_is_off_the_board() {
    // From the corner only (1,2) and (2,1) are on the board, in this order.
    assert_eq!(first_moves(5, 6, 1, Clockwise::FROM_UP_LEFT), [9, 14]);
    assert_eq!(first_moves(5, 6, 30, Clockwise::FROM_UP_LEFT), [17, 22]);
}

#[test]
fn warnsdorff_goes_where_the_fewest_exits_are() {
    // Without the way back to 15: from 2 to 10 and 13, from 7 to 3 and 20, and
    // so from their mirror images 26 and 19; from 4 to 8, 12 and 17, from 11 to
    // 3, 22 and 24, and so from 28 and 23.
    let expected = [2, 7, 19, 26, 4, 11, 23, 28];
    assert_eq!(first_moves(5, 6, 15, Warnsdorff(Ascending)), expected);
}

#[test]
fn ties_are_broken_by_the_order_inside() {
    let expected = [26, 19, 7, 2, 4, 11, 23, 28];
    let order = Warnsdorff(Clockwise::FROM_UP_RIGHT);
    assert_eq!(first_moves(5, 6, 15, order), expected);
}

#[test]
fn pohl_looks_at_the_exits_of_the_exits() {
    // On 3 x 4, rows of four, from 2: to 8 with the exit 10, which has two (1
    // and 3); to 9 with 7, which has one (1); to 11 with 4, which has one (6),
    // and 5, which has one (3).
    assert_eq!(first_moves(3, 4, 2, Ascending), [8, 9, 11]);
    assert_eq!(first_moves(3, 4, 2, PohlSum(Ascending)), [9, 8, 11]);
    assert_eq!(first_moves(3, 4, 2, PohlMinimum(Ascending)), [9, 11, 8]);
}

#[test]
fn the_centre_of_an_even_board_lies_between_squares() {
    // The centre of 5 x 6 is between 15 and 16. (Rows, columns) from it, in
    // halves: 2 (4, 3), 4 (4, 1), 7 (2, 5), 11 (2, 3), and so below. Squared:
    // 25, 17, 29, 13.
    let near = [11, 23, 4, 28, 2, 26, 7, 19];
    assert_eq!(first_moves(5, 6, 15, Nearest(Ascending)), near);
    let far = [7, 19, 2, 26, 4, 28, 11, 23];
    assert_eq!(first_moves(5, 6, 15, Farthest(Ascending)), far);
}

#[test]
fn the_generator_gives_its_published_values() {
    // The test vector for the seed 1234567 that ports of splitmix64.c use.
    let mut chance = SplitMix64::new(1_234_567);
    let values: Vec<u64> = (0..5).map(|_| chance.next()).collect();
    let published = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!(values, published);
}

#[test]
fn a_shuffle_brings_each_move_to_the_front_equally_often() {
    let mut chance = SplitMix64::new(1);
    let mut first = [0_u32; 31];
    for _ in 0..8_000 {
        let order = Random(SplitMix64::new(chance.next()));
        first[usize::from(first_moves(5, 6, 15, order)[0])] += 1;
    }
    // Each of the eight is expected 1000 times, with a standard deviation of
    // sqrt(8000 * 1/8 * 7/8) = 30; five of these either way.
    for number in [2, 4, 7, 11, 19, 23, 26, 28] {
        assert!((850..=1150).contains(&first[number]), "{number}: {} times", first[number]);
    }
}
