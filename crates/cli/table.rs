//! `tourbook table`: all answers, or those of a board.

use std::io::{self, BufWriter, Write};

use clap::{Arg, ArgMatches, Command};
use tourbook_board::{Answer, Board, Key};
use tourbook_judge::quoted;
use tourbook_table::{entries, lookup};

use crate::examples::examples;
use crate::failure::Failure;
use crate::words::Speech;

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    command
        .arg(
            Arg::new("BOARD")
                .help("Only this board: rows x columns, such as 5x6\n[default: all boards]"),
        )
        .after_help(examples(include_str!("help/table.txt")))
}

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let speech = Speech::of(options);
    let board = options.get_one::<String>("BOARD").map(|text| board(text, speech)).transpose()?;
    write_table(board, BufWriter::new(io::stdout().lock()))
        .map_err(|error| Failure::write(&error, &speech.the_table(), speech))
}

/// The board of the table that `text` means.
fn board(text: &str, speech: Speech) -> Result<Board, Failure> {
    let board = text.parse::<Board>();
    let board = board.map_err(|_| Failure::Usage(speech.not_a_board(&quoted(text.as_bytes()))))?;
    let known = lookup(Key::from_any_start(board)).map(|_| board);
    known.ok_or_else(|| Failure::Usage(speech.not_in_table(&board)))
}

/// Writes the answers of `board` or of all boards, a key a line: the bytes of
/// `answers.txt`, or of a part of it.
fn write_table(board: Option<Board>, mut output: impl Write) -> io::Result<()> {
    let is_asked = |key: Key| board.is_none_or(|board| key.board() == board);
    let mut entries: Vec<(Key, Answer<'_>)> = entries().filter(|&(key, _)| is_asked(key)).collect();
    entries.sort_unstable_by_key(|&(key, _)| key);
    entries.iter().try_for_each(|(key, answer)| writeln!(output, "{key}: {answer}"))?;
    output.flush()
}
