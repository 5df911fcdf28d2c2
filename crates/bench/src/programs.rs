//! What is compared: our two builds, and the programs written for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use tempfile::TempDir;
use tourbook_keys::{Answer, Family, Line};
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

/// The programs in C and C++, in a folder that goes with them.
pub(crate) struct Compiled(TempDir);

impl Compiled {
    /// The program made from the source with this name.
    pub(crate) fn program(&self, source: &str) -> PathBuf {
        self.0.path().join(source).with_extension("")
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

fn compile(sources: &Path) -> Result<Compiled> {
    let folder = tempfile::tempdir()?;
    for family in Family::ALL {
        let table = folder.path().join(family.id()).with_extension("inc");
        fs::write(table, answers(family))?;
    }
    let compiled = Compiled(folder);
    for source in ["fixed.c", "sicily-1152.cpp", "poj-2488.cpp", "course-8x8.cpp", "search.cpp"] {
        let path = sources.join(source);
        let is_c = path.extension().is_some_and(|extension| extension == "c");
        let mut cc = Command::new(if is_c { "cc" } else { "c++" });
        cc.arg("-O2").args(is_c.then_some("-static"));
        cc.arg("-I").arg(compiled.0.path()).arg("-o").arg(compiled.program(source));
        let output = cc.arg(&path).output().context("no C and C++ compiler (cc and c++)")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{source} cannot be compiled: {errors}");
    }
    Ok(compiled)
}

/// The answers of a family as C string literals.
fn answers(family: Family) -> String {
    let literal = |key| {
        let answer = lookup(key).unwrap_or(Answer::Impossible);
        let text = match answer.tour() {
            Some(squares) if family == Family::Course8x8 => matrix(squares),
            _ => Line(family, key, answer).to_string(),
        };
        // A line is the key, a colon and the answer.
        let text = text.split_once(": ").map_or(text.as_str(), |(_, answer)| answer);
        format!("\"{text}\",\n")
    };
    family.keys().map(literal).collect()
}

/// The matrix of the course, its inner line feeds escaped.
fn matrix(squares: &[tourbook_board::Square]) -> String {
    let mut steps = [0; 64];
    for (square, step) in squares.iter().zip(1..) {
        steps[square.index()] = step;
    }
    let row = |row: &[i32]| row.iter().map(|step| format!("{step:4}")).collect::<String>();
    steps.chunks(8).map(row).collect::<Vec<String>>().join("\\n")
}
