//! The judge and the export for the browser page.
//!
//! The page compiles this to WebAssembly and calls it from JavaScript. It decides
//! nothing about answers: it turns what the judge found into what the page shows.
//!
//! ```
//! let report = tourbook_web::check("sicily-1152", "en", b"1\n-1\n", b"1 9 2\n");
//! assert_eq!(report.verdict, "wrong answer");
//! assert_eq!((report.first_line, report.faulty_line), (1, Some(1)));
//! assert_eq!(report.walk, Some(vec![0, 8, 1]));
//! ```

mod surroundings;

use tourbook_draw::View;
use tourbook_judge::check::{Check, CheckError, Class, Finding, accepted};
use tourbook_problems::{Language, problem};
use wasm_bindgen::prelude::wasm_bindgen;

use surroundings::Surroundings;

/// What the page shows of a check.
#[derive(Debug, Default)]
#[wasm_bindgen(getter_with_clone)]
pub struct Report {
    /// `accepted`, `wrong answer` or `presentation error`; `unjudged` when the
    /// input is broken.
    pub verdict: String,
    /// What `tourbook check` prints.
    pub text: String,
    /// The number of the first line in `lines`, from 1.
    pub first_line: u32,
    /// The lines of the output around the fault, fit to be shown.
    pub lines: Vec<String>,
    /// The number of the line with the fault, from 1.
    pub faulty_line: Option<u32>,
    /// The numbers of the case, with spaces between them.
    pub case: Option<String>,
    /// The squares that the answer visits, by their places in the drawn board,
    /// row by row from 0.
    pub walk: Option<Vec<u8>>,
    /// Whether the last step of the walk is wrong.
    pub is_last_wrong: bool,
}

/// Judges an output of the problem with this identifier. The language is `en` or
/// `zh`; any other is taken for English. An unknown problem is unjudged.
#[must_use]
#[wasm_bindgen]
pub fn check(problem_id: &str, language: &str, input: &[u8], output: &[u8]) -> Report {
    let language = language.parse().unwrap_or(Language::English);
    let Some(problem) = problem(problem_id) else {
        return Report { verdict: "unjudged".into(), ..Report::default() };
    };
    let mut first = None;
    let cases = Check::new(problem, input, output).run(&mut |finding| first = Some(finding));
    match (cases, first) {
        (Err(error), _) => unjudged(&error, language),
        (Ok(_), Some(finding)) => not_accepted(&finding, output, language),
        (Ok(cases), None) => Report {
            verdict: "accepted".into(),
            text: accepted(cases, language),
            ..Report::default()
        },
    }
}

/// The source of a program, or of a checker, for a problem; empty if there is no
/// such problem or no such target.
///
/// ```
/// assert!(tourbook_web::source("poj-2488", "python").contains("Scenario #"));
/// assert_eq!(tourbook_web::source("poj-2488", "cobol"), "");
/// ```
#[must_use]
#[wasm_bindgen]
pub fn source(problem_id: &str, target: &str) -> String {
    let found = problem(problem_id).zip(tourbook_export::target(target));
    found.map(|(problem, target)| tourbook_export::source(problem, target)).unwrap_or_default()
}

fn unjudged(error: &CheckError, language: Language) -> Report {
    Report { verdict: "unjudged".into(), text: error.text(language), ..Report::default() }
}

fn not_accepted(finding: &Finding, output: &[u8], language: Language) -> Report {
    let verdict = match finding.diagnostic.class() {
        Class::Wrong => "wrong answer",
        Class::Presentation => "presentation error",
    };
    let Surroundings { first, lines } = Surroundings::new(output, finding.line);
    let walk = finding.walk();
    let drawn = finding.case.zip(walk.as_ref()).map(|((_, case), walk)| {
        let (board, problem) = (case.key().board(), case.problem());
        let view = View::new(board, problem.notation).transposed(problem.is_drawn_transposed);
        walk.squares.iter().map(|&square| view.index(square)).collect()
    });
    Report {
        verdict: verdict.into(),
        text: finding.text(language),
        first_line: u32::try_from(first).unwrap_or(u32::MAX),
        lines,
        faulty_line: u32::try_from(finding.line).ok(),
        case: finding.case.map(|(_, case)| case.values().to_string()),
        walk: drawn,
        is_last_wrong: walk.is_some_and(|walk| walk.is_last_wrong),
    }
}
