//! A report for people.

use std::fmt::Write as _;

use crate::{Check, Report};

/// A check: one line, and for each fault what is wrong, and what would be right
/// where that is known.
#[must_use]
pub fn check(check: &Check) -> String {
    let Check { name, findings, time } = check;
    let mut text = String::new();
    let verdict = if check.holds() { "ok" } else { "WRONG" };
    let seconds = time.as_secs_f64();
    let _ = writeln!(text, "{name:<11} {verdict:<5} {seconds:6.2} s  {}", findings.summary);
    for fault in &findings.faults {
        let _ = writeln!(text, "  {}: {}", fault.key, fault.wrong);
        if let Some(right) = &fault.right {
            let _ = writeln!(text, "    right: {right}");
        }
    }
    text
}

/// The last line of a report.
#[must_use]
pub fn verdict(report: &Report) -> String {
    let all = report.checks.len();
    let wrong = report.checks.iter().filter(|check| !check.holds()).count();
    let verdict = match (wrong, all) {
        (0, 1) => "The check holds".to_owned(),
        (0, _) => format!("All {all} checks hold"),
        (1, _) => format!("WRONG: 1 of {all} checks does not hold"),
        _ => format!("WRONG: {wrong} of {all} checks do not hold"),
    };
    format!("{verdict} ({:.2} s)\n", report.time().as_secs_f64())
}
