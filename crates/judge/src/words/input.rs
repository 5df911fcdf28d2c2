//! Errors, and what is wrong with an input.

use tourbook_problems::{Boards, Body, Field, Language, Problem, Role, Values};

use super::finding::character;
use super::{Words, words};
use crate::{Error, InputFault, InputFaultKind, WordKind};

/// Why an input was not answered to its end.
pub(crate) fn error(error: &Error, language: Language) -> String {
    let words = words(language);
    match error {
        Error::Input(fault) => input_fault(fault, language),
        Error::Read(error) => words.cannot_read_input(error),
        Error::Write(error) => words.cannot_write(error),
        Error::Table(case) => words.no_answer_in_table(case),
    }
}

/// What is wrong with an input, and where.
pub(crate) fn input_fault(fault: &InputFault, language: Language) -> String {
    let words = words(language);
    let mut text = words.in_line(&fault.line, &input_fault_kind(&fault.kind, language));
    if let InputFaultKind::Value { problem, before, word, .. } = &fault.kind {
        let is_number = matches!(word, WordKind::Number | WordKind::Negative);
        if let Some(end) = problem.input.end.filter(|_| is_number && before.as_slice().is_empty()) {
            text = words.ends_input(&text, &end);
        }
    }
    if fault.may_lack_count { words.count_may_be_missing(&text) } else { text }
}

/// What is wrong with an input.
pub(crate) fn input_fault_kind(kind: &InputFaultKind, language: Language) -> String {
    let words = words(language);
    match kind {
        InputFaultKind::Utf16 => words.utf_16(&words.the_input()),
        InputFaultKind::EndlessWhitespace => words.endless_white_space(),
        InputFaultKind::CountMissing => words.count_missing(),
        InputFaultKind::Count { shown, is_number: true, max } => words.count_too_large(shown, max),
        InputFaultKind::Count { shown, max, .. } => words.count_not_a_number(shown, max),
        InputFaultKind::CaseMissing { case, cases } => words.case_missing(case, cases),
        InputFaultKind::Surplus { shown, cases } => words.input_goes_on(shown, cases),
        InputFaultKind::ValueMissing { problem, before } => {
            InputWords { problem, before: *before, words }.missing()
        }
        InputFaultKind::Value { problem, before, shown, value, word } => {
            InputWords { problem, before: *before, words }.wrong(shown, *value, *word)
        }
    }
}

/// What the input calls a number.
pub(super) fn field_name(field: &Field, words: &dyn Words) -> String {
    match (field.letter, field.role) {
        (Some(letter), _) => letter.to_owned(),
        (None, Role::Rows) => words.rows(),
        (None, Role::Columns) => words.columns(),
        (None, Role::Row) => words.row(),
        (None, Role::Column) => words.column(),
        (None, Role::Square) => words.start(),
    }
}

/// What the numbers of a case of `problem` are, for a message: `poj-2488 needs p
/// (1 to 26) and q (1 to 26; p*q <= 26), such as 4 3`.
#[must_use]
pub fn case_help(problem: &'static Problem, language: Language) -> String {
    let words = words(language);
    let mut before = Values::new();
    let mut texts = Vec::new();
    for (index, field) in problem.input.fields.iter().enumerate() {
        let (first, last) = before.range(problem).into_inner();
        let side = match field.role {
            Role::Row => problem.field(Role::Rows),
            Role::Column => problem.field(Role::Columns),
            Role::Rows | Role::Columns | Role::Square => None,
        };
        let last = match side {
            // The last row or column depends on the board that the case gives.
            Some(side) if field.base == 0 => format!("{}-1", field_name(side, words)),
            Some(side) => field_name(side, words),
            None => last.to_string(),
        };
        let (name, range) = (field_name(field, words), words.range(&first, &last));
        let other = index.checked_sub(1).and_then(|other| problem.input.fields.get(other));
        texts.push(match (problem.boards, other) {
            (Boards::Given { max_area, .. }, Some(other)) if field.role.is_of_board() => {
                words.field_with_area(&name, &range, &field_name(other, words), &max_area)
            }
            _ => words.field_with_range(&name, &range),
        });
        before.push(first);
    }
    let example: Vec<String> = problem.example.iter().map(u8::to_string).collect();
    words.case_needs(&problem.id, &in_a_row(&texts, words), &example.join(" "))
}

/// `a`, `a and b`, `a, b and c`.
fn in_a_row(texts: &[String], words: &dyn Words) -> String {
    match texts.split_last() {
        Some((last, before)) if !before.is_empty() => {
            words.fields(&before.join(&words.comma()), last)
        }
        _ => texts.concat(),
    }
}

/// What messages about a number of a case need to know.
struct InputWords {
    problem: &'static Problem,
    /// The numbers of the case before this one.
    before: Values,
    words: &'static dyn Words,
}

impl InputWords {
    /// The name of the number at `index`.
    fn name(&self, index: usize) -> String {
        let field = self.problem.input.fields.get(index);
        field.map_or(String::new(), |field| field_name(field, self.words))
    }

    /// The numbers that are allowed.
    fn range(&self) -> String {
        let (first, last) = self.before.range(self.problem).into_inner();
        self.words.range(&first, &last)
    }

    /// A number is missing.
    fn missing(&self) -> String {
        let before = self.before.as_slice();
        let (last, index) = (before.last().copied().unwrap_or_default(), before.len());
        let name = self.name(index.saturating_sub(1));
        self.words.value_missing(&name, &last, &self.name(index), &self.range())
    }

    /// A number is not allowed.
    fn wrong(&self, shown: &str, value: Option<u64>, word: WordKind) -> String {
        let (words, range) = (self.words, self.range());
        let index = self.before.as_slice().len();
        let name = self.name(index);
        match word {
            WordKind::Number | WordKind::Negative => {}
            WordKind::OtherMinus(minus) => {
                let code = format!("U+{:04X}", u32::from(minus));
                let text = words.value_is_other_minus(&name, &shown, &code);
                return match self.problem.input.end {
                    Some(end) if index == 0 => words.hyphen_ends_input(&text, &end),
                    _ => text,
                };
            }
            WordKind::Comma(comma) => {
                let comma = format!("{comma:?}");
                let fields = self.problem.input.fields.iter();
                let names: Vec<String> = fields.map(|field| field_name(field, words)).collect();
                return if names.len() == 1 {
                    words.value_has_comma(&name, &shown, &comma)
                } else {
                    words.values_have_comma(&name, &shown, &in_a_row(&names, words), &comma)
                };
            }
            WordKind::Odd(char) => {
                let character = character(char, words);
                return words.value_has_character(&name, &shown, &character, &range);
            }
            WordKind::Gbk => return words.value_is_gbk(&name, &shown, &range),
            WordKind::Other => return words.value_not_a_number(&name, &shown, &range),
        }
        if let Some(board) = self.before.board(self.problem) {
            return words.value_off_board(&name, &shown, &board, &range);
        }
        self.board_too_large(value)
            .unwrap_or_else(|| words.value_out_of_range(&name, &shown, &range))
    }

    /// The number would be allowed if the board were not too large.
    fn board_too_large(&self, value: Option<u64>) -> Option<String> {
        let Boards::Given { max_side, max_area } = self.problem.boards else { return None };
        let value = value.filter(|value| (1..=u64::from(max_side)).contains(value))?;
        let (other, before) = self.before.as_slice().split_last()?;
        let (other_name, name) = (self.name(before.len()), self.name(before.len() + 1));
        let product = u64::from(*other) * value;
        let range = self.range();
        if self.problem.answer.body == Body::Count {
            return Some(self.words.too_large_to_count(
                &other_name,
                &name,
                &product,
                &max_area,
                other,
                &range,
            ));
        }
        Some(self.words.board_too_large(
            &other_name,
            &name,
            other,
            &value,
            &product,
            &max_area,
            &range,
        ))
    }
}
