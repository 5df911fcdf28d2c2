//! The protocol of checkers of the Contest Management System.

use std::io::{self, Write as _};

use clap::{Arg, ArgMatches};
use tourbook_problems::Problem;

use super::files::{Files, Source, Verdict, ascii, path};
use super::{Protocol, UNJUDGED, file, rest};

pub(super) struct Cms;

impl Protocol for Cms {
    fn id(&self) -> &'static str {
        "cms"
    }

    fn arguments(&self) -> Vec<Arg> {
        vec![
            file("INPUT", "What the program was given"),
            file("ANSWER", "The jury's answer; may be empty"),
            file("OUTPUT", "What the program printed"),
            rest(),
        ]
    }

    fn judge(&self, problem: &'static Problem, options: &ArgMatches) -> u8 {
        judge(problem, options).map_or_else(
            |message| {
                let _ = writeln!(io::stderr(), "error: {message}");
                UNJUDGED
            },
            |()| 0,
        )
    }
}

fn judge(problem: &'static Problem, options: &ArgMatches) -> Result<(), String> {
    let open = |name| Source::open(path(options, name));
    let (input, output, answer) = (open("INPUT")?, open("OUTPUT")?, Some(open("ANSWER")?));
    let strict = options.get_flag("strict");
    let (score, message) = match (Files { problem, input, output, answer, strict }).verdict()? {
        // The contestant reads "Output is correct", in a language of choice.
        Verdict::Accepted { .. } => ("1.0", "translate:success".to_owned()),
        Verdict::NotAccepted(finding) => {
            // The first line is for the contestant. Versions from 1.6 on show
            // the second to the staff, others ignore it.
            ("0.0", format!("{}\nADMIN_MESSAGE: {finding}", finding.discreet()))
        }
    };
    // CMS refuses some characters that are not ASCII.
    let message = ascii(&message);
    writeln!(io::stderr(), "{message}")
        .and_then(|()| writeln!(io::stdout(), "{score}"))
        .and_then(|()| io::stdout().flush())
        .map_err(|error| format!("cannot write the verdict: {error}"))
}
