//! `tourbook show`: a tour of the table as a picture.

use std::path::{Path, PathBuf};

use clap::builder::{EnumValueParser, PossibleValue};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueEnum, value_parser};
use tourbook_board::Answer;
use tourbook_draw::{Pace, json, svg, text, unicode};

use crate::asked::{self, Asked};
use crate::drawing::picture;
use crate::examples::examples;
use crate::failure::{Failure, shown};
use crate::words::Speech;
use crate::{output, terminal};

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    command
        .override_usage(asked::usage("show"))
        .args(asked::arguments())
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(EnumValueParser::<Format>::new())
                .help("How to draw [default: as FILE ends; on a terminal\nthat can show it unicode, else text]\n"),
        )
        .arg(
            Arg::new("animate")
                .long("animate")
                .action(ArgAction::SetTrue)
                .help("Let the knight walk the tour of an SVG picture,\ntwo moves a second"),
        )
        .arg(
            Arg::new("pace")
                .long("pace")
                .value_name("MS")
                .requires("animate")
                .value_parser(
                    value_parser!(u16)
                        .range(i64::from(*Pace::RANGE.start())..=i64::from(*Pace::RANGE.end())),
                )
                .help("Milliseconds for each move of --animate,\n100 to 10000 [default: 500]"),
        )
        .arg(terminal::colour_argument())
        .args(output::file_arguments())
        .after_help(examples(include_str!("help/show.txt")))
}

/// How a tour is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Text,
    Unicode,
    Svg,
    Json,
}

impl Format {
    const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Unicode => "unicode",
            Self::Svg => "svg",
            Self::Json => "json",
        }
    }
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Text, Self::Unicode, Self::Svg, Self::Json]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let (asked, speech) = (Asked::of(options)?, Speech::of(options));
    let file = options.get_one::<PathBuf>("output").map(PathBuf::as_path);
    let file = file.filter(|&file| file != Path::new("-"));
    let format = format(options, file, speech)?;
    let pace = pace(options);
    if pace.is_some() && format != Format::Svg {
        let name = format.name();
        return Err(Failure::Usage(speech.only_svg_moves(&name)));
    }
    let Answer::Tour(squares) = asked.answer(speech)? else {
        return Err(Failure::Data(no_tour(asked, speech)));
    };
    let picture = picture(asked.view(), squares, speech)?;
    let drawn = match format {
        Format::Svg => svg(&picture, pace),
        Format::Json => json(&picture),
        Format::Unicode => {
            let is_on_terminal = file.is_none() && terminal::is_terminal();
            let columns = if is_on_terminal { terminal::columns() } else { 80 };
            unicode(&picture.chart(), terminal::is_coloured(options, is_on_terminal), columns)
        }
        Format::Text => text(&picture.chart()),
    };
    match file {
        Some(file) => output::save(file, &drawn, options.get_flag("force"), speech),
        None => output::print(&drawn, &speech.the_drawing(), speech),
    }
}

/// The message that there is no tour, and how to see why.
fn no_tour(asked: Asked, speech: Speech) -> String {
    match asked.key().start() {
        Some(start) => speech.no_tour_from(&asked.view().label(start), &asked),
        None => speech.no_tour(&asked),
    }
}

/// The format that was asked for, or the one that suits where the picture goes.
fn format(options: &ArgMatches, file: Option<&Path>, speech: Speech) -> Result<Format, Failure> {
    if let Some(format) = options.get_one::<Format>("format") {
        return Ok(*format);
    }
    let Some(file) = file else {
        return Ok(if terminal::shows_boxes() { Format::Unicode } else { Format::Text });
    };
    match file.extension().map(|extension| extension.to_string_lossy().to_lowercase()).as_deref() {
        Some("svg") => Ok(Format::Svg),
        Some("json") => Ok(Format::Json),
        Some("txt") | None => Ok(Format::Text),
        Some(_) => Err(Failure::Usage(speech.no_format(&shown(file)))),
    }
}

fn pace(options: &ArgMatches) -> Option<Pace> {
    let milliseconds = options.get_one::<u16>("pace").copied();
    options.get_flag("animate").then(|| milliseconds.and_then(Pace::new).unwrap_or_default())
}
