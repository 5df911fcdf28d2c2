//! A window of an output, with characters replaced that only look right.

use std::borrow::Cow;

use crate::excerpt::Excerpt;
pub(super) use crate::fast::is_whitespace as is_space;

/// A window in which each character that only looks right is replaced by the
/// one that it looks like. Offsets into the replaced text are called *plain*,
/// offsets into the window *raw*.
pub(super) struct Text<'a> {
    window: &'a [u8],
    plain: Cow<'a, [u8]>,
    /// The raw offset of each plain one; empty where both are equal.
    raw: Vec<usize>,
    /// What was replaced: the plain offset and the character.
    odd: Vec<(usize, char)>,
}

impl<'a> Text<'a> {
    /// The text of `window`. If `has_separators`, punctuation between numbers
    /// is replaced too.
    pub(super) fn new(window: &'a [u8], has_separators: bool) -> Self {
        let mut text =
            Self { window, plain: Cow::Borrowed(window), raw: Vec::new(), odd: Vec::new() };
        if !window.is_ascii() || window.contains(&ESCAPE) {
            text.replace_characters();
        }
        if has_separators && text.plain.iter().any(|&byte| is_separator(byte)) {
            text.replace_separators();
        }
        text
    }

    fn replace_characters(&mut self) {
        let mut plain = Vec::with_capacity(self.window.len());
        // The end of an escape sequence, which is left out.
        let (mut at, mut escape_end) = (0, 0);
        for chunk in self.window.utf8_chunks() {
            for char in chunk.valid().chars() {
                let bytes = &self.window[at..at + char.len_utf8()];
                let start = plain.len();
                if at < escape_end {
                } else if let Some(length) = escape_sequence(&self.window[at..]) {
                    self.odd.push((start, char));
                    escape_end = at + length;
                } else if push_replacement(char, &mut plain) {
                    self.odd.push((start, char));
                } else {
                    plain.extend_from_slice(bytes);
                }
                at += char.len_utf8();
                self.raw.resize(plain.len(), at - bytes.len());
            }
            plain.extend_from_slice(chunk.invalid());
            self.raw.extend(at..at + chunk.invalid().len());
            at += chunk.invalid().len();
        }
        self.raw.push(at);
        self.plain = Cow::Owned(plain);
    }

    fn replace_separators(&mut self) {
        let plain = self.plain.to_mut();
        for at in 0..plain.len() {
            let byte = plain[at];
            let is_last = plain.get(at + 1).is_none_or(|&next| next == b'>' || is_space(next));
            if is_separator(byte) && (!matches!(byte, b'-' | b'=') || is_last) {
                plain[at] = b' ';
                self.odd.push((at, char::from(byte)));
            }
        }
        self.odd.sort_by_key(|&(at, _)| at);
    }

    /// The replaced text.
    pub(super) fn plain(&self) -> &[u8] {
        &self.plain
    }

    /// Whether anything was replaced.
    pub(super) fn has_odd(&self) -> bool {
        !self.odd.is_empty()
    }

    /// The raw offset of a plain one.
    pub(super) fn raw(&self, at: usize) -> usize {
        if self.raw.is_empty() {
            at
        } else {
            self.raw.get(at).copied().unwrap_or(self.window.len())
        }
    }

    /// The bytes of the window between two plain offsets.
    pub(super) fn window(&self, start: usize, end: usize) -> &'a [u8] {
        self.window.get(self.raw(start)..self.raw(end)).unwrap_or_default()
    }

    /// The first character between two plain offsets that was replaced, and its
    /// plain offset. One that was left out has the offset of what follows it.
    pub(super) fn odd_in(&self, start: usize, end: usize) -> Option<(usize, char)> {
        self.odd.iter().copied().find(|&(at, _)| (start..=end).contains(&at))
    }
}

/// The first line of `bytes` as messages show it.
pub(super) fn shown(bytes: &[u8]) -> String {
    let line = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let mut excerpt = Excerpt::new();
    excerpt.extend(line.trim_ascii());
    excerpt.show()
}

/// Whether people write this between numbers.
const fn is_separator(byte: u8) -> bool {
    matches!(
        byte,
        b',' | b';' | b':' | b'|' | b'[' | b']' | b'(' | b')' | b'{' | b'}' | b'>' | b'-' | b'='
    )
}

/// The character that begins an escape sequence.
const ESCAPE: u8 = 0x1B;

/// The length of the escape sequence at the beginning of `text`, such as those
/// that colour the text in a terminal.
fn escape_sequence(text: &[u8]) -> Option<usize> {
    let rest = text.strip_prefix(&[ESCAPE, b'['])?;
    let end = rest.iter().take(16).position(u8::is_ascii_alphabetic)?;
    Some(end + 3)
}

/// The first character in `text` that only looks right, if `text` looks like
/// numbers.
pub(crate) fn lookalike(text: &str) -> Option<char> {
    let text = Text::new(text.as_bytes(), false);
    let is_numbers = text.plain().iter().all(|byte| byte.is_ascii_digit() || is_space(*byte));
    text.odd.first().filter(|_| is_numbers).map(|&(_, char)| char)
}

/// Adds what a character looks like, if it only looks right: an ASCII
/// character, or nothing at all. Returns whether it does.
fn push_replacement(char: char, plain: &mut Vec<u8>) -> bool {
    let replaced = match char {
        '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FEFF}' => return true,
        '\u{2010}'..='\u{2015}' | '\u{2212}' => b'-',
        '\u{FF01}'..='\u{FF5E}' => match u8::try_from(u32::from(char) - 0xFEE0) {
            Ok(replaced) => replaced,
            Err(_) => return false,
        },
        _ if !char.is_ascii() && char.is_whitespace() => b' ',
        _ => return false,
    };
    plain.push(replaced);
    true
}

/// What kind of text a piece of an output is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextKind {
    /// Text in ASCII or UTF-8.
    Plain,
    /// Text in GBK, which Chinese Windows writes.
    Gbk,
    /// Text with escape sequences, which colour the text in a terminal.
    Terminal,
    /// No text.
    Binary,
}

impl TextKind {
    /// What kind of text these bytes are.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let is_control = |char: char| char.is_control() && !char.is_whitespace();
        // The last character may have been cut.
        let is_cut = |error: &std::str::Utf8Error| error.error_len().is_none();
        match std::str::from_utf8(bytes) {
            Ok(text) if text.contains("\u{1B}[") => Self::Terminal,
            Ok(text) if text.contains(is_control) => Self::Binary,
            Ok(_) => Self::Plain,
            Err(error) if is_cut(&error) && error.valid_up_to() > 0 => Self::Plain,
            Err(_) if is_gbk(bytes) => Self::Gbk,
            Err(_) => Self::Binary,
        }
    }
}

/// Whether these are characters of GBK: ASCII, or two bytes each.
fn is_gbk(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    let mut is_some = false;
    loop {
        rest = match *rest {
            [] => return is_some,
            [0x20..=0x7E | b'\t' | b'\r', ref after @ ..] => after,
            // The last character may have been cut.
            [0x81..=0xFE] if is_some => return true,
            [0x81..=0xFE, 0x40..=0x7E | 0x80..=0xFE, ref after @ ..] => {
                is_some = true;
                after
            }
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_lead_back_to_the_window() {
        let window = "１5\u{A0}x\u{200B}é, ->7".as_bytes();
        let text = Text::new(window, true);
        assert_eq!(text.plain(), "15 xé    7".as_bytes());
        assert_eq!(text.odd_in(0, 0), Some((0, '１')));
        assert_eq!(text.odd_in(1, 3), Some((2, '\u{A0}')));
        // In the window: １ has 3 bytes, 5, the space 2, x, 3 without width, é 2.
        for (plain, raw) in [(0, 0), (1, 3), (2, 4), (3, 6), (4, 10), (6, 12), (10, 16)] {
            assert_eq!(text.raw(plain), raw, "{plain}");
        }
        assert_eq!(text.window(3, 4), "x\u{200B}".as_bytes());
        let coloured = Text::new(b"\x1B[31m7\x1B[0m 8", false);
        assert_eq!((coloured.plain(), coloured.raw(0), coloured.raw(1)), (&b"7 8"[..], 5, 10));
        let ascii = Text::new(b"-6 1-2", true);
        assert!(!ascii.has_odd() && ascii.raw(3) == 3);
    }

    #[test]
    fn kinds_of_text() {
        assert_eq!(TextKind::of("Start: é".as_bytes()), TextKind::Plain);
        // "start" in GBK; the beginning of an executable; colours.
        assert_eq!(TextKind::of(b"\xC6\xF0\xB5\xE3: 1"), TextKind::Gbk);
        assert_eq!(TextKind::of(b"\x7fELF\x02\x01\x01"), TextKind::Binary);
        assert_eq!(TextKind::of(b"\xC3\x28\xFE"), TextKind::Binary);
        assert_eq!(TextKind::of(b"\x1B[31mred\x1B[0m"), TextKind::Terminal);
        assert_eq!(TextKind::of(b"\0\x01"), TextKind::Binary);
    }
}
