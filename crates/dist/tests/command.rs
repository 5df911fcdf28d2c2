//! `cargo xtask dist` as a command.

use std::process::Command;

/// The program that `cargo xtask dist` starts.
fn dist() -> Command {
    Command::new(env!("CARGO_BIN_EXE_tourbook-dist"))
}

#[test]
fn the_help_shows_the_command_that_was_typed() {
    let output = dist().arg("--help").output().expect("it starts");
    let help = String::from_utf8_lossy(&output.stdout);
    assert!(help.contains("Usage: cargo xtask dist [OPTIONS]\n"), "{help}");
}
