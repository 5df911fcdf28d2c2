//! Programs and checkers in other languages, compiled and run.

mod checkers;
mod invented;

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;
use tourbook_export::{TARGETS, Target, source, target};
use tourbook_judge::answer;
use tourbook_problems::{Count, InputText, PROBLEMS, Problem};
use xtask::tools::has;

use crate::corpus::examples;
use crate::program::run;
use crate::watched::Watched;
use invented::INVENTED;

/// A language, and how its compiler is called.
struct Language {
    id: &'static str,
    /// The compiler, and how it says its version.
    compiler: (&'static str, &'static str),
    /// What is run in the folder of the source; all warnings are errors.
    compile: &'static [&'static [&'static str]],
    run: &'static [&'static str],
}

/// Python parses the source as its version 3.6 would.
const PARSE_AS_3_6: &str = "import ast; ast.parse(open('main.py').read(), feature_version=(3, 6))";

const LANGUAGES: &[Language] = &[
    Language {
        id: "c",
        compiler: ("gcc", "--version"),
        compile: &[&["gcc", "-std=c89", "-pedantic", "-Wall", "-Wextra", "-Werror", "main.c"]],
        run: &["./a.out"],
    },
    Language {
        id: "cpp",
        compiler: ("g++", "--version"),
        compile: &[
            &["g++", "-std=c++2b", "-pedantic", "-Wall", "-Werror", "-fsyntax-only", "main.cpp"],
            &["g++", "-std=c++98", "-pedantic", "-Wall", "-Wextra", "-Werror", "main.cpp"],
        ],
        run: &["./a.out"],
    },
    Language {
        id: "java",
        compiler: ("javac", "-version"),
        compile: &[&["javac", "--release", "8", "-Xlint:all,-options", "-Werror", "Main.java"]],
        run: &["java", "-XX:TieredStopAtLevel=1", "Main"],
    },
    Language {
        id: "pascal",
        compiler: ("fpc", "-iV"),
        // -Sew: warnings are errors.
        compile: &[&["fpc", "-v0ew", "-Sew", "main.pas"]],
        run: &["./main"],
    },
    Language {
        id: "python",
        compiler: ("python3", "--version"),
        compile: &[&["python3", "-c", PARSE_AS_3_6]],
        run: &["python3", "main.py"],
    },
    Language {
        id: "rust",
        compiler: ("rustc", "--version"),
        compile: &[&["rustc", "--edition", "2021", "-D", "warnings", "main.rs"]],
        run: &["./main"],
    },
];

/// A command in `folder`.
fn command(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).current_dir(folder);
    command
}

#[track_caller]
fn succeeds(output: &Output, what: &str) {
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{what}: {text}{errors}");
}

/// The source of `target` for `problem` in a folder of its own.
fn exported(problem: &'static Problem, target: &Target) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join(target.file), source(problem, target)).expect("it is written");
    folder
}

/// Inputs that each program must answer as `tourbook answer` does.
fn inputs(problem: &'static Problem) -> Vec<String> {
    let cases: Vec<_> = problem.cases().collect();
    let max = usize::try_from(problem.input.max_cases()).unwrap_or(usize::MAX);
    let mut inputs: Vec<String> =
        cases.chunks(max).map(|cases| InputText::new(problem, cases).to_string()).collect();
    let first = inputs[0].clone();
    if max >= 2000 && PROBLEMS.contains(&problem) {
        inputs.push(run(&format!("cases {} --count 2000 --seed 7", problem.id), "").ok());
    }
    // Other white space, and no line feed at the end.
    inputs.push(first.replace('\n', "\r\n"));
    inputs.push(first.replace('\n', "\t \x0b"));
    inputs.push(first.trim_end().to_owned());
    // More zeros before a number than any number has digits.
    inputs.push(format!("{:030}{}", 0, first));
    if let Some(end) = problem.input.end {
        // What follows the end is not read; without it the input ends as well.
        inputs.push(format!("{first}7 8 x\n"));
        inputs.push(first.strip_suffix(&format!("{end}\n")).expect("its end").to_owned());
    }
    if problem.input.count == Count::Absent {
        inputs.push(String::new());
    }
    inputs
}

/// Inputs that no program may crash or hang at.
fn broken() -> Vec<String> {
    let inputs = [
        "",
        "x",
        "1",
        "2\n1 1 1\n",
        "99999999999999999999\n1 1 1 1",
        "-5 -5 -5 -5 -5",
        "1 9 9 9 9",
        "--5",
        "1 - 1 - 1",
        "1 0 0 0 0",
        // With the column -97, 5 * 100 + -97 is the code of 4 x 3.
        "1 -97 5 -97 5",
        "\u{feff}1 1 1 1 1",
        "4\n1 1\n",
    ];
    // Python does not read a number of so many digits.
    inputs.map(str::to_owned).into_iter().chain(["7".repeat(5000)]).collect()
}

/// What `tourbook answer` prints: all of it, or the answers before a fault.
fn answers_of(problem: &'static Problem, input: &str) -> (String, bool) {
    let mut output = Vec::new();
    let is_answered = answer(problem, input.as_bytes(), &mut output).is_ok();
    (String::from_utf8(output).expect("ASCII"), is_answered)
}

fn answers(language: &Language, problem: &'static Problem) {
    let target = target(language.id).expect("one of TARGETS");
    let what = format!("{} in {}", problem.id, language.id);
    let folder = exported(problem, target);
    let folder = folder.path();
    for words in language.compile {
        succeeds(&command(folder, words).output().expect("it starts"), &what);
    }
    let printed = |input: &str| {
        fs::write(folder.join("in"), input).expect("it is written");
        let file = fs::File::open(folder.join("in")).expect("it is there");
        let mut command = command(folder, language.run);
        command.stdin(file).stdout(Stdio::piped()).stderr(Stdio::piped());
        let output = Watched::start(&mut command).output();
        succeeds(&output, &what);
        String::from_utf8(output.stdout).expect("ASCII")
    };
    for input in inputs(problem) {
        let (expected, is_answered) = answers_of(problem, &input);
        assert!(is_answered && printed(&input) == expected, "{what}: {input}");
    }
    for input in broken() {
        printed(&input);
    }
    if let Count::First { .. } = problem.input.count {
        // A count that is larger than what follows.
        let case = problem.cases().last().expect("a case").values();
        let input = format!("5\n{case}\n{case}\n");
        let (expected, is_answered) = answers_of(problem, &input);
        assert!(!is_answered && printed(&input) == expected, "{what}: {input}");
    }
}

/// Tests a language with each problem, also with those that do not exist yet.
fn answers_each_problem(id: &str) {
    let language = LANGUAGES.iter().find(|language| language.id == id).expect("one of them");
    let (compiler, version) = language.compiler;
    if !has(compiler, version) {
        return;
    }
    std::thread::scope(|scope| {
        for &problem in PROBLEMS.iter().chain(INVENTED) {
            scope.spawn(move || answers(language, problem));
        }
    });
}

#[test]
fn the_programs_in_c_answer_as_tourbook_does() {
    answers_each_problem("c");
}

#[test]
fn the_programs_in_cpp_answer_as_tourbook_does() {
    answers_each_problem("cpp");
}

#[test]
fn the_programs_in_java_answer_as_tourbook_does() {
    answers_each_problem("java");
}

#[test]
fn the_programs_in_pascal_answer_as_tourbook_does() {
    answers_each_problem("pascal");
}

#[test]
fn the_programs_in_python_answer_as_tourbook_does() {
    answers_each_problem("python");
}

#[test]
fn the_programs_in_rust_answer_as_tourbook_does() {
    answers_each_problem("rust");
}

#[test]
fn every_language_has_a_compiler_here() {
    let ids = LANGUAGES.iter().map(|language| language.id);
    let programs = TARGETS.iter().map(|target| target.id).take(LANGUAGES.len());
    assert!(ids.eq(programs));
}

#[test]
fn sources_are_small_and_readable() {
    for &problem in PROBLEMS {
        for target in TARGETS {
            let text = run(&format!("export {} {}", problem.id, target.id), "").ok();
            assert_eq!(text, source(problem, target));
            let what = format!("{} {}", problem.id, target.id);
            assert!(text.len() <= 24 * 1024, "{what}: {}", text.len());
            assert!(
                text.is_ascii() && text.ends_with('\n') && text.contains(problem.title),
                "{what}"
            );
            for line in text.lines() {
                assert!(line.len() <= 100 && !line.ends_with(' '), "{what}: {line}");
            }
        }
    }
}

#[test]
fn the_document_names_every_target() {
    let text = include_str!("../../docs/export.md");
    for target in TARGETS {
        assert!(text.contains(&format!("| `{}` |", target.id)), "{}", target.id);
        assert!(text.contains(&format!("| `{}` |\n", target.file)), "{}", target.file);
    }
    let compared =
        examples().iter().filter(|example| !example.arguments.contains("--strict")).count();
    assert!(text.contains(&format!("all {compared} outputs of the corpus")), "{compared}");
}
