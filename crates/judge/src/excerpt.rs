//! The beginning of a word, fit to stand in a message.

use crate::printable::{SHOWN, quoted_beginning};

/// The most bytes that these take: no UTF-8 character has more than four.
const KEPT: usize = 4 * SHOWN;

/// As much of a word as a message needs, whatever the word's length.
#[derive(Clone, Debug)]
pub(crate) struct Excerpt {
    bytes: [u8; KEPT],
    /// How many of them are in use.
    kept: usize,
    /// Whether the word has more bytes than that.
    cut: bool,
}

impl Excerpt {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; KEPT], kept: 0, cut: false }
    }

    /// Adds the next bytes of the word.
    pub(crate) fn extend(&mut self, bytes: &[u8]) {
        let room = &mut self.bytes[self.kept..];
        let count = bytes.len().min(room.len());
        room[..count].copy_from_slice(&bytes[..count]);
        self.kept += count;
        self.cut |= count < bytes.len();
    }

    /// Whether the word has more bytes than are kept.
    pub(crate) const fn is_cut(&self) -> bool {
        self.cut
    }

    /// The word, as far as it is kept.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.kept]
    }

    /// The word, as far as it is kept; empty if that is not UTF-8.
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(self.bytes()).unwrap_or_default()
    }

    /// Whether the whole word is `text`.
    pub(crate) fn is(&self, text: &str) -> bool {
        !self.cut && self.bytes[..self.kept] == *text.as_bytes()
    }

    /// The word as messages show it: its first 20 characters, what cannot be
    /// printed escaped, and an ellipsis if there is more; in quotes unless it
    /// consists of digits.
    pub(crate) fn show(&self) -> String {
        let kept = &self.bytes[..self.kept];
        let shown = quoted_beginning(kept, self.cut);
        if kept.iter().take(SHOWN).all(u8::is_ascii_digit) {
            shown.trim_matches('"').to_owned()
        } else {
            shown
        }
    }
}
