//! Changes of a text.

use proptest::prelude::*;

/// A change of a text; the numbers say where, and are taken modulo its length.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Insert(usize, String),
    Delete(usize, usize),
    Replace(usize, u8),
    SwapWords(usize, usize),
    SwapLines(usize, usize),
    RepeatLine(usize),
    DeleteLine(usize),
    Cut(usize),
    Append(String),
    Crlf,
    OneLine,
}

pub(crate) fn any_change() -> impl Strategy<Value = Change> {
    let piece = prop_oneof![
        Just(" "),
        Just("\n"),
        Just("\r\n"),
        Just("\t"),
        Just("0"),
        Just("7"),
        Just("30"),
        Just("64"),
        Just("A1"),
        Just("x"),
        Just("-"),
        Just(" 5 "),
        Just("\nScenario #1:\n"),
        Just("\u{e4}"),
        Just("\0"),
    ]
    .prop_map(str::to_owned);
    let place = any::<usize>;
    prop_oneof![
        3 => (place(), piece.clone()).prop_map(|(at, text)| Change::Insert(at, text)),
        2 => (place(), 1..4_usize).prop_map(|(at, count)| Change::Delete(at, count)),
        2 => (place(), b' '..b'~').prop_map(|(at, byte)| Change::Replace(at, byte)),
        3 => (place(), place()).prop_map(|(a, b)| Change::SwapWords(a, b)),
        1 => (place(), place()).prop_map(|(a, b)| Change::SwapLines(a, b)),
        1 => place().prop_map(Change::RepeatLine),
        1 => place().prop_map(Change::DeleteLine),
        1 => place().prop_map(Change::Cut),
        2 => piece.prop_map(Change::Append),
        1 => Just(Change::Crlf),
        1 => Just(Change::OneLine),
    ]
}

impl Change {
    pub(crate) fn apply(&self, text: &[u8]) -> Vec<u8> {
        let at = |place: usize| place % (text.len() + 1);
        let lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
        let line = |place: usize| place % lines.len().max(1);
        match *self {
            Self::Insert(place, ref piece) => {
                [&text[..at(place)], piece.as_bytes(), &text[at(place)..]].concat()
            }
            Self::Delete(place, count) => {
                let end = text.len().min(at(place) + count);
                [&text[..at(place)], &text[end..]].concat()
            }
            Self::Replace(place, byte) => {
                let mut text = text.to_vec();
                if let Some(old) = text.get_mut(at(place)) {
                    *old = byte;
                }
                text
            }
            Self::SwapWords(a, b) => {
                let mut words: Vec<&[u8]> =
                    text.split_inclusive(|&byte| byte == b' ' || byte == b'\n').collect();
                let count = words.len().max(1);
                if !words.is_empty() {
                    words.swap(a % count, b % count);
                }
                words.concat()
            }
            Self::SwapLines(a, b) => {
                let mut swapped = lines.clone();
                if !lines.is_empty() {
                    swapped.swap(line(a), line(b));
                }
                swapped.concat()
            }
            Self::RepeatLine(place) => {
                let mut repeated = lines.clone();
                repeated.splice(line(place)..line(place), lines.get(line(place)).copied());
                repeated.concat()
            }
            Self::DeleteLine(place) => {
                let mut rest = lines.clone();
                rest.drain(line(place)..(line(place) + 1).min(lines.len()));
                rest.concat()
            }
            Self::Cut(place) => text[..at(place)].to_vec(),
            Self::Append(ref piece) => [text, piece.as_bytes()].concat(),
            Self::Crlf => text.iter().flat_map(|&byte| with_return(byte)).collect(),
            Self::OneLine => {
                text.iter().map(|&byte| if byte == b'\n' { b' ' } else { byte }).collect()
            }
        }
    }
}

fn with_return(byte: u8) -> Vec<u8> {
    if byte == b'\n' { b"\r\n".to_vec() } else { vec![byte] }
}
