//! `cargo xtask package` as it is typed.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn package(args: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tourbook-package"))
        .arg(folder)
        .args(args)
        .output()
        .expect("it starts")
}

#[test]
fn what_is_asked_for_is_written_and_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["--problem", "poj-2488", "--format", "hydro"];
    let output = package(&args, folder.path());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let entries = |path: &Path| {
        let entries = fs::read_dir(path).expect("a folder");
        let names = entries.map(|entry| entry.expect("it").file_name().into_string().expect("it"));
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    };
    assert_eq!(entries(folder.path()), ["hydro", "wrappers"]);
    assert_eq!(entries(&folder.path().join("hydro")), ["poj2488"]);
    // A file of an older package goes away.
    let old = folder.path().join("hydro/poj2488/testdata/99.in");
    fs::write(&old, "").expect("it can be written");
    assert!(package(&args, folder.path()).status.success());
    assert!(!old.exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let run = folder.path().join("wrappers/poj2488/icpc/run");
        assert_ne!(fs::metadata(run).expect("it").permissions().mode() & 0o111, 0);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("it can be written");
    let output = package(&["--problem", "poj-2488"], &file);
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("cannot be written") && message.contains("file"), "{message}");
    assert_eq!(package(&["--format", "zip"], folder.path()).status.code(), Some(2));
}
