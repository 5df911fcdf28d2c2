//! `tourbook explain`: an answer, its board, and why it is so.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command};
use tourbook_board::Board;
use tourbook_draw::{Chart, text, unicode};
use tourbook_judge::explain;
use tourbook_keys::{Family, Label, Line};

use crate::command::{problem_argument, problem_ids, problem_of};
use crate::examples::examples;
use crate::failure::Failure;
use crate::{key, output, show, terminal};

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    command
        .arg(
            problem_argument()
                .value_parser(ProblemNotBoard(problem_ids()))
                .help("Which problem it is an answer to\n"),
        )
        .arg(
            Arg::new("KEY")
                .required(true)
                .num_args(1..)
                .allow_negative_numbers(true)
                .help("What the problem is asked: a start, or p and q"),
        )
        .arg(terminal::colour_argument())
        .after_help(examples(&[
            "tourbook explain poj-2488 4 5",
            "tourbook explain poj-2488 4 4",
            "tourbook explain sicily-1152 15",
        ]))
}

/// What messages call the output.
const WHAT: &str = "the explanation";

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let problem = problem_of(options)?;
    let family = problem.family();
    let words = options.get_many::<String>("KEY").unwrap_or_default();
    let key = key::of_problem(problem, &words.map(String::as_str).collect::<Vec<_>>())?;
    let explanation =
        explain(problem, key).map_err(|error| Failure::of(&error, "the table", WHAT))?;
    let view = show::view(family, key.board());
    let chart = match explanation.answer.tour() {
        Some(squares) => show::picture(view, squares)?.chart(),
        None => Chart::new(view, |square| explanation.marks.get(square.index()).copied().flatten()),
    };
    let drawn = if terminal::is_terminal() {
        unicode(&chart, terminal::is_coloured(options, true), terminal::columns())
    } else {
        text(&chart)
    };
    let line = Line(family, key, explanation.answer);
    output::print(&format!("{line}\n\n{drawn}\n{}", explanation.reason), WHAT)
}

/// Takes a problem, and says to who typed a board, as `show` takes it, what to
/// type instead.
#[derive(Clone)]
struct ProblemNotBoard(PossibleValuesParser);

impl TypedValueParser for ProblemNotBoard {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        self.0.parse_ref(command, argument, value).map_err(|error| {
            let board = value.to_str().and_then(|value| value.parse().ok());
            board.map_or(error, |board| clap::Error::raw(ErrorKind::InvalidValue, hint(board)))
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

/// How to have an answer on `board` explained.
fn hint(board: Board) -> String {
    let mut labels = Family::ALL
        .into_iter()
        .flat_map(|family| family.keys().map(move |key| (family, key)))
        .filter(|(_, key)| key.board() == board)
        .map(|(family, key)| Label(family, key));
    labels.next().map_or_else(
        || format!("no problem that can be answered has the board {board}\n"),
        |label| {
            format!(
                "answers to problems are explained; one on the board {board}: \
                 tourbook explain {label}\n"
            )
        },
    )
}
