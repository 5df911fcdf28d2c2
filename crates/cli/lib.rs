//! Tourbook gives right answers to knight's tour problems.
//!
//! This crate is the program `tourbook`: it parses arguments, opens files, and turns
//! failures into a line on standard error and a status. Your own program needs one of
//! the libraries:
//!
//! | you want | crate |
//! | --- | --- |
//! | boards, squares, knight's moves, a check of a tour | [`tourbook_board`] |
//! | the first tour from a start, or the number of tours | [`tourbook_table`] |
//! | the facts of the judges' problems | [`tourbook_problems`] |
//! | to answer a judge's input, check an output, explain an answer | [`tourbook_judge`] |
//! | pictures of tours: text, SVG, JSON | [`tourbook_draw`] |
//! | source files in other languages, and checkers | [`tourbook_export`] |
//! | files that are written as a whole or not at all | [`tourbook_files`] |
//!
//! The first tour of 5 x 6 from square 15:
//!
//! ```
//! use tourbook_table::lookup;
//!
//! let answer = lookup("5x6 15".parse()?).expect("each start of 5 x 6 is in the table");
//! assert!(answer.to_string().starts_with("15 2 13 26 "));
//! # Ok::<(), tourbook_board::ParseKeyError>(())
//! ```

mod answer;
mod arguments;
mod asked;
mod audit;
mod cases;
mod check;
mod command;
mod drawing;
mod examples;
mod explain;
mod export;
mod failure;
mod hint;
mod inputs;
mod output;
mod problems;
mod protocol;
mod random;
mod show;
mod table;
mod terminal;
mod try_program;
mod words;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;

pub use command::command;
use failure::Failure;
use tourbook_problems::Language;
use words::Speech;

/// Runs the program with `args`, the first of which is its own name.
///
/// The status is 0 when all went well (or whoever read the output stopped
/// reading), 1 when data are wrong or could not be read or written, 2 when the
/// command line is wrong. `check` and `try` have a status for each verdict, as
/// their help says.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    if let Some(status) = check::run(&args) {
        return status;
    }
    match dispatch(args) {
        Ok(status) => ExitCode::from(status),
        Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(Failure::Data(message)) => fail(&message, 1),
        Err(Failure::Usage(message)) => fail(&message, 2),
        Err(Failure::Unjudged(message)) => fail(&message, protocol::UNJUDGED),
        Err(Failure::Parse(error)) => {
            // Help and the version are errors to clap, with status 0.
            let is_version = error.kind() == ErrorKind::DisplayVersion;
            match error.print() {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                    fail(&cannot_write_help(&error, is_version), 1)
                }
                _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
            }
        }
    }
}

/// Makes a panic end the process with the status that means "nothing was judged",
/// if `args` ask for a check. It does not matter whether panics unwind or abort.
pub fn exit_on_panic(args: &[OsString]) {
    if let Some(protocol) = check::protocol_of(args) {
        std::panic::set_hook(Box::new(move |panic| {
            let _ = writeln!(io::stderr(), "{}{panic}", protocol.failure_prefix());
            std::process::exit(protocol::UNJUDGED.into());
        }));
    }
}

/// Runs a command, and returns its status.
fn dispatch(args: impl IntoIterator<Item = OsString>) -> Result<u8, Failure> {
    let matches = command().try_get_matches_from(args).map_err(Failure::Parse)?;
    match matches.subcommand() {
        Some(("answer", options)) => answer::run(options)?,
        Some(("audit", options)) => audit::run(options)?,
        Some(("cases", options)) => cases::run(options)?,
        Some(("explain", options)) => explain::run(options)?,
        Some(("export", options)) => export::run(options)?,
        Some(("problems", options)) => problems::run(options)?,
        Some(("show", options)) => show::run(options)?,
        Some(("table", options)) => table::run(options)?,
        Some(("try", options)) => return try_program::run(options),
        // clap requires one of these, or `check`, which has been run.
        _ => return Err(Failure::Usage("there is no such command".to_owned())),
    }
    Ok(0)
}

/// The help and the version are English, and so is this message about them.
fn cannot_write_help(error: &io::Error, is_version: bool) -> String {
    let speech = Speech::new(Language::English);
    let what = if is_version { speech.the_version() } else { speech.the_help() };
    speech.cannot_write(&what, &speech.error(error))
}

fn fail(message: &str, status: u8) -> ExitCode {
    // Where standard error is gone, the status has to do.
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::from(status)
}
