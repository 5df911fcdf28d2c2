//! What machine it is, for whom the figures are to mean something.

use std::fs;
use std::process::Command;

/// The processor, the cores, the system and the baselines, in one line.
pub(crate) fn describe() -> String {
    let processor = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split_once(": ")?.1.trim().to_owned())
    });
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    [
        processor.unwrap_or_else(|| "unknown processor".to_owned()),
        format!("{cores} cores"),
        first_line("uname", &["-sr"]),
        first_line("cat", &["--version"]),
        first_line("rustc", &["--version"]),
    ]
    .join(", ")
}

/// The first line that a program prints.
fn first_line(program: &str, args: &[&str]) -> String {
    let output = Command::new(program).args(args).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    match text.as_deref().map(|text| text.lines().next()) {
        Ok(Some(line)) => line.to_owned(),
        _ => format!("no {program}"),
    }
}
