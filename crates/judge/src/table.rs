//! The table, asked and printed.

use std::io::Write;

use tourbook_keys::{Answer, Family, Key, Label, Line};
use tourbook_table::lookup;

use crate::Error;

/// What the table says of a key of `family`.
pub(crate) fn answer_of(family: Family, key: Key) -> Result<Answer<'static>, Error> {
    lookup(key).ok_or_else(|| Error::Table(Label(family, key).to_string()))
}

/// Writes all answers of the table, one key a line: the bytes of `answers.txt`.
///
/// ```
/// let mut text = Vec::new();
/// tourbook_judge::write_table(&mut text)?;
/// assert!(text.starts_with(b"sicily-1152 1: 1 9 5 16 "));
/// # Ok::<(), tourbook_judge::Error>(())
/// ```
///
/// # Errors
///
/// When `output` cannot be written.
pub fn write_table(output: &mut dyn Write) -> Result<(), Error> {
    for family in Family::ALL {
        for key in family.keys() {
            let line = Line(family, key, answer_of(family, key)?);
            writeln!(output, "{line}").map_err(Error::Write)?;
        }
    }
    output.flush().map_err(Error::Write)
}
