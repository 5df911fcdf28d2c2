//! The parts of an SVG picture, for programs that draw the same in another way,
//! such as a page that lets its reader walk a tour.
//!
//! All lengths are in pixels, of which a square has [`SIDE`] at each side. The
//! classes are those of [`css`]; they hold inside an element of class
//! `tourbook`.

use crate::{animation, gradient, path, plan, svg};

/// The side of a square.
pub const SIDE: u16 = plan::SIDE;

/// The style sheet: light and dark screens, and paper.
#[must_use]
pub fn css() -> String {
    svg::STYLE.to_owned() + animation::PIECE
}

/// The colours of the moves of a tour of so many squares, such as `#247bdd`.
///
/// ```
/// use tourbook_draw::style::colours;
///
/// assert_eq!(colours(3), ["#247bdd", "#ce5503"]);
/// assert!(colours(1).is_empty());
/// ```
#[must_use]
pub fn colours(squares: usize) -> Vec<String> {
    let moves = squares.saturating_sub(1);
    (0..moves).map(|index| gradient::colour(index, moves.saturating_sub(1))).collect()
}

/// A move: a line to the right whose tip is the origin, in the current colour.
#[must_use]
pub const fn line() -> &'static str {
    path::MOVE
}

/// The move of a closed tour from its end back to its start, as [`line()`].
#[must_use]
pub const fn back() -> &'static str {
    path::BACK
}

/// The head of an arrow that points to the right, at whose stop's middle the
/// origin is.
#[must_use]
pub fn head() -> String {
    path::head("")
}

/// The marks of the start, of a square between, and of the end, at the origin.
#[must_use]
pub fn stops() -> [String; 3] {
    [0, 1, 2].map(|index| {
        let (middle, stop) = (SIDE / 2, path::stop((SIDE / 2, SIDE / 2), index, 2));
        format!("<g transform=\"translate(-{middle} -{middle})\">{stop}</g>")
    })
}

/// The knight, its middle at the origin.
#[must_use]
pub const fn knight() -> &'static str {
    animation::KNIGHT
}
