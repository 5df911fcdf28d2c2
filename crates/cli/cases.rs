//! `tourbook cases`: test inputs for a problem.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command, value_parser};
use tourbook_problems::Case;

use crate::arguments::{problem_argument, problem_of};
use crate::examples::examples;
use crate::failure::{Failure, shown};
use crate::inputs::{TestInput, inputs};
use crate::output;
use crate::random::SplitMix64;
use crate::words::Speech;

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    command
        .arg(problem_argument().help("Which problem the input is for;\ntourbook problems lists them"))
        .arg(
            Arg::new("output")
                .short('o')
                .long("output")
                .value_name("DIR")
                .value_parser(value_parser!(PathBuf))
                .help("Write files 001.in, 002.in ... to the folder DIR;\nneeded where one input cannot have all cases"),
        )
        .arg(output::force_argument("output", "Replace files that exist"))
        .arg(
            Arg::new("count")
                .long("count")
                .value_name("N")
                .requires("seed")
                .value_parser(value_parser!(u32).range(1..=10_000_000))
                .help("Print N random cases instead of each case once"),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("S")
                .requires("count")
                .value_parser(value_parser!(u64))
                .help("The number that decides the random cases of --count"),
        )
        .after_help(examples(include_str!("help/cases.txt")))
}

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let (problem, speech) = (problem_of(options)?, Speech::of(options));
    let all: Vec<Case> = problem.cases().collect();
    let cases = match (options.get_one::<u32>("count"), options.get_one::<u64>("seed")) {
        (Some(&count), Some(&seed)) => random(&all, count, seed),
        _ => all,
    };
    let max = problem.input.max_cases();
    let inputs = inputs(problem, &cases, max);
    match (options.get_one::<PathBuf>("output"), inputs.as_slice()) {
        (Some(folder), inputs) => save(folder, inputs, options.get_flag("force"), speech),
        (None, [input]) => output::print(&input.text, &speech.the_input(), speech),
        (None, inputs) => {
            let cases = speech.cases(max);
            Err(Failure::Usage(speech.too_many_cases(&problem.id, &cases, &inputs.len())))
        }
    }
}

/// So many random cases.
fn random(cases: &[Case], count: u32, seed: u64) -> Vec<Case> {
    let mut random = SplitMix64::new(seed);
    (0..count).filter_map(|_| cases.get(random.below(cases.len())).copied()).collect()
}

/// Writes each input to a file of its own.
fn save(
    folder: &Path,
    inputs: &[TestInput],
    may_replace: bool,
    speech: Speech,
) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| {
        Failure::Data(speech.folder_cannot_be_made(&shown(folder), &speech.error(&error)))
    })?;
    let width = inputs.len().to_string().len().max(3);
    for (input, number) in inputs.iter().zip(1..) {
        let path = folder.join(format!("{number:0width$}.in"));
        output::save(&path, &input.text, may_replace, speech)?;
    }
    Ok(())
}
