//! How tours of the table are drawn.

use tourbook_board::Square;
use tourbook_draw::{Picture, View};

use crate::failure::Failure;
use crate::words::Speech;

/// The picture of a tour of the table.
pub(crate) fn picture(
    view: View,
    squares: &[Square],
    speech: Speech,
) -> Result<Picture<'_>, Failure> {
    Picture::new(view, squares).map_err(|fault| Failure::Data(speech.wrong_tour_in_table(&fault)))
}
