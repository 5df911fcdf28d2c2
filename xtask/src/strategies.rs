//! `cargo xtask strategies`: which way of choosing the next move saves
//! backtracks.
//!
//! `study` runs every strategy on two boards, `levels` the levels of filtering
//! on all boards, and `facts` finds what else the text says. From these, `finding`
//! and `lesson` make the text, `page` the tables and `chart` the picture; the same figures
//! give the same bytes.

pub mod chart;
pub mod count;
pub mod facts;
pub mod finding;
pub mod lesson;
pub mod levels;
pub mod page;
pub mod study;

use anyhow::Result;

use crate::render::File;
use facts::Facts;
use levels::Scope;
use study::BoardStudy;

/// All that was counted.
#[derive(Clone, Debug)]
pub struct Study {
    /// Every strategy on the boards of the study.
    pub boards: Vec<BoardStudy>,
    /// The levels of filtering on all boards.
    pub levels: [Scope; 2],
    /// What else the text says.
    pub facts: Facts,
}

/// Runs all searches.
///
/// # Errors
///
/// When a search does not end as it must: then the strategy is broken.
pub fn study() -> Result<Study> {
    let boards = study::boards()?;
    let facts = facts::facts(&boards)?;
    Ok(Study { boards, levels: levels::levels()?, facts })
}

/// The study as files: a page and its picture.
///
/// # Errors
///
/// When the figures are not as the text of the page says.
pub fn render(study: &Study) -> Result<[File; 2]> {
    Ok([
        File { path: page::PATH, text: page::render(study)? },
        File { path: chart::PATH, text: chart::render(&study.boards)? },
    ])
}
