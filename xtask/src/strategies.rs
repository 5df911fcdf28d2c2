//! `cargo xtask strategies`: which way of choosing the next move saves
//! backtracks.
//!
//! `study` runs every strategy, and `facts` finds what else the text tells of.
//! From these, `lesson` makes the text, `page` the tables and `chart` the
//! picture; the same figures give the same bytes.

pub mod chart;
pub mod count;
pub mod facts;
pub mod lesson;
pub mod page;
pub mod study;

use anyhow::Result;

use crate::render::File;
use study::BoardStudy;

/// The study as files: a page and its picture.
///
/// # Errors
///
/// When the figures are not as the text of the page says.
pub fn render(boards: &[BoardStudy]) -> Result<[File; 2]> {
    let facts = facts::facts(boards)?;
    Ok([
        File { path: page::PATH, text: page::render(boards, &facts)? },
        File { path: chart::PATH, text: chart::render(boards)? },
    ])
}
