//! The protocol for people: the fault on standard output.

use std::io::{self, BufWriter, Write as _};
use std::path::Path;

use clap::{Arg, ArgAction, ArgMatches};
use tourbook_judge::check::accepted;
use tourbook_problems::Problem;

use super::files::{Files, Source, path};
use super::{Protocol, UNJUDGED, file};
use crate::words::Speech;

pub(super) struct Plain;

impl Protocol for Plain {
    fn id(&self) -> &'static str {
        "plain"
    }

    fn arguments(&self) -> Vec<Arg> {
        vec![
            file("INPUT", "What the program was given; - for standard input"),
            file("OUTPUT", "What it printed; - for standard input, if INPUT is not"),
            Arg::new("all")
                .long("all")
                .action(ArgAction::SetTrue)
                .help("Print the first fault of each case that has one"),
        ]
    }

    fn judge(&self, problem: &'static Problem, options: &ArgMatches) -> u8 {
        let all = options.get_flag("all");
        match print(problem, options, all) {
            Ok(is_accepted) => u8::from(!is_accepted),
            Err((status, message)) => {
                let _ = writeln!(io::stderr(), "error: {message}");
                status
            }
        }
    }
}

/// Prints the verdict, and returns whether the output is accepted.
fn print(problem: &'static Problem, options: &ArgMatches, all: bool) -> Result<bool, (u8, String)> {
    let speech = Speech::of(options);
    let unjudged = |message| (UNJUDGED, message);
    let (input, output) = (path(options, "INPUT"), path(options, "OUTPUT"));
    if (input, output) == (Path::new("-"), Path::new("-")) {
        return Err((2, speech.both_standard_input()));
    }
    let open = |path: &Path| match path.to_str() {
        Some("-") => Ok(Source::stdin(speech)),
        _ => Source::open(path, speech),
    };
    let files = Files {
        problem,
        input: open(input).map_err(unjudged)?,
        output: open(output).map_err(unjudged)?,
        answer: None,
        strict: options.get_flag("strict"),
        speech,
    };
    let mut stdout = BufWriter::new(io::stdout().lock());
    let mut written = Ok(());
    let mut faults: u64 = 0;
    let mut first = None;
    let cases = files.findings(all, &mut |finding| {
        faults += 1;
        if !all {
            // It counts only if the rest of the input is right.
            first = Some(finding);
        } else if written.is_ok() {
            written = writeln!(stdout, "{}", finding.text(speech.language));
        }
    });
    let written = cases.and_then(|cases| {
        let last = match (first, faults) {
            (Some(finding), _) => finding.text(speech.language),
            (None, 0) => accepted(cases, speech.language),
            (None, 1) => speech.one_fault(&speech.cases(cases)),
            (None, faults) => speech.several_faults(&faults, &speech.cases(cases)),
        };
        let written = written.and_then(|()| writeln!(stdout, "{last}"));
        match written.and_then(|()| stdout.flush()) {
            // A caller that does not read the message may still look at the status.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(speech.cannot_write(&speech.the_verdict(), &speech.error(&error)))
            }
            _ => Ok(()),
        }
    });
    written.map(|()| faults == 0).map_err(unjudged)
}
