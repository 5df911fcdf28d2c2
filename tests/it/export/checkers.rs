//! Checkers for judges: their verdicts are those of `tourbook check`.

use std::fs;
use std::process::{Command, Stdio};

use tempfile::TempDir;
use tourbook_export::{TARGETS, Target, target};
use tourbook_judge::check::{Check, Finding};
use tourbook_problems::{Acceptance, Body, InputText, PROBLEMS, Problem, Whitespace, problem};
use xtask::tools::has;

use super::{answers_of, broken, command, exported, succeeds};
use crate::corpus::examples;
use crate::program::root;

/// How a checker is called in a folder with the files `in`, `out` and `answer`,
/// the last of which is empty.
struct Kind {
    id: &'static str,
    arguments: &'static [&'static str],
    /// The status for accepted, not accepted and not judged.
    statuses: [i32; 3],
}

const KINDS: &[Kind] = &[
    Kind { id: "checker-testlib", arguments: &["in", "out", "answer"], statuses: [0, 1, 3] },
    // Its output is on standard input.
    Kind { id: "validator-icpc", arguments: &["in", "answer", "."], statuses: [42, 43, 3] },
    Kind { id: "checker-hustoj", arguments: &["in", "answer", "out"], statuses: [0, 1, 3] },
];

/// A checker that is compiled, in a folder of its own.
struct Checker {
    kind: &'static Kind,
    folder: TempDir,
}

impl Checker {
    fn of(kind: &'static Kind, problem: &'static Problem) -> Self {
        let target = target(kind.id).expect("one of TARGETS");
        Self { kind, folder: compiled(problem, target) }
    }

    fn status(&self, input: &[u8], output: &[u8]) -> Option<i32> {
        let folder = self.folder.path();
        for (name, bytes) in [("in", input), ("out", output), ("answer", b"")] {
            fs::write(folder.join(name), bytes).expect("it is written");
        }
        let output = fs::File::open(folder.join("out")).expect("it is there");
        let mut checker: Command = command(folder, &["./checker"]);
        let ran = checker.args(self.kind.arguments).stdin(output).output().expect("it starts");
        assert!(ran.stdout.is_empty());
        ran.status.code()
    }

    /// That its verdict is that of `tourbook check`.
    fn agrees(&self, problem: &'static Problem, input: &[u8], output: &[u8], what: &str) {
        let verdict = verdict(problem, input, output);
        let expected = Some(self.kind.statuses[verdict]);
        let shown = String::from_utf8_lossy(output);
        let found = self.status(input, output);
        assert_eq!(found, expected, "{} for {}: {what}: {shown}", self.kind.id, problem.id);
    }
}

/// Compiles the checker `target` of `problem`.
fn compiled(problem: &'static Problem, target: &Target) -> TempDir {
    let folder = exported(problem, target);
    let includes = root().join("tests/data/export");
    for standard in ["-std=c++2b", "-std=c++98"] {
        let words = ["g++", standard, "-pedantic", "-Wall", "-Wextra", "-Werror", "-I"];
        let mut compile = command(folder.path(), &words);
        let output = compile.arg(&includes).args([target.file, "-o", "checker"]).output();
        succeeds(&output.expect("it starts"), target.id);
    }
    folder
}

/// What `tourbook check` says: 0 for accepted, 1 for not accepted, 2 where it
/// cannot judge.
fn verdict(problem: &'static Problem, input: &[u8], output: &[u8]) -> usize {
    let mut is_accepted = true;
    let report = &mut |_: Finding| is_accepted = false;
    match Check::new(problem, input, output).run(report) {
        Err(_) => 2,
        Ok(_) => usize::from(!is_accepted),
    }
}

/// Outputs with one change each, all over a right one.
fn changed(right: &[u8]) -> Vec<Vec<u8>> {
    let inserted: [&[u8]; 16] = [
        b" ",
        b"\n",
        b"\r\n",
        b"\r",
        b"\t",
        b"\x0b",
        b"\0",
        b"\xff",
        b"0",
        b"-",
        b"1",
        b"x",
        b"\x1a",
        b"\n\n",
        b"\xef\xbb\xbf",
        b"\xc2\xa0",
    ];
    let places = (0..=24).map(|part| right.len() * part / 24);
    let mut outputs = Vec::new();
    for (number, place) in places.enumerate() {
        let (before, after) = right.split_at(place);
        let inserted = inserted[number % inserted.len()];
        outputs.push([before, inserted, after].concat());
        outputs.push([before, after.get(1..).unwrap_or_default()].concat());
        outputs.push([before, inserted, after.get(1..).unwrap_or_default()].concat());
        outputs.push(before.to_vec());
    }
    // At the end, where white space is free.
    outputs.extend(inserted.map(|inserted| [right, inserted].concat()));
    outputs
}

/// Tests the checkers of `problem` with the corpus, with changed outputs and
/// with broken inputs.
fn agree(problem: &'static Problem) {
    let checkers: Vec<Checker> = KINDS.iter().map(|kind| Checker::of(kind, problem)).collect();
    let mut compared = 0;
    for example in examples() {
        // They have no option to be strict.
        if example.problem != problem.id || example.arguments.contains("--strict") {
            continue;
        }
        for checker in &checkers {
            let status = checker.status(&example.input, &example.output);
            let is_accepted = example.status == 0;
            let expected = checker.kind.statuses[usize::from(!is_accepted)];
            assert_eq!(status, Some(expected), "{}: {}", checker.kind.id, example.name);
        }
        compared += 1;
    }
    assert!(compared > 1, "{}: {compared}", problem.id);

    let cases: Vec<_> = problem.cases().collect();
    let count = usize::try_from(problem.input.max_cases().min(2)).expect("1 or 2");
    let some: Vec<_> = (1..=count).map(|part| cases[cases.len() * part / 3]).collect();
    let input = InputText::new(problem, &some).to_string();
    let (right, _) = answers_of(problem, &input);
    for checker in &checkers {
        for output in changed(right.as_bytes()) {
            checker.agrees(problem, input.as_bytes(), &output, &input);
        }
        for input in broken() {
            checker.agrees(problem, input.as_bytes(), b"", &input);
        }
    }
}

#[test]
fn the_checkers_agree_with_tourbook() {
    if !has("g++", "--version") {
        return;
    }
    std::thread::scope(|scope| {
        for &problem in PROBLEMS {
            scope.spawn(move || agree(problem));
        }
    });
}

#[test]
fn every_kind_of_checker_is_tested() {
    let tested = KINDS.iter().map(|kind| kind.id);
    let checkers = TARGETS.iter().map(|target| target.id).skip(super::LANGUAGES.len());
    assert!(tested.eq(checkers));
}

#[test]
fn the_checkers_can_judge_every_problem() {
    // They check numbers where any tour is right, and else compare names or
    // counts. A problem of another kind needs one more piece.
    for problem in PROBLEMS {
        let is_known = match (problem.acceptance, problem.answer.body, problem.whitespace) {
            (Acceptance::AnyTour, body, Whitespace::Ignored) => {
                matches!(body, Body::Squares | Body::Steps { .. }) && problem.has_start()
            }
            (Acceptance::OneAnswer, Body::Names { .. }, Whitespace::Compared)
            | (Acceptance::OneAnswer, Body::Count, Whitespace::Ignored) => true,
            _ => false,
        };
        assert!(is_known, "{}", problem.id);
    }
}

#[test]
fn the_validators_fail_without_their_files() {
    if !has("g++", "--version") {
        return;
    }
    let sicily = problem("sicily-1152").expect("one of PROBLEMS");
    for id in ["validator-icpc", "checker-hustoj"] {
        let folder = compiled(sicily, target(id).expect("one of TARGETS"));
        // A folder can be opened, but not read.
        for words in [
            &["./checker"][..],
            &["./checker", "none", "answer", "."],
            &["./checker", ".", "answer", "."],
        ] {
            let ran = command(folder.path(), words).stdin(Stdio::null()).output();
            let ran = ran.expect("it starts");
            assert_eq!(ran.status.code(), Some(3));
            assert!(!ran.stderr.is_empty());
        }
    }
}
