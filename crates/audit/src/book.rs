//! What is audited.

use anyhow::{Context as _, Result};
use tourbook_keys::{Answer, Key};
use xtask::checkout;

/// A table with the text of its answers: the committed one, or a copy that
/// claims to be like it.
pub struct Book<'a> {
    /// What the table says of a key.
    pub lookup: Box<dyn Fn(Key) -> Option<Answer<'a>> + 'a>,
    /// Everything in the table.
    pub entries: Vec<(Key, Answer<'a>)>,
    /// How many entries the table stores, whether or not they could be listed.
    pub size: usize,
    /// The bytes of `answers.txt`.
    pub answers: Vec<u8>,
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
