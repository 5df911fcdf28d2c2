//! What is wrong with a list of squares as a tour.

use tourbook_board::{MoveTable, Square, TourFault};

use crate::check::{At, Fault, Place};

/// Judges `squares`, behind which something stands that is no square and has
/// the fault `end`; or nothing. `place` is how the problem writes a square.
///
/// # Errors
///
/// The first fault, and its index: that of a square, or one more.
pub(crate) fn first_fault(
    moves: &MoveTable,
    squares: &[Square],
    end: Option<Fault>,
    place: impl Fn(Square) -> Place,
) -> Result<(), (usize, Fault)> {
    let (step, fault) = match moves.tour(squares) {
        Ok(_) => return end.map_or(Ok(()), |fault| Err((squares.len(), fault))),
        Err(TourFault::Repeated { step, square, earlier }) => {
            (step, Fault::Repeated { step, square: place(square), earlier })
        }
        Err(TourFault::NotAMove { step, from, to }) => {
            (step, Fault::NotAMove { step, from: place(from), to: place(to) })
        }
        Err(TourFault::OffBoard { step, square, .. }) => {
            let (at, word) = (At::Step(step), place(square).to_string());
            (step, Fault::OutOfRange { at, word, outside: "is not on the board" })
        }
        Err(TourFault::Missing { square, visited, size }) => {
            let (square, size) = (place(square), usize::from(size));
            let missing = Fault::Missing { squares: visited, size, square };
            (visited + 1, end.unwrap_or(missing))
        }
    };
    Err((step - 1, fault))
}
