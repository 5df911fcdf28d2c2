//! What is audited.

use std::fmt;
use std::fs;

use anyhow::{Context as _, Result};
use tourbook_board::{Answer, Key};
use tourbook_table::verify;
use xtask::checkout;

/// A table with the texts of its two parts: the committed one, or a copy.
#[derive(Debug)]
pub struct Book<'a> {
    /// The answers, and `answers.txt`.
    pub answers: Part<'a, Answer<'a>>,
    /// The numbers of tours, and `counts.txt`.
    pub counts: Part<'a, u32>,
}

/// A part of a table: a value for each of some keys.
pub struct Part<'a, V> {
    /// The value that the table has for a key.
    pub lookup: Box<dyn Fn(Key) -> Option<V> + 'a>,
    /// Everything in this part of the table.
    pub entries: Vec<(Key, V)>,
    /// How many entries are stored, whether or not they could be listed.
    pub size: usize,
    /// The bytes of the file that says the same for people.
    pub text: Vec<u8>,
}

impl<V: fmt::Debug> fmt::Debug for Part<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut part = f.debug_struct("Part");
        part.field("entries", &self.entries).field("size", &self.size).finish_non_exhaustive()
    }
}

impl Book<'static> {
    /// The table of this program, through its public lookups, and the files
    /// `answers.txt` and `counts.txt` of the checkout.
    ///
    /// # Errors
    ///
    /// When a file cannot be read.
    pub fn committed() -> Result<Self> {
        let generated = checkout::generated()?;
        let read = |name| {
            let path = generated.join(name);
            fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))
        };
        Ok(Self {
            answers: Part {
                lookup: Box::new(tourbook_table::lookup),
                entries: tourbook_table::entries().collect(),
                size: verify::sizes().0,
                text: read("answers.txt")?,
            },
            counts: Part {
                lookup: Box::new(tourbook_table::count),
                entries: tourbook_table::counts().collect(),
                size: verify::sizes().1,
                text: read("counts.txt")?,
            },
        })
    }
}
