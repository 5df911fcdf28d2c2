use std::sync::LazyLock;

use indicatif::ProgressBar;
use serde_json::{Value, json};
use tourbook_audit::{AuditFault, Book, CHECKS, Figure, Findings, Report, render, run};
use tourbook_board::{Answer, Key};
use tourbook_problems::{Body, PROBLEMS};
use tourbook_table::{entries, verify};

use crate::copy::check;

/// The whole audit of the committed table.
static REPORT: LazyLock<Report> = LazyLock::new(|| {
    let book = Book::committed().unwrap();
    let progress = ProgressBar::hidden();
    Report { checks: CHECKS.iter().map(|check| run(check, &book, &progress)).collect() }
});

#[test]
fn the_committed_table_is_right() {
    assert!(REPORT.holds(), "{:#?}", *REPORT);
    let json: Value = serde_json::from_str(&render::json::report(&REPORT)).unwrap();
    assert_eq!(json["holds"], true);
    let figure = |check: usize, name: &str| json["checks"][check]["figures"][name].clone();
    assert_eq!([figure(0, "keys"), figure(0, "found"), figure(0, "entries")], [1406; 3]);
    assert_eq!(figure(0, "counted"), 749);
    // 787 starts, and any start of 31 boards.
    assert_eq!([figure(1, "answers"), figure(1, "tours")], [787 + 31; 2]);
    assert_eq!([figure(2, "answers"), figure(2, "impossible")], [818, 509 + 79]);
    assert_eq!(figure(3, "boards"), 91);
    // 3 x 9, 4 x 7 and 5 x 6 as they are and turned; one row and two rows have
    // at most 9 columns, and so at most 18 squares.
    assert_eq!(figure(3, "larger_boards"), 6);
    assert_eq!(figure(3, "larger_tours"), 2 * (1120 + 12756 + 37568));
    assert_eq!(figure(3, "in_table"), 749);
    // 1 x 1; 3 x 4, 3 x 7, 3 x 8, 4 x 5 and 4 x 6 as they are and turned; 5 x 5.
    assert_eq!(figure(3, "tours"), 1 + 2 * (16 + 104 + 792 + 164 + 1488) + 1728);
    assert_eq!(figure(4, "keys"), 1406);
}

/// A report without its times, which differ from run to run.
fn timeless(report: &str) -> String {
    let is_time = |word: &&str| {
        word.trim_matches(['(', ')']).parse::<f64>().is_ok_and(|_| word.contains('.'))
    };
    let line =
        |line: &str| line.split(' ').filter(|word| !is_time(word)).collect::<Vec<_>>().join(" ");
    report.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_document_shows_what_the_audit_prints() {
    let checks: String = REPORT.checks.iter().map(render::text::check).collect();
    let printed = format!("$ cargo xtask audit\n{checks}{}", render::text::verdict(&REPORT));
    let document = timeless(include_str!("../../../../docs/audit.md"));
    // The width of a time differs too.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words(&document).contains(&words(&timeless(&printed))), "{printed}");
}

#[test]
fn the_documentation_counts_the_formulas_and_the_proofs() {
    // A formula for each key, and one more where a smaller move was passed over.
    let passes_over = |(key, answer): &(Key, Answer<'_>)| {
        let squares = answer.tour().unwrap_or_default();
        (1..squares.len()).any(|step| {
            let moves = key.board().moves(squares[step - 1]).iter();
            let mut smaller = moves.filter(|square| *square < squares[step]);
            smaller.any(|square| !squares[..step].contains(&square))
        })
    };
    let smaller = entries().filter(passes_over).count();
    let impossible = entries().filter(|(_, answer)| answer.tour().is_none()).count();
    let (formulas, proofs) = (entries().count() + smaller, impossible + smaller);
    let documentation = include_str!("../../../../docs/trust.md");
    assert!(documentation.contains(&format!("{formulas} formulas (")));
    assert!(documentation.contains(&format!("{proofs}\nproofs (")));
}

#[test]
fn the_fingerprint_is_what_sha256sum_says() {
    let mut book = Book::committed().unwrap();
    book.answers.text = b"abc".to_vec();
    let fingerprint = check("fingerprint", &book);
    // FIPS 180-2, appendix B.1.
    let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    let figures = fingerprint.findings.figures;
    assert!(figures.contains(&("sha256", Figure::Text(expected.to_owned()))), "{figures:?}");
}

#[test]
fn the_keys_of_the_problems_are_among_those_that_are_checked() {
    for problem in PROBLEMS {
        let is_checked = match problem.answer.body {
            Body::Count => verify::is_counted,
            _ => verify::is_key,
        };
        assert!(problem.cases().all(|case| is_checked(case.key())), "{}", problem.id);
    }
}

#[test]
fn a_report_says_what_is_wrong_and_what_is_right() {
    let findings = Findings {
        summary: "2 of 3 things".to_owned(),
        figures: vec![("things", 3_usize.into())],
        faults: vec![AuditFault::new("1x1 any", "is odd", "it is even")],
    };
    let time = std::time::Duration::from_millis(1500);
    let check = tourbook_audit::Check { name: "sat", findings, time };
    let report = Report { checks: vec![check] };
    assert_eq!(
        render::text::check(&report.checks[0]),
        "sat         WRONG   1.50 s  2 of 3 things\n  1x1 any: is odd\n    right: it is even\n"
    );
    let expected = "WRONG: 1 of 1 checks does not hold (1.50 s)\n";
    assert_eq!(render::text::verdict(&report), expected);
    let json: Value = serde_json::from_str(&render::json::report(&report)).unwrap();
    let expected = json!({
        "holds": false,
        "seconds": 1.5,
        "checks": [{
            "name": "sat",
            "holds": false,
            "seconds": 1.5,
            "summary": "2 of 3 things",
            "figures": { "things": 3 },
            "faults": [{ "key": "1x1 any", "wrong": "is odd", "right": "it is even" }],
        }],
    });
    assert_eq!(json, expected);
}

#[test]
fn every_field_of_the_json_is_documented() {
    let documentation = include_str!("../../src/render/json.rs");
    for check in &REPORT.checks {
        let row = format!("//! | `{}` | ", check.name);
        let row = documentation.lines().find(|line| line.starts_with(&row)).expect(check.name);
        for (figure, _) in &check.findings.figures {
            assert!(row.contains(&format!("`{figure}`")), "{}: {figure}", check.name);
        }
    }
}
