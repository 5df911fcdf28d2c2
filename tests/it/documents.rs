//! The documents: every command and every output that they show, the figures in
//! them, and their links.
//!
//! A block marked `console` holds commands, each after `$ `, and below each
//! what it prints; a line `...` stands for lines that are left out.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tourbook_problems::PROBLEMS;

use crate::program::{self, Ran};

/// A text for people.
struct Document {
    /// Its path from the root.
    path: String,
    text: String,
}

/// The README, the guide for contributors, and the folder docs, in both languages.
fn documents() -> Vec<Document> {
    let root = program::root();
    let mut paths = Vec::new();
    for folder in ["", "docs/"] {
        for entry in fs::read_dir(root.join(folder)).expect("a folder") {
            let name = entry.expect("an entry").file_name();
            let name = name.to_str().expect("a name in ASCII");
            if Path::new(name).extension().is_some_and(|extension| extension == "md") {
                paths.push(format!("{folder}{name}"));
            }
        }
    }
    paths.sort_unstable();
    let text = |path: &String| fs::read_to_string(root.join(path)).expect("a text");
    paths.into_iter().map(|path| Document { text: text(&path), path }).collect()
}

fn document(path: &str) -> String {
    let found = documents().into_iter().find(|document| document.path == path);
    found.unwrap_or_else(|| panic!("there is no {path}")).text
}

/// A text in one line.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Document {
    fn is_chinese(&self) -> bool {
        self.path.ends_with(".zh-CN.md")
    }

    /// The same in English, where this is Chinese.
    fn in_english(&self) -> Option<String> {
        Some(format!("{}.md", self.path.strip_suffix(".zh-CN.md")?))
    }
}

/// What a reader types, and what the reader should see.
pub(crate) struct Shown {
    pub(crate) command: String,
    pub(crate) output: String,
}

/// The commands of all blocks of `text` that are marked `mark`.
pub(crate) fn blocks(text: &str, mark: &str) -> Vec<Shown> {
    let mut shown: Vec<Shown> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with("```") {
            inside = line == format!("```{mark}");
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            shown.push(Shown { command: command.to_owned(), output: String::new() });
        } else if let Some(last) = shown.last_mut().filter(|_| inside) {
            last.output += line;
            last.output += "\n";
        }
    }
    shown
}

/// What a shell does with the command, `tourbook` being the built program.
pub(crate) fn shell(command: &str) -> Ran {
    // The same program, without building it once more in another profile.
    let command = command.replace("cargo run --release --locked --", "tourbook");
    program::shell(&command, &program::root()).output().expect("a shell").into()
}

/// Whether `output` is `shown`, in which `...` stands for any lines.
pub(crate) fn fits(output: &str, shown: &str) -> bool {
    let mut rest = output;
    let mut pieces = shown.split("...\n");
    let first = pieces.next().unwrap_or_default();
    let Some(after) = rest.strip_prefix(first) else {
        return false;
    };
    rest = after;
    let pieces: Vec<&str> = pieces.collect();
    let Some((last, middle)) = pieces.split_last() else {
        return rest.is_empty();
    };
    for piece in middle {
        let Some(found) = rest.find(piece) else {
            return false;
        };
        rest = &rest[found + piece.len()..];
    }
    rest.ends_with(last)
}

#[cfg(unix)]
#[test]
fn every_command_prints_what_is_shown() {
    let mut count = 0;
    for document in documents() {
        let locale = if document.is_chinese() { "zh_CN.UTF-8" } else { "C" };
        for Shown { command, output } in blocks(&document.text, "console") {
            // The locale may not be installed, about which the shell complains.
            let ran =
                shell(&format!("{{ LC_ALL={locale}; export LC_ALL; }} 2>/dev/null; {command}"));
            let printed = format!("{}{}", ran.stderr, ran.stdout);
            let is_right =
                fits(&printed, &output) || fits(&format!("{}{}", ran.stdout, ran.stderr), &output);
            assert!(is_right, "{}: $ {command}\n{printed}\nis not\n{output}", document.path);
            count += 1;
        }
    }
    assert!(count > 40, "{count} commands");
}

/// Commands that this test does not run, and what runs them.
const ELSEWHERE: &[(&str, &str)] = &[
    ("cargo xtask audit", "crates/audit/tests/it/committed.rs"),
    ("cargo xtask audit complete --dimacs", "crates/audit/tests/it/exports.rs"),
    ("docs/check-formulas.sh", "crates/audit/tests/it/exports.rs"),
    ("cargo install --locked rate", ".ci/run"),
    ("install -D ", "crates/dist/tests/shell.rs"),
    ("cargo xtask package target/packages", "crates/package/tests/packages.rs"),
    ("python3 -m pip install problemtools BAPCtools", ".ci/run"),
    ("cd target/packages/icpc-legacy/poj2488 && verifyproblem", "crates/package/tests/packages.rs"),
    ("cd target/packages/icpc-2025-09/poj2488 && bt ", "crates/package/tests/packages.rs"),
    ("cargo run --release --locked -- answer", "tests/it/documents.rs"),
    ("cargo test --workspace --locked", ".ci/run"),
    // These need a nightly Rust and run until they are stopped.
    ("cargo install cargo-fuzz", "tests/fuzz/Cargo.toml"),
    ("cargo +nightly fuzz run", "tests/fuzz/Cargo.toml"),
    // These take hours.
    ("cargo install cargo-mutants", ".cargo/mutants.toml"),
    ("cargo mutants --package tourbook-board", ".cargo/mutants.toml"),
];

/// The marks of blocks that are not commands for a shell, or that other tests run.
const NOT_COMMANDS: [&str; 6] = ["console", "text", "toml", "rust", "bat", "powershell"];

#[test]
fn every_other_command_is_run_elsewhere() {
    let mut count = 0;
    for Document { path, text } in documents() {
        let mut mark: Option<&str> = None;
        for line in text.lines().map(str::trim_start) {
            if let Some(rest) = line.strip_prefix("```") {
                mark = if mark.is_some() { None } else { Some(rest) };
                continue;
            }
            let command = match mark {
                Some("sh") => Some(line.strip_prefix("$ ").unwrap_or(line)),
                Some("") => {
                    line.strip_prefix("$ ").or(line.starts_with("install ").then_some(line))
                }
                Some(mark) => {
                    assert!(NOT_COMMANDS.contains(&mark), "{path}: a block marked {mark}");
                    None
                }
                None => None,
            };
            // Scripts that docs/protocols.md shows have a test of their own.
            let is_script = |line: &str| {
                line.starts_with("#!") || line.starts_with("exec ") || line.starts_with("cp ")
            };
            for command in command.into_iter().filter(|line| !is_script(line)) {
                let found = ELSEWHERE.iter().find(|(start, _)| command.starts_with(start));
                let (_, test) = found.unwrap_or_else(|| panic!("{path}: {command} is not tested"));
                assert!(program::root().join(test).exists(), "{test}");
                count += 1;
            }
        }
    }
    assert!(count > 15, "{count} commands");
}

#[test]
fn every_link_leads_somewhere() {
    let mut count = 0;
    for Document { path, text } in documents() {
        let folder = program::root().join(Path::new(&path).parent().expect("a folder"));
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if !target.starts_with("http") && !target.starts_with('#') {
                let file = target.split('#').next().unwrap_or_default();
                assert!(folder.join(file).exists(), "{path}: {target}");
                count += 1;
            }
        }
    }
    assert!(count > 50, "{count} links");
}

#[test]
fn the_readme_is_short() {
    for path in ["README.md", "README.zh-CN.md"] {
        let lines = document(path).lines().count();
        assert!(lines <= 180, "{path}: {lines} lines");
    }
}

#[test]
fn the_two_set_up_commands_stand_alone_and_ci_runs_the_second() {
    let commands: Vec<String> =
        blocks(&document("README.md"), "sh").into_iter().map(|shown| shown.command).collect();
    let [main_job, tests] = commands.as_slice() else {
        panic!("two commands: {commands:?}");
    };
    assert!(main_job.starts_with("cargo run --release --locked -- answer "), "{main_job}");
    assert_eq!(shell(main_job).ok(), include_str!("../data/poj-2488.out"));
    let ci = include_str!("../../.ci/run");
    assert!(ci.lines().any(|line| line.ends_with(tests.as_str())), "{tests}");
}

/// A number as a text for people has it: 5,469.
fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    String::from_utf8_lossy(&groups.join(&b',')).into_owned()
}

#[test]
fn the_numbers_in_the_text_are_true() {
    let derived = xtask::derive::derive().expect("a search that is not broken");
    let nodes = with_commas(derived.effort.nodes);
    let keys = with_commas(derived.entries.len() as u64);
    let tours = derived.entries.iter().filter_map(|entry| entry.tour.as_ref());
    let squares = with_commas(tours.map(|tour| tour.len() as u64).sum());
    let version = |manifest: &str| {
        let version = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \""));
        version.expect("there is one").trim_end_matches('"').to_owned()
    };
    let program = version(include_str!("../../Cargo.toml"));
    let offline = version(include_str!("../../xtask/Cargo.toml"));
    for (path, statement) in [
        (
            "docs/search.md",
            format!("All {keys} keys take {nodes} nodes, and their tours have {squares} squares"),
        ),
        ("docs/answers.md", format!("prints all {keys} answers")),
        ("docs/audit.md", format!("checks all {keys} answers")),
        ("README.md", format!("checks all {keys} answers")),
        ("docs/speed.md", format!("deriving all {keys} keys")),
        (
            "README.md",
            format!("{program} or newer for the first command, {offline} or newer for the second"),
        ),
    ] {
        assert!(in_one_line(&document(path)).contains(&statement), "{path}: {statement}");
    }
}

#[test]
fn the_figures_of_the_study_are_those_of_the_study() {
    let study = in_one_line(include_str!("../../generated/strategies.md"));
    let search = in_one_line(&document("docs/search.md"));
    for figures in [
        "backtracks 46 times, or 563, or 68,038",
        "even ascending order backtracks only 2 times on 8 x 8 and 196 times on 5 x 6",
        "the lexicographically first tour is found without a single backtrack from every start \
         of every board of at most 64 squares, and every impossible start is refuted before the \
         first move",
        "10,096 starts: 2,663 have a tour",
        "128,159 squares",
    ] {
        assert!(search.contains(figures) && study.contains(figures), "{figures}");
    }
    // A strategy is a row of the table for each of the two boards.
    let rows = study.matches("| Plain,").count()
        + study.matches("| Warnsdorff,").count()
        + study.matches("| Ascending,").count();
    assert_eq!(rows, 2 * 19);
    assert!(search.contains("All 19 strategies"));
    assert!(document("README.md").contains("19 strategies"));
}

/// The fenced blocks of a text, in their order.
fn fenced(text: &str) -> Vec<&str> {
    text.split("\n```").skip(1).step_by(2).collect()
}

#[test]
fn a_document_in_chinese_shows_the_same_as_in_english() {
    let commands = |text: &str| -> Vec<String> {
        blocks(text, "console").into_iter().map(|shown| shown.command).collect()
    };
    let sections = |text: &str| text.matches("\n## ").count();
    // Every command, file and figure that the text names.
    let named = |text: &str| -> BTreeSet<String> {
        let prose: String = text.split("\n```").step_by(2).collect();
        let code = prose.split('`').skip(1).step_by(2).filter(|code| !code.is_empty());
        code.map(in_one_line).collect()
    };
    let mut count = 0;
    for chinese in documents().into_iter().filter(Document::is_chinese) {
        let path = chinese.in_english().expect("a document in English");
        let (english, chinese) = (document(&path), chinese.text);
        assert_eq!(commands(&chinese), commands(&english), "{path}");
        assert_eq!(fenced(&chinese).len(), fenced(&english).len(), "{path}");
        assert_eq!(sections(&chinese), sections(&english), "{path}");
        assert_eq!(named(&chinese), named(&english), "{path}");
        // Each links to the other.
        let name = path.rsplit('/').next().expect("a name").trim_end_matches(".md");
        let has_link = |text: &str, target: String| {
            text.lines().take(5).any(|line| line.contains(&format!("]({target})")))
        };
        assert!(has_link(&english, format!("{name}.zh-CN.md")), "{path}");
        assert!(has_link(&chinese, format!("{name}.md")), "{path}");
        count += 1;
    }
    assert!(count > 10, "{count} documents");
}

/// The files that the section "Add a problem" names, for a problem.
fn files_of_a_problem(id: &str) -> Vec<String> {
    let text = document("CONTRIBUTING.md");
    let (_, section) = text.split_once("## Add a problem").expect("the section");
    let (section, _) = section.split_once("\n## ").expect("its end");
    let section = section.replace("judge-123", id).replace("judge_123", &id.replace('-', "_"));
    let code = section.split('`').skip(1).step_by(2).filter(|code| code.contains('.'));
    let mut folder = String::new();
    let mut files = Vec::new();
    for file in code {
        // `statement.zh.md` alone stands in the folder of the file before.
        let is_there = |path: &str| program::root().join(path).exists();
        let path = if file.contains('/') || is_there(file) {
            file.to_owned()
        } else {
            format!("{folder}{file}")
        };
        folder = path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        files.push(path);
    }
    files
}

#[test]
fn the_steps_to_add_a_problem_name_the_files_of_every_problem() {
    for problem in PROBLEMS {
        let files = files_of_a_problem(problem.id);
        assert!(files.len() >= 12, "{files:?}");
        for file in files {
            // Not every problem has a sample.
            let is_sample = file.starts_with("tests/data/");
            assert!(is_sample || program::root().join(&file).exists(), "{}: {file}", problem.id);
        }
    }
}

/// The program that the README shows, built beside a checkout as it says.
#[test]
fn the_program_of_the_readme_runs() {
    let readme = document("README.md");
    let block = |mark: &str| {
        let (_, rest) = readme.split_once(&format!("```{mark}\n")).expect("a block");
        rest.split_once("```").expect("its end").0
    };
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: String| {
        fs::write(folder.path().join(name), text).expect("it can be written");
    };
    let root = program::root().display().to_string();
    let head = "[package]\nname = \"own\"\nedition = \"2024\"\n[[bin]]\nname = \"own\"\npath = \"main.rs\"\n";
    write("Cargo.toml", format!("{head}{}", block("toml").replace("../tourbook", &root)));
    let (uses, rest) = block("rust").split_once("\n\n").expect("uses come first");
    write(
        "main.rs",
        format!(
            "{uses}\nfn main() -> Result<(), Box<dyn std::error::Error>> {{\n{rest}\nOk(())\n}}\n"
        ),
    );
    // The versions of this workspace, which are here already.
    fs::copy(program::root().join("Cargo.lock"), folder.path().join("Cargo.lock")).expect("a copy");
    let ran = std::process::Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline"])
        .env("CARGO_TARGET_DIR", folder.path().join("target"))
        .current_dir(folder.path())
        .output()
        .expect("cargo starts");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}
