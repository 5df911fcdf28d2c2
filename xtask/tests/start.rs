//! Programs that xtask starts with cargo.

use std::process::Command;

#[test]
fn xtask_ends_with_the_status_of_what_it_started() {
    let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let output = xtask.args(["audit", "--no-such-option"]).output().expect("it starts");
    // clap's status for a wrong command line, and its words.
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Usage: cargo xtask audit"));
}
