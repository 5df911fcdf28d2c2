//! The protocol of special judges of HUSTOJ.

use std::io::{self, Write as _};

use clap::{Arg, ArgMatches};
use tourbook_problems::Problem;

use super::files::{Files, Source, Verdict, for_judges, path};
use super::{Protocol, UNJUDGED, file, rest};
use crate::words::Speech;

pub(super) struct Hustoj;

impl Protocol for Hustoj {
    fn id(&self) -> &'static str {
        "hustoj"
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
        // The system looks at nothing but the status. The message is for whoever
        // runs the special judge by hand.
        let (status, message) = match judge(problem, options) {
            Ok(None) => return 0,
            Ok(Some(message)) => (1, message),
            Err(message) => (UNJUDGED, format!("error: {message}")),
        };
        let _ = writeln!(io::stderr(), "{message}");
        status
    }
}

/// What is wrong with the output, if something is.
fn judge(problem: &'static Problem, options: &ArgMatches) -> Result<Option<String>, String> {
    let speech = Speech::for_judges(options);
    let open = |name| Source::open(path(options, name), speech);
    let (input, output, answer) = (open("INPUT")?, open("OUTPUT")?, Some(open("ANSWER")?));
    let strict = options.get_flag("strict");
    let verdict = Files { problem, input, output, answer, strict, speech }.verdict()?;
    Ok(match verdict {
        Verdict::Accepted { .. } => None,
        Verdict::NotAccepted(finding) => Some(for_judges(finding.text(speech.language), speech)),
    })
}
