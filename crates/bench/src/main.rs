//! `cargo xtask bench`: Tourbook beside what a user would use instead, and
//! beside the limit itself.
//!
//! All is measured in one run and in turn (A B A B ...), and reported as
//! ratios: absolute times are worth nothing on a shared machine.

mod batches;
mod machine;
mod measure;
mod programs;
mod report;
mod rows;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::{Arg, ArgMatches, Command, value_parser};
use xtask::print::print;
use xtask::start;

fn main() -> ExitCode {
    start::end(run(&command().get_matches()))
}

fn command() -> Command {
    let count = |name: &'static str, default: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name("N").default_value(default).help(help)
    };
    Command::new("tourbook-bench")
        .bin_name("cargo xtask bench")
        .about("Measure Tourbook beside cat, wc, a C++ table program and textbook search")
        .arg(
            count("starts", "200", "Rounds of what takes a moment (at least 30)")
                .value_parser(value_parser!(u32).range(30..)),
        )
        .arg(
            count("batches", "10", "Rounds of what takes longer (at least 10)")
                .value_parser(value_parser!(u32).range(10..)),
        )
        .arg(
            Arg::new("json")
                .long("json")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Write the figures to FILE as well"),
        )
}

fn run(options: &ArgMatches) -> Result<()> {
    let rounds = |name| options.get_one::<u32>(name).map_or(30, |&rounds| rounds as usize);
    let programs = programs::build()?;
    let report = rows::measure(&programs, rounds("starts"), rounds("batches"))?;
    print(&report.to_string())?;
    if let Some(path) = options.get_one::<PathBuf>("json") {
        let text = serde_json::to_string_pretty(&report)? + "\n";
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
