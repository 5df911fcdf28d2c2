//! The protocol of output validators in problem packages: Kattis, `DOMjudge`.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use clap::{Arg, ArgMatches};
use tourbook_judge::check::{Notice, accepted};
use tourbook_problems::Problem;

use super::files::{Files, Source, Verdict, path};
use super::{Protocol, UNJUDGED, file, rest};
use crate::failure::shown;
use crate::words::Speech;

pub(super) struct Icpc;

const ACCEPTED: u8 = 42;
const WRONG_ANSWER: u8 = 43;

impl Protocol for Icpc {
    fn id(&self) -> &'static str {
        "icpc"
    }

    fn arguments(&self) -> Vec<Arg> {
        vec![
            file("INPUT", "What the program was given; what it printed is standard input"),
            file("ANSWER", "The jury's answer; may be empty"),
            file("FEEDBACK_DIR", "The folder for judgemessage.txt and teammessage.txt"),
            rest(),
        ]
    }

    fn judge(&self, problem: &'static Problem, options: &ArgMatches) -> u8 {
        judge(problem, options).unwrap_or_else(|message| {
            let _ = writeln!(io::stderr(), "error: {message}");
            // DOMjudge shows the first of these, others the second.
            let folder = path(options, "FEEDBACK_DIR");
            for name in ["judgeerror.txt", "judgemessage.txt"] {
                let _ = fs::write(folder.join(name), format!("{message}\n"));
            }
            UNJUDGED
        })
    }
}

fn judge(problem: &'static Problem, options: &ArgMatches) -> Result<u8, String> {
    let speech = Speech::for_judges(options);
    let input = Source::open(path(options, "INPUT"), speech)?;
    let answer = Some(Source::open(path(options, "ANSWER"), speech)?);
    // What a package gives its validator follows the folder.
    let mut rest = options.get_many::<OsString>("REST").into_iter().flatten();
    let is_sensitive = rest.any(|word| word == "space_change_sensitive");
    let strict = options.get_flag("strict") || is_sensitive;
    let output = Source::stdin(speech);
    let verdict = Files { problem, input, output, answer, strict, speech }.verdict()?;
    let (status, for_judges, for_team) = match verdict {
        Verdict::Accepted { cases } => {
            let message = accepted(cases, speech.language);
            (ACCEPTED, message.clone(), message)
        }
        Verdict::NotAccepted(finding) => {
            let notice = Notice::of(problem, &finding.answer);
            (WRONG_ANSWER, finding.text(speech.language), notice.text(speech.language))
        }
    };
    let folder = path(options, "FEEDBACK_DIR");
    write(folder, "judgemessage.txt", &for_judges, speech)?;
    write(folder, "teammessage.txt", &for_team, speech)?;
    Ok(status)
}

fn write(folder: &Path, name: &str, message: &str, speech: Speech) -> Result<(), String> {
    let path = folder.join(name);
    fs::write(&path, format!("{message}\n"))
        .map_err(|error| speech.cannot_be_written(&shown(&path), &speech.error(&error)))
}
