//! Where things are in an SVG picture. All lengths are in pixels.

use tourbook_board::{Notation, Square};

use crate::View;

/// The side of a square.
pub(crate) const SIDE: u16 = 60;
/// What the labels left of the board and above it need.
const LABELS: u16 = 36;
/// The empty border, where there are no labels.
const MARGIN: u16 = 18;
/// The height of the line under the board, and its width.
const CAPTION: (u16, u16) = (44, 290);

/// The sizes of a picture.
pub(crate) struct Plan {
    pub(crate) view: View,
    /// The whole picture.
    pub(crate) width: u16,
    pub(crate) height: u16,
    /// The upper left corner of the board.
    pub(crate) left: u16,
    pub(crate) top: u16,
    /// The left end of the line under the board, and its middle.
    pub(crate) caption: (u16, u16),
}

impl Plan {
    pub(crate) fn of(view: View) -> Self {
        let labels = if view.notation() == Notation::Numbers { MARGIN } else { LABELS };
        let needed = labels + SIDE * u16::from(view.cols()) + MARGIN;
        let width = needed.max(CAPTION.1 + 2 * MARGIN);
        let left = labels + (width - needed) / 2;
        let height = labels + SIDE * u16::from(view.rows()) + CAPTION.0;
        let caption = (left.min(width - MARGIN - CAPTION.1), height - CAPTION.0 / 2);
        Self { view, width, height, left, top: labels, caption }
    }

    /// The middle of the square in this drawn row and column.
    pub(crate) fn at(&self, row: u8, col: u8) -> (u16, u16) {
        let middle = |edge: u16, place: u8| edge + SIDE * u16::from(place) + SIDE / 2;
        (middle(self.left, col), middle(self.top, row))
    }

    /// The middle of a square.
    pub(crate) fn middle(&self, square: Square) -> (u16, u16) {
        let (row, col) = self.view.place(square);
        self.at(row, col)
    }
}
