//! `check` on any input and any output: nothing panics, each finding can be said,
//! and a right output is accepted.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tourbook_judge::answer;
use tourbook_judge::check::{Check, Finding, Notice};
use tourbook_problems::{Language, PROBLEMS};

fuzz_target!(|data: &[u8]| {
    let [choice, options, rest @ ..] = data else { return };
    let problem = PROBLEMS[usize::from(*choice) % PROBLEMS.len()];
    let at = rest.iter().position(|&byte| byte == b'|').unwrap_or(rest.len());
    let (input, output) = (&rest[..at], rest.get(at + 1..).unwrap_or_default());
    let mut found = Vec::new();
    let checked = Check::new(problem, input, output)
        .strict(options & 1 != 0)
        .all(options & 2 != 0)
        .run(&mut |finding: Finding| found.push(finding));
    let mut right = Vec::new();
    let answered = answer(problem, input, &mut right);
    assert_eq!(checked.is_ok(), answered.is_ok());
    for finding in &found {
        for language in Language::ALL {
            assert!(!finding.text(language).is_empty());
            assert!(!Notice::of(problem, &finding.answer).text(language).is_empty());
        }
    }
    if checked.is_ok() && output == right {
        assert!(found.is_empty());
    }
});
