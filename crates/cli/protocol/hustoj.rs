//! The protocol of special judges of HUSTOJ.

use std::io::{self, Write as _};

use clap::{Arg, ArgMatches};
use tourbook_problems::Problem;

use super::files::{Files, Verdict, for_judges};
use super::{Protocol, UNJUDGED, answer_before_output};
use crate::words::Speech;

pub(super) struct Hustoj;

impl Protocol for Hustoj {
    fn id(&self) -> &'static str {
        "hustoj"
    }

    fn arguments(&self) -> Vec<Arg> {
        answer_before_output()
    }

    fn judge(&self, problem: &'static Problem, options: &ArgMatches) -> u8 {
        // The system looks only at the status. The message is for the person who
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
    Ok(match Files::named(problem, options, speech)?.verdict()? {
        Verdict::Accepted { .. } => None,
        Verdict::NotAccepted(finding) => Some(for_judges(finding.text(speech.language), speech)),
    })
}
