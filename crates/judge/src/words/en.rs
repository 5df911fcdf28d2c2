//! The messages in English.

mod explain;

use std::fmt::{Formatter, Result};

use tourbook_board::{Notation, Square};
use tourbook_problems::{Boards, Body, Case, Problem, Role, Values};

use crate::check::{
    CheckError, Deviation, Diagnostic, Finding, HeadingFault, Misspelling, Place, Question,
    Reading, TextKind, TextPlace, WhitespaceFault,
};
use crate::{Error, InputFault, InputFaultKind, WordKind};

pub(crate) use explain::explanation;

/// What to say about a text in UTF-16, after "is".
pub(crate) const UTF_16: &str = "UTF-16, which > writes in PowerShell; \
    save it as ASCII or UTF-8 (PowerShell: ... | Out-File -Encoding ascii FILE)";

/// Why an input was not answered to its end.
pub(crate) fn error(f: &mut Formatter<'_>, error: &Error) -> Result {
    match error {
        Error::Input(fault) => input_fault(f, fault),
        Error::Read(error) => write!(f, "cannot read the input: {error}"),
        Error::Write(error) => write!(f, "cannot write the answers: {error}"),
        Error::Table(case) => {
            write!(f, "the table has no answer to {case}: this program was built wrongly")
        }
    }
}

/// What is wrong with an input, and where.
pub(crate) fn input_fault(f: &mut Formatter<'_>, fault: &InputFault) -> Result {
    write!(f, "line {}: {}", fault.line, fault.kind)?;
    if let InputFaultKind::Value { problem, before, word, .. } = &fault.kind
        && matches!(word, WordKind::Number | WordKind::Negative)
        && before.as_slice().is_empty()
        && let Some(end) = problem.input.end
    {
        write!(f, "; {end} ends the input")?;
    }
    if fault.may_lack_count {
        f.write_str(
            "; the line where the number of cases belongs has more numbers: \
             is the number of cases missing?",
        )?;
    }
    Ok(())
}

/// What is wrong with an input.
pub(crate) fn input_fault_kind(f: &mut Formatter<'_>, kind: &InputFaultKind) -> Result {
    match kind {
        InputFaultKind::Utf16 => write!(f, "the input is {UTF_16}"),
        InputFaultKind::EndlessWhitespace => {
            f.write_str("more than 128 MiB of white space follow; a number is expected")
        }
        InputFaultKind::CountMissing => {
            f.write_str("the input is empty: the number of cases is missing")
        }
        InputFaultKind::Count { shown, is_number, max } => {
            let what = if *is_number { "is too large" } else { NOT_A_NUMBER };
            write!(f, "the number of cases {shown} {what} (0 to {max})")
        }
        InputFaultKind::CaseMissing { case, cases } => {
            write!(f, "the input ends before case {case} of {cases}")
        }
        InputFaultKind::Surplus { shown, cases } => {
            write!(f, "{shown} follows the last case (expected {cases})")
        }
        InputFaultKind::ValueMissing { problem, before } => {
            let index = before.as_slice().len();
            let fields = problem.input.fields;
            if let (Some(field), Some((last, last_field))) = (
                fields.get(index),
                before.as_slice().last().zip(index.checked_sub(1).and_then(|i| fields.get(i))),
            ) {
                write!(f, "{last_field} {last} has no {field} after it")?;
            }
            allowed(f, problem, *before)
        }
        InputFaultKind::Value { problem, before, shown, value, word } => {
            input_value(f, problem, *before, shown, *value, *word)
        }
    }
}

const NOT_A_NUMBER: &str = "is not a number in ASCII digits";

/// The numbers that are allowed after `before`.
fn allowed(f: &mut Formatter<'_>, problem: &Problem, before: Values) -> Result {
    let range = before.range(problem);
    write!(f, " ({} to {})", range.start(), range.end())
}

/// Why a number of a case is not allowed.
fn input_value(
    f: &mut Formatter<'_>,
    problem: &Problem,
    before: Values,
    shown: &str,
    value: Option<u64>,
    word: WordKind,
) -> Result {
    let index = before.as_slice().len();
    let Some(field) = problem.input.fields.get(index) else { return Ok(()) };
    match word {
        WordKind::Number | WordKind::Negative => {}
        WordKind::OtherMinus(minus) => {
            let code = u32::from(minus);
            write!(f, "{field} {shown} has the minus sign U+{code:04X}, which is not ASCII")?;
            return match problem.input.end {
                Some(end) if index == 0 => {
                    write!(f, "; {end} with the hyphen-minus ends the input")
                }
                _ => allowed(f, problem, before),
            };
        }
        WordKind::Comma(comma) => {
            let fields: Vec<String> =
                problem.input.fields.iter().map(ToString::to_string).collect();
            return match fields.as_slice() {
                [_] => write!(f, "{field} {shown}: white space separates numbers, not {comma:?}"),
                fields => {
                    let fields = fields.join(" and ");
                    write!(f, "{field} {shown}: white space separates {fields}, not {comma:?}")
                }
            };
        }
        WordKind::Other => {
            write!(f, "{field} {shown} {NOT_A_NUMBER}")?;
            return allowed(f, problem, before);
        }
    }
    if let Some(board) = before.board(problem) {
        write!(f, "{field} {shown} is not on the {board} board")?;
        return allowed(f, problem, before);
    }
    let other = before.as_slice().last().zip(index.checked_sub(1));
    if let (Boards::Given { max_side, max_area }, Some((other, other_index)), Some(value)) =
        (problem.boards, other, value)
        && (1..=u64::from(max_side)).contains(&value)
    {
        let (other_field, product) = (problem.input.fields[other_index], u64::from(*other) * value);
        let (first, last) = before.range(problem).into_inner();
        return write!(
            f,
            "{other_field}*{field} = {other}*{value} = {product} is too large \
             (1 to {max_area}; with {other_field} {other}, {field} is {first} to {last})"
        );
    }
    write!(f, "{field} {shown} is out of range")?;
    allowed(f, problem, before)
}

/// Why an output could not be judged.
pub(crate) fn check_error(f: &mut Formatter<'_>, error: &CheckError) -> Result {
    match error {
        CheckError::Input(error) => write!(f, "{error}"),
        CheckError::Output(error) => write!(f, "cannot read the output: {error}"),
        CheckError::Answer(error) => write!(f, "cannot read the jury's answer: {error}"),
        CheckError::Contradiction(finding) => {
            f.write_str("the jury's answer contradicts the table: ")?;
            jury_finding(f, finding)
        }
    }
}

/// What is wrong with an output, and where. Unless `full`, the message says
/// nothing about the input and the right answer.
pub(crate) fn finding(f: &mut Formatter<'_>, finding: &Finding, full: bool) -> Result {
    let case = finding.case.map(|(_, case)| case);
    place(f, finding, full)?;
    f.write_str(&DiagnosticWords { case, full }.diagnostic(&finding.diagnostic))
}

/// What is wrong with the jury's answer, and where. The text before has named
/// it: "it" is the jury's answer, and no program printed it.
fn jury_finding(f: &mut Formatter<'_>, finding: &Finding) -> Result {
    let case = finding.case.map(|(_, case)| case);
    let words = DiagnosticWords { case, full: true };
    place(f, finding, true)?;
    match &finding.diagnostic {
        Diagnostic::Empty => f.write_str("it is empty"),
        Diagnostic::Ends => f.write_str("it ends before this case"),
        Diagnostic::TooFew { found, size, square, .. } => {
            let square = words.square(*square);
            write!(f, "it ends after {found} of {size} squares: {square} is missing")
        }
        Diagnostic::Rows { found, size, .. } => {
            write!(f, "it has {found} rows of this board, not {size}")
        }
        Diagnostic::Text { shown, kind: TextKind::Binary, .. } => {
            write!(f, "{shown} is not text: it is binary")
        }
        Diagnostic::Text { shown, place: TextPlace::AfterAll, .. } => {
            write!(f, "{shown} stands after the last case")
        }
        Diagnostic::Text { shown, .. } => write!(f, "{shown} is not the answer"),
        Diagnostic::SurplusAnswer { .. } => f.write_str("an answer stands after the last case"),
        Diagnostic::Utf16 => write!(f, "it is {UTF_16}"),
        other => f.write_str(&words.diagnostic(other)),
    }
}

/// Where a finding is.
fn place(f: &mut Formatter<'_>, finding: &Finding, full: bool) -> Result {
    match finding.case {
        Some((number, case)) if full => {
            write!(f, "case {number} ({}; line {}): ", values(case), finding.line)
        }
        Some((number, _)) => write!(f, "case {number} (line {}): ", finding.line),
        None => write!(f, "line {}: ", finding.line),
    }
}

/// The numbers of a case, as in "p 4, q 3".
fn values(case: Case) -> String {
    let values = case.values();
    let fields = case.problem().input.fields.iter().zip(values.as_slice());
    fields.map(|(field, value)| format!("{field} {value}")).collect::<Vec<_>>().join(", ")
}

/// What messages about an answer need to know.
#[derive(Clone, Copy)]
struct DiagnosticWords {
    /// The case to which the answer belongs.
    case: Option<Case>,
    /// Whether the input and the right answer may be mentioned.
    full: bool,
}

impl DiagnosticWords {
    fn diagnostic(self, diagnostic: &Diagnostic) -> String {
        match diagnostic {
            Diagnostic::Empty => "the output is empty".to_owned(),
            Diagnostic::Ends => {
                "the output ends before this answer: did the program crash?".to_owned()
            }
            Diagnostic::AnswerMissing { found: Some(case) } if self.full => {
                format!("the answer to this case is missing: the answer to case {case} stands here")
            }
            Diagnostic::AnswerMissing { .. } => "the answer to this case is missing".to_owned(),
            Diagnostic::NoAnswer => "no answer follows this heading".to_owned(),
            Diagnostic::Utf16 => format!("the output is {UTF_16}"),
            Diagnostic::ByteOrderMark => "the output begins with a byte order mark".to_owned(),
            Diagnostic::Character(char) => {
                format!("the answer is right, but {} stands here", character(*char))
            }
            Diagnostic::Whitespace(fault) => whitespace(*fault).to_owned(),
            Diagnostic::LeadingZero => "a number is written with leading zeros".to_owned(),
            Diagnostic::Text { shown, kind, place } => text(shown, *kind, *place),
            Diagnostic::SecondAnswer => "a second answer follows the answer to this case: \
                does the search go on after the first tour?"
                .to_owned(),
            Diagnostic::SurplusAnswer { end: Some(end) } => format!(
                "an answer follows the last one: was the {end} that ends the input answered too?"
            ),
            Diagnostic::SurplusAnswer { end: None } => "this answer belongs to no case".to_owned(),
            Diagnostic::Heading { found, expected, fault } => {
                heading(found.as_deref(), expected, *fault)
            }
            Diagnostic::Reading(readings) => self.readings(readings),
            Diagnostic::SaysImpossible { .. }
            | Diagnostic::NotImpossible { .. }
            | Diagnostic::Misspelt { .. } => self.impossible(diagnostic),
            other => self.walk(other),
        }
    }

    /// What is wrong with a walk over the board.
    fn walk(self, diagnostic: &Diagnostic) -> String {
        let square = |square: Square| self.square(square);
        match diagnostic {
            Diagnostic::WrongStart { found, .. } if !self.full => {
                format!("the tour starts at {}", square(*found))
            }
            Diagnostic::WrongStart { found, expected, readings } => format!(
                "the tour starts at {}, not at {}{}",
                square(*found),
                square(*expected),
                self.start_questions(readings)
            ),
            Diagnostic::NotAMove { step, from, to } => format!(
                "step {step}: {} to {} is not a knight's move ({})",
                square(*from),
                square(*to),
                self.distance(*from, *to)
            ),
            Diagnostic::Repeated { step, square: at, earlier } => {
                format!("step {step}: {} was visited before, at step {earlier}", square(*at))
            }
            Diagnostic::OutOfRange { at, shown, question } => {
                format!("{}: {shown} {}{}", self.place(*at), self.outside(), ask(*question))
            }
            Diagnostic::NotANumber { at, shown } => {
                format!("{}: {shown} is not {}", self.place(*at), self.word())
            }
            Diagnostic::TooFew { found, size, square: missing, is_end } => {
                let missing = square(*missing);
                if *is_end {
                    format!(
                        "the output ends after {found} of {size} squares: {missing} is missing; \
                         did the program crash?"
                    )
                } else {
                    format!("the answer ends after {found} of {size} squares: {missing} is missing")
                }
            }
            Diagnostic::TooMany { found, size } => {
                format!("the answer has too many squares: {found}, not {size}")
            }
            Diagnostic::RowLength { row, found, size } => {
                let row = row + usize::from(self.base());
                format!("row {row} of the board has {found} numbers, not {size}")
            }
            Diagnostic::Rows { found, size, is_end: true } => format!(
                "the output ends after {found} of {size} rows of the board: did the program crash?"
            ),
            Diagnostic::Rows { found, size, .. } => {
                format!("the board has {found} rows, not {size}")
            }
            Diagnostic::StepTwice { step, first, again } => format!(
                "{}: step {step} stands there again, first at {}",
                square(*again),
                square(*first)
            ),
            Diagnostic::NotVisited { step, square: at, shown } => format!(
                "step {step} is missing; {}: {shown} is not a step: was it not visited?",
                square(*at)
            ),
            Diagnostic::NotFirst { step, found, first } => {
                let (found, first) = (square(*found), square(*first));
                let takes = if *step == 1 { "starts at" } else { "goes to" };
                let right = if self.full {
                    format!(", the first one {takes} {first}")
                } else {
                    String::new()
                };
                format!(
                    "step {step}: this is a tour, but not the first one: it {takes} {found}{right}"
                )
            }
            other => format!("{other:?}"),
        }
    }

    /// What is wrong with an answer that says, or should say, that there is no
    /// tour.
    fn impossible(self, diagnostic: &Diagnostic) -> String {
        let word = match self.case.map(|case| case.problem().answer.body) {
            Some(Body::Names { impossible }) => impossible,
            _ => "impossible",
        };
        match diagnostic {
            Diagnostic::SaysImpossible { misspelt, first } => {
                let found = misspelt.as_deref().unwrap_or(word);
                let tour: String = first.iter().map(|&square| self.square(square)).collect();
                let tour = if self.full { format!(": {tour}") } else { String::new() };
                format!("the answer is {found}, but there is a tour{tour}")
            }
            Diagnostic::NotImpossible { shown, fault: None } => {
                format!("there is no tour: the word must be {word}, not {shown}")
            }
            Diagnostic::NotImpossible { fault: Some(fault), .. } => {
                format!("there is no tour, and this path is wrong: {}", self.diagnostic(fault))
            }
            Diagnostic::Misspelt { shown, how } => {
                let how = match how {
                    Misspelling::Capitals => "in small letters".to_owned(),
                    Misspelling::Character('.') => "without the full stop".to_owned(),
                    Misspelling::Character(other) => format!("without {other:?}"),
                    Misspelling::Letters => "spelt so".to_owned(),
                };
                format!("the word is {word}, {how}, not {shown}")
            }
            other => format!("{other:?}"),
        }
    }

    /// A square in the notation of the problem.
    fn square(self, square: Square) -> String {
        let Some(case) = self.case else { return square.number().to_string() };
        let (board, notation) = (case.key().board(), case.problem().notation);
        if notation != Notation::Coordinates {
            return board.written(square, notation).to_string();
        }
        let (row, col) = board.coordinates(square);
        let base = self.base();
        format!("row {}, column {}", row + base, col + base)
    }

    fn base(self) -> u8 {
        self.case.map_or(0, |case| case.problem().coordinate_base())
    }

    fn place(self, place: Place) -> String {
        match place {
            Place::Step(step) => format!("step {step}"),
            Place::Field(square) => self.square(square),
        }
    }

    /// How far apart two squares are.
    fn distance(self, from: Square, to: Square) -> String {
        let Some(case) = self.case else { return String::new() };
        let board = case.key().board();
        let ((row, col), (to_row, to_col)) = (board.coordinates(from), board.coordinates(to));
        let (rows, cols) = (row.abs_diff(to_row), col.abs_diff(to_col));
        if case.problem().notation == Notation::Names {
            let plural = |count: u8| if count == 1 { "" } else { "s" };
            return format!(
                "{} letter{}, {} number{} apart",
                count(rows),
                plural(rows),
                count(cols),
                plural(cols)
            );
        }
        let vertical = if to_row < row { "up" } else { "down" };
        let horizontal = if to_col < col { "left" } else { "right" };
        match (rows, cols) {
            (0, cols) => format!("{} {horizontal}", count(cols)),
            (rows, 0) => format!("{} {vertical}", count(rows)),
            (rows, cols) => {
                format!("{} {vertical}, {} {horizontal}", count(rows), count(cols))
            }
        }
    }

    /// What to say about a number or a name that is out of range.
    fn outside(self) -> String {
        let Some(case) = self.case else { return "is out of range".to_owned() };
        let board = case.key().board();
        match case.problem().answer.body {
            Body::Squares => format!("is not on the {board} board (1 to {})", board.size()),
            Body::Steps { .. } => format!("is not a step of a tour (1 to {})", board.size()),
            Body::Names { .. } => {
                let last = board.squares().iter().last().unwrap_or(Square::FIRST);
                let range = format!(" ({} to {})", board.name(Square::FIRST), board.name(last));
                format!("is not on the board{}", if self.full { &range } else { "" })
            }
        }
    }

    /// What a word of an answer should be.
    fn word(self) -> &'static str {
        match self.case.map(|case| case.problem().answer.body) {
            Some(Body::Names { .. }) => "the name of a square, such as B3",
            _ => "a number",
        }
    }

    /// Why the answer would be right in other ways of reading it.
    fn readings(self, readings: &[Reading]) -> String {
        let texts: Vec<String> = readings.iter().map(|reading| self.reading(reading)).collect();
        match texts.as_slice() {
            [text]
                if matches!(
                    readings,
                    [reading] if matches!(
                        reading.as_slice(),
                        [Deviation::SwappedBoard | Deviation::TransposedOrder]
                    )
                ) =>
            {
                text.clone()
            }
            [text] => format!("{text}; otherwise the answer is right"),
            texts => format!("is it that {}? Then the answer is right", texts.join(", or that ")),
        }
    }

    fn reading(self, reading: &Reading) -> String {
        let texts: Vec<String> = reading.iter().map(|&way| self.deviation(way)).collect();
        texts.join(", and ")
    }

    /// How an answer differs from the right one.
    fn deviation(self, deviation: Deviation) -> String {
        let Some(case) = self.case else { return format!("{deviation:?}") };
        let (problem, board) = (case.problem(), case.key().board());
        let (body, size) = (problem.answer.body, board.size());
        let text = match deviation {
            Deviation::FromZero => {
                let what = match body {
                    Body::Names { .. } => {
                        return "the numbers in the names count from 0, not from 1".to_owned();
                    }
                    Body::Squares => "squares",
                    Body::Steps { .. } => "steps",
                };
                return format!(
                    "the {what} are numbered from 0 to {}, not from 1 to {size}",
                    size - 1
                );
            }
            Deviation::Swapped if board.rows() != board.cols() => {
                return format!(
                    "rows and columns are swapped: these are the numbers of a board of {} rows \
                     and {} columns",
                    board.cols(),
                    board.rows()
                );
            }
            Deviation::WithoutStart => {
                let start = case.key().start().filter(|_| self.full);
                let start =
                    start.map_or(String::new(), |start| format!(" ({})", self.square(start)));
                return format!("the line has {} numbers: the start{start} is missing", size - 1);
            }
            Deviation::SwappedBoard => {
                let letter = |role| problem.field(role).map_or(String::new(), ToString::to_string);
                return format!(
                    "this is the answer of the swapped board: {} counts the numbers, {} the letters",
                    letter(Role::Columns),
                    letter(Role::Rows)
                );
            }
            Deviation::Swapped => "rows and columns are swapped",
            Deviation::FromBelow => "the rows are counted from below",
            Deviation::OtherLayout if matches!(body, Body::Steps { .. }) => {
                "these are the squares in the order of the walk, \
                 but the board with the step on each square is expected"
            }
            Deviation::OtherLayout => {
                "this is the board with the step on each square, \
                 but the squares in the order of the walk are expected"
            }
            Deviation::Backwards => "the tour is printed backwards",
            Deviation::StartSwapped => "the start is read as (column, row)",
            Deviation::StartBase if self.start_base() == 0 => "the start is read as counted from 1",
            Deviation::StartBase => "the start is read as counted from 0",
            Deviation::StartFromBelow => "the row of the start is counted from below",
            Deviation::StartWrapped => "its column goes over the edge of the board",
            Deviation::SmallLetters => "the names are in small letters, not in capital letters",
            Deviation::NumberFirst => "the names have the number before the letter",
            Deviation::Separators => "something stands between the names",
            Deviation::LettersFromZero => "the letters in the names begin before A",
            Deviation::TransposedOrder => {
                "this is the first tour if numbers are compared before letters"
            }
        };
        text.to_owned()
    }

    /// From which number the input counts the start.
    fn start_base(self) -> u8 {
        let numbered = self.case.and_then(|case| case.problem().field(Role::Square));
        numbered.map_or(self.base(), |field| field.base)
    }

    /// What may explain where a walk starts.
    fn start_questions(self, readings: &[Reading]) -> String {
        let texts: Vec<String> =
            readings.iter().take(3).map(|reading| self.start_question(reading)).collect();
        if texts.is_empty() { String::new() } else { format!(": {}?", texts.join(", or ")) }
    }

    fn start_question(self, reading: &Reading) -> String {
        let (of_start, of_all): (Vec<Deviation>, Vec<Deviation>) = reading
            .iter()
            .partition(|way| !matches!(way, Deviation::Swapped | Deviation::FromBelow));
        let mut texts = Vec::new();
        for way in of_all {
            texts.push(match way {
                Deviation::Swapped => "are rows and columns swapped in the answer",
                _ => "are the rows of the answer counted from below",
            });
        }
        for (index, way) in of_start.into_iter().enumerate() {
            texts.push(match (way, index, self.start_base()) {
                (Deviation::StartSwapped, ..) => "was the start read as (column, row)",
                (Deviation::StartBase, 0, 0) => "was the start read as counted from 1",
                (Deviation::StartBase, 0, _) => "was the start read as counted from 0",
                (Deviation::StartBase, _, 0) => "counted from 1",
                (Deviation::StartBase, ..) => "counted from 0",
                (Deviation::StartFromBelow, 0, _) => "was the row of the start counted from below",
                (Deviation::StartFromBelow, ..) => "its row counted from below",
                _ => "over the edge of the board",
            });
        }
        texts.join(" and ")
    }
}

/// What may have been done.
fn ask(question: Option<Question>) -> &'static str {
    match question {
        None => "",
        Some(Question::FromZero) => ": is it counted from 0?",
        Some(Question::Joined) => ": is there white space between the numbers?",
    }
}

/// A small number in words.
fn count(number: u8) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(usize::from(number)).map_or_else(|| number.to_string(), |&word| word.to_owned())
}

/// What is wrong with a heading.
fn heading(found: Option<&str>, expected: &str, fault: HeadingFault) -> String {
    let found = found.unwrap_or_default();
    match fault {
        HeadingFault::Missing => format!("the line \"{expected}\" is missing"),
        HeadingFault::Other | HeadingFault::Number => {
            format!("{found} stands where the line \"{expected}\" belongs")
        }
        HeadingFault::FromZero => {
            format!(
                "{found} stands where the line \"{expected}\" belongs: are the cases numbered from 0?"
            )
        }
        HeadingFault::SameNumber => format!(
            "{found} stands where the line \"{expected}\" belongs: \
             the number does not go up from case to case"
        ),
    }
}

/// Text that is not part of an answer.
fn text(shown: &str, kind: TextKind, place: TextPlace) -> String {
    let what = match kind {
        TextKind::Plain => shown.to_owned(),
        TextKind::Gbk => "text in another encoding (GBK, which Chinese Windows writes)".to_owned(),
        TextKind::Terminal => format!("text with colour codes of a terminal, {shown},"),
        TextKind::Binary => format!("binary data, {shown},"),
    };
    let place = match place {
        TextPlace::Before => {
            "stands before the answer: is it a prompt? Only answers belong in the output"
        }
        TextPlace::Within => "stands inside of the answer: is it a debug print?",
        TextPlace::Instead => "stands where the answer belongs",
        TextPlace::SameLine => "is one too many: the answer is complete before it",
        TextPlace::EmptyLine => "stands where an empty line is expected",
        TextPlace::After => "follows the answer: is it a debug print?",
        TextPlace::AfterAll => "follows the last answer: is it a debug print?",
    };
    format!("{what} {place}")
}

/// A difference in white space.
fn whitespace(fault: WhitespaceFault) -> &'static str {
    match fault {
        WhitespaceFault::MissingEmptyLine => "an empty line is missing here",
        WhitespaceFault::SurplusEmptyLine => "this empty line does not belong here",
        WhitespaceFault::TrailingSpace => "the line has trailing spaces",
        WhitespaceFault::LeadingSpace => {
            "the line begins with white space that does not belong there"
        }
        WhitespaceFault::SurplusSpace => "there is white space that does not belong there",
        WhitespaceFault::MissingSpace => "a space is missing",
        WhitespaceFault::NotASpace => "other white space stands where one space belongs",
        WhitespaceFault::EarlyLineEnd => "the line ends too early: the answer goes on in the next",
        WhitespaceFault::MissingLineEnd => "the line goes on where it should end",
        WhitespaceFault::CarriageReturn => {
            "the line ends with a carriage return and a line feed (CRLF, as on Windows), \
             not with a line feed alone"
        }
        WhitespaceFault::OpenEnd => "the output ends without its last line feed",
    }
}

/// A character that only looks right.
fn character(char: char) -> String {
    let name = match char {
        '\u{1B}' => "the beginning of a colour code of a terminal",
        '\u{A0}' => "a no-break space",
        '\u{3000}' => "an ideographic space",
        '\u{200B}'..='\u{200D}' | '\u{2060}' => "a character without width",
        '\u{FEFF}' => "a byte order mark",
        '\u{2010}'..='\u{2015}' | '\u{2212}' => "a minus sign or dash that is not the ASCII one",
        '\u{FF10}'..='\u{FF19}' => "a full-width digit",
        '\u{FF01}'..='\u{FF5E}' => "a full-width character",
        _ if char.is_whitespace() => "white space that is not ASCII",
        _ => return format!("{char:?}"),
    };
    format!("U+{:04X}, {name},", u32::from(char))
}
