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

impl Program {
    /// What `tourbook check PROBLEM` prints of an output, in a language.
    pub(crate) fn check(&self, problem: &str, input: &str, output: &[u8], lang: &str) -> String {
        let folder = tempfile::tempdir().expect("a folder");
        let [input_file, output_file] = ["input", "output"].map(|name| folder.path().join(name));
        std::fs::write(&input_file, input).expect("it can be written");
        std::fs::write(&output_file, output).expect("it can be written");
        let output = Command::new(&self.0)
            .args(["check", problem, "--lang", lang])
            .args([input_file, output_file])
            .output()
            .expect("the program starts");
        String::from_utf8(output.stdout).expect("text").trim_end().to_owned()
    }

    /// What `tourbook` prints with these arguments.
    pub(crate) fn print(&self, arguments: &[&str]) -> String {
        let output = Command::new(&self.0).args(arguments).output().expect("the program starts");
        assert!(output.status.success(), "{arguments:?}");
        String::from_utf8(output.stdout).expect("text")
    }
}
