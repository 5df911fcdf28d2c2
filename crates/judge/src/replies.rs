//! Answers as they are printed, each rendered once.

use crate::Error;

/// The printed answers of one run, by a number that the problem gives to each.
pub(crate) struct Replies {
    rendered: Vec<Option<Box<[u8]>>>,
}

impl Replies {
    /// Room for the replies 0 to `count` - 1.
    pub(crate) fn new(count: usize) -> Self {
        Self { rendered: vec![None; count] }
    }

    /// Reply `number`, which `render` makes when it is asked for first.
    pub(crate) fn get(
        &mut self,
        number: usize,
        render: impl FnOnce() -> Result<String, Error>,
    ) -> Result<&[u8], Error> {
        let reply = &mut self.rendered[number];
        Ok(match reply {
            Some(reply) => reply,
            None => reply.insert(render()?.into_bytes().into()),
        })
    }
}
