//! `tourbook show`: a tour of the table as a picture.

use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use tourbook_board::{Board, Notation, Square};
use tourbook_draw::{Pace, Picture, View, json, svg, text, unicode};
use tourbook_judge::{PROBLEMS, problem, quoted};
use tourbook_keys::{Answer, Family, Key, Label};

use crate::examples::examples;
use crate::failure::{Failure, shown};
use crate::{key, output, terminal};

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    command
        .override_usage(
            "tourbook show [OPTIONS] PROBLEM KEY...\n       \
             tourbook show [OPTIONS] BOARD [--start SQUARE]",
        )
        .arg(
            Arg::new("WHAT")
                .required(true)
                .value_name("PROBLEM or BOARD")
                .help("A problem, or a board as rows x columns, such as 5x6"),
        )
        .arg(
            Arg::new("KEY")
                .num_args(1..)
                .allow_negative_numbers(true)
                .help("What the problem is asked: a start, or p and q"),
        )
        .arg(
            Arg::new("start")
                .long("start")
                .value_name("SQUARE")
                .allow_negative_numbers(true)
                .help("The start on a BOARD: a number (15), a name (C3),\nor row,column (2,2)"),
        )
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(["text", "unicode", "svg", "json"]))
                .help("How to draw [default: as FILE ends;\nunicode on a terminal, else text]\n"),
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
        .arg(
            Arg::new("output")
                .short('o')
                .long("output")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Write to a new FILE; - for standard output"),
        )
        .arg(
            Arg::new("force")
                .long("force")
                .action(ArgAction::SetTrue)
                .requires("output")
                .help("Replace FILE if it exists"),
        )
        .after_help(examples(&[
            "tourbook show poj-2488 4 5",
            "tourbook show 5x6 --start C3 --format unicode",
            "tourbook show course-8x8 3 4 --animate -o tour.svg",
        ]))
}

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let asked = Asked::of(options)?;
    let file = options.get_one::<PathBuf>("output").map(PathBuf::as_path);
    let file = file.filter(|&file| file != Path::new("-"));
    let format = format(options, file)?;
    let pace = pace(options);
    if pace.is_some() && format != "svg" {
        return Err(Failure::Usage(format!("--animate is for --format svg, not for {format}")));
    }
    let Answer::Tour(squares) = key::answer(asked.key)? else {
        let label = Label(asked.family.unwrap_or(Family::Poj2488), asked.key);
        return Err(Failure::Data(format!(
            "there is no tour of this board from any start; to see why: tourbook explain {label}"
        )));
    };
    let picture = picture(asked.view(), squares)?;
    let drawn = match format {
        "svg" => svg(&picture, pace),
        "json" => json(&picture),
        "unicode" => {
            let is_on_terminal = file.is_none() && terminal::is_terminal();
            let columns = if is_on_terminal { terminal::columns() } else { 80 };
            unicode(&picture.chart(), terminal::is_coloured(options, is_on_terminal), columns)
        }
        _ => text(&picture.chart()),
    };
    match file {
        Some(file) => output::save(file, &drawn, options.get_flag("force")),
        None => output::print(&drawn, "the drawing"),
    }
}

/// A board as those who solve the problem see it.
pub(crate) fn view(family: Family, board: Board) -> View {
    let view = View::new(board, family.notation());
    if family.is_drawn_transposed() { view.transposed() } else { view }
}

/// The picture of a tour of the table.
pub(crate) fn picture(view: View, squares: &[Square]) -> Result<Picture<'_>, Failure> {
    Picture::new(view, squares)
        .map_err(|fault| Failure::Data(format!("the table has a wrong tour: {fault}")))
}

/// What is to be shown.
struct Asked {
    /// The problem's family; `None` when a board was asked for.
    family: Option<Family>,
    key: Key,
}

impl Asked {
    fn of(options: &ArgMatches) -> Result<Self, Failure> {
        let what = options.get_one::<String>("WHAT").map_or("", String::as_str);
        let start = options.get_one::<String>("start").map(String::as_str);
        let words = options.get_many::<String>("KEY").unwrap_or_default();
        let words: Vec<&str> = words.map(String::as_str).collect();
        if let Some(problem) = problem(what) {
            if start.is_some() {
                let (id, key) = (what, problem.key());
                return Err(Failure::Usage(format!(
                    "--start is for boards; {id} takes {key}, behind its name"
                )));
            }
            let key = key::of_problem(problem, &words)?;
            return Ok(Self { family: Some(problem.family()), key });
        }
        let board: Board = what.parse().map_err(|error| {
            let ids: Vec<&str> = PROBLEMS.iter().map(|problem| problem.family().id()).collect();
            let (what, ids) = (quoted(what.as_bytes()), ids.join(", "));
            Failure::Usage(format!("{what} is no problem ({ids}), and {error}"))
        })?;
        if let [word, ..] = words.as_slice() {
            let word = quoted(word.as_bytes());
            return Err(Failure::Usage(format!(
                "{word} stands behind the board {board}; a start is given as --start SQUARE"
            )));
        }
        Ok(Self { family: None, key: key::of_board(board, start)? })
    }

    fn view(&self) -> View {
        let board = self.key.board();
        self.family.map_or(View::new(board, Notation::Names), |family| view(family, board))
    }
}

/// What is to say of a file whose ending is that of no format.
const NO_FORMAT: &str = "does not say the format: end it with .svg, .json or .txt, or give \
    --format svg, json, text or unicode; to turn an SVG picture into PNG or PDF: \
    resvg tour.svg tour.png, or rsvg-convert -f pdf -o tour.pdf tour.svg";

/// The format that was asked for, or that suits where the picture goes.
fn format<'a>(options: &'a ArgMatches, file: Option<&Path>) -> Result<&'a str, Failure> {
    if let Some(format) = options.get_one::<String>("format") {
        return Ok(format);
    }
    let Some(file) = file else {
        return Ok(if terminal::is_terminal() { "unicode" } else { "text" });
    };
    match file.extension().map(|extension| extension.to_string_lossy().to_lowercase()).as_deref() {
        Some("svg") => Ok("svg"),
        Some("json") => Ok("json"),
        Some("txt") | None => Ok("text"),
        Some(_) => {
            let file = shown(file);
            Err(Failure::Usage(format!("{file} {NO_FORMAT}")))
        }
    }
}

fn pace(options: &ArgMatches) -> Option<Pace> {
    let milliseconds = options.get_one::<u16>("pace").copied();
    options.get_flag("animate").then(|| milliseconds.and_then(Pace::new).unwrap_or_default())
}
