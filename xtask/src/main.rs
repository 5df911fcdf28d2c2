//! `cargo xtask`: everything that is done offline.

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::{Arg, ArgMatches, Command, value_parser};
use tourbook_board::{Board, Square};
use xtask::print::{print, print_error};
use xtask::write_or_check::{add_options, write_or_check};
use xtask::{derive, render, solve, start, strategies};

/// Far more nodes than the search needs for any board; so many would take a
/// minute or so.
const LIMIT: &str = "100000000";

/// The programs that cargo starts: the packages `tourbook-NAME`.
const PROGRAMS: [(&str, &str); 5] = [
    ("audit", "Check the whole table by means that the search does not share"),
    ("bench", "Measure Tourbook beside what would be used instead, as ratios"),
    (
        "dist",
        "Make dist/: the static program, its SHA-256, the browser page, completions and man pages",
    ),
    ("gallery", "Write the page that shows every answer and checks outputs in a browser"),
    ("package", "Write problem packages for judges: ICPC, Hydro, HUSTOJ"),
];

fn main() -> ExitCode {
    let matches = command().get_matches();
    let result = match matches.subcommand() {
        Some(("generate", options)) => generate(options),
        Some(("solve", options)) => search(options),
        Some(("strategies", options)) => study(options),
        Some((name, options)) => {
            let args = options.get_many("ARGS").into_iter().flatten().cloned();
            start::start(&format!("tourbook-{name}"), args)
        }
        None => Ok(ExitCode::FAILURE),
    };
    result.unwrap_or_else(|error| {
        print_error(&format!("error: {error:#}"));
        ExitCode::FAILURE
    })
}

fn command() -> Command {
    // Separate programs, which may need the table. They read their own
    // arguments, --help too.
    let programs = PROGRAMS.iter().map(|&(name, about)| {
        let args = Arg::new("ARGS").num_args(0..).trailing_var_arg(true).allow_hyphen_values(true);
        let args = args.value_parser(value_parser!(OsString));
        Command::new(name).about(about).disable_help_flag(true).arg(args)
    });
    Command::new("xtask")
        .bin_name("cargo xtask")
        .about("Everything of Tourbook that is done offline")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(programs)
        .subcommand(add_options(
            Command::new("generate").about("Search all keys, count tours, and write the table"),
        ))
        .subcommand(add_options(Command::new("strategies").about(
            "Compare the strategies and write strategies.md (Chinese too) and strategies.svg",
        )))
        .subcommand(
            Command::new("solve")
                .about("Print the first tour of a board of at most 64 squares, or `no tour`")
                .override_usage("cargo xtask solve [OPTIONS] BOARD [START]")
                .arg(Arg::new("BOARD").required(true).num_args(1..=3).help(
                    "Rows x columns, such as 5x6 or 5 6, and perhaps the START:\n\
                         a number (15), a name (C3), or row,column (2,2)",
                ))
                .arg(
                    Arg::new("limit")
                        .long("limit")
                        .value_name("NODES")
                        .default_value(LIMIT)
                        .value_parser(value_parser!(u64))
                        .help("Give up, with status 1, when it takes more nodes than this"),
                ),
        )
}

fn generate(options: &ArgMatches) -> Result<ExitCode> {
    let clock = Instant::now();
    let derived = derive::derive()?;
    let searched = clock.elapsed();
    let clock = Instant::now();
    let counts = derive::count();
    let counted = clock.elapsed();
    let rendered = render::render(&derived.entries, &counts);
    let contents = format!("{} keys and {} counts", derived.entries.len(), counts.len());
    let effort = solve::describe(derived.effort);
    let cost = format!("{effort}, {searched:.1?}; counted in {counted:.1?}");
    write_or_check(options, "generate", &rendered, &contents, &cost)
}

fn study(options: &ArgMatches) -> Result<ExitCode> {
    let clock = Instant::now();
    let rendered = strategies::render(&strategies::study()?)?;
    let count = format!("{} strategies", tourbook_solver::strategies::ALL.len());
    write_or_check(options, "strategies", &rendered, &count, &format!("{:.1?}", clock.elapsed()))
}

/// The board and the start that were asked for.
fn question(options: &ArgMatches) -> Result<(Board, Option<Square>), String> {
    let words: Vec<&str> =
        options.get_many::<String>("BOARD").unwrap_or_default().map(String::as_str).collect();
    let (board, start) = match words.as_slice() {
        [board] => ((*board).to_owned(), None),
        [board, start] if board.parse::<Board>().is_ok() => ((*board).to_owned(), Some(*start)),
        // Rows and columns as two words.
        [rows, cols, start @ ..] => (format!("{rows}x{cols}"), start.first().copied()),
        [] => (String::new(), None),
    };
    let board: Board = board.parse().map_err(|error| format!("{board:?}: {error}"))?;
    let start = start
        .map(|start| board.square(start).map_err(|error| format!("{start:?}: {error}")))
        .transpose()?;
    Ok((board, start))
}

fn search(options: &ArgMatches) -> Result<ExitCode> {
    let (board, start) = match question(options) {
        Ok(question) => question,
        Err(message) => {
            // The command line is wrong.
            print_error(&format!("error: {message}"));
            return Ok(ExitCode::from(2));
        }
    };
    let limit = options.get_one::<u64>("limit").copied().unwrap_or(u64::MAX);
    let report = solve::solve(board, start, limit);
    let cost = solve::describe(report.effort);
    if let Some(line) = report.line {
        print(&format!("{line}\n"))?;
        print_error(&cost);
        return Ok(ExitCode::SUCCESS);
    }
    print_error(&format!("{cost}; gave up at the limit of {limit} nodes (--limit)"));
    print_error("whether there is a tour is not known");
    Ok(ExitCode::FAILURE)
}
