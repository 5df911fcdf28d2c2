//! A board with a number on each square.

use tourbook_board::{Square, Tour};

use crate::View;

/// A number, or nothing, for each square of a board; and the tour whose steps
/// they are, if they are.
#[derive(Clone, Debug)]
pub struct Chart<'a> {
    view: View,
    tour: Option<Tour<'a>>,
    numbers: [Option<u8>; Square::MOST as usize],
}

impl<'a> Chart<'a> {
    /// The chart with `number_of` each square.
    ///
    /// ```
    /// use tourbook_board::{Board, Notation};
    /// use tourbook_draw::{Chart, View, text};
    ///
    /// // How many squares a knight reaches from each. From the middle: none.
    /// let board = Board::new(3, 3)?;
    /// let exits = |square| u8::try_from(board.moves(square).len()).ok().filter(|&n| n > 0);
    /// let chart = Chart::new(View::new(board, Notation::Coordinates { base: 0 }), exits);
    /// let expected = "  | 0 1 2\n--+------\n0 | 2 2 2\n1 | 2 x 2\n2 | 2 2 2\n";
    /// assert_eq!(text(&chart), expected);
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    #[must_use]
    pub fn new(view: View, number_of: impl Fn(Square) -> Option<u8>) -> Self {
        let mut numbers = [None; Square::MOST as usize];
        for square in view.board().squares() {
            numbers[square.index()] = number_of(square);
        }
        Self { view, tour: None, numbers }
    }

    /// The chart of the steps of a tour, counted from 1.
    pub(crate) fn of_tour(view: View, tour: Tour<'a>) -> Self {
        let mut numbers = [None; Square::MOST as usize];
        for (square, step) in tour.squares().iter().zip(1..) {
            numbers[square.index()] = Some(step);
        }
        Self { view, tour: Some(tour), numbers }
    }

    pub(crate) const fn view(&self) -> View {
        self.view
    }

    pub(crate) const fn tour(&self) -> Option<Tour<'a>> {
        self.tour
    }

    /// What stands on `square`: its number, or an x where there is none.
    pub(crate) fn text(&self, square: Square) -> String {
        self.numbers[square.index()].map_or_else(|| "x".to_owned(), |number| number.to_string())
    }

    /// How wide the widest of these is, in characters.
    pub(crate) fn width(&self) -> usize {
        let squares = self.view.board().squares();
        squares.iter().map(|square| self.text(square).len()).max().unwrap_or(1)
    }
}
