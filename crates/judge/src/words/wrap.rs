//! Text in lines that fit into a terminal.

/// How many columns a line has at most.
const COLUMNS: usize = 79;

/// `text` in lines of at most 79 columns, each of which ends with a line feed.
/// A Chinese character takes two columns. A line may end before it or after it,
/// but no line begins with a sign that ends a clause, such as a comma.
pub(super) fn wrapped(text: &str) -> String {
    let (mut lines, mut width) = (String::new(), 0);
    for piece in pieces(text) {
        let columns = piece.chars().map(columns).sum::<usize>();
        let is_spaced = piece.starts_with(' ');
        if width > 0 && width + columns > COLUMNS {
            lines.push('\n');
            width = 0;
        }
        if width == 0 && is_spaced {
            lines.push_str(piece.trim_start());
            width = columns - 1;
        } else {
            lines.push_str(piece);
            width += columns;
        }
    }
    lines.push('\n');
    lines
}

/// The pieces of `text` between which a line may end.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let (mut start, mut before) = (0, None);
    for (at, char) in text.char_indices() {
        if before.is_some_and(|before| may_end_between(before, char)) {
            pieces.push(&text[start..at]);
            start = at;
        }
        before = Some(char);
    }
    pieces.push(&text[start..]);
    pieces
}

/// Whether a line may end between two characters. A space begins a piece.
fn may_end_between(before: char, after: char) -> bool {
    if after == ' ' || before == ' ' {
        return after == ' ';
    }
    let is_wide = columns(before) == 2 || columns(after) == 2;
    is_wide && !matches!(before, '（' | '“' | '《') && !is_closing(after)
}

/// Whether no line begins with this sign.
const fn is_closing(char: char) -> bool {
    matches!(
        char,
        '，' | '。'
            | '；'
            | '：'
            | '？'
            | '！'
            | '、'
            | '）'
            | '”'
            | '》'
            | ','
            | '.'
            | ')'
            | '…'
    )
}

/// How many columns of a terminal a character takes.
const fn columns(char: char) -> usize {
    if matches!(char, '\u{2E80}'..='\u{9FFF}' | '\u{FF00}'..='\u{FF60}' | '“' | '”') {
        2
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_too_long_and_nothing_is_lost() {
        let english = "word ".repeat(40);
        let chinese = "马每走一步，所在格的颜色都会改变 A1。".repeat(9);
        for text in [english.trim_end(), &chinese, "", "one"] {
            let lines = wrapped(text);
            for line in lines.lines() {
                assert!(line.chars().map(columns).sum::<usize>() <= COLUMNS, "{line}");
                assert!(!line.starts_with(is_closing) && !line.starts_with(' '), "{line}");
            }
            let dense = |text: &str| text.split_whitespace().collect::<String>();
            assert_eq!(dense(&lines), dense(text));
        }
        // 16 words of 4 letters and 15 spaces are 79 columns.
        assert_eq!(wrapped(&english).lines().next().map(str::len), Some(79));
        // The first line is full except for at most one character.
        let first = wrapped(&chinese).lines().next().unwrap_or_default().to_owned();
        assert!(first.chars().map(columns).sum::<usize>() >= COLUMNS - 3, "{first}");
    }
}
