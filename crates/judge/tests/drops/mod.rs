//! Input that comes in pieces.

use std::io::Read;

/// A reader that gives its bytes a few at a time.
pub(crate) struct Drops<'a>(pub(crate) &'a [u8], pub(crate) usize);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.1.min(self.0.len()).min(buffer.len());
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}
