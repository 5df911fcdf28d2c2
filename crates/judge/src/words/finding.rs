//! What was found in an output, and where.

use tourbook_problems::{Case, Language};

use super::diagnostic::DiagnosticWords;
use super::input::{error, field_name};
use super::{Words, words};
use crate::check::{CheckError, Diagnostic, Finding, TextKind, TextPlace};

/// Why an output could not be judged.
pub(crate) fn check_error(fault: &CheckError, language: Language) -> String {
    let words = words(language);
    match fault {
        CheckError::Input(fault) => error(fault, language),
        CheckError::Output(error) => words.cannot_read_output(error),
        CheckError::Answer(error) => words.cannot_read_answer(error),
        CheckError::Contradiction(finding) => {
            let text = jury_diagnostic(finding, words);
            words.contradiction(&in_place(finding, &text, words))
        }
    }
}

/// `1 case`, `3 cases`.
///
/// ```
/// use tourbook_judge::number_of_cases;
/// use tourbook_problems::Language;
///
/// assert_eq!(number_of_cases(1, Language::English), "1 case");
/// assert_eq!(number_of_cases(3, Language::Chinese), "3 组数据");
/// ```
#[must_use]
pub fn number_of_cases(count: u64, language: Language) -> String {
    let words = words(language);
    if count == 1 { words.one_case() } else { words.several_cases(&count) }
}

/// The verdict on an output that is right in so many cases.
///
/// ```
/// use tourbook_judge::check::accepted;
/// use tourbook_problems::Language;
///
/// assert_eq!(accepted(3, Language::English), "accepted: 3 cases");
/// ```
#[must_use]
pub fn accepted(cases: u64, language: Language) -> String {
    words(language).accepted(&number_of_cases(cases, language))
}

/// What is wrong with an output, and where.
pub(crate) fn finding(finding: &Finding, language: Language) -> String {
    let words = words(language);
    let text = DiagnosticWords::new(finding, words).diagnostic(&finding.diagnostic);
    in_place(finding, &text, words)
}

/// The text, and where the finding is.
fn in_place(finding: &Finding, text: &str, words: &dyn Words) -> String {
    match finding.case {
        Some((number, case)) => words.in_case(&number, &values(case, words), &finding.line, &text),
        None => words.in_line(&finding.line, &text),
    }
}

/// The numbers of a case, as in "p 4, q 3".
fn values(case: Case, words: &dyn Words) -> String {
    let values = case.values();
    let fields = case.problem().input.fields.iter().zip(values.as_slice());
    let named = fields.map(|(field, value)| words.value_of_field(&field_name(field, words), value));
    named.collect::<Vec<_>>().join(&words.comma())
}

/// What is wrong with the jury's answer. The text before has named it: "it" is
/// the jury's answer, and no program printed it.
fn jury_diagnostic(finding: &Finding, words: &'static dyn Words) -> String {
    let diagnostic_words = DiagnosticWords::new(finding, words);
    match &finding.diagnostic {
        Diagnostic::Empty => words.it_is_empty(),
        Diagnostic::Ends => words.it_ends(),
        Diagnostic::TooFew { found, size, square, .. } => {
            words.it_has_too_few(found, size, &diagnostic_words.square(*square))
        }
        Diagnostic::Rows { found, size, .. } => words.it_has_rows(found, size),
        Diagnostic::Text { shown, kind: TextKind::Binary, .. } => words.it_is_binary(shown),
        Diagnostic::Text { shown, place: TextPlace::AfterAll, .. } => {
            words.text_after_its_end(shown)
        }
        Diagnostic::Text { shown, .. } => words.text_is_not_the_answer(shown),
        Diagnostic::SurplusAnswer { .. } => words.answer_after_its_end(),
        Diagnostic::Utf16 => words.utf_16(&words.it()),
        other => diagnostic_words.diagnostic(other),
    }
}

/// A character that only looks right.
pub(super) fn character(char: char, words: &dyn Words) -> String {
    let name = match char {
        '\u{1B}' => words.colour_code(),
        '\u{A0}' => words.no_break_space(),
        '\u{3000}' => words.ideographic_space(),
        '\u{200B}'..='\u{200D}' | '\u{2060}' => words.without_width(),
        '\u{FEFF}' => words.byte_order_mark_here(),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => words.other_dash(),
        '\u{FF10}'..='\u{FF19}' => words.full_width_digit(),
        '\u{FF01}'..='\u{FF5E}' => words.full_width_character(),
        _ if char.is_whitespace() => words.other_white_space(),
        _ => return format!("{char:?}"),
    };
    words.character(&format!("U+{:04X}", u32::from(char)), &name)
}
