//! Running programs and looking at the clock.

use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use serde::Serialize;

/// A program with its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) program: PathBuf,
    pub(crate) args: Vec<String>,
    /// What it reads on standard input, if anything.
    pub(crate) input: Option<PathBuf>,
    /// Where its output goes; nowhere without.
    pub(crate) output: Option<PathBuf>,
}

impl Run {
    pub(crate) fn new(program: impl Into<PathBuf>, args: &[&str]) -> Self {
        let args = args.iter().map(|&arg| arg.to_owned()).collect();
        Self { program: program.into(), args, input: None, output: None }
    }

    pub(crate) fn reading(self, input: &Path) -> Self {
        Self { input: Some(input.to_owned()), ..self }
    }

    pub(crate) fn writing(self, output: &Path) -> Self {
        Self { output: Some(output.to_owned()), ..self }
    }

    fn command(&self) -> Result<Command> {
        let mut command = Command::new(&self.program);
        command.args(&self.args).env_clear().env("LC_ALL", "C.UTF-8");
        command.stdin(match &self.input {
            Some(path) => File::open(path)?.into(),
            None => Stdio::null(),
        });
        command.stdout(match &self.output {
            Some(path) => File::create(path)?.into(),
            None => Stdio::null(),
        });
        Ok(command)
    }

    /// What it prints.
    pub(crate) fn output(&self) -> Result<Vec<u8>> {
        let output = self.command()?.stdout(Stdio::piped()).output()?;
        ensure!(output.status.success(), "{}: {}", self.program.display(), output.status);
        Ok(output.stdout)
    }

    /// How long it takes, from before it is started until after its end.
    fn time(&self) -> Result<Duration> {
        if let Some(path) = &self.output {
            // Each run gets its memory anew.
            let _ = fs::remove_file(path);
        }
        let mut command = self.command()?;
        let clock = Instant::now();
        let status = command.status().with_context(|| self.program.display().to_string())?;
        let time = clock.elapsed();
        ensure!(status.success(), "{}: {status}", self.program.display());
        Ok(time)
    }

    /// The most memory that it had at once, in KiB; `None` where the system does
    /// not say. The system is asked again and again while the program runs. A
    /// short run may end before it is asked, so this is the most of five runs.
    pub(crate) fn peak_memory(&self) -> Result<Option<u32>> {
        (0..5).try_fold(None, |peak, _| Ok(peak.max(self.peak_of_one_run()?)))
    }

    fn peak_of_one_run(&self) -> Result<Option<u32>> {
        let mut child = self.command()?.spawn()?;
        let status = format!("/proc/{}/status", child.id());
        let mut peak = None;
        while child.try_wait()?.is_none() {
            let Ok(text) = fs::read_to_string(&status) else {
                continue;
            };
            let value = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let digits = value.map(|text| text.trim().trim_end_matches(" kB"));
            peak = peak.max(digits.and_then(|digits| digits.parse().ok()));
        }
        Ok(peak)
    }
}

/// The times of one program.
#[derive(Clone, Debug)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self(times)
    }

    /// The median, and the times below which a tenth and nine tenths of the runs
    /// stay.
    pub(crate) fn spread(&self) -> Spread {
        let [tenth, median, ninetieth] = [10, 50, 90].map(|percent| self.at(percent).as_secs_f64());
        Spread { median, tenth, ninetieth }
    }

    fn at(&self, percent: usize) -> Duration {
        let index = self.0.len().saturating_sub(1) * percent / 100;
        self.0.get(index).copied().unwrap_or_default()
    }
}

/// How long runs take, in seconds.
#[derive(Serialize)]
pub(crate) struct Spread {
    pub(crate) median: f64,
    tenth: f64,
    ninetieth: f64,
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [median, tenth, ninetieth] =
            [self.median, self.tenth, self.ninetieth].map(Duration::from_secs_f64);
        write!(f, "{median:.2?} ({tenth:.2?} to {ninetieth:.2?})")
    }
}

/// Runs all of `runs` in turn, once to warm up and then `rounds` times.
pub(crate) fn in_turn(runs: &[&Run], rounds: usize) -> Result<Vec<Times>> {
    let mut times = vec![Vec::with_capacity(rounds); runs.len()];
    for round in 0..=rounds {
        for (run, times) in runs.iter().zip(&mut times) {
            let time = run.time()?;
            if round > 0 {
                times.push(time);
            }
        }
    }
    for run in runs {
        if let Some(path) = &run.output {
            let _ = fs::remove_file(path);
        }
    }
    Ok(times.into_iter().map(Times::of).collect())
}
