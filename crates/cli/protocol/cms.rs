//! The protocol of checkers of the Contest Management System.

use std::io::{self, Write as _};

use clap::{Arg, ArgMatches};
use tourbook_judge::check::Notice;
use tourbook_problems::Problem;

use super::files::{Files, Verdict, for_judges};
use super::{Protocol, UNJUDGED, answer_before_output};
use crate::words::Speech;

pub(super) struct Cms;

impl Protocol for Cms {
    fn id(&self) -> &'static str {
        "cms"
    }

    fn arguments(&self) -> Vec<Arg> {
        answer_before_output()
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
    let speech = Speech::for_judges(options);
    let (score, message) = match Files::named(problem, options, speech)?.verdict()? {
        // The contestant reads "Output is correct", in a language of choice.
        Verdict::Accepted { .. } => ("1.0", "translate:success".to_owned()),
        Verdict::NotAccepted(finding) => {
            // The first line is for the contestant. Versions from 1.6 on show
            // the second to the staff, others ignore it.
            let notice = Notice::of(problem, &finding.answer);
            let [notice, finding] = [notice.text(speech.language), finding.text(speech.language)];
            ("0.0", format!("{notice}\nADMIN_MESSAGE: {finding}"))
        }
    };
    let message = for_judges(message, speech);
    writeln!(io::stderr(), "{message}")
        .and_then(|()| writeln!(io::stdout(), "{score}"))
        .and_then(|()| io::stdout().flush())
        .map_err(|error| speech.cannot_write(&speech.the_verdict(), &speech.error(&error)))
}
