//! `tourbook try`: a person's program, run on test inputs and judged.
//!
//! The words and the option names are those of `oj test` of online-judge-tools.

mod judged;
mod process;

use std::fmt::Write as _;
use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use tourbook_judge::Subject;
use tourbook_problems::{Case, Problem};

use crate::arguments::{problem_argument, problem_of};
use crate::examples::examples;
use crate::failure::{Failure, shown};
use crate::inputs::{TestInput, inputs};
use crate::output::print;
use crate::words::Speech;
use judged::{Judged, judge};
use process::Program;

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    command
        .override_usage("tourbook try [OPTIONS] PROBLEM -- PROGRAM [ARGS]...")
        .arg(
            problem_argument()
                .help("Which problem the program solves; tourbook problems\nlists them"),
        )
        .arg(
            Arg::new("input")
                .long("input")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Run it once on FILE, instead of on each case of\nthe problem"),
        )
        .arg(
            Arg::new("time-limit")
                .long("time-limit")
                .visible_alias("tle")
                .value_name("SECONDS")
                .default_value("10")
                .value_parser(seconds)
                .help("How long one run may take\n"),
        )
        .arg(
            Arg::new("all")
                .long("all")
                .action(ArgAction::SetTrue)
                .help("Go on after the first fault: print the first fault\nof each case"),
        )
        .arg(
            Arg::new("PROGRAM")
                .required(true)
                .num_args(1..)
                .last(true)
                .value_parser(value_parser!(std::ffi::OsString))
                .help("The program and its arguments"),
        )
        .after_help(format!("{AFTER_HELP}\n\n{}", examples(include_str!("help/try.txt"))))
}

const AFTER_HELP: &str = "\
The program runs with your rights and without a sandbox. It is ended when it
takes too long, and so are the programs that it has started.

The first word of each line is the verdict:
  AC   accepted
  WA   wrong answer
  PE   presentation error: the answer is not written as the problem asks
  RE   run-time error: the program crashed
  TLE  time limit exceeded

Exit status:
  0  accepted
  1  not accepted
  2  the command line is wrong
  3  the program cannot be started, or FILE is wrong or cannot be read";

/// A time in seconds, such as 2 or 0.5.
fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "expected a number of seconds above 0, such as 2 or 0.5".to_owned();
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    let duration = Duration::try_from_secs_f64(seconds).map_err(|_| wrong())?;
    if duration.is_zero() || duration > Duration::from_secs(24 * 60 * 60) {
        return Err(wrong());
    }
    Ok(duration)
}

pub(crate) fn run(options: &ArgMatches) -> Result<u8, Failure> {
    let (problem, speech) = (problem_of(options)?, Speech::of(options));
    let words = options.get_many::<std::ffi::OsString>("PROGRAM").unwrap_or_default();
    let limit = options.get_one::<Duration>("time-limit").copied().unwrap_or_default();
    let program = Program::new(words.cloned().collect(), limit, speech);
    let all = options.get_flag("all");
    let inputs = if let Some(path) = options.get_one::<PathBuf>("input") {
        vec![read(path, speech)?]
    } else {
        let cases: Vec<Case> = problem.cases().collect();
        inputs(problem, &cases, problem.cases_per_run())
    };
    let mut summary = Summary::default();
    for (index, input) in inputs.iter().enumerate() {
        show_progress(index, inputs.len(), speech);
        let judged = judge(problem, &program, &input.text, all).map_err(Failure::Unjudged)?;
        report(problem, input, &judged, speech)?;
        summary.add(input, &judged);
        if judged.is_faulty() && !all {
            break;
        }
    }
    clear_progress(inputs.len());
    print(summary.describe(speech), &speech.the_summary(), speech)?;
    Ok(u8::from(summary.faulty > 0))
}

/// The input in a file. Which cases it has is not known before it is read.
fn read(path: &PathBuf, speech: Speech) -> Result<TestInput, Failure> {
    let text = fs::read(path).map_err(|error| {
        Failure::Unjudged(speech.cannot_be_read(&shown(path), &speech.error(&error)))
    })?;
    Ok(TestInput { text, cases: Vec::new() })
}

/// Prints what was found in one run.
fn report(
    problem: &Problem,
    input: &TestInput,
    judged: &Judged,
    speech: Speech,
) -> Result<(), Failure> {
    let only = if let &[case] = input.cases.as_slice() { Some(case) } else { None };
    // A case that has an input of its own is not the first of many.
    let of = only.map(|case| format!("{case}: ")).unwrap_or_default();
    let mut text: String = judged.faults.iter().map(|line| format!("{of}{line}\n")).collect();
    if let Some(case) = judged.case.or(only).filter(|_| judged.is_faulty()) {
        let _ = writeln!(text, "{}", speech.see_case(&problem.id, &case.values()));
        // Of some boards the table has only the numbers of tours.
        if Subject::from(case).answer().is_some() {
            let _ = writeln!(text, "{}", speech.see_drawing(&case));
        }
    }
    if !text.is_empty() {
        clear_progress(MANY_RUNS);
    }
    print(&text, &speech.the_verdict(), speech)
}

/// What all runs come to.
#[derive(Default)]
struct Summary {
    runs: usize,
    faulty: usize,
    cases: u64,
    /// How long the slowest run took, and its case if it has one.
    slowest: Option<(Duration, Option<Case>)>,
}

impl Summary {
    fn add(&mut self, input: &TestInput, judged: &Judged) {
        self.runs += 1;
        self.faulty += usize::from(judged.is_faulty());
        self.cases += judged.cases;
        if self.slowest.is_none_or(|(slowest, _)| judged.time > slowest) {
            let case = if let &[case] = input.cases.as_slice() { Some(case) } else { None };
            self.slowest = Some((judged.time, case));
        }
    }

    fn describe(&self, speech: Speech) -> String {
        let runs = match self.runs {
            1 => speech.one_run(),
            runs => speech.several_runs(&runs),
        };
        let verdict = match self.faulty {
            0 => speech.runs_accepted(&speech.cases(self.cases), &runs),
            1 => speech.one_faulty_run(&runs),
            faulty => speech.several_faulty_runs(&faulty, &runs),
        };
        let seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
        let text = match self.slowest {
            Some((time, Some(case))) => speech.slowest_case(&verdict, &seconds(time), &case),
            Some((time, None)) => speech.slowest(&verdict, &seconds(time)),
            None => verdict,
        };
        text + "\n"
    }
}

/// How many runs make a person wait for more than a moment.
const MANY_RUNS: usize = 2;

/// Shows on a terminal how many runs are done.
fn show_progress(done: usize, runs: usize, speech: Speech) {
    if runs >= MANY_RUNS && io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r{}", speech.progress(&(done + 1), &runs));
    }
}

/// Removes the progress from the terminal.
fn clear_progress(runs: usize) {
    if runs >= MANY_RUNS && io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r                    \r");
    }
}
