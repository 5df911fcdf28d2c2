//! `cargo xtask gallery DIR`: writes the page.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Arg, ArgMatches, Command, value_parser};
use tourbook_gallery::page;
use xtask::print::print;
use xtask::{files, start};

fn main() -> ExitCode {
    start::end(run(&command().get_matches()))
}

fn command() -> Command {
    Command::new("tourbook-gallery")
        .bin_name("cargo xtask gallery")
        .about("Write DIR/index.html: a page that shows every answer and checks outputs, without a network")
        .arg(
            Arg::new("DIR")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help("The folder to write to; it is made if it is missing"),
        )
}

fn run(options: &ArgMatches) -> Result<()> {
    let folder = options.get_one::<PathBuf>("DIR").cloned().unwrap_or_default();
    let (path, page) = (folder.join("index.html"), page()?);
    files::replace(&[(path.clone(), page.as_bytes())])?;
    print(&format!("{}: {} bytes\n", path.display(), page.len()))
}
