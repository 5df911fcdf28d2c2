//! A tour, and how it is seen.

use tourbook_board::{Square, Tour, TourFault};

use crate::{Chart, View};

/// What all formats draw.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    view: View,
    tour: Tour<'a>,
}

impl<'a> Picture<'a> {
    /// The picture of the tour that visits `squares` in this order.
    ///
    /// # Errors
    ///
    /// When it is no tour of the board that is seen.
    pub fn new(view: View, squares: &'a [Square]) -> Result<Self, TourFault> {
        Ok(Self { view, tour: Tour::new(view.board(), squares)? })
    }

    /// The steps of the tour on the squares of its board.
    #[must_use]
    pub fn chart(&self) -> Chart<'a> {
        Chart::of_tour(self.view, self.tour)
    }

    pub(crate) const fn view(&self) -> View {
        self.view
    }

    pub(crate) const fn tour(&self) -> Tour<'a> {
        self.tour
    }
}

/// `open tour` or `closed tour`.
pub(crate) fn kind(tour: Tour<'_>) -> &'static str {
    if tour.is_closed() { "closed tour" } else { "open tour" }
}

/// `open tour of 20 squares`, or how it is.
pub(crate) fn summary(tour: Tour<'_>) -> String {
    let squares = tour.squares().len();
    format!("{} of {squares} square{}", kind(tour), if squares == 1 { "" } else { "s" })
}
