//! What others wrote, fit to stand in a message: in one line, whatever it is.

/// How many characters of a word a message shows.
pub(crate) const SHOWN: usize = 20;

/// The characters of `bytes` as messages show them. What cannot be printed is
/// escaped, and so is each byte that is not UTF-8.
///
/// ```
/// use tourbook_judge::printable;
///
/// let shown: String = printable(b"it's \xC3\xA9\n\xFF").collect();
/// assert_eq!(shown, r"it's é\n\xff");
/// ```
pub fn printable(bytes: &[u8]) -> impl Iterator<Item = String> {
    bytes.utf8_chunks().flat_map(|chunk| {
        let valid = chunk.valid().chars().map(escaped);
        let invalid = chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}"));
        valid.chain(invalid)
    })
}

/// A character, escaped if it cannot be printed.
fn escaped(char: char) -> String {
    match char {
        '\'' | '"' | '\\' => char.to_string(),
        // After another character, what combines with it (an accent) can be printed.
        char => format!("a{char}").escape_debug().skip(1).collect(),
    }
}

/// A word as messages show it: its first 20 characters in quotes, and an
/// ellipsis if there are more.
///
/// ```
/// use tourbook_judge::quoted;
///
/// assert_eq!(quoted(b"it's"), r#""it's""#);
/// assert_eq!(quoted(br#"a "b" \"#), r#""a \"b\" \\""#);
/// assert_eq!(quoted(&[0; 21]), format!(r#""{}…""#, r"\0".repeat(20)));
/// ```
#[must_use]
pub fn quoted(word: &[u8]) -> String {
    quoted_beginning(word, false)
}

/// The same for a word of which `kept` is the beginning, and which goes on if
/// `is_cut`.
pub(crate) fn quoted_beginning(kept: &[u8], is_cut: bool) -> String {
    let mut characters = printable(kept);
    let mut shown = String::new();
    for character in characters.by_ref().take(SHOWN) {
        if matches!(character.as_str(), "\"" | "\\") {
            shown.push('\\');
        }
        shown += &character;
    }
    let end = if is_cut || characters.next().is_some() { "…" } else { "" };
    format!("\"{shown}{end}\"")
}
