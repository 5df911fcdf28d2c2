//! What a word in the place of a number is.

use crate::check::{TextKind, lookalike};
use crate::scanner::{Value, Word};

/// What a word in the place of a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WordKind {
    /// A number in ASCII digits, which may be too large.
    Number,
    /// A number with a hyphen-minus before it.
    Negative,
    /// A number with another minus sign or dash before it: this one.
    OtherMinus(char),
    /// Numbers with this comma between them.
    Comma(char),
    /// A number with this character in it, which looks like an ASCII character
    /// or like nothing.
    Odd(char),
    /// Text in GBK.
    Gbk,
    /// Something else.
    Other,
}

impl WordKind {
    /// What `word` is.
    pub(crate) fn of(word: &Word) -> Self {
        if word.value != Value::NotANumber {
            return Self::Number;
        }
        let text = word.excerpt.text();
        let (first, rest) = match text.chars().next() {
            Some(first) => (first, &text[first.len_utf8()..]),
            None if TextKind::of(word.excerpt.bytes()) == TextKind::Gbk => return Self::Gbk,
            None => return Self::Other,
        };
        let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let is_comma = |char: char| matches!(char, ',' | '\u{FF0C}' | '\u{3001}');
        match first {
            '-' if is_digits(rest) => Self::Negative,
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FF0D}' if is_digits(rest) => {
                Self::OtherMinus(first)
            }
            _ => match text.chars().find(|&char| is_comma(char)) {
                Some(comma)
                    if text.split(is_comma).all(|part| part.is_empty() || is_digits(part)) =>
                {
                    Self::Comma(comma)
                }
                _ => lookalike(text).map_or(Self::Other, Self::Odd),
            },
        }
    }
}
