//! What is audited.

use std::fmt;

use anyhow::{Context as _, Result};
use tourbook_board::{Answer, Key};
use xtask::checkout;

/// A table with the text of its answers: the committed one, or a copy.
pub struct Book<'a> {
    /// The answer that the table has for a key.
    pub lookup: Box<dyn Fn(Key) -> Option<Answer<'a>> + 'a>,
    /// Everything in the table.
    pub entries: Vec<(Key, Answer<'a>)>,
    /// How many entries the table stores, whether or not they could be listed.
    pub size: usize,
    /// The bytes of `answers.txt`.
    pub answers: Vec<u8>,
}

impl fmt::Debug for Book<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut book = f.debug_struct("Book");
        book.field("entries", &self.entries).field("size", &self.size).finish_non_exhaustive()
    }
}

impl Book<'static> {
    /// The table of this program, through its public lookup, and the file
    /// `generated/answers.txt` of the checkout.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn committed() -> Result<Self> {
        let path = checkout::generated()?.join("answers.txt");
        let answers =
            std::fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        Ok(Self {
            lookup: Box::new(tourbook_table::lookup),
            entries: tourbook_table::entries().collect(),
            size: tourbook_table::map::committed().len(),
            answers,
        })
    }
}
