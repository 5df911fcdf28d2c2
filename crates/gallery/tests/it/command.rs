//! `cargo xtask gallery` as a command.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::has_target;

fn gallery(folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tourbook-gallery")).arg(folder).output().expect("it starts")
}

#[test]
fn one_file_is_written_and_a_second_run_writes_the_same() {
    if !has_target() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("made/when missing");
    let pages = [0, 1].map(|_| {
        let output = gallery(&folder);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        fs::read(folder.join("index.html")).expect("it is there")
    });
    assert_eq!(pages[0], pages[1]);
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "and nothing else");
}

#[test]
fn a_folder_that_cannot_be_written_is_named_in_one_line() {
    if !has_target() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").expect("written");
    let taken = folder.path().join("taken");
    fs::create_dir_all(taken.join("index.html")).expect("a folder in the file's place");
    for folder in [file, taken] {
        let output = gallery(&folder);
        assert_eq!(output.status.code(), Some(1));
        let message = String::from_utf8_lossy(&output.stderr);
        let start = format!("error: cannot write {}: ", folder.join("index.html").display());
        assert!(message.starts_with(&start) && message.lines().count() == 1, "{message}");
    }
}

#[test]
fn without_a_folder_the_command_line_is_wrong() {
    let output = Command::new(env!("CARGO_BIN_EXE_tourbook-gallery")).output().expect("starts");
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn a_missing_target_is_named_with_the_command_that_installs_it() {
    // `true` prints no folder, so no target is installed.
    let output = Command::new(env!("CARGO_BIN_EXE_tourbook-gallery"))
        .env("RUSTC", "true")
        .arg("never-made")
        .output()
        .expect("it starts");
    assert_eq!(output.status.code(), Some(1));
    let message = "error: the target wasm32-unknown-unknown is not installed; to install it: \
        rustup target add wasm32-unknown-unknown\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), message);
    assert!(!Path::new("never-made").exists());
}
