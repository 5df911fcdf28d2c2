//! An output that is checked, case by case.

use std::io::{self, Read};

use tourbook_board::{MoveTable, Square};
use tourbook_problems::{Acceptance, Body, Problem, Whitespace};

use super::answer_at::answer_at;
use super::diagnose::{Found, Memory, Outcome, Situation, diagnose};
use super::piece::walk_into;
use super::{Diagnostic, Finding, Spacing, WhitespaceFault};
use crate::answers::Entry;
use crate::expected::Expected;
use crate::fast::{Heads, is_whitespace, short_numbers};
use crate::scanner::{Encoding, Scanner};

/// How many bytes a diagnosis looks at, if there are so many: more than eight
/// answers of any problem.
const WINDOW: usize = 16 * 1024;

/// The most bytes of white space that are read after the last answer.
const MAX_WHITESPACE_AT_END: u64 = 1 << 20;

/// An output, and what was found in it so far.
pub(super) struct Output<'a> {
    problem: &'static Problem,
    scanner: Scanner<Box<dyn Read + 'a>>,
    spacing: Spacing,
    /// Whether more than the first finding is wanted.
    all: bool,
    report: &'a mut dyn FnMut(Finding),
    memory: Memory,
    /// The last case in which something was found.
    last_faulty: Option<u64>,
    /// Whether nothing but white space was read since the line began.
    is_line_start: bool,
    /// Whether there is nothing more to find.
    is_closed: bool,
    moves: Option<MoveTable>,
}

impl<'a> Output<'a> {
    pub(super) fn new(
        problem: &'static Problem,
        source: Box<dyn Read + 'a>,
        spacing: Spacing,
        all: bool,
        report: &'a mut dyn FnMut(Finding),
    ) -> Self {
        Self {
            problem,
            scanner: Scanner::new(source),
            spacing,
            all,
            report,
            memory: Memory::default(),
            last_faulty: None,
            is_line_start: true,
            is_closed: false,
            moves: None,
        }
    }

    /// Looks at the first bytes.
    pub(super) fn open(&mut self) {
        match self.scanner.encoding() {
            Encoding::Utf16 => {
                // The first character says it all.
                let answer = self.scanner.held().iter().take(2).copied().collect();
                self.find(None, 1, Diagnostic::Utf16, answer);
                self.is_closed = true;
            }
            Encoding::Utf8Mark if self.spacing == Spacing::Strict => {
                self.find(None, 1, Diagnostic::ByteOrderMark, "\u{FEFF}".into());
            }
            Encoding::Utf8Mark | Encoding::Bytes => {}
        }
    }

    /// Passes over the answer to a case, if it is right and written in the usual
    /// way.
    #[inline]
    pub(super) fn accepts(&mut self, heads: &Heads, entry: Option<&Entry>) -> bool {
        if self.is_closed || heads.number() <= self.memory.joined {
            return true;
        }
        let Some(entry) = entry else { return false };
        let body = entry.body.as_bytes();
        if self.scanner.advance_over(heads.text().as_bytes(), body) {
            self.is_line_start = true;
            return true;
        }
        let is_names = matches!(self.problem.answer.body, Body::Names { .. });
        if self.spacing == Spacing::Free && is_names {
            return self.accepts_words(&[heads.text().as_bytes(), body]);
        }
        self.accepts_tour(entry)
    }

    /// Passes over an answer that has the same characters as `parts`, whatever
    /// white space stands between them.
    fn accepts_words(&mut self, parts: &[&[u8]]) -> bool {
        let size = self.scanner.window(WINDOW);
        let is_word = |byte: &u8| !is_whitespace(*byte);
        let mut found = self.scanner.held()[..size].iter().enumerate();
        let mut end = 0;
        for byte in parts.iter().flat_map(|part| part.iter()).filter(|byte| is_word(byte)) {
            match found.find(|(_, found)| is_word(found)) {
                Some((at, found)) if found == byte => end = at + 1,
                _ => return false,
            }
        }
        self.scanner.advance(end);
        self.is_line_start = false;
        self.end_line();
        true
    }

    /// Passes over another right tour, where the judge accepts any tour in any
    /// white space.
    fn accepts_tour(&mut self, entry: &Entry) -> bool {
        if self.problem.acceptance != Acceptance::AnyTour
            || self.problem.whitespace != Whitespace::Ignored
            || self.spacing == Spacing::Strict
        {
            return false;
        }
        let key = entry.case.key();
        let board = key.board();
        let mut numbers = [0; Square::MOST as usize];
        let numbers = &mut numbers[..usize::from(board.size())];
        let held = self.scanner.hold(8 * numbers.len());
        let Some(length) = short_numbers(held, numbers) else { return false };
        let moves = match &mut self.moves {
            Some(moves) if moves.board() == board => moves,
            other => other.insert(MoveTable::new(board)),
        };
        let mut squares = [Square::FIRST; Square::MOST as usize];
        let Some(squares) = walk_into(self.problem.answer.body, board, numbers, &mut squares)
        else {
            return false;
        };
        let is_from_start = key.start().is_none_or(|start| squares.first() == Some(&start));
        if !is_from_start || moves.tour(squares).is_err() {
            return false;
        }
        self.scanner.advance(length);
        self.is_line_start = false;
        self.end_line();
        true
    }

    /// Passes over blanks and the line feed after them, or up to what else
    /// stands on the line.
    fn end_line(&mut self) {
        let held = self.scanner.hold(1);
        let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r');
        let blanks = held.iter().take_while(|byte| is_blank(byte)).count();
        let is_end = held.get(blanks) == Some(&b'\n');
        self.scanner.advance(blanks + usize::from(is_end));
        self.is_line_start |= is_end;
    }

    /// Judges the first of `cases`, and says what is wrong. After the last case
    /// there are none.
    pub(super) fn diagnose(&mut self, previous: Option<&Expected>, cases: &[Expected]) {
        while !self.is_closed && !self.diagnose_window(previous, cases) {}
    }

    /// Judges as far as one window shows, and returns whether the case is judged.
    fn diagnose_window(&mut self, previous: Option<&Expected>, cases: &[Expected]) -> bool {
        let size = self.scanner.window(WINDOW);
        let window = &self.scanner.held()[..size];
        let situation = Situation {
            problem: self.problem,
            previous,
            cases,
            spacing: self.spacing,
            window,
            is_end: self.scanner.is_at_end() && size == self.scanner.held().len(),
            is_line_start: self.is_line_start,
        };
        let is_end = situation.is_end;
        let Outcome { found, consumed, is_judged } = diagnose(&situation, &mut self.memory);
        let is_cut = consumed == window.len() && !is_end && window.last() != Some(&b'\n');
        let after_line = window[..consumed].iter().rposition(|&byte| byte == b'\n');
        let last_line = &window[after_line.map_or(0, |at| at + 1)..consumed];
        let is_blank = last_line.iter().all(u8::is_ascii_whitespace);
        let was_line_start = self.is_line_start;
        self.is_line_start = is_blank && (after_line.is_some() || was_line_start);
        for Found { case, at, diagnostic } in found {
            let line = self.scanner.line_at(at);
            let window = &self.scanner.held()[..size];
            let at = match diagnostic {
                // What is missing belongs to the answer before it.
                Diagnostic::Whitespace(WhitespaceFault::MissingEmptyLine) => at.saturating_sub(1),
                Diagnostic::TooFew { is_end: true, .. } | Diagnostic::Rows { is_end: true, .. } => {
                    window.trim_ascii_end().len().saturating_sub(1)
                }
                _ => at,
            };
            let answer = answer_at(self.problem, window, at, was_line_start).to_vec();
            self.find(case.as_ref(), line, diagnostic, answer);
        }
        self.scanner.advance(consumed);
        if is_cut && !self.is_closed {
            self.scanner.skip_line();
            self.is_line_start = true;
        }
        is_judged || is_end
    }

    /// Looks at what follows the last answer.
    pub(super) fn close(&mut self, previous: Option<&Expected>) {
        if self.is_closed {
            return;
        }
        if self.spacing != Spacing::Strict {
            let line = self.scanner.line();
            if !self.scanner.skip_whitespace(MAX_WHITESPACE_AT_END) {
                return;
            }
            self.is_line_start |= self.scanner.line() > line;
        }
        self.diagnose(previous, &[]);
    }

    /// The error that ended the output, if one did.
    pub(super) fn into_error(mut self) -> Option<io::Error> {
        self.scanner.error().take()
    }

    /// Reports what was found; of each case only the first.
    fn find(
        &mut self,
        case: Option<&Expected>,
        line: u64,
        diagnostic: Diagnostic,
        answer: Vec<u8>,
    ) {
        let number = case.map(|case| case.number);
        // After an error in reading, the output looks as if it were cut short.
        if self.is_closed
            || self.scanner.error().is_some()
            || number.is_some() && number == self.last_faulty
        {
            return;
        }
        self.last_faulty = number;
        self.is_closed = !self.all;
        let case = case.map(|case| (case.number, case.case));
        (self.report)(Finding { case, line, diagnostic, answer });
    }
}
