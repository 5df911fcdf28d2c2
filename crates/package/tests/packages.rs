//! What stands in packages, and what the tools of judging systems say of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;
use tourbook_package::{File, Format, files, short_name, wrappers};
use tourbook_problems::{PROBLEMS, Problem};
use xtask::checkout;
use xtask::tools::has;

/// The texts of a package by their paths.
fn texts(problem: &'static Problem, format: Format) -> BTreeMap<String, String> {
    let files = files(problem, format).expect("the table has the answers");
    let count = files.len();
    let texts: BTreeMap<_, _> = files.into_iter().map(|file| (file.path, file.text)).collect();
    assert_eq!(texts.len(), count, "no file is there twice");
    texts
}

/// Writes a package to the folder with its name.
fn written(problem: &'static Problem, format: Format) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for File { path, text, .. } in files(problem, format).expect("the table has the answers") {
        let path = folder.path().join(short_name(problem)).join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }
    folder
}

#[test]
fn each_package_of_icpc_has_what_the_format_asks_for() {
    let mut uuids = BTreeSet::new();
    for &problem in PROBLEMS {
        for (format, statement, validator) in [
            (Format::IcpcLegacy, "problem_statement", "output_validators"),
            (Format::Icpc2025, "statement", "output_validator"),
        ] {
            let texts = texts(problem, format);
            for path in [
                &format!("{statement}/problem.en.tex")[..],
                "input_validators/validate.cpp",
                &format!("{validator}/validate.cpp"),
                "data/sample/1.in",
                "submissions/accepted/main.cpp",
            ] {
                assert!(texts.contains_key(path), "{} {path}", problem.id);
            }
            let folder = |name: &str| {
                texts
                    .keys()
                    .filter(|path| path.starts_with(&format!("submissions/{name}/")))
                    .count()
            };
            assert_eq!(folder("accepted"), 3);
            assert!(folder("wrong_answer") >= 2, "{}", problem.id);
            // On 8 x 8 a plain search does not end in time.
            let is_large = problem.boards_text().to_string() == "8x8";
            assert_eq!(folder("time_limit_exceeded") > 0, is_large, "{}", problem.id);
            assert!(texts[&format!("{statement}/problem.en.tex")].starts_with("\\problemname{"));
            let yaml = &texts["problem.yaml"];
            let uuid = yaml.lines().find_map(|line| line.strip_prefix("uuid: ")).expect("a uuid");
            let parts: Vec<usize> = uuid.split('-').map(str::len).collect();
            assert_eq!(parts, [8, 4, 4, 4, 12], "{uuid}");
            uuids.insert(uuid.to_owned());
        }
    }
    assert_eq!(uuids.len(), PROBLEMS.len(), "a problem keeps its identifier in each version");
}

#[test]
fn tests_are_whole_and_none_is_there_twice() {
    for &problem in PROBLEMS {
        let texts = texts(problem, Format::IcpcLegacy);
        let mut inputs = BTreeSet::new();
        for (path, input) in &texts {
            let Some(name) = path.strip_suffix(".in") else { continue };
            let answer = &texts[&format!("{name}.ans")];
            assert!(input.ends_with('\n') && answer.ends_with('\n'), "{path}");
            assert!(inputs.insert(input), "{}: {path} is there twice", problem.id);
        }
        // Each case is asked somewhere.
        let all: String = inputs.into_iter().cloned().collect();
        for case in problem.cases() {
            let line = format!("{}\n", case.values());
            assert!(all.contains(&line), "{case}");
        }
    }
}

#[test]
fn the_file_of_hustoj_is_an_item_of_fps() {
    for &problem in PROBLEMS {
        let texts = texts(problem, Format::Hustoj);
        let xml = roxmltree::Document::parse(&texts["fps.xml"]).expect("XML");
        let item = xml.descendants().find(|node| node.has_tag_name("item")).expect("an item");
        let all = |name: &str| item.children().filter(|node| node.has_tag_name(name)).count();
        for name in ["title", "description", "input", "output", "sample_input", "source", "spj"] {
            assert_eq!(all(name), 1, "{name}");
            let node = item.children().find(|node| node.has_tag_name(name)).expect("it");
            assert!(!node.text().unwrap_or_default().is_empty(), "{} {name}", problem.id);
        }
        assert_eq!(all("test_input"), all("test_output"));
        assert!(all("test_input") > 1);
        for (name, attribute, value) in [
            ("time_limit", "unit", "s"),
            ("memory_limit", "unit", "mb"),
            ("spj", "language", "C++"),
        ] {
            let node = item.children().find(|node| node.has_tag_name(name)).expect("it");
            assert_eq!(node.attribute(attribute), Some(value));
        }
    }
}

#[test]
fn the_folder_of_hydro_has_its_configuration_and_both_statements() {
    for &problem in PROBLEMS {
        let texts = texts(problem, Format::Hydro);
        assert!(texts["problem.yaml"].contains(&short_name(problem).to_uppercase()));
        for name in ["problem_zh.md", "problem_en.md"] {
            assert!(texts[name].contains("```input1\n") && texts[name].contains("```output1\n"));
        }
        assert!(texts["problem_zh.md"].contains("## 输入"));
        assert!(texts["testdata/config.yaml"].contains("checker_type: testlib\n"));
        let count = |ending: &str| texts.keys().filter(|path| path.ends_with(ending)).count();
        assert_eq!(count(".in"), count(".out"));
        assert!(texts.contains_key("testdata/1.in") && texts.contains_key("testdata/checker.cc"));
    }
}

/// The status of a checker that is called with these files.
fn status(checker: &Path, files: [&Path; 3]) -> Option<i32> {
    let mut command = Command::new(checker);
    command.args(files).stderr(Stdio::null());
    command.status().expect("it starts").code()
}

#[test]
fn the_checkers_are_called_in_the_order_of_their_systems() {
    if !has("g++", "--version") {
        return;
    }
    let includes = checkout::root().expect("cargo runs this test").join("tests/data/export");
    for &problem in PROBLEMS {
        for (format, source, is_hydro) in
            [(Format::Hydro, "testdata/checker.cc", true), (Format::Hustoj, "spj.cc", false)]
        {
            let folder = written(problem, format);
            let package = folder.path().join(short_name(problem));
            let checker = folder.path().join("checker");
            let compiled = Command::new("g++")
                .args(["-Wall", "-Werror", "-o"])
                .args([&checker, &package.join(source)])
                .arg("-I")
                .arg(&includes)
                .status();
            assert!(compiled.expect("it starts").success(), "{} {source}", problem.id);
            let texts = texts(problem, Format::Hydro);
            let path = |name: &str, text: &str| {
                let path = folder.path().join(name);
                fs::write(&path, text).expect("it can be written");
                path
            };
            let input = path("in", &texts["testdata/2.in"]);
            let answer = path("answer", &texts["testdata/2.out"]);
            let empty = path("empty", "");
            // Hydro calls a testlib checker with input, output and answer; HUSTOJ
            // calls a special judge with input, answer and output.
            let called = |output: &Path| {
                let (second, third) =
                    if is_hydro { (output, &*answer) } else { (&*answer, output) };
                status(&checker, [&input, second, third])
            };
            assert_eq!(called(&answer), Some(0), "{} {source}", problem.id);
            assert_ne!(called(&empty), Some(0), "{} {source}", problem.id);
        }
    }
}

#[test]
fn the_wrappers_name_the_problem() {
    for &problem in PROBLEMS {
        for File { path, text, is_executable } in wrappers(problem) {
            assert!(is_executable && text.starts_with("#!/bin/sh\n"), "{path}");
            assert_eq!(text.lines().count(), 2, "{path}");
            assert!(path.ends_with("/build") || text.contains(&format!(" check {} ", problem.id)));
        }
    }
}

/// Runs a tool on the package of the first problem whose judge compares texts.
fn verified(format: Format, tool: &str, runs: &[&[&str]]) {
    let is_text = |problem: &&Problem| problem.answer.heading.is_some();
    let problem = PROBLEMS.iter().copied().find(is_text).expect("one of PROBLEMS");
    let folder = written(problem, format);
    let package = folder.path().join(short_name(problem));
    for args in runs {
        let mut command = Command::new(tool);
        // BAPCtools remembers there which packages it has seen.
        command.env("XDG_CONFIG_HOME", folder.path());
        let output = command.args(*args).current_dir(&package).output();
        let output = output.expect("it starts");
        let text =
            String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{tool} {args:?}: {text}");
        let lower = text.to_lowercase().replace("0 errors, 0 warnings", "");
        assert!(!lower.contains("error") && !lower.contains("warning"), "{tool} {args:?}: {text}");
    }
}

#[test]
fn problemtools_has_no_complaint() {
    if has("verifyproblem", "--help") {
        let args = [".", "-p", "config", "validators", "data", "submissions"];
        verified(Format::IcpcLegacy, "verifyproblem", &[&args]);
    }
}

#[test]
fn bapctools_has_no_complaint() {
    // It takes pypy3 for Python, and complains where that is missing.
    if has("bt", "--version") && has("pypy3", "--version") {
        verified(Format::Icpc2025, "bt", &[&["validate", "--no-bar"], &["run", "--no-bar"]]);
    }
}
