//! The lines of an output around a fault.

use tourbook_judge::printable;

/// How many lines are shown before the line with the fault, and after it.
const AROUND: u64 = 2;

/// How many characters of a line are shown.
const WIDTH: usize = 240;

/// Some lines of a text, fit to be shown.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Surroundings {
    /// The number of the first of them, from 1.
    pub(crate) first: u64,
    pub(crate) lines: Vec<String>,
}

impl Surroundings {
    /// The lines around line number `line`, which is counted from 1. Where the
    /// text ends before that line, it is shown as an empty one.
    pub(crate) fn new(text: &[u8], line: u64) -> Self {
        let first = line.saturating_sub(AROUND).max(1);
        let numbered = (1..).zip(text.split_inclusive(|&byte| byte == b'\n'));
        let mut lines: Vec<String> = numbered
            .skip_while(|(number, _)| *number < first)
            .take_while(|(number, _)| *number <= line + AROUND)
            .map(|(_, line)| shown(line))
            .collect();
        if first + lines.len() as u64 == line {
            lines.push(String::new());
        }
        Self { first, lines }
    }
}

/// A line without its end, as far as it is shown.
fn shown(line: &[u8]) -> String {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let mut characters = printable(line);
    let mut shown: String = characters.by_ref().take(WIDTH).collect();
    if characters.next().is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::Surroundings;

    fn around(text: &str, line: u64) -> (u64, Vec<String>) {
        let Surroundings { first, lines } = Surroundings::new(text.as_bytes(), line);
        (first, lines)
    }

    #[test]
    fn two_lines_are_shown_before_and_after() {
        let text = "1\n2\r\n3\n4\n5\n6\n7\n";
        for (line, first, lines) in [
            (1, 1, "1 2 3"),
            (2, 1, "1 2 3 4"),
            (4, 2, "2 3 4 5 6"),
            (7, 5, "5 6 7"),
            // The text ends before this line.
            (8, 6, "6 7 "),
        ] {
            let lines = lines.split(' ').map(str::to_owned).collect();
            assert_eq!(around(text, line), (first, lines), "{line}");
        }
        assert_eq!(around("", 1), (1, vec![String::new()]));
    }

    #[test]
    fn a_long_line_and_a_strange_one_are_shown_in_part() {
        let (_, lines) = around(&"x".repeat(241), 1);
        assert_eq!(lines, ["x".repeat(240) + "…"]);
        assert_eq!(around(&"x".repeat(240), 1).1, ["x".repeat(240)]);
        assert_eq!(Surroundings::new(b"\xC7\0\n", 1).lines, [r"\xc7\0"]);
    }
}
