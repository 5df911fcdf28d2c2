//! How tours of the table are drawn.

use tourbook_board::Square;
use tourbook_draw::{Picture, View};

use crate::failure::Failure;

/// The picture of a tour of the table.
pub(crate) fn picture(view: View, squares: &[Square]) -> Result<Picture<'_>, Failure> {
    Picture::new(view, squares)
        .map_err(|fault| Failure::Data(format!("the table has a wrong tour: {fault}")))
}
