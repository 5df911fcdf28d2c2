//! What the reader types is what the help shows.

use std::process::Command;

#[test]
fn the_help_shows_the_command_that_was_typed() {
    let mut bench = Command::new(env!("CARGO_BIN_EXE_tourbook-bench"));
    let output = bench.arg("--help").output().expect("it starts");
    let help = String::from_utf8_lossy(&output.stdout);
    assert!(help.contains("Usage: cargo xtask bench [OPTIONS]\n"), "{help}");
}
