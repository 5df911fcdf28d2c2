//! The protocol of checkers written with testlib.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, value_parser};
use std::path::{Path, PathBuf};
use tourbook_judge::check::Class;
use tourbook_problems::Problem;

use super::files::{Files, Source, Verdict, for_judges, path};
use super::{Protocol, UNJUDGED, file};
use crate::failure::shown;
use crate::words::Speech;

pub(super) struct Testlib;

impl Protocol for Testlib {
    fn id(&self) -> &'static str {
        "testlib"
    }

    fn arguments(&self) -> Vec<Arg> {
        let ignored = |name| Arg::new(name).long(name).hide(true);
        vec![
            file("INPUT", "What the program was given"),
            file("OUTPUT", "What it printed"),
            file("ANSWER", "The jury's answer; may be empty"),
            Arg::new("REPORT")
                .value_parser(value_parser!(PathBuf))
                .help("Where the message goes instead of standard error"),
            Arg::new("APPES")
                .allow_hyphen_values(true)
                .value_parser(PossibleValuesParser::new(["-appes", "-APPES"]))
                .help("Write REPORT as XML"),
            // testlib's own checkers take these, wherever they stand.
            ignored("testset"),
            ignored("group"),
        ]
    }

    fn judge(&self, problem: &'static Problem, options: &ArgMatches) -> u8 {
        let speech = Speech::for_judges(options);
        let outcome = judge(problem, options, speech);
        let path = options.get_one::<PathBuf>("REPORT");
        let as_xml = options.contains_id("APPES");
        report(outcome, path.map(PathBuf::as_path), as_xml, speech)
    }

    fn failure_prefix(&self) -> &'static str {
        "FAIL "
    }

    fn refusal(&self, _: bool) -> u8 {
        // A call for help judges nothing.
        UNJUDGED
    }
}

/// What testlib calls a verdict.
struct Kind {
    status: u8,
    /// What stands before the message on standard error.
    prefix: &'static str,
    /// The attribute in XML.
    outcome: &'static str,
}

const OK: Kind = Kind { status: 0, prefix: "ok ", outcome: "accepted" };
const WRONG: Kind = Kind { status: 1, prefix: "wrong answer ", outcome: "wrong-answer" };
const FORMAT: Kind =
    Kind { status: 2, prefix: "wrong output format ", outcome: "presentation-error" };
const FAIL: Kind = Kind { status: UNJUDGED, prefix: "FAIL ", outcome: "fail" };

fn judge(problem: &'static Problem, options: &ArgMatches, speech: Speech) -> (Kind, String) {
    let open = |name| Source::open(path(options, name), speech);
    // As with testlib, a missing output is the fault of the program that should have
    // written it.
    let output = match open("OUTPUT") {
        Ok(output) => output,
        Err(message) => return (FORMAT, message),
    };
    let verdict = open("INPUT").and_then(|input| {
        let (answer, strict) = (Some(open("ANSWER")?), options.get_flag("strict"));
        Files { problem, input, output, answer, strict, speech }.verdict()
    });
    match verdict {
        Ok(Verdict::Accepted { cases }) => (OK, speech.cases(cases)),
        Ok(Verdict::NotAccepted(finding)) => match finding.diagnostic.class() {
            Class::Wrong => (WRONG, finding.text(speech.language)),
            Class::Presentation => (FORMAT, finding.text(speech.language)),
        },
        Err(message) => (FAIL, message),
    }
}

/// Writes the verdict where the caller expects it.
fn report(
    (kind, message): (Kind, String),
    path: Option<&Path>,
    as_xml: bool,
    speech: Speech,
) -> u8 {
    let message = for_judges(message, speech);
    let mut stderr = io::stderr();
    let Some(path) = path else {
        let _ = writeln!(stderr, "{}{message}", kind.prefix);
        return kind.status;
    };
    let text = if as_xml { xml(kind.outcome, &message) } else { message };
    if let Err(error) = fs::write(path, text) {
        let message = speech.cannot_be_written(&shown(path), &speech.error(&error));
        let _ = writeln!(stderr, "{}{message}", FAIL.prefix);
        return FAIL.status;
    }
    let _ = writeln!(stderr, "\nSee file to check exit message");
    kind.status
}

/// The report as testlib writes it. Where the message is not ASCII, the encoding
/// that testlib names would be wrong.
fn xml(outcome: &str, message: &str) -> String {
    let encoding = if message.is_ascii() { "windows-1251" } else { "utf-8" };
    let mut text =
        format!("<?xml version=\"1.0\" encoding=\"{encoding}\"?><result outcome = \"{outcome}\">");
    for char in message.chars() {
        match char {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            char if char.is_control() => text.push('.'),
            char => text.push(char),
        }
    }
    let _ = writeln!(text, "</result>");
    text
}
