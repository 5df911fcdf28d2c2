//! The answers that were given in one run, each rendered once.

use tourbook_problems::Case;

use crate::expected::Right;
use crate::fast::Blocks;
use crate::{Error, render};

/// The answers by the index of their case.
pub(crate) struct Answers {
    entries: Vec<Option<Entry>>,
}

/// The answer to a case.
pub(crate) struct Entry {
    pub(crate) case: Case,
    pub(crate) right: Right<'static>,
    /// The body of the answer as it is printed.
    pub(crate) body: Blocks,
}

impl Answers {
    /// Room for the answers with the indices 0 to `count` - 1.
    pub(crate) fn new(count: usize) -> Self {
        Self { entries: std::iter::repeat_with(|| None).take(count).collect() }
    }

    /// Whether the answer with this index was given before.
    #[inline]
    pub(crate) fn knows(&self, index: usize) -> bool {
        self.get(index).is_some()
    }

    /// The answer with this index, if it was given before.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<&Entry> {
        self.entries.get(index)?.as_ref()
    }

    /// Looks up the answer to `case`, which has this index, and renders it.
    pub(crate) fn add(&mut self, index: usize, case: Case) -> Result<(), Error> {
        if self.knows(index) {
            return Ok(());
        }
        let right = Right::of(case).ok_or(Error::Table(case))?;
        let body = render::body(case.problem(), case.key().board(), right);
        let entry = Entry { case, right, body: Blocks::new(&body.ok_or(Error::Table(case))?) };
        match self.entries.get_mut(index) {
            Some(place) => *place = Some(entry),
            None => return Err(Error::Table(case)),
        }
        Ok(())
    }
}
