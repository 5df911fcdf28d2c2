//! The ways in which judges call a checker and hear its verdict.
//!
//! docs/protocols.md says which versions of them are followed.

mod cms;
mod files;
mod hustoj;
mod icpc;
mod plain;
mod testlib;

use clap::{Arg, ArgMatches, value_parser};
use tourbook_problems::Problem;

/// A way to be called and to answer.
pub(crate) trait Protocol: Sync {
    /// What it is called on the command line.
    fn id(&self) -> &'static str;

    /// The arguments after the problem.
    fn arguments(&self) -> Vec<Arg>;

    /// Judges, writes the verdict, and returns the exit status.
    fn judge(&self, problem: &'static Problem, options: &ArgMatches) -> u8;

    /// What stands before the message that nothing was judged.
    fn failure_prefix(&self) -> &'static str {
        "error: "
    }

    /// The exit status when the command line is wrong, or asks for help.
    fn refusal(&self, is_help: bool) -> u8 {
        if is_help { 0 } else { 2 }
    }
}

/// All protocols.
pub(crate) const PROTOCOLS: &[&dyn Protocol] =
    &[PLAIN, &testlib::Testlib, &icpc::Icpc, &cms::Cms, &hustoj::Hustoj];

/// The one for people.
pub(crate) const PLAIN: &dyn Protocol = &plain::Plain;

/// The exit status when it could not be judged. No protocol uses it for a
/// verdict, and testlib uses it for this.
pub(crate) const UNJUDGED: u8 = 3;

/// An argument that is a file, and must be there.
fn file(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).required(true).value_parser(value_parser!(std::path::PathBuf)).help(help)
}

/// The arguments of systems that give a checker the answer before the output.
fn answer_before_output() -> Vec<Arg> {
    vec![
        file("INPUT", "What the program was given"),
        file("ANSWER", "The jury's answer; may be empty"),
        file("OUTPUT", "What the program printed"),
        rest(),
    ]
}

/// An argument that stands for all further ones, which are ignored.
fn rest() -> Arg {
    Arg::new("REST")
        .num_args(0..)
        .trailing_var_arg(true)
        .allow_hyphen_values(true)
        .hide(true)
        .value_parser(value_parser!(std::ffi::OsString))
}
