//! `tourbook explain`: an answer, its board, and why it is so.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command};
use tourbook_board::Board;
use tourbook_draw::{Chart, text, unicode};
use tourbook_judge::explain;
use tourbook_problems::PROBLEMS;

use crate::arguments::{case_of, problem_argument, problem_ids, problem_of};
use crate::drawing::{picture, view};
use crate::examples::examples;
use crate::failure::Failure;
use crate::{output, terminal};

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
        .after_help(examples(include_str!("help/explain.txt")))
}

/// What messages call the output.
const WHAT: &str = "the explanation";

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let problem = problem_of(options)?;
    let words = options.get_many::<String>("KEY").unwrap_or_default();
    let case =
        case_of(problem, &words.map(String::as_str).collect::<Vec<_>>()).map_err(Failure::Usage)?;
    let explanation = explain(case).map_err(|error| Failure::of(&error, "the table", WHAT))?;
    let view = view(problem, case.key().board());
    let chart = match explanation.answer.tour() {
        Some(squares) => picture(view, squares)?.chart(),
        None => Chart::new(view, |square| explanation.marks.get(square.index()).copied().flatten()),
    };
    let drawn = if terminal::is_terminal() {
        unicode(&chart, terminal::is_coloured(options, true), terminal::columns())
    } else {
        text(&chart)
    };
    let line = explanation.line;
    output::print(&format!("{case}: {line}\n\n{drawn}\n{}", explanation.reason), WHAT)
}

/// Accepts a problem. For a board, which `show` accepts, it says what to type
/// instead.
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

/// Which command explains an answer on `board`.
fn hint(board: Board) -> String {
    let mut cases = PROBLEMS
        .iter()
        .flat_map(|problem| problem.cases())
        .filter(|case| case.key().board() == board);
    cases.next().map_or_else(
        || format!("no problem has the board {board}\n"),
        |case| {
            format!(
                "explain needs a problem; for one with the board {board}, type: \
                 tourbook explain {case}\n"
            )
        },
    )
}
