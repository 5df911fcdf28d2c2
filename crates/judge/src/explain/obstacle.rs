//! Why a board has no tour, in words.

use tourbook_board::{Board, Notation, Square};

/// Why a board has no tour, in a word for each kind of reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It is one square wide: there is no move.
    OneWide,
    /// It is two squares wide, and falls into so many pieces without a move
    /// between them.
    TwoWide {
        /// How many.
        pieces: usize,
    },
    /// No move leads from this square, nor to it.
    Lonely(Square),
    /// Without some squares, the others fall into more pieces than these can
    /// join.
    Cut {
        /// How many squares are taken away; they join one piece more at most.
        taken: usize,
        /// How many pieces there are.
        pieces: usize,
    },
    /// No short reason is known: every start was searched to the end.
    Searched,
}

impl Obstacle {
    /// The reason in sentences, in lines of less than 80 characters.
    pub(super) fn reason(self, board: Board, notation: Notation) -> String {
        match self {
            Self::OneWide => {
                "The board is one square wide, and a knight's move needs two: there is none.\n"
                    .to_owned()
            }
            Self::TwoWide { pieces } => format!(
                "The board is two squares wide: each move goes to the other side and two \
                 along.\nSo its squares fall into {pieces} pieces, numbered here, and no move \
                 leads from one\npiece to another.\n"
            ),
            Self::Lonely(lonely) => format!(
                "No move leads from {0}, nor to it: a tour comes to {0} at no step.\nThe \
                 numbers here say how many moves there are from each square.\n",
                board.written(lonely, notation)
            ),
            Self::Cut { taken, pieces } => format!(
                "Take away the {taken} squares marked x: the others fall into {pieces} pieces, \
                 numbered here,\nand no move leads from one piece to another. So between two \
                 pieces a tour\npasses an x. With {taken} of them it comes to {most} pieces at \
                 most, and there are {pieces}.\n",
                most = taken + 1,
            ),
            Self::Searched => "\
Every start was searched, with every way on from it: there is no tour.
The numbers here say how many moves there are from each square.\n"
                .to_owned(),
        }
    }
}
