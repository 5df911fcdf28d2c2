//! Answers as they are printed, each rendered once.

use crate::Error;

/// A printed answer of at most `SIZE` bytes, in an array of that size.
///
/// Copying a number of bytes that the compiler knows takes a few instructions;
/// copying as many as there are takes a call that first looks how many. In a
/// batch of a million cases of POJ 2488 that was a third of the time.
#[derive(Clone, Debug)]
pub(crate) struct Reply<const SIZE: usize> {
    pub(crate) bytes: [u8; SIZE],
    pub(crate) len: usize,
}

impl<const SIZE: usize> Reply<SIZE> {
    /// The text.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// A reply with this text; `None` when it is longer than `SIZE`.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let mut bytes = [0; SIZE];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Self { bytes, len: text.len() })
    }
}

/// The printed answers of one run, by a number that the problem gives to each.
pub(crate) struct Replies<const SIZE: usize> {
    rendered: Vec<Option<Reply<SIZE>>>,
}

impl<const SIZE: usize> Replies<SIZE> {
    /// Room for the replies 0 to `count` - 1.
    pub(crate) fn new(count: usize) -> Self {
        Self { rendered: vec![None; count] }
    }

    /// Reply `number`, which `render` makes when it is asked for first.
    pub(crate) fn get(
        &mut self,
        number: usize,
        render: impl FnOnce() -> Result<String, Error>,
    ) -> Result<&Reply<SIZE>, Error> {
        let reply = &mut self.rendered[number];
        Ok(match reply {
            Some(reply) => reply,
            None => reply.insert(Self::render(render)?),
        })
    }

    #[cold]
    fn render(render: impl FnOnce() -> Result<String, Error>) -> Result<Reply<SIZE>, Error> {
        let text = render()?;
        Reply::new(&text).ok_or_else(|| Error::Table(format!("a case ({} bytes)", text.len())))
    }
}
