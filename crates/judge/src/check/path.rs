//! A path as names of squares, and how the names are written.

use std::ops::Range;

use tourbook_board::{Board, Square};

/// A square as a name says it: the letter and the number, both counted from 0.
pub(super) type Name = (i16, i16);

/// A line that is read as names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Path {
    /// The names up to the first thing that is not one.
    pub(super) names: Vec<Name>,
    /// Where in the line each of them stands.
    pub(super) ranges: Vec<Range<usize>>,
    /// Where something stands that is not a name.
    pub(super) foreign: Option<Range<usize>>,
    pub(super) has_small_letters: bool,
    pub(super) has_number_first: bool,
    pub(super) has_separators: bool,
}

impl Path {
    /// Reads `line` in any way in which people write names.
    pub(super) fn read(line: &[u8]) -> Self {
        let first = line.iter().find(|byte| byte.is_ascii_alphanumeric() || **byte == b'@');
        let has_number_first = first.is_some_and(u8::is_ascii_digit);
        let mut path = Self { has_number_first, ..Self::default() };
        let mut at = 0;
        while at < line.len() {
            let rest = &line[at..];
            if let Some((length, name)) = first_name(rest, has_number_first) {
                path.has_small_letters |= rest[..length].iter().any(u8::is_ascii_lowercase);
                path.names.push(name);
                path.ranges.push(at..at + length);
                at += length;
            } else if is_separator(rest[0]) {
                path.has_separators |= !rest[0].is_ascii_whitespace();
                at += 1;
            } else {
                path.foreign = Some(at..line.len());
                break;
            }
        }
        path
    }

    /// The squares of `board` with these names, up to one that is not on it.
    pub(super) fn squares(&self, board: Board) -> Vec<Square> {
        self.names.iter().map_while(|&name| square(board, name)).collect()
    }
}

/// The square of `board` with this name.
pub(super) fn square(board: Board, (row, col): Name) -> Option<Square> {
    board.at(u8::try_from(row).ok()?, u8::try_from(col).ok()?)
}

/// The name of a square.
pub(super) fn name(board: Board, square: Square) -> Name {
    let (row, col) = board.coordinates(square);
    (i16::from(row), i16::from(col))
}

/// The name at the beginning of `text`, and how long it is. `@` is the letter
/// before A.
fn first_name(text: &[u8], has_number_first: bool) -> Option<(usize, Name)> {
    let letters = usize::from(!has_number_first);
    let digits = text.get(letters..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let letter = text.get(if has_number_first { digits } else { 0 })?.to_ascii_uppercase();
    if digits == 0 || digits > 3 || !(b'@'..=b'Z').contains(&letter) {
        return None;
    }
    let number = &text[letters..letters + digits];
    let number = number.iter().fold(0, |number, digit| 10 * number + i16::from(digit - b'0'));
    Some((digits + 1, (i16::from(letter) - i16::from(b'A'), number - 1)))
}

/// Whether people write this between names.
const fn is_separator(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | b',' | b';' | b'-' | b'>' | b'|' | b'(' | b')' | b'.')
}

/// Whether most of a line are names.
pub(super) fn looks_like_path(line: &[u8]) -> bool {
    // Longer than any answer; the rest of the line is like its beginning.
    let line = &line[..line.len().min(512)];
    let (mut of_names, mut at) = (0, 0);
    while at < line.len() {
        let path = Path::read(&line[at..]);
        of_names += path.ranges.iter().map(Range::len).sum::<usize>();
        at += path.foreign.map_or(line.len(), |foreign| foreign.start + 1);
    }
    let all = line.iter().filter(|&&byte| !is_separator(byte)).count();
    of_names > 0 && 5 * of_names >= 3 * all
}

/// Whether `text` is `word` except for capital letters, other signs, and two
/// letters.
pub(super) fn resembles(text: &[u8], word: &str) -> bool {
    let letters = |text: &[u8]| -> Vec<u8> {
        text.iter().filter(|byte| byte.is_ascii_alphabetic()).map(u8::to_ascii_lowercase).collect()
    };
    if text.len() > 2 * word.len() + 8 {
        return false;
    }
    let (text, word) = (letters(text), letters(word.as_bytes()));
    !text.is_empty() && distance(&text, &word) <= word.len() / 4
}

/// How many letters have to be added, left out or replaced to make `b` of `a`.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_from_other_text() {
        for line in
            ["A1", "A1B3C1", "a1 b3 c1", "1A3B", "A0B2", "A1,B3", "A1->B3", "A1B3C1??B4", "@1A3"]
        {
            assert!(looks_like_path(line.as_bytes()), "{line}");
        }
        for line in
            ["n = 3", "p=4 q=3", "steps: 12", "No solution", "", "D4 visited", "12", "time 0"]
        {
            assert!(!looks_like_path(line.as_bytes()), "{line}");
        }
    }

    #[test]
    fn misspelt_words_are_recognised() {
        for text in ["impossible", "Impossible.", "IMPOSSIBLE", "impossable", "\"imposible\""] {
            assert!(resembles(text.as_bytes(), "impossible"), "{text}");
        }
        for text in ["possible", "no", "", "Segmentation fault"] {
            assert_eq!(resembles(text.as_bytes(), "impossible"), text == "possible", "{text}");
        }
    }

    #[test]
    fn a_line_is_read_as_names() {
        let path = Path::read(b"a0, b2");
        assert_eq!(path.names, [(0, -1), (1, 1)]);
        assert!(path.has_small_letters && path.has_separators && !path.has_number_first);
        assert_eq!(Path::read(b"10C").names, [(2, 9)]);
        assert_eq!(Path::read(b"A1B?C3").foreign, Some(2..6));
    }
}
