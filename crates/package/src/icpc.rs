//! The problem package format of Kattis, which `DOMjudge` reads too:
//! <https://www.kattis.com/problem-package-format/>.

use anyhow::Result;
use sha2::{Digest as _, Sha256};
use tourbook_export::{INPUT_VALIDATOR, source, target};
use tourbook_problems::{Problem, Whitespace};

use crate::File;
use crate::data::{sample, secret};
use crate::statement::latex;
use crate::submissions::submissions;

/// A version of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Version {
    Legacy,
    V2025,
}

/// The time limit in seconds, for the systems that read one.
const TIME_LIMIT: u32 = 1;

/// The files of the package.
pub(crate) fn files(problem: &'static Problem, version: Version) -> Result<Vec<File>> {
    let (statement, validator) = match version {
        Version::Legacy => ("problem_statement", "output_validators"),
        Version::V2025 => ("statement", "output_validator"),
    };
    let mut files = vec![
        File::new("problem.yaml", problem_yaml(problem, version)),
        File::new(format!("{statement}/problem.en.tex"), latex(problem)),
        File::new("input_validators/validate.cpp", source(problem, &INPUT_VALIDATOR)),
    ];
    let checker = target("validator-icpc").map(|target| source(problem, target));
    files.extend(checker.map(|text| File::new(format!("{validator}/validate.cpp"), text)));
    if version == Version::Legacy {
        let text = format!("timelimit='{TIME_LIMIT}'\n");
        files.push(File::new("domjudge-problem.ini", text));
    } else if problem.whitespace == Whitespace::Compared {
        let text = "output_validator_args: [case_sensitive, space_change_sensitive]\n";
        files.push(File::new("data/test_group.yaml", text));
    }
    let tests = secret(problem)?.into_iter().map(|test| ("secret", test));
    for (folder, test) in [("sample", sample(problem)?)].into_iter().chain(tests) {
        let path = format!("data/{folder}/{}", test.name);
        files.push(File::new(format!("{path}.in"), test.input));
        files.push(File::new(format!("{path}.ans"), test.answer));
    }
    files.extend(submissions(problem));
    Ok(files)
}

fn problem_yaml(problem: &Problem, version: Version) -> String {
    let (title, uuid) = (quoted(problem.title), uuid(problem.id));
    match version {
        Version::Legacy => format!(
            "problem_format_version: legacy\n\
             name: {title}\n\
             uuid: {uuid}\n\
             source: Tourbook\n\
             license: permission\n\
             rights_owner: The Tourbook authors\n\
             validation: custom\n"
        ),
        Version::V2025 => format!(
            "problem_format_version: 2025-09\n\
             name:\n  en: {title}\n\
             uuid: {uuid}\n\
             source: Tourbook\n\
             license: permission\n\
             rights_owner: The Tourbook authors\n\
             limits:\n  time_limit: {TIME_LIMIT}\n"
        ),
    }
}

/// A text in YAML.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The identifier of a package: it is always the same for a problem.
fn uuid(id: &str) -> String {
    let hash = Sha256::digest(format!("tourbook package {id}"));
    let mut hex: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    // Version 8: the bits are the maker's own (RFC 9562).
    hex.replace_range(12..13, "8");
    hex.replace_range(16..17, "a");
    let parts = [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]];
    parts.join("-")
}
