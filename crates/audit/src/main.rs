//! `cargo xtask audit`: runs the checks and prints their results.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use indicatif::{ProgressBar, ProgressStyle};
use tourbook_audit::export::Folder;
use tourbook_audit::{Book, CHECKS, Report, render, run, selection};

fn main() -> ExitCode {
    match audit(&command().get_matches()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            print_error(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn command() -> Command {
    let folder = |name: &'static str, help| {
        Arg::new(name).long(name).value_name("DIR").value_parser(value_parser!(PathBuf)).help(help)
    };
    Command::new("tourbook-audit")
        .bin_name("cargo xtask audit")
        .about("Check the whole table by means that the search does not share")
        .after_help("Exits 0 if all checks hold, 1 if not.")
        .arg(
            Arg::new("CHECK")
                .num_args(0..)
                .value_parser(PossibleValuesParser::new(CHECKS.map(|(name, _)| name)))
                .help("The checks to make [default: all]"),
        )
        .arg(
            Arg::new("json")
                .long("json")
                .action(ArgAction::SetTrue)
                .help("Print one JSON document; crates/audit/src/render/json.rs lists its fields"),
        )
        .arg(folder(
            "dimacs",
            "Write the formulas of the check `sat` there, and expected.txt: what each must give",
        ))
        .arg(folder("proofs", "Write a DRAT proof there for each formula that must be UNSAT"))
        .arg(Arg::new("only").long("only").value_name("WHAT").num_args(1..).help(
            "Write only the formulas and proofs of a board (5x6) or of a problem that \
             `tourbook problems` lists; all of them take 850 MB",
        ))
}

/// Audits the committed table; whether all checks hold.
fn audit(options: &ArgMatches) -> Result<bool> {
    let only = options.get_many::<String>("only").into_iter().flatten();
    let keys = selection::keys(only.map(String::as_str))?;
    let folder = |name| options.get_one::<PathBuf>(name).map(|path| Folder::open(path)).transpose();
    let (dimacs, proofs) = (folder("dimacs")?, folder("proofs")?);
    let book = Book::committed()?;
    let is_json = options.get_flag("json");
    let asked: Option<Vec<&String>> = options.get_many("CHECK").map(Iterator::collect);
    let is_asked = |name: &str| asked.as_ref().is_none_or(|asked| asked.iter().any(|a| *a == name));
    let mut report = Report::default();
    for check in CHECKS.iter().filter(|(name, _)| is_asked(name)) {
        let done = with_progress(check.0, |progress| run(check, &book, progress));
        if !is_json {
            print(&render::text::check(&done))?;
        }
        report.checks.push(done);
    }
    print(&if is_json { render::json::report(&report) } else { render::text::verdict(&report) })?;
    if let Some(folder) = dimacs {
        print_error(&with_progress("dimacs", |progress| {
            folder.write_formulas(&book, &keys, progress)
        })?);
    }
    if let Some(folder) = proofs {
        print_error(&with_progress("proofs", |progress| {
            folder.write_proofs(&book, &keys, progress)
        })?);
    }
    Ok(report.holds())
}

/// Does `work` with a bar on standard error, where that is a terminal.
fn with_progress<T>(name: &'static str, work: impl FnOnce(&ProgressBar) -> T) -> T {
    let bar = ProgressBar::new(0).with_message(name);
    let bar = match ProgressStyle::with_template("{msg:<11} {bar:40} {pos}/{len}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    };
    let result = work(&bar);
    bar.finish_and_clear();
    result
}

/// Prints a line to standard error, because standard output may be JSON.
fn print_error(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Prints to standard output. A closed pipe does not end the program: the status
/// still says whether the checks hold, and files may be wanted.
fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.context("cannot write to standard output"),
    }
}
