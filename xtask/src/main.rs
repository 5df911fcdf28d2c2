//! `cargo xtask`: everything that is done offline.

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::{Arg, ArgMatches, Command, value_parser};
use xtask::deliver::{deliver, writes};
use xtask::say::{say, tell};
use xtask::{derive, render, solve, start, strategies};

/// Far more nodes than the search needs for any board; so many would take a
/// minute or so.
const LIMIT: &str = "100000000";

/// What is started with cargo: the packages `tourbook-NAME`.
const PROGRAMS: [(&str, &str); 4] = [
    ("audit", "Check the whole table by means that the search does not share"),
    ("bench", "Measure Tourbook beside what would be used instead, as ratios"),
    ("dist", "Make dist/: the static program, its SHA-256, completions and man pages"),
    ("gallery", "Write the page that shows every answer in a browser"),
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
        tell(&format!("error: {error:#}"));
        ExitCode::FAILURE
    })
}

fn command() -> Command {
    let number = |name, help| Arg::new(name).required(true).help(help);
    // Programs of their own, which may need the table. Their arguments, --help
    // among them, are for them to read.
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
        .subcommand(writes(
            Command::new("generate")
                .about("Search all keys and write src/table.rs, answers.txt and picture.svg"),
        ))
        .subcommand(writes(
            Command::new("strategies")
                .about("Compare the strategies and write strategies.md and strategies.svg"),
        ))
        .subcommand(
            Command::new("solve")
                .about("Print the first tour of a board of at most 64 squares, or `no tour`")
                .arg(number("ROWS", "How many rows").value_parser(value_parser!(u8)))
                .arg(number("COLS", "How many columns").value_parser(value_parser!(u8)))
                .arg(
                    Arg::new("START")
                        .value_parser(value_parser!(u8))
                        .help("The number of the square to start from [default: any]"),
                )
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
    let rendered = render::render(&derived.entries);
    let keys = format!("{} keys", derived.entries.len());
    let cost = format!("{}, {:.1?}", solve::describe(derived.effort), clock.elapsed());
    deliver(options, "generate", &rendered, &keys, &cost)
}

fn study(options: &ArgMatches) -> Result<ExitCode> {
    let clock = Instant::now();
    let rendered = strategies::render(&strategies::study()?)?;
    let count = format!("{} strategies", tourbook_solver::strategies::ALL.len());
    deliver(options, "strategies", &rendered, &count, &format!("{:.1?}", clock.elapsed()))
}

fn search(options: &ArgMatches) -> Result<ExitCode> {
    let number = |name| options.get_one::<u8>(name).copied();
    let (rows, cols) = (number("ROWS").unwrap_or(0), number("COLS").unwrap_or(0));
    let limit = options.get_one::<u64>("limit").copied().unwrap_or(u64::MAX);
    let report = match solve::solve(rows, cols, number("START"), limit) {
        Ok(report) => report,
        Err(error) => {
            // The command line is wrong.
            tell(&format!("error: {error:#}"));
            return Ok(ExitCode::from(2));
        }
    };
    let cost = solve::describe(report.effort);
    if let Some(line) = report.line {
        say(&format!("{line}\n"))?;
        tell(&cost);
        return Ok(ExitCode::SUCCESS);
    }
    tell(&format!("{cost}; gave up at the limit of {limit} nodes (--limit)"));
    tell("whether there is a tour is not known");
    Ok(ExitCode::FAILURE)
}
