//! Inputs of a million cases, and their answers, in memory.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use tempfile::TempDir;
use tourbook_board::{Board, Square};
use tourbook_keys::{Answer, Family, Key, Numbers};
use tourbook_table::lookup;

/// A folder in memory with files for and from the programs.
pub(crate) struct Batches {
    folder: TempDir,
}

/// How many cases a batch has.
pub(crate) const CASES: usize = 1_000_000;

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
        for family in Family::ALL {
            write_input(family, CASES, &batches.input(family))?;
            let status = Command::new(tourbook)
                .args(["answer", family.id()])
                .arg(batches.input(family))
                .stdout(File::create(batches.answers(family))?)
                .status()?;
            ensure!(status.success(), "answer {}: {status}", family.id());
        }
        batches.write_mirrored()?;
        Ok(batches)
    }

    pub(crate) fn input(&self, family: Family) -> PathBuf {
        self.path(&format!("{}.in", family.id()))
    }

    pub(crate) fn answers(&self, family: Family) -> PathBuf {
        self.path(&format!("{}.out", family.id()))
    }

    /// Tours for the input of Sicily 1152 that are right, and not ours.
    pub(crate) fn mirrored(&self) -> PathBuf {
        self.path("mirrored.out")
    }

    /// A place for another file.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The tour of the start mirrored at the middle of the board, mirrored
    /// back: a tour from the same start, but not the first one.
    fn write_mirrored(&self) -> Result<()> {
        let keys: Vec<Key> = Family::Sicily1152.keys().collect();
        let lines: Vec<String> = keys
            .iter()
            .map(|key| {
                let board = key.board();
                let start = key.start().and_then(|start| mirror(board, start));
                let answer = start.and_then(|start| lookup(Key::from_start(board, start)?));
                let tour = answer.and_then(Answer::tour).unwrap_or_default();
                let tour: Vec<Square> = tour.iter().filter_map(|&s| mirror(board, s)).collect();
                Numbers(&tour).to_string()
            })
            .collect();
        let mut file = BufWriter::new(File::create(self.mirrored())?);
        for index in shuffled(keys.len()).take(CASES) {
            writeln!(file, "{}", lines[index])?;
        }
        Ok(file.flush()?)
    }
}

/// An input of so many cases: every key of the family, in a fixed order
/// that looks like none, again and again.
pub(crate) fn write_input(family: Family, cases: usize, path: &Path) -> Result<()> {
    let keys: Vec<Key> = family.keys().collect();
    let mut file = BufWriter::new(File::create(path)?);
    if family == Family::Poj2488 {
        writeln!(file, "{cases}")?;
    }
    for index in shuffled(keys.len()).take(cases) {
        let key = keys[index];
        let board = key.board();
        match key.start() {
            None => writeln!(file, "{} {}", board.cols(), board.rows())?,
            Some(start) if family == Family::Course8x8 => {
                let (row, col) = board.coordinates(start);
                writeln!(file, "{row} {col}")?;
            }
            Some(start) => writeln!(file, "{}", start.number())?,
        }
    }
    file.flush().with_context(|| path.display().to_string())
}

/// The square that lies as far from the right as this from the left.
fn mirror(board: Board, square: Square) -> Option<Square> {
    let (row, col) = board.coordinates(square);
    board.at(row, board.cols() - 1 - col)
}

/// Numbers below `count` without end, by `SplitMix64` (Steele, Lea, Flood 2014)
/// from seed 0: the same in every run, and nothing that a processor learns.
fn shuffled(count: usize) -> impl Iterator<Item = usize> {
    let mut state = 0u64;
    std::iter::repeat_with(move || {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % count as u64).unwrap_or(0)
    })
}

/// How many bytes a file system has left.
fn free_space(path: &str) -> Result<u64> {
    let output = Command::new("df").args(["--output=avail", "-B1", path]).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines()
        .nth(1)
        .and_then(|line| line.trim().parse().ok())
        .with_context(|| format!("df does not tell how much {path} has left"))
}

/// How many bytes a file has.
pub(crate) fn size(path: &Path) -> Result<u64> {
    Ok(fs::metadata(path).with_context(|| path.display().to_string())?.len())
}
