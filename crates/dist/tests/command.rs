//! `cargo xtask dist` as a command.

#[cfg(unix)]
mod tools;

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

#[cfg(unix)]
#[test]
fn a_target_that_is_missing_is_named_and_not_installed() {
    let tools = tools::Tools::new();
    let output = tools.run(&mut dist());
    assert!(output.status.success(), "{output:?}");
    assert!(!tools.has_called_rustup(), "nothing is installed");
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(stdout.contains("x86_64-unknown-linux-gnu, static with glibc\n"), "{stdout}");
    let advice = "the browser page is left out: the target wasm32-unknown-unknown is not \
        installed; to install it: rustup target add wasm32-unknown-unknown\n\
        the target x86_64-unknown-linux-musl is not installed; the program would start \
        faster with it: rustup target add x86_64-unknown-linux-musl\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), advice);
    assert!(tools.release().join("tourbook").is_file(), "it goes on with what is there");
    assert!(!tools.release().join("tourbook.html").exists());
}

#[cfg(unix)]
#[test]
fn a_target_that_is_there_is_used() {
    let tools = tools::Tools::new();
    tools.install_targets();
    let output = tools.run(&mut dist());
    assert!(output.status.success(), "{output:?}");
    assert!(!tools.has_called_rustup(), "nothing is installed");
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(stdout.contains("x86_64-unknown-linux-musl, static\n"), "{stdout}");
    let page = std::fs::read_to_string(tools.release().join("tourbook.html")).expect("a page");
    assert!(page.starts_with("<!doctype html>"));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[cfg(unix)]
#[test]
fn a_target_or_a_linker_that_is_asked_for_and_missing_is_an_error_that_says_what_installs_it() {
    let tools = tools::Tools::new();
    let fails = || {
        let output = tools.run(dist().args(["--target", "aarch64-unknown-linux-musl"]));
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(!tools.has_called_rustup(), "nothing is installed");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let error = "error: the target aarch64-unknown-linux-musl is not installed; to install it: \
        rustup target add aarch64-unknown-linux-musl\n";
    assert_eq!(fails(), error);
    tools.install_targets();
    tools.break_cargo();
    let error = "error: cargo build for aarch64-unknown-linux-musl: exit status: 101; the linker \
        rust-lld is missing; to install it, for example: rustup toolchain install stable\n";
    assert_eq!(fails(), error);
}

#[cfg(unix)]
#[test]
fn a_target_that_is_asked_for_has_a_folder_of_its_own() {
    let tools = tools::Tools::new();
    tools.install_targets();
    let output = tools.run(dist().args(["--target", "x86_64-pc-windows-gnu"]));
    assert!(output.status.success(), "{output:?}");
    assert!(tools.release().join("x86_64-pc-windows-gnu/tourbook.exe").is_file());
    assert!(!tools.release().join("tourbook.exe").exists());
}
