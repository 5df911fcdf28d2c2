//! `tourbook explain`: an answer, its board, and why it is so.

use clap::{ArgMatches, Command};
use tourbook_draw::{Chart, text, unicode};
use tourbook_judge::{Reason, explain};

use crate::asked::{self, Asked};
use crate::drawing::picture;
use crate::examples::examples;
use crate::failure::Failure;
use crate::words::Speech;
use crate::{output, terminal};

/// The command with its arguments, for clap.
pub(crate) fn arguments(command: Command) -> Command {
    command
        .override_usage(asked::usage("explain"))
        .args(asked::arguments())
        .arg(terminal::colour_argument())
        .after_help(examples(include_str!("help/explain.txt")))
}

pub(crate) fn run(options: &ArgMatches) -> Result<(), Failure> {
    let (asked, speech) = (Asked::of(options)?, Speech::of(options));
    let explanation = explain(asked).ok_or_else(|| asked.has_no_answer(speech))?;
    let (view, answer) = (asked.view(), explanation.answer);
    let chart = match &explanation.reason {
        Reason::First(_) => picture(view, answer.tour().unwrap_or_default(), speech)?.chart(),
        Reason::Impossible(proof) => {
            Chart::new(view, |square| proof.marks.get(square.index()).copied().flatten())
        }
    };
    let drawn = if terminal::shows_boxes() {
        unicode(&chart, terminal::is_coloured(options, true), terminal::columns())
    } else {
        text(&chart)
    };
    let line = explanation.line();
    let text = format!("{asked}: {line}\n\n{drawn}\n{}", explanation.text(speech.language));
    output::print(&text, &speech.the_explanation(), speech)
}
