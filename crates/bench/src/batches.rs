//! Inputs of a million cases, and their answers, in memory.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use tempfile::TempDir;
use tourbook_board::{Answer, Board, Key, Numbers, Square};
use tourbook_problems::{PROBLEMS, Problem};
use tourbook_table::lookup;

use crate::programs::searched;

/// A folder in memory with files for and from the programs.
pub(crate) struct Batches {
    folder: TempDir,
}

/// How many cases a batch has.
pub(crate) const CASES: usize = 1_000_000;

/// The problems that allow so many cases in one input.
pub(crate) fn batched() -> impl Iterator<Item = &'static Problem> {
    let is_batched = |problem: &&Problem| problem.input.max_cases() >= CASES as u64;
    PROBLEMS.iter().copied().filter(is_batched)
}

/// The memory file system, and how much of it the batches need: the largest
/// output twice, its input, and what is smaller.
const MEMORY: &str = "/dev/shm";
const NEEDED: u64 = 1 << 30;

impl Batches {
    /// Writes the inputs, and what `tourbook` answers to them.
    pub(crate) fn write(tourbook: &Path) -> Result<Self> {
        ensure!(Path::new(MEMORY).is_dir(), "there is no memory file system at {MEMORY}");
        let free = free_space(MEMORY)?;
        ensure!(
            free >= NEEDED,
            "{MEMORY} has {} MB left, and {} MB are needed",
            free >> 20,
            NEEDED >> 20
        );
        let folder = tempfile::Builder::new().prefix("tourbook-bench-").tempdir_in(MEMORY)?;
        let batches = Self { folder };
        for problem in batched() {
            write_input(tourbook, problem, CASES, &batches.input(problem))?;
            let status = Command::new(tourbook)
                .args(["answer", problem.id])
                .arg(batches.input(problem))
                .stdout(File::create(batches.answers(problem))?)
                .status()?;
            ensure!(status.success(), "answer {}: {status}", problem.id);
        }
        batches.write_mirrored()?;
        Ok(batches)
    }

    pub(crate) fn input(&self, problem: &Problem) -> PathBuf {
        self.path(&format!("{}.in", problem.id))
    }

    pub(crate) fn answers(&self, problem: &Problem) -> PathBuf {
        self.path(&format!("{}.out", problem.id))
    }

    /// Tours for the input of the searched problem that are right, and not ours.
    pub(crate) fn mirrored(&self) -> PathBuf {
        self.path("mirrored.out")
    }

    /// A place for another file.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// For each case, the tour from the mirrored start, mirrored: a tour from
    /// the start of the case, but not the first one.
    fn write_mirrored(&self) -> Result<()> {
        let problem = searched()?;
        let mut lines = HashMap::new();
        for case in problem.cases() {
            let board = case.key().board();
            let start = case.key().start().and_then(|start| mirror(board, start));
            let answer = start.and_then(|start| lookup(Key::from_start(board, start)?));
            let tour = answer.and_then(Answer::tour).unwrap_or_default();
            let tour: Vec<Square> = tour.iter().filter_map(|&s| mirror(board, s)).collect();
            lines.insert(case.values().to_string(), Numbers::new(&tour).to_string());
        }
        let mut file = BufWriter::new(File::create(self.mirrored())?);
        for case in fs::read_to_string(self.input(problem))?.lines() {
            if let Some(line) = lines.get(case) {
                writeln!(file, "{line}")?;
            }
        }
        Ok(file.flush()?)
    }
}

/// Writes an input with this number of cases, which are the same in every run and
/// look random.
pub(crate) fn write_input(
    tourbook: &Path,
    problem: &Problem,
    cases: usize,
    path: &Path,
) -> Result<()> {
    let count = cases.to_string();
    let args = ["cases", problem.id, "--count", &count, "--seed", "0"];
    let status = Command::new(tourbook).args(args).stdout(File::create(path)?).status()?;
    ensure!(status.success(), "cases {}: {status}", problem.id);
    Ok(())
}

/// The square in the same row that is as far from the right as this one is from
/// the left.
fn mirror(board: Board, square: Square) -> Option<Square> {
    let (row, col) = board.coordinates(square);
    board.at(row, board.cols() - 1 - col)
}

/// How many bytes a file system has left.
fn free_space(path: &str) -> Result<u64> {
    let output = Command::new("df").args(["--output=avail", "-B1", path]).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines()
        .nth(1)
        .and_then(|line| line.trim().parse().ok())
        .with_context(|| format!("df does not say how much {path} has left"))
}

/// How many bytes a file has.
pub(crate) fn size(path: &Path) -> Result<u64> {
    Ok(fs::metadata(path).with_context(|| path.display().to_string())?.len())
}
