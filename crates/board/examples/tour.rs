//! Checks a tour of 3 x 4, and says what is wrong with a list of squares.

use tourbook_board::{Board, Square, Tour};

fn main() {
    let board = Board::new(3, 4).expect("12 squares");
    let squares = |numbers: &[u8]| -> Vec<Square> {
        numbers.iter().filter_map(|&number| board.numbered(number)).collect()
    };
    for numbers in [&[1, 7, 9, 2, 8, 10, 3, 5, 11, 4, 6, 12][..], &[1, 7, 8]] {
        match Tour::new(board, &squares(numbers)) {
            Ok(tour) => println!("a tour that ends on {}", board.name(tour.end())),
            Err(fault) => println!("{fault}"),
        }
    }
}
