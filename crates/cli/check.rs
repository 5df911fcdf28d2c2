//! `tourbook check`: somebody's output, judged.
//!
//! The protocol decides how it is called and how it answers, also after a wrong
//! command line or a panic: a judge must never take a failure for a verdict.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::arguments::{problem_argument, problem_of};
use crate::cannot_write_help;
use crate::command::command;
use crate::examples::examples;
use crate::protocol::{PLAIN, PROTOCOLS, Protocol, UNJUDGED};

/// The arguments as people type them.
pub(crate) fn arguments(command: Command) -> Command {
    arguments_of(PLAIN, command)
}

/// The arguments as `protocol` has them.
fn arguments_of(protocol: &dyn Protocol, command: Command) -> Command {
    let protocols = PROTOCOLS.iter().map(|protocol| protocol.id());
    command
        .arg(
            problem_argument()
                .help("Which problem the output answers;\ntourbook problems lists them"),
        )
        .args(protocol.arguments())
        .arg(
            Arg::new("strict")
                .long("strict")
                .action(ArgAction::SetTrue)
                .help("Refuse each difference in white space"),
        )
        .arg(
            Arg::new("protocol")
                .long("protocol")
                .value_name("PROTOCOL")
                .value_parser(clap::builder::PossibleValuesParser::new(protocols))
                .hide_possible_values(true)
                .help(
                    "Who runs the check: people (plain, the default)\n\
                     or a judging system, as its checker; see below",
                ),
        )
        .after_help(format!("{AFTER_HELP}\n\n{}", examples(include_str!("help/check.txt"))))
}

const AFTER_HELP: &str = "\
Exit status:
  0  accepted
  1  not accepted: the first fault is printed
  2  the command line is wrong
  3  it could not be judged: INPUT is broken, or a file cannot be read

Protocols, as judges call them (docs/protocols.md says more):
  --protocol testlib  PROBLEM INPUT OUTPUT ANSWER [REPORT [-appes]]
  --protocol icpc     PROBLEM INPUT ANSWER FEEDBACK_DIR < OUTPUT
  --protocol cms      PROBLEM INPUT ANSWER OUTPUT
  --protocol hustoj   PROBLEM INPUT ANSWER OUTPUT";

/// Runs the command if `args` ask for it.
pub(crate) fn run(args: &[OsString]) -> Option<ExitCode> {
    let protocol = protocol_of(args)?;
    let command = command().mut_subcommand("check", |check| {
        let about = check.get_about().cloned().unwrap_or_default();
        arguments_of(protocol, Command::new("check").about(about))
    });
    let status = match command.try_get_matches_from(args) {
        Ok(matches) => match matches.subcommand() {
            Some(("check", options)) => judge(protocol, options),
            // No other command takes a protocol.
            _ => UNJUDGED,
        },
        Err(error) => refuse(protocol, &error),
    };
    Some(ExitCode::from(status))
}

fn judge(protocol: &dyn Protocol, options: &ArgMatches) -> u8 {
    match problem_of(options) {
        Ok(problem) => protocol.judge(problem, options),
        Err(_) => UNJUDGED,
    }
}

/// Reports clap's error: the command line is wrong, or it asks for help.
fn refuse(protocol: &dyn Protocol, error: &clap::Error) -> u8 {
    let is_help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if is_help {
        let error = error.print().err();
        if let Some(error) = error.filter(|error| error.kind() != io::ErrorKind::BrokenPipe) {
            let prefix = protocol.failure_prefix();
            let message = cannot_write_help(&error, false);
            let _ = writeln!(io::stderr(), "{prefix}{message}");
            return UNJUDGED;
        }
    } else {
        let text = error.to_string();
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        let _ = write!(io::stderr(), "{}{text}", protocol.failure_prefix());
    }
    protocol.refusal(is_help)
}

/// The command that `args` name. Options of the whole program may stand before
/// it.
fn command_of(args: &[OsString]) -> Option<&OsString> {
    let mut args = args.iter().skip(1);
    let first = args.next()?;
    match first.to_str() {
        Some("--lang") => args.nth(1),
        Some(text) if text.starts_with("--lang=") => args.next(),
        _ => Some(first),
    }
}

/// The protocol that `args` name, or the plain one if they name this command
/// and no protocol that there is. It is found without clap, because it
/// decides what an error of clap means.
pub(crate) fn protocol_of(args: &[OsString]) -> Option<&'static dyn Protocol> {
    let is_check = command_of(args).is_some_and(|command| command == "check");
    let id = args.iter().enumerate().find_map(|(index, arg)| match arg.to_str()? {
        "--protocol" => args.get(index + 1)?.to_str(),
        arg => arg.strip_prefix("--protocol="),
    });
    let named = PROTOCOLS.iter().copied().find(|protocol| Some(protocol.id()) == id);
    named.or(is_check.then_some(PLAIN))
}
