//! `tourbook table`: all answers.

use std::io::{self, BufWriter, Write};

use tourbook_board::{Answer, Key};
use tourbook_table::entries;

use crate::failure::Failure;

pub(crate) fn run() -> Result<(), Failure> {
    write_table(BufWriter::new(io::stdout().lock()))
        .map_err(|error| Failure::write(&error, "the table"))
}

/// Writes all answers, a key a line: the bytes of `answers.txt`.
fn write_table(mut output: impl Write) -> io::Result<()> {
    let mut entries: Vec<(Key, Answer<'_>)> = entries().collect();
    entries.sort_unstable_by_key(|&(key, _)| key);
    entries.iter().try_for_each(|(key, answer)| writeln!(output, "{key}: {answer}"))?;
    output.flush()
}
