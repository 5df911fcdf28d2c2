//! `tourbook table`: all answers.

use std::io::{self, BufWriter};

use crate::failure::Failure;

pub(crate) fn run() -> Result<(), Failure> {
    tourbook_judge::write_table(&mut BufWriter::new(io::stdout().lock()))
        .map_err(|error| Failure::of(&error, "the table", "the table"))
}
