//! A report for programs: one JSON document.
//!
//! | field | type | what |
//! | --- | --- | --- |
//! | `holds` | boolean | whether all checks hold |
//! | `seconds` | number | how long all checks took |
//! | `checks` | array | the checks, in their order: |
//! | `checks[].name` | string | `complete`, `tours`, `sat`, `counts`, `plain`, `fingerprint` |
//! | `checks[].holds` | boolean | whether nothing is wrong |
//! | `checks[].seconds` | number | how long it took |
//! | `checks[].summary` | string | the figures in a sentence |
//! | `checks[].figures` | object | the figures by name, see below |
//! | `checks[].faults` | array | what is wrong; empty when the check holds: |
//! | `checks[].faults[].key` | string | the key as answers.txt writes it, or what else is wrong |
//! | `checks[].faults[].wrong` | string | what is wrong there |
//! | `checks[].faults[].right` | string or null | what would be right; null when the check cannot know |
//!
//! The figures are numbers, except `sha256` and `counts_sha256`:
//!
//! | check | figures |
//! | --- | --- |
//! | `complete` | `keys` that must be there, those `found`, `entries` in the table; keys whose tours are `counted` |
//! | `tours` | `answers` that are not "impossible", those that are `tours`, their `squares` |
//! | `sat` | `answers` that are the first, smaller `alternatives` refuted; keys that are `impossible`, `starts` refuted |
//! | `counts` | `boards` of at most 26 squares, their `tours`, the `nodes` of the search; the same of `larger_boards`, `larger_tours`, `larger_nodes`; numbers `in_table`, and published numbers `compared` |
//! | `plain` | `keys`, those `derived` again and those found the `same`, the `nodes` of all searches, the `limit` of nodes for a key |
//! | `fingerprint` | `bytes` of answers.txt, their `sha256` in hexadecimal digits; `counts_bytes` and `counts_sha256` of counts.txt |

use serde_json::{Map, Value, json};

use crate::{Check, Report};

/// The whole report, in several lines.
#[must_use]
pub fn report(report: &Report) -> String {
    let document = json!({
        "holds": report.holds(),
        "seconds": report.time().as_secs_f64(),
        "checks": report.checks.iter().map(check).collect::<Vec<_>>(),
    });
    format!("{document:#}\n")
}

fn check(check: &Check) -> Value {
    let Check { name, findings, time } = check;
    let figures: Map<String, Value> =
        findings.figures.iter().map(|(name, figure)| ((*name).to_owned(), json!(figure))).collect();
    json!({
        "name": name,
        "holds": check.holds(),
        "seconds": time.as_secs_f64(),
        "summary": findings.summary,
        "figures": figures,
        "faults": findings.faults,
    })
}
