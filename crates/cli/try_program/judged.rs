//! One run of a program, and its verdict.

use std::time::Duration;

use tourbook_judge::check::{Check, CheckError, Class, Finding};
use tourbook_problems::{Case, Problem};

use super::process::{End, Program};
use crate::words::Speech;

/// What was found in one run.
pub(super) struct Judged {
    /// A line for each fault, which begins with its verdict.
    pub(super) faults: Vec<String>,
    /// The case of the first fault.
    pub(super) case: Option<Case>,
    /// How many cases the input has.
    pub(super) cases: u64,
    /// How long the run took.
    pub(super) time: Duration,
}

impl Judged {
    pub(super) fn is_faulty(&self) -> bool {
        !self.faults.is_empty()
    }
}

/// Runs `program` on `input`, and judges what it prints while it runs.
///
/// # Errors
///
/// When the program cannot be started, or the input is wrong.
pub(super) fn judge(
    problem: &'static Problem,
    program: &Program,
    input: &[u8],
    all: bool,
) -> Result<Judged, String> {
    let speech = program.speech();
    let mut running = program.start(input)?;
    let mut found = Vec::new();
    let checked = Check::new(problem, input, running.output())
        .all(all)
        .run(&mut |finding| found.push(finding));
    // Where the check has seen enough, nobody reads on, and the program is ended.
    // If it has printed everything, it may have crashed.
    let has_closed = running.has_closed_output();
    let is_wanted = found.is_empty() || has_closed;
    let (end, time) = if is_wanted { running.wait() } else { running.stop() };
    let cases = match checked {
        Ok(cases) => cases,
        Err(CheckError::Output(error)) => return Err(speech.cannot_read_its_output(&error)),
        Err(other) => {
            return Err(speech.in_source(&speech.the_input(), &other.text(speech.language)));
        }
    };
    let case = found.first().and_then(|finding| finding.case).map(|(_, case)| case);
    let mut faults: Vec<String> = found.iter().map(|finding| describe(finding, speech)).collect();
    let limit = program.limit().as_secs_f64();
    match end {
        End::Failed(how) => {
            let text = match found.first() {
                Some(finding) => speech.crashed_after(&how, &finding.text(speech.language)),
                None => speech.crashed(&how),
            };
            faults = vec![format!("RE: {text}")];
        }
        // What is missing from the output is missing because of that.
        End::TimedOut if found.is_empty() || !has_closed => {
            faults = vec![format!("TLE: {}", speech.too_slow(&limit))];
        }
        End::Done | End::Stopped | End::TimedOut => {}
    }
    Ok(Judged { faults, case, cases, time })
}

fn describe(finding: &Finding, speech: Speech) -> String {
    let verdict = match finding.diagnostic.class() {
        Class::Wrong => "WA",
        Class::Presentation => "PE",
    };
    format!("{verdict}: {}", finding.text(speech.language))
}
