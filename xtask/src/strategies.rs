//! `cargo xtask strategies`: which way of choosing the next move saves
//! backtracks.
//!
//! `study` runs every strategy on two boards, `levels` the levels of filtering
//! on all boards, and `facts` finds what else the text says. `figures` gives all
//! figures of the text, `page` puts them into a template for each language, and
//! `chart` makes the picture. The same figures give the same bytes.

pub mod chart;
pub mod count;
pub mod facts;
pub mod figures;
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

/// The study as files: a page in each language, and their picture.
///
/// # Errors
///
/// When the figures are not as the text of the pages says.
pub fn render(study: &Study) -> Result<Vec<File>> {
    let mut files = page::render(study)?;
    files.push(File { path: chart::PATH, text: chart::render(&study.boards)? });
    Ok(files)
}
