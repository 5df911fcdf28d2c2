//! In which language the program speaks, and what it says of files and
//! arguments. The messages about inputs and outputs are the judge's.

mod en;
mod zh;

use std::env;
use std::io;
use std::ops::Deref;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches};
use tourbook_judge::number_of_cases;
use tourbook_problems::Language;

pub(crate) use en::Words;

/// The option --lang, which every command has.
pub(crate) fn language_argument() -> Arg {
    Arg::new("lang")
        .long("lang")
        .value_name("LANGUAGE")
        .global(true)
        .value_parser(PossibleValuesParser::new(Language::ALL.map(Language::code)))
        .help("Language of messages: English or Chinese\n[default: that of the locale]\n")
}

/// The messages in a language.
#[derive(Clone, Copy)]
pub(crate) struct Speech {
    pub(crate) language: Language,
    words: &'static dyn Words,
}

impl Speech {
    pub(crate) const fn new(language: Language) -> Self {
        let words: &dyn Words = match language {
            Language::English => &en::English,
            Language::Chinese => &zh::Chinese,
        };
        Self { language, words }
    }

    /// The language that --lang names, else that of the locale.
    pub(crate) fn of(options: &ArgMatches) -> Self {
        Self::new(asked(options).unwrap_or_else(of_locale))
    }

    /// The language that --lang names, else English. A judging system expects
    /// the same words on every machine.
    pub(crate) fn for_judges(options: &ArgMatches) -> Self {
        Self::new(asked(options).unwrap_or_default())
    }

    /// Why a file cannot be read or written.
    pub(crate) fn error(self, error: &io::Error) -> String {
        match error.kind() {
            io::ErrorKind::NotFound => self.no_such_file(),
            io::ErrorKind::PermissionDenied => self.permission_denied(),
            io::ErrorKind::IsADirectory => self.is_a_folder(),
            io::ErrorKind::StorageFull => self.disk_is_full(),
            _ => error.to_string(),
        }
    }

    /// `1 case`, `3 cases`.
    pub(crate) fn cases(self, count: u64) -> String {
        number_of_cases(count, self.language)
    }
}

impl Deref for Speech {
    type Target = dyn Words;

    fn deref(&self) -> &Self::Target {
        self.words
    }
}

fn asked(options: &ArgMatches) -> Option<Language> {
    options.get_one::<String>("lang").and_then(|code| code.parse().ok())
}

/// The language of the locale, as POSIX finds it: an empty variable is not set.
fn of_locale() -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let locale = variables.into_iter().find_map(|name| {
        let locale = env::var(name).ok()?;
        (!locale.is_empty()).then_some(locale)
    });
    locale.map_or(Language::default(), |locale| Language::of_locale(&locale))
}
