//! What is said of the pieces of an output, and to which case it belongs.

use tourbook_problems::{EmptyLine, Whitespace};

use super::Spacing;
use super::align::Fit;
use super::counts;
use super::diagnose::{Diagnosis, Situation};
use super::diagnostic::{Class, Diagnostic, TextPlace};
use super::exact::{end_of_line, right_text};
use super::piece::{Content, Layout, LineBody, Piece};
use super::text::{Text, TextKind, is_space, shown};
use super::whitespace::{WhitespaceFault, compare};
use crate::expected::Expected;

impl Diagnosis<'_, '_> {
    /// Says that a piece is not an answer to any case.
    pub(super) fn skip(&mut self, piece: &Piece, text: &Text<'_>) {
        let Situation { problem, previous, cases, .. } = *self.situation;
        self.has_skipped = true;
        let at = text.raw(piece.range.start);
        let has_heading = problem.answer.heading.is_some();
        match &piece.content {
            Content::Rest => self.say_text(previous, piece, text, TextPlace::SameLine),
            Content::Text if has_heading && previous.is_some() => {
                let lacks_line = std::mem::take(&mut self.memory.lacks_empty_line);
                let place = if lacks_line { TextPlace::EmptyLine } else { TextPlace::After };
                self.say_text(previous, piece, text, place);
            }
            Content::Text => self.say_text(cases.first(), piece, text, TextPlace::Before),
            Content::Numbers { .. } | Content::Line { .. } => {
                let is_second = previous.filter(|previous| {
                    has_heading && piece.heading().is_none()
                        || self.judge_of(previous, text).fit(piece) == Fit::Right
                });
                if piece.heading().is_some() {
                    self.memory.headings.surplus();
                }
                if is_second.is_some() {
                    self.say(previous, at, Diagnostic::SecondAnswer);
                } else {
                    let case = previous.or(cases.first());
                    self.say(case, at, Diagnostic::SurplusAnswer { end: None });
                }
            }
        }
    }

    fn say_text(
        &mut self,
        case: Option<&Expected>,
        piece: &Piece,
        text: &Text<'_>,
        place: TextPlace,
    ) {
        let bytes = text.window(piece.range.start, piece.range.end);
        let (shown, kind) = (shown(bytes), TextKind::of(first_line(bytes)));
        let diagnostic = Diagnostic::Text { shown, kind, place };
        self.say(case, text.raw(piece.range.start), diagnostic);
    }

    /// Says that the answer to `case` is missing before `next`, or at the end.
    /// Returns what is done with.
    pub(super) fn missing(
        &mut self,
        case: &Expected,
        next: Option<&Piece>,
        text: &Text<'_>,
    ) -> usize {
        self.memory.wrong = (self.memory.wrong.0 + 1, case.number);
        self.memory.wrong_count = None;
        self.memory.headings.missing();
        let window = self.situation.window;
        let Some(next) = next else {
            let is_empty = case.number == 1 && window.iter().all(|&byte| is_space(byte));
            let diagnostic = if is_empty { Diagnostic::Empty } else { Diagnostic::Ends };
            self.say(Some(case), window.len(), diagnostic);
            return window.len();
        };
        let fits = |case: &&Expected| self.judge_of(case, text).fit(next) == Fit::Right;
        let found = self.situation.cases.iter().skip(1).find(fits).map(|case| case.number);
        let at = text.raw(next.range.start);
        self.say(Some(case), at, Diagnostic::AnswerMissing { found });
        at
    }

    /// Says that a piece is the right numbers of several cases with nothing
    /// between them, and returns where they end.
    pub(super) fn joined(&mut self, piece: &Piece, text: &Text<'_>) -> Option<usize> {
        let Content::Line { body: LineBody::Answer(word), .. } = &piece.content else {
            return None;
        };
        let cases = self.situation.cases;
        let (digits, last) = counts::joined(cases, &text.plain()[word.clone()])?;
        let case = cases.first()?;
        self.say(Some(case), text.raw(word.start), Diagnostic::JoinedCounts);
        self.memory.joined = last;
        Some(text.raw(end_of_line(text.plain(), word.start + digits)))
    }

    /// Judges a piece as the answer to `case`, and returns its end.
    pub(super) fn answer(
        &mut self,
        case: &Expected,
        piece: &Piece,
        is_last: bool,
        text: &Text<'_>,
    ) -> usize {
        let problem = self.situation.problem;
        let heading = match &piece.content {
            Content::Line { heading, .. } => {
                self.memory.headings.judge(problem, case.number, heading.as_ref(), text)
            }
            _ => None,
        };
        let fault = self.judge_of(case, text).fault(piece, is_last);
        let mut end = self.end_of_answer(piece, text);
        if let Some((at, fault)) = fault {
            let fault = self.without_refuted_readings(fault);
            self.memory.wrong = (self.memory.wrong.0 + 1, case.number);
            self.memory.wrong_count = match &piece.content {
                Content::Line { body: LineBody::Answer(word), .. } => {
                    counts::value(&text.plain()[word.clone()])
                }
                _ => None,
            };
            // A missing answer is no fault of the heading, and a heading matters
            // less than a wrong answer.
            if fault.class() == Class::Wrong || heading.is_none() || is_missing(piece) {
                self.say(Some(case), text.raw(at), fault);
                return end;
            }
        }
        if let Some(heading) = heading {
            self.say(Some(case), text.raw(piece.range.start), heading);
        } else if let Some(inner) = piece.inner() {
            let bytes = text.window(inner.start, inner.end);
            let (shown, kind, place) = (shown(bytes), TextKind::of(bytes), TextPlace::Within);
            let at = text.raw(inner.start);
            self.say(Some(case), at, Diagnostic::Text { shown, kind, place });
        } else if let Some((at, char)) = self.odd_character(piece, text) {
            self.say(Some(case), text.raw(at), Diagnostic::Character(char));
        } else if let Some((at, fault, whole)) = self.whitespace_fault(case, piece, text) {
            end = whole;
            if let Some(fault) = fault {
                self.say(Some(case), at, Diagnostic::Whitespace(fault));
            }
        }
        end
    }

    /// The first character in a right answer, or before it, that only looks
    /// right.
    fn odd_character(&self, piece: &Piece, text: &Text<'_>) -> Option<(usize, char)> {
        let start = if self.has_skipped { piece.range.start } else { 0 };
        text.odd_in(start, piece.range.end)
    }

    /// The first fault in the white space of a right answer, where that counts,
    /// and the end of the answer.
    fn whitespace_fault(
        &self,
        case: &Expected,
        piece: &Piece,
        text: &Text<'_>,
    ) -> Option<(usize, Option<WhitespaceFault>, usize)> {
        let Situation { problem, window, spacing, is_end, .. } = *self.situation;
        let (Content::Line { body: LineBody::Answer(_), .. }, Whitespace::Compared) =
            (&piece.content, problem.whitespace)
        else {
            return None;
        };
        // The heading may have another number, which was said before.
        let right = right_text(problem, case, case.right);
        let body = match problem.answer.heading {
            Some(_) => right.split_once('\n').map_or("", |(_, body)| body),
            None => &right,
        };
        let heading = piece.heading().map_or("", |heading| {
            std::str::from_utf8(text.window(heading.range.start, heading.range.end))
                .unwrap_or_default()
        });
        let right = if heading.is_empty() { body.to_owned() } else { format!("{heading}\n{body}") };
        let start = text.raw(piece.range.start);
        let comparison = compare(window.get(start..)?, right.as_bytes(), spacing, is_end)?;
        let at = comparison.fault.map_or(0, |(at, _)| start + at);
        let is_open = comparison.is_open && spacing != Spacing::Strict;
        let fault = comparison.fault.map(|(_, fault)| fault).filter(|_| !is_open);
        Some((at, fault, start + comparison.end))
    }

    /// The end of an answer, with an empty line after it that belongs to it.
    fn end_of_answer(&mut self, piece: &Piece, text: &Text<'_>) -> usize {
        let problem = self.situation.problem;
        let plain = text.plain();
        let line_end = end_of_line(plain, piece.range.end);
        if problem.answer.empty_line != EmptyLine::After || line_end == piece.range.end {
            return text.raw(line_end);
        }
        let empty_end = end_of_line(plain, line_end);
        self.memory.lacks_empty_line = empty_end == line_end;
        text.raw(empty_end)
    }

    /// Leaves out readings that would have made the answer before wrong, which
    /// was right, or that would have given another number of tours there.
    fn without_refuted_readings(&self, fault: Diagnostic) -> Diagnostic {
        let Situation { problem, previous, .. } = *self.situation;
        let right = previous.filter(|previous| self.memory.wrong.1 != previous.number);
        let key = right.map(|previous| previous.case.key());
        let start = key.and_then(|key| Some((key.board(), key.start()?)));
        match (fault, start) {
            (Diagnostic::WrongStart { found, expected, mut readings }, Some((board, start))) => {
                readings.retain(|reading| super::reading::keeps(problem, board, start, reading));
                Diagnostic::WrongStart { found, expected, readings }
            }
            (Diagnostic::WrongCount { shown, expected, mut readings }, _) => {
                if let Some((previous, found)) = self.count_before() {
                    readings.retain(|reading| counts::keeps(previous, found, reading));
                }
                Diagnostic::WrongCount { shown, expected, readings }
            }
            (fault, _) => fault,
        }
    }

    /// The case before, and the number of tours that was its answer.
    fn count_before(&self) -> Option<(&Expected, u64)> {
        let previous = self.situation.previous?;
        let is_wrong = self.memory.wrong.1 == previous.number;
        let found = if is_wrong { self.memory.wrong_count } else { previous.right.count() };
        Some((previous, found?))
    }

    /// Judges what follows the last answer.
    pub(super) fn judge_end(&mut self) {
        let Situation { problem, previous, window, is_end, spacing, is_line_start, .. } =
            *self.situation;
        if spacing == Spacing::Strict && window.first().is_some_and(|&byte| is_space(byte)) {
            let fault = if is_line_start && window.first() == Some(&b'\n') {
                WhitespaceFault::SurplusEmptyLine
            } else {
                WhitespaceFault::TrailingSpace
            };
            self.say(None, 0, Diagnostic::Whitespace(fault));
        }
        let Some(start) = window.iter().position(|&byte| !is_space(byte)) else { return };
        let Some(previous) = previous else {
            let (shown, kind) =
                (shown(&window[start..]), TextKind::of(first_line(&window[start..])));
            let place = TextPlace::AfterAll;
            return self.say(None, start, Diagnostic::Text { shown, kind, place });
        };
        let is_numbers = Layout::new(problem, previous.case.key().board()).is_some();
        let has_headings = problem.answer.heading.is_some();
        let text = Text::new(window, is_numbers);
        let pieces = self.pieces(&text, 0, previous, is_end).list;
        if pieces.is_empty() {
            // Nothing but characters that stand between numbers.
            let place = if is_line_start { TextPlace::AfterAll } else { TextPlace::SameLine };
            let (shown, kind) = (shown(&window[start..]), TextKind::Plain);
            return self.say(None, start, Diagnostic::Text { shown, kind, place });
        }
        for piece in pieces {
            let is_headed = piece.heading().is_some();
            // If only the last case has a second answer, it may be the answer to
            // the word that ends the input.
            let may_be_for_end =
                problem.input.end.is_some() && !self.memory.said.had_second(previous.number - 1);
            let is_right = || self.judge_of(previous, &text).fit(&piece) == Fit::Right;
            match &piece.content {
                Content::Rest | Content::Text if self.memory.lacks_empty_line => {
                    self.skip(&piece, &text);
                }
                Content::Rest => self.skip(&piece, &text),
                Content::Text => self.say_text(None, &piece, &text, TextPlace::AfterAll),
                _ if !is_headed && !may_be_for_end && (has_headings || is_right()) => {
                    let at = text.raw(piece.range.start);
                    self.say(Some(previous), at, Diagnostic::SecondAnswer);
                }
                _ => {
                    let end = problem.input.end;
                    let at = text.raw(piece.range.start);
                    self.say(None, at, Diagnostic::SurplusAnswer { end });
                }
            }
        }
    }
}

/// Whether the piece has a heading and nothing else.
fn is_missing(piece: &Piece) -> bool {
    matches!(piece.content, Content::Line { body: LineBody::Missing, .. })
}

fn first_line(bytes: &[u8]) -> &[u8] {
    bytes.split(|&byte| byte == b'\n').next().unwrap_or_default()
}
