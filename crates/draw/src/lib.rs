//! Knight's tours to look at.
//!
//! A [`View`] is a board and how it is seen: in which notation its squares are
//! written, and which way it is turned. A [`Picture`] is a tour on it, and is
//! drawn as an [`svg()`] picture or as [`json()`]. A [`Chart`] is a board with a
//! number on each square, such as the step of the visit, and is drawn as
//! [`text()`] or with box characters ([`unicode()`]).
//!
//! [`style`] has the parts of an SVG picture, for programs that draw the same in
//! another way.
//!
//! Nothing here knows a problem, a table, a file or a terminal.
//!
//! ```
//! use tourbook_board::{Board, Notation, Square};
//! use tourbook_draw::{Picture, View, text};
//!
//! let board = Board::new(3, 4)?;
//! let numbers = [1, 7, 9, 2, 8, 10, 3, 5, 11, 4, 6, 12];
//! let squares: Vec<Square> = numbers.iter().filter_map(|&n| board.numbered(n)).collect();
//! let view = View::new(board, Notation::Names);
//! let expected = "  |  1  2  3  4
//! --+------------
//! A |  1  4  7 10
//! B |  8 11  2  5
//! C |  3  6  9 12
//! ";
//! assert_eq!(text(&Picture::new(view, &squares)?.chart()), expected);
//!
//! // As the solvers of POJ 2488 see it: letters across, numbers down.
//! let expected = "  |  A  B  C
//! --+---------
//! 1 |  1  8  3
//! 2 |  4 11  6
//! 3 |  7  2  9
//! 4 | 10  5 12
//! ";
//! assert_eq!(text(&Picture::new(view.transposed(true), &squares)?.chart()), expected);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod animation;
mod chart;
mod gradient;
mod json;
mod path;
mod picture;
mod plan;
pub mod style;
mod svg;
mod text;
mod unicode;
mod view;

pub use animation::Pace;
pub use chart::Chart;
pub use json::json;
pub use picture::Picture;
pub use svg::svg;
pub use text::text;
pub use unicode::unicode;
pub use view::View;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
