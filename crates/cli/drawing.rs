//! How tours of the table are drawn.

use tourbook_board::{Board, Square};
use tourbook_draw::{Picture, View};
use tourbook_problems::Problem;

use crate::failure::Failure;

/// A board as people who solve the problem see it.
pub(crate) fn view(problem: &Problem, board: Board) -> View {
    let view = View::new(board, problem.notation);
    if problem.is_drawn_transposed { view.transposed() } else { view }
}

/// The picture of a tour of the table.
pub(crate) fn picture(view: View, squares: &[Square]) -> Result<Picture<'_>, Failure> {
    Picture::new(view, squares)
        .map_err(|fault| Failure::Data(format!("the table has a wrong tour: {fault}")))
}
