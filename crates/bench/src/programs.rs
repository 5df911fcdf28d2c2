//! What is compared: our two builds, and the programs written for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use tempfile::TempDir;
use tourbook_board::{Answer, Board, Square};
use tourbook_problems::{Body, Case, PROBLEMS, Problem, problem};
use tourbook_table::lookup;

/// Everything that can be run.
pub(crate) struct Programs {
    /// Plain `cargo build --release`.
    pub(crate) plain: PathBuf,
    /// What `cargo xtask dist` makes.
    pub(crate) shipped: PathBuf,
    /// How it was made.
    pub(crate) shipped_as: String,
    /// How long a clean build of the program took.
    pub(crate) clean_build: Duration,
    /// How many packages its normal dependency tree has.
    pub(crate) packages: usize,
    /// The programs in C and C++.
    pub(crate) compiled: Result<Compiled>,
}

/// The programs in C and C++, in a temporary folder.
pub(crate) struct Compiled(TempDir);

impl Compiled {
    /// The program made from the source with this name.
    pub(crate) fn program(&self, source: &str) -> PathBuf {
        self.0.path().join(source).with_extension("")
    }

    /// Whether there is a program made from the source with this name.
    pub(crate) fn has(&self, source: &str) -> bool {
        self.program(source).exists()
    }

    fn compile(&self, sources: &Path, source: &str) -> Result<()> {
        let path = sources.join(source);
        let is_c = path.extension().is_some_and(|extension| extension == "c");
        let mut cc = Command::new(if is_c { "cc" } else { "c++" });
        cc.arg("-O2").args(is_c.then_some("-static"));
        cc.arg("-I").arg(self.0.path()).arg("-o").arg(self.program(source));
        let output = cc.arg(&path).output().context("no C and C++ compiler (cc and c++)")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{source} cannot be compiled: {errors}");
        Ok(())
    }
}

/// Builds them all.
pub(crate) fn build() -> Result<Programs> {
    let root = xtask::checkout::root()?;
    // Where the target folder is elsewhere, other checkouts may share it.
    let target = root.join("target");
    let folder = target.to_string_lossy();
    cargo(&root, &["build", "--release", "--locked", "--quiet", "--target-dir", &folder])?;
    let shipped_as = cargo(&root, &["xtask", "dist"])?;
    let shipped_as = shipped_as.lines().next().unwrap_or_default().to_owned();
    let clean = tempfile::tempdir()?;
    let folder = clean.path().to_string_lossy().into_owned();
    let clock = Instant::now();
    cargo(&root, &["build", "--release", "--locked", "--quiet", "--target-dir", &folder])?;
    let clean_build = clock.elapsed();
    let tree = cargo(&root, &["tree", "--locked", "--edges", "normal", "--prefix", "none"])?;
    let mut packages: Vec<&str> = tree.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    packages.sort_unstable();
    packages.dedup();
    Ok(Programs {
        plain: target.join("release/tourbook"),
        shipped: root.join("dist/tourbook"),
        shipped_as,
        clean_build,
        packages: packages.len(),
        compiled: compile(&root.join("crates/bench/programs")),
    })
}

/// What a cargo command prints.
fn cargo(root: &Path, args: &[&str]) -> Result<String> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(program).args(args).current_dir(root).output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo {}: {errors}", args.join(" "));
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The programs that are not about one problem of the list: the fixed answer and
/// the textbook search. Both are written for the problem [`SEARCHED`].
const OTHERS: [&str; 2] = ["fixed.c", "search.cpp"];

/// The problem that the textbook search solves.
const SEARCHED: &str = "sicily-1152";

/// The problem that the textbook search solves.
pub(crate) fn searched() -> Result<&'static Problem> {
    problem(SEARCHED).with_context(|| format!("there is no problem {SEARCHED}"))
}

/// The name of the table program of a problem.
pub(crate) fn table_program(problem: &Problem) -> String {
    format!("{}.cpp", problem.id)
}

/// Compiles the table programs, of those problems that have one, and the others.
fn compile(sources: &Path) -> Result<Compiled> {
    let compiled = Compiled(tempfile::tempdir()?);
    for problem in PROBLEMS {
        let source = table_program(problem);
        if sources.join(&source).exists() {
            fs::write(compiled.program(&source).with_extension("inc"), answers(problem))?;
            compiled.compile(sources, &source)?;
        }
    }
    for source in OTHERS {
        compiled.compile(sources, source)?;
    }
    Ok(compiled)
}

/// The answers of a problem as C string literals, in the order of its cases.
fn answers(problem: &'static Problem) -> String {
    let literal = |case: Case| {
        let (body, board) = (problem.answer.body, case.key().board());
        let answer = lookup(case.key()).unwrap_or(Answer::Impossible);
        let text = match (body, answer) {
            (Body::Steps { width }, Answer::Tour(squares)) => matrix(board, squares, width),
            (Body::Names { .. }, Answer::Tour(squares)) => {
                squares.iter().map(|&square| board.name(square).to_string()).collect()
            }
            (Body::Names { impossible }, Answer::Impossible) => impossible.to_owned(),
            (Body::Squares | Body::Steps { .. } | Body::Count, answer) => answer.to_string(),
        };
        format!("\"{text}\",\n")
    };
    problem.cases().map(literal).collect()
}

/// The step of each square, row by row, with the line feeds between the rows
/// escaped.
fn matrix(board: Board, squares: &[Square], width: usize) -> String {
    let mut steps = [0; Square::MOST as usize];
    for (square, step) in squares.iter().zip(1..) {
        steps[square.index()] = step;
    }
    let row = |row: &[i32]| row.iter().map(|step| format!("{step:width$}")).collect::<String>();
    let steps = &steps[..usize::from(board.size())];
    steps.chunks(board.cols().into()).map(row).collect::<Vec<String>>().join("\\n")
}
