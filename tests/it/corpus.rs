//! Outputs, right and wrong, and what is to be said of them.
//!
//! Each file in `tests/data/check/PROBLEM/` is a case of its own: what it is
//! about, then sections after lines such as `--- input`. In an input or an
//! output `\xHH` is a byte, `\r` and `\t` are what they are in Rust, and a
//! backslash at the end of a line takes its line feed away.

use std::fs;
use std::path::Path;

use tourbook_judge::check::{Check, Finding, Notice};
use tourbook_problems::{Case, Count, InputText, Language, Problem, problem};

use crate::program::{Ran, root, tourbook};

/// A file of the corpus.
pub(crate) struct Example {
    /// The file, for messages.
    pub(crate) name: String,
    pub(crate) problem: String,
    pub(crate) arguments: String,
    pub(crate) input: Vec<u8>,
    pub(crate) output: Vec<u8>,
    pub(crate) status: i32,
    messages: String,
}

impl Example {
    fn read(problem: &str, path: &Path) -> Self {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).expect("a text");
        assert!(!text.starts_with("---"), "{name} says what it is about");
        let section = |title: &str| {
            let (_, after) = text.split_once(&format!("--- {title}\n"))?;
            Some(after.split_once("--- ").map_or(after, |(section, _)| section))
        };
        let must = |title: &str| section(title).unwrap_or_else(|| panic!("{name}: {title}"));
        let (status, messages) = must("expected").split_once('\n').expect("a status, a message");
        Self {
            problem: problem.to_owned(),
            arguments: section("arguments").unwrap_or_default().trim().to_owned(),
            input: unescape(must("input")),
            output: unescape(must("output")),
            status: status.parse().expect("a status"),
            messages: messages.to_owned(),
            name,
        }
    }

    /// What the program says of it.
    fn check(&self, folder: &Path) -> Ran {
        let (input, output) = (folder.join("input"), folder.join("output"));
        fs::write(&input, &self.input).expect("it can be written");
        fs::write(&output, &self.output).expect("it can be written");
        tourbook(["check", &self.problem].into_iter().chain(self.arguments.split_whitespace()))
            .args([input, output])
            .output()
            .expect("it starts")
            .into()
    }
}

fn unescape(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        if char != '\\' {
            bytes.extend(char.to_string().bytes());
            continue;
        }
        match chars.next() {
            Some('\n') => {}
            Some('r') => bytes.push(b'\r'),
            Some('t') => bytes.push(b'\t'),
            Some('x') => {
                let digits: String = chars.by_ref().take(2).collect();
                bytes.push(u8::from_str_radix(&digits, 16).expect("two digits"));
            }
            other => panic!("\\{other:?} is no escape"),
        }
    }
    bytes
}

/// The whole corpus.
pub(crate) fn examples() -> Vec<Example> {
    let corpus = root().join("tests/data/check");
    let folder = |path: &Path| {
        let mut entries: Vec<_> =
            fs::read_dir(path).expect("a folder").map(|entry| entry.expect("it").path()).collect();
        entries.sort();
        entries
    };
    let mut examples = Vec::new();
    for problem in folder(&corpus) {
        let id = problem.file_name().and_then(|name| name.to_str()).expect("a problem");
        examples.extend(folder(&problem).iter().map(|path| Example::read(id, path)));
    }
    assert!(examples.len() >= 100, "there is a corpus");
    examples
}

#[test]
fn every_example_has_its_verdict_and_its_message() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut failed = Vec::new();
    for example in examples() {
        let ran = example.check(folder.path());
        if (ran.status, &ran.stdout) != (Some(example.status), &example.messages)
            || !ran.stderr.is_empty()
        {
            failed.push(format!(
                "{}\nexpected {}: {}\nfound {:?}: {}{}",
                example.name, example.status, example.messages, ran.status, ran.stdout, ran.stderr
            ));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn without_all_the_first_of_its_messages_stands_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    for mut example in examples() {
        if example.status == 0 || example.arguments != "--all" {
            continue;
        }
        example.arguments.clear();
        let ran = example.check(folder.path());
        let first = example.messages.lines().next().expect("a message");
        assert_eq!(ran.stdout.trim_end(), first, "{}", example.name);
        assert_eq!(ran.status, Some(1), "{}", example.name);
    }
}

/// What the check of `output` finds first.
fn first(problem: &'static Problem, input: &[u8], output: &[u8]) -> Option<Finding> {
    let mut first = None;
    let report = &mut |finding: Finding| first = Some(finding);
    Check::new(problem, input, output).run(report).ok()?;
    first
}

#[test]
fn what_a_contestant_reads_depends_on_the_answer_alone() {
    let mut compared = 0;
    for example in examples() {
        let problem = problem(&example.problem).expect("its folder is named after it");
        let Some(finding) = first(problem, &example.input, &example.output) else { continue };
        let text = |finding: &Finding| Notice::of(problem, &finding.answer).text(Language::English);
        let cases = cases_of(problem, &example.input);
        // Another question in the place of the one whose answer is refused.
        let Some((number, _)) = finding.case else { continue };
        let place = usize::try_from(number).expect("few cases") - 1;
        for other in problem.cases() {
            let mut asked = cases.clone();
            asked[place] = other;
            let input = InputText::new(problem, &asked).to_string();
            let Some(also) = first(problem, input.as_bytes(), &example.output) else { continue };
            // After a right answer, what follows on its line is an answer by
            // itself.
            let [one, other_one] = [&finding, &also].map(|finding| finding.answer.trim_ascii());
            let is_rest = one.ends_with(other_one) || other_one.ends_with(one);
            if also.case.is_some_and(|(also, _)| also == number)
                && (also.answer == finding.answer || !is_rest)
            {
                compared += 1;
                assert_eq!(text(&also), text(&finding), "{} with {other}", example.name);
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// The cases of an input without faults.
fn cases_of(problem: &'static Problem, input: &[u8]) -> Vec<Case> {
    let text = String::from_utf8_lossy(input);
    let mut words = text.split_whitespace().map(|word| word.parse::<i16>().expect("a number"));
    if matches!(problem.input.count, Count::First { .. }) {
        words.next();
    }
    let numbers: Vec<u8> = words.map_while(|number| u8::try_from(number).ok()).collect();
    let chunks = numbers.chunks(problem.input.fields.len());
    chunks.map(|values| Case::from_values(problem, values).expect("a case")).collect()
}
