//! What is wrong with an output where it does not go on as it should.

use tourbook_problems::{Body, Problem};

use super::Spacing;
use super::align::{Alignment, Fit, Rule, Step};
use super::diagnostic::Diagnostic;
use super::exact::{Exact, exact, right_text};
use super::heading::{Headings, off};
use super::judge::Judge;
use super::piece::{Layout, Piece, Pieces};
use super::said::Said;
use super::text::Text;
use super::whitespace::compare;
use super::{counts, names, numbers};
use crate::expected::Expected;

/// What is judged: some cases, and the output from where it was read.
pub(crate) struct Situation<'a> {
    pub(crate) problem: &'static Problem,
    /// The case before, if there is one.
    pub(crate) previous: Option<&'a Expected>,
    /// The case that is judged, and up to three after it. Empty after the last
    /// case.
    pub(crate) cases: &'a [Expected],
    pub(crate) spacing: Spacing,
    /// The output from here on, or the beginning of it.
    pub(crate) window: &'a [u8],
    /// Whether the window reaches the end of the output.
    pub(crate) is_end: bool,
    /// Whether nothing but white space was read since the line began. If not,
    /// the window begins on the line on which the answer before ended.
    pub(crate) is_line_start: bool,
}

/// The most cases that are looked at.
pub(crate) const CASES: usize = 4;

/// What is remembered of an output.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    pub(super) headings: Headings,
    pub(super) said: Said,
    /// How many answers were wrong or missing, and the last case of them.
    pub(super) wrong: (u64, u64),
    /// The last wrong answer, if it is a number of tours.
    pub(super) wrong_count: Option<u64>,
    /// The last case whose number of tours was read with that of a case before.
    pub(super) joined: u64,
    /// Whether the answer before has no empty line after it, where one belongs.
    pub(super) lacks_empty_line: bool,
}

/// What was found.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// In the order in which it is to be said.
    pub(crate) found: Vec<Found>,
    /// How many bytes of the window are done with.
    pub(crate) consumed: usize,
    /// Whether the case is judged. If not, the window has only text that is not
    /// an answer, and more of the output is needed.
    pub(crate) is_judged: bool,
}

/// A diagnostic, the case to which it belongs, and its offset in the window.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) case: Option<Expected>,
    pub(crate) at: usize,
    pub(crate) diagnostic: Diagnostic,
}

/// How many bytes are looked at first: several answers of any problem.
const LOOK: usize = 4096;

/// Judges the first of the cases.
pub(crate) fn diagnose(situation: &Situation<'_>, memory: &mut Memory) -> Outcome {
    let mut diagnosis = Diagnosis { situation, memory, found: Vec::new(), has_skipped: false };
    let Some(case) = situation.cases.first() else {
        diagnosis.judge_end();
        return diagnosis.outcome(situation.window.len(), true);
    };
    match exact(situation, case) {
        Exact::Right { end, is_open } => {
            diagnosis.memory.lacks_empty_line = is_open;
            diagnosis.outcome(end, true)
        }
        Exact::Fault { at, diagnostic, end } => {
            diagnosis.memory.lacks_empty_line = false;
            diagnosis.say(Some(case), at, diagnostic);
            diagnosis.outcome(end, true)
        }
        Exact::Different => diagnosis.judge(case),
    }
}

/// A diagnosis that is being made.
pub(super) struct Diagnosis<'a, 'b> {
    pub(super) situation: &'b Situation<'a>,
    pub(super) memory: &'b mut Memory,
    pub(super) found: Vec<Found>,
    /// Whether a piece was passed over that is not an answer.
    pub(super) has_skipped: bool,
}

impl Diagnosis<'_, '_> {
    /// Says something about a case, unless it was said about the case before, or
    /// something was said about this case or a later one.
    pub(super) fn say(&mut self, case: Option<&Expected>, at: usize, diagnostic: Diagnostic) {
        let after_all = self.situation.previous.map_or(1, |previous| previous.number + 1);
        let number = case.map_or(after_all, |case| case.number);
        if self.memory.said.is_new(number, &diagnostic) {
            self.found.push(Found { case: case.copied(), at, diagnostic });
        }
    }

    pub(super) fn outcome(self, consumed: usize, is_judged: bool) -> Outcome {
        Outcome { found: self.found, consumed, is_judged }
    }

    pub(super) fn judge_of<'c>(&self, case: &'c Expected, text: &'c Text<'c>) -> Judge<'c> {
        let has_right = self.memory.wrong.0 + 1 < case.number;
        Judge { problem: self.situation.problem, case, text, has_right }
    }

    /// Judges a case whose answer does not follow as it should.
    fn judge(mut self, case: &Expected) -> Outcome {
        let Situation { problem, window, is_end, .. } = *self.situation;
        let is_numbers = Layout::new(problem, case.case.key().board()).is_some();
        let mut look = window.len().min(LOOK);
        loop {
            let text = Text::new(&window[..look], is_numbers);
            let is_whole = look == window.len();
            if !is_numbers && text.has_odd() {
                if let Some(end) = self.judge_characters(case, &text) {
                    return self.outcome(end, true);
                }
            }
            let pieces = self.pieces(&text, 0, case, is_whole && is_end);
            if is_whole || pieces.are_enough() {
                return self.align(case, &text, pieces);
            }
            look = window.len();
        }
    }

    /// Whether the text is right except for characters that only look right.
    fn judge_characters(&mut self, case: &Expected, text: &Text<'_>) -> Option<usize> {
        let right = right_text(self.situation.problem, case, case.right);
        let comparison = compare(text.plain(), right.as_bytes(), Spacing::Free, false)?;
        let (at, char) = text.odd_in(0, comparison.words_end)?;
        self.memory.lacks_empty_line = comparison.is_open;
        self.say(Some(case), text.raw(at), Diagnostic::Character(char));
        Some(text.raw(comparison.end))
    }

    /// The first pieces of the text after `from`.
    pub(super) fn pieces(
        &self,
        text: &Text<'_>,
        from: usize,
        case: &Expected,
        is_end: bool,
    ) -> Pieces {
        let Situation { problem, cases, previous, is_line_start, .. } = *self.situation;
        let is_line_start = from > 0 || is_line_start;
        if problem.answer.body == Body::Count {
            return counts::divide(text.plain(), from, is_line_start, is_end);
        }
        let Some(layout) = Layout::new(problem, case.case.key().board()) else {
            return names::divide(&problem.answer, text.plain(), from, is_line_start, is_end);
        };
        let mut judges: Vec<Judge<'_>> = Vec::new();
        for case in cases.iter().chain(previous) {
            if judges.iter().all(|judge| judge.case.case != case.case) {
                judges.push(self.judge_of(case, text));
            }
        }
        numbers::divide(layout, text.plain(), from, is_line_start, is_end, |words| {
            judges.iter().any(|judge| judge.is_right_words(words))
        })
    }

    /// Whether the text has as many answers as there are cases from `case` on,
    /// where an answer is a number.
    fn has_answer_for_each_case(&self, case: &Expected, text: &Text<'_>) -> bool {
        let is_count = self.situation.problem.answer.body == Body::Count;
        let left = case.last.filter(|_| is_count).map(|last| last + 1 - case.number);
        left == Some(counts::answers(text.plain()) as u64)
    }

    /// Lays the pieces and the cases side by side, and says what happens up to
    /// the first case.
    fn align(mut self, case: &Expected, text: &Text<'_>, mut pieces: Pieces) -> Outcome {
        let Situation { problem, previous, cases, window, is_end, .. } = *self.situation;
        let is_whole = is_end && text.raw(text.plain().len()) == window.len();
        let numbers: Vec<u64> = cases.iter().map(|case| case.number).collect();
        let is_one_to_one = is_whole && self.has_answer_for_each_case(case, text);
        let first = pieces.list.first().filter(|_| !is_one_to_one);
        if let Some(end) = first.and_then(|piece| self.joined(piece, text)) {
            return self.outcome(end, true);
        }
        loop {
            let fits = |piece| -> Vec<Fit> {
                let first = self.judge_of(case, text);
                let tours = first.tours(piece);
                let board = case.case.key().board();
                let fit = |case: &Expected| {
                    let judge = self.judge_of(case, text);
                    let is_same_board = case.case.key().board() == board;
                    if is_same_board { judge.fit_of_tours(piece, &tours) } else { judge.fit(piece) }
                };
                cases.iter().map(fit).collect()
            };
            let again = |piece: &Piece| {
                let is_same = |previous: &&Expected| {
                    off(piece.heading(), previous.number) == 0
                        && self.judge_of(previous, text).fit(piece) == Fit::Right
                };
                previous.as_ref().is_some_and(is_same)
            };
            let alignment = Alignment {
                are_again: &pieces.list.iter().map(again).collect::<Vec<_>>(),
                pieces: &pieces.list,
                cases: &numbers,
                fits: &pieces.list.iter().map(fits).collect::<Vec<_>>(),
                has_more_pieces: !pieces.are_all,
                has_more_cases: cases.len() == CASES,
                rule: match problem.answer.heading {
                    _ if is_one_to_one => Rule::OneToOne,
                    Some(_) if !self.memory.headings.are_missing(case.number) => Rule::Headed,
                    _ => Rule::Any,
                },
            };
            let steps = alignment.steps(self.memory.headings.off);
            for (next, step) in steps.into_iter().enumerate() {
                match step {
                    Step::Skip => self.skip(&pieces.list[next], text),
                    Step::Match => {
                        let is_last = pieces.are_all && next + 1 == pieces.list.len();
                        let end = self.answer(case, &pieces.list[next], is_last, text);
                        return self.outcome(end, true);
                    }
                    Step::Missing => {
                        let end = self.missing(case, pieces.list.get(next), text);
                        return self.outcome(end, true);
                    }
                }
            }
            let end = pieces.list.last().map_or(0, |piece| piece.range.end);
            if pieces.list.is_empty() {
                if is_whole {
                    let end = self.missing(case, None, text);
                    return self.outcome(end, true);
                }
                return self.outcome(text.raw(text.plain().len()), false);
            }
            pieces = self.pieces(text, end, case, is_whole);
        }
    }
}
