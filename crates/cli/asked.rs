//! What `show` and `explain` are asked for: a case of a problem, or a key of
//! the table.

use std::fmt;

use clap::{Arg, ArgMatches};
use tourbook_board::{Answer, Board, Key, Notation, Square};
use tourbook_draw::View;
use tourbook_judge::{Subject, quoted};
use tourbook_problems::{Case, problem};
use tourbook_table::lookup;

use crate::arguments::{case_of, problem_ids};
use crate::failure::Failure;
use crate::words::Speech;

/// How the commands are typed, for clap.
pub(crate) fn usage(command: &str) -> String {
    format!(
        "tourbook {command} [OPTIONS] PROBLEM CASE...\n       \
         tourbook {command} [OPTIONS] BOARD [START]"
    )
}

/// The arguments that say what is asked for.
pub(crate) fn arguments() -> [Arg; 3] {
    [
        Arg::new("WHAT")
            .required(true)
            .value_name("PROBLEM or BOARD")
            .help("A problem, or a board as rows x columns, such as 5x6"),
        Arg::new("KEY")
            .num_args(1..)
            .allow_negative_numbers(true)
            .value_name("CASE or START")
            .help(
                "The numbers of a case of PROBLEM; or the start on\n\
                 BOARD: its number, or any [default: any]",
            ),
        Arg::new("start")
            .long("start")
            .value_name("SQUARE")
            .allow_negative_numbers(true)
            .help("The start on BOARD: a number (15), a name (C3),\nor row,column (2,2)"),
    ]
}

/// What is asked for. Its text form is what a person types for it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asked {
    /// A case of a problem.
    Case(Case),
    /// A board and a start, or any start.
    Key(Key),
}

impl Asked {
    /// What the arguments mean.
    pub(crate) fn of(options: &ArgMatches) -> Result<Self, Failure> {
        let speech = Speech::of(options);
        let what = options.get_one::<String>("WHAT").map_or("", String::as_str);
        let start = options.get_one::<String>("start").map(String::as_str);
        let words = options.get_many::<String>("KEY").unwrap_or_default();
        let words: Vec<&str> = words.map(String::as_str).collect();
        if let Some(problem) = problem(what) {
            if start.is_some() {
                return Err(Failure::Usage(speech.start_is_for_boards(&what)));
            }
            return case_of(problem, &words, speech).map(Self::Case).map_err(Failure::Usage);
        }
        let board: Board = what.parse().map_err(|_| {
            let (what, ids) = (quoted(what.as_bytes()), problem_ids().join(&speech.comma()));
            Failure::Usage(speech.neither_problem_nor_board(&what, &ids))
        })?;
        let key = key(board, &words, start, speech).map_err(Failure::Usage)?;
        let any_start = Key::from_any_start(board);
        match (lookup(key), lookup(any_start)) {
            (Some(_), _) => Ok(Self::Key(key)),
            (None, Some(_)) => Err(Failure::Usage(speech.only_any_start(&key, &any_start))),
            (None, None) => Err(Failure::Usage(speech.not_in_table(&board))),
        }
    }

    pub(crate) const fn key(self) -> Key {
        match self {
            Self::Case(case) => case.key(),
            Self::Key(key) => key,
        }
    }

    /// The answer of the table.
    pub(crate) fn answer(self, speech: Speech) -> Result<Answer<'static>, Failure> {
        Subject::from(self).answer().ok_or_else(|| self.has_no_answer(speech))
    }

    /// The failure that the table has no answer. It is a fault of the table, unless
    /// the table has the number of tours.
    pub(crate) fn has_no_answer(self, speech: Speech) -> Failure {
        Failure::Data(match tourbook_table::count(self.key()) {
            Some(count) => speech.only_counted(&self, &count),
            None => speech.no_answer_in_table(&self),
        })
    }

    /// The board as people who solve the problem see it; a board by itself as
    /// it is written.
    pub(crate) fn view(self) -> View {
        let board = self.key().board();
        let Self::Case(case) = self else { return View::new(board, NOTATION) };
        let problem = case.problem();
        View::new(board, problem.notation).transposed(problem.is_drawn_transposed)
    }
}

/// How the squares of a board by itself are written.
const NOTATION: Notation = Notation::Names;

impl From<Asked> for Subject {
    fn from(asked: Asked) -> Self {
        match asked {
            Asked::Case(case) => case.into(),
            Asked::Key(key) => Self::new(key, NOTATION),
        }
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Case(case) => case.fmt(f),
            Self::Key(key) => key.fmt(f),
        }
    }
}

/// The key of `board` with the start in `words`, as the table writes it, or
/// with the square `start`; without both, of any start.
fn key(board: Board, words: &[&str], start: Option<&str>, speech: Speech) -> Result<Key, String> {
    match (words, start) {
        ([], None) => Ok(Key::from_any_start(board)),
        ([], Some(text)) => {
            let start = board.square(text).ok().and_then(|start| Key::from_start(board, start));
            start.ok_or_else(|| {
                let last = board.squares().last().unwrap_or(Square::FIRST);
                let (row, col) = board.coordinates(last);
                let (text, name) = (quoted(text.as_bytes()), board.name(last));
                speech.square_not_on_board(&text, &board, &board.size(), &name, &row, &col)
            })
        }
        (&[word], None) => format!("{board} {word}").parse().map_err(|_| {
            speech.start_not_on_board(&quoted(word.as_bytes()), &board, &board.size())
        }),
        ([word, ..], Some(start)) => {
            let [word, start] = [word, start].map(|text| quoted(text.as_bytes()));
            Err(speech.two_starts(&word, &start))
        }
        ([_, word, ..], None) => Err(speech.one_start_expected(&quoted(word.as_bytes()))),
    }
}
