//! From files to a verdict.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use tourbook_judge::Error;
use tourbook_judge::check::{Check, CheckError, Finding};
use tourbook_problems::{Language, Problem};

use crate::failure::shown;
use crate::words::Speech;

/// Something to read, and what messages call it.
pub(super) struct Source {
    name: String,
    reader: Box<dyn Read>,
}

impl Source {
    /// A file.
    pub(super) fn open(path: &Path, speech: Speech) -> Result<Self, String> {
        let name = shown(path);
        match File::open(path) {
            Ok(file) => Ok(Self { name, reader: Box::new(file) }),
            Err(error) => Err(speech.cannot_be_read(&name, &speech.error(&error))),
        }
    }

    /// Standard input.
    pub(super) fn stdin(speech: Speech) -> Self {
        Self { name: speech.standard_input(), reader: Box::new(io::stdin().lock()) }
    }
}

/// What is to be judged.
pub(super) struct Files {
    pub(super) problem: &'static Problem,
    pub(super) input: Source,
    pub(super) output: Source,
    /// The jury's answer.
    pub(super) answer: Option<Source>,
    pub(super) strict: bool,
    pub(super) speech: Speech,
}

/// What was judged.
pub(super) enum Verdict {
    Accepted {
        /// How many cases there were.
        cases: u64,
    },
    NotAccepted(Finding),
}

impl Files {
    /// The files that the arguments INPUT, OUTPUT and ANSWER name.
    ///
    /// # Errors
    ///
    /// When one cannot be opened, with the reason.
    pub(super) fn named(
        problem: &'static Problem,
        options: &ArgMatches,
        speech: Speech,
    ) -> Result<Self, String> {
        let open = |name| Source::open(path(options, name), speech);
        let (input, output, answer) = (open("INPUT")?, open("OUTPUT")?, Some(open("ANSWER")?));
        Ok(Self { problem, input, output, answer, strict: options.get_flag("strict"), speech })
    }

    /// Judges up to the first fault.
    ///
    /// # Errors
    ///
    /// When it cannot be judged, with the reason.
    pub(super) fn verdict(self) -> Result<Verdict, String> {
        let mut first = None;
        let cases = self.findings(false, &mut |finding| first = Some(finding))?;
        Ok(first.map_or(Verdict::Accepted { cases }, Verdict::NotAccepted))
    }

    /// Hands out the first fault, or that of every case, and returns how many
    /// cases there are.
    ///
    /// # Errors
    ///
    /// As [`Files::verdict`].
    pub(super) fn findings(
        mut self,
        all: bool,
        report: &mut dyn FnMut(Finding),
    ) -> Result<u64, String> {
        let mut check = Check::new(self.problem, &mut self.input.reader, &mut self.output.reader)
            .strict(self.strict)
            .all(all);
        if let Some(answer) = &mut self.answer {
            check = check.with_answer(&mut answer.reader);
        }
        let speech = self.speech;
        check.run(report).map_err(|unjudged| {
            let unread = |source: &Source, error: io::Error| {
                speech.cannot_be_read(&source.name, &speech.error(&error))
            };
            match (unjudged, &self.answer) {
                (CheckError::Input(Error::Read(error)), _) => unread(&self.input, error),
                (CheckError::Input(error), _) => {
                    speech.in_source(&self.input.name, &error.text(speech.language))
                }
                (CheckError::Output(error), _) => unread(&self.output, error),
                (CheckError::Answer(error), Some(answer)) => unread(answer, error),
                (contradiction @ CheckError::Contradiction(_), Some(answer)) => {
                    speech.in_source(&answer.name, &contradiction.text(speech.language))
                }
                (other, _) => other.text(speech.language),
            }
        })
    }
}

/// A message as judging systems accept it: English in ASCII, since some of them
/// are particular about characters, and another language as it is.
pub(super) fn for_judges(message: String, speech: Speech) -> String {
    if speech.language != Language::English {
        return message;
    }
    let mut text = String::new();
    for char in message.chars() {
        match char {
            '…' => text.push_str("..."),
            char if char.is_ascii() => text.push(char),
            char => text.extend(char.escape_unicode()),
        }
    }
    text
}

/// The path in an argument that clap requires.
pub(super) fn path<'a>(options: &'a ArgMatches, name: &str) -> &'a Path {
    options.get_one::<PathBuf>(name).map_or(Path::new(""), PathBuf::as_path)
}
