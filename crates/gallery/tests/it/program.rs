//! What the program prints, for comparison.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The program `tourbook`, built.
pub(crate) struct Program(PathBuf);

impl Program {
    pub(crate) fn build() -> Self {
        let output = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked", "--package", "tourbook", "--bin", "tourbook"])
            .args(["--message-format", "json"])
            .current_dir(xtask::checkout::root().expect("cargo runs this test"))
            .stderr(Stdio::inherit())
            .output()
            .expect("cargo starts");
        let messages = String::from_utf8(output.stdout).expect("text");
        let mut programs = messages
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok())
            .filter_map(|message| Some(message["executable"].as_str()?.to_owned()));
        Self(programs.next_back().expect("cargo says where the program is").into())
    }

    /// What `tourbook answer PROBLEM` prints for an input.
    pub(crate) fn answer(&self, problem: &str, input: &str) -> String {
        let mut child = Command::new(&self.0)
            .args(["answer", problem])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{problem} {input}");
        String::from_utf8(output.stdout).expect("text")
    }
}
