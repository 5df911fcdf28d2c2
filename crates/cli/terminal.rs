//! What standard output is, and whether to use colours on it.

use std::env;
use std::io::{self, IsTerminal as _};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches};

/// Whether a person reads standard output at once.
pub(crate) fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Whether box characters suit standard output: it is a terminal that can show
/// them, one column wide each. The console of Linux has a font of few characters,
/// and a dumb terminal promises none.
pub(crate) fn shows_boxes() -> bool {
    let term = env::var_os("TERM");
    is_terminal() && !term.is_some_and(|term| term == "linux" || term == "dumb")
}

/// How many columns a drawing may take: those of the terminal, where a shell
/// exports them, else 80.
pub(crate) fn columns() -> usize {
    let told = env::var("COLUMNS").ok().filter(|_| is_terminal());
    told.and_then(|columns| columns.parse().ok()).filter(|&columns| columns > 0).unwrap_or(80)
}

/// The option --color.
pub(crate) fn colour_argument() -> Arg {
    Arg::new("color")
        .long("color")
        .value_name("WHEN")
        .default_value("auto")
        .value_parser(PossibleValuesParser::new(["auto", "always", "never"]))
        .help("Whether to use colours with box characters;\nauto: on a terminal, with TERM and without NO_COLOR\n")
}

/// Whether to use colours, on standard output or elsewhere.
pub(crate) fn is_coloured(options: &ArgMatches, is_on_terminal: bool) -> bool {
    match options.get_one::<String>("color").map(String::as_str) {
        Some("always") => true,
        Some("never") => false,
        _ => {
            // As no-color.org has it: set, and not empty.
            let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
            // Without TERM it is perhaps the console of Windows, which prints the
            // codes of colours unless a program asks it not to.
            let knows_colours = env::var_os("TERM").is_some_and(|term| term != "dumb");
            is_on_terminal && !no_color && knows_colours
        }
    }
}
