//! Each checkout has its own files, whoever compiled the program.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;
use xtask::checkout;

const ANSWERS: &str = "generated/answers.txt";

/// A folder with what makes it a checkout, and no more.
fn bare_checkout() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for package in ["xtask", "generated"] {
        fs::create_dir(folder.path().join(package)).expect("it can be made");
        fs::write(folder.path().join(package).join("Cargo.toml"), "").expect("written");
    }
    folder
}

/// Runs `generate`, as cargo runs it for the package in `package`, if any, in
/// the folder `current`.
fn generate(package: Option<&Path>, current: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.arg("generate").current_dir(current).env_remove("CARGO_MANIFEST_DIR");
    command.envs(package.map(|package| ("CARGO_MANIFEST_DIR", package)));
    command.output().expect("it starts")
}

#[test]
fn the_checkout_is_the_one_that_cargo_runs_wherever_that_is() {
    let [asked, other] = [bare_checkout(), bare_checkout()];
    let package = asked.path().join("xtask");
    assert!(generate(Some(&package), other.path()).status.success());
    assert!(asked.path().join(ANSWERS).exists());
    assert!(!other.path().join(ANSWERS).exists());
}

#[test]
fn without_cargo_it_is_the_one_around_the_current_folder() {
    let folder = bare_checkout();
    assert!(generate(None, &folder.path().join("xtask")).status.success());
    assert!(folder.path().join(ANSWERS).exists());

    // So it is where cargo runs a program of another workspace.
    let (folder, elsewhere) = (bare_checkout(), tempfile::tempdir().expect("a folder"));
    assert!(generate(Some(elsewhere.path()), folder.path()).status.success());
    assert!(folder.path().join(ANSWERS).exists());
}

#[test]
fn where_no_checkout_is_the_message_says_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = generate(None, folder.path());
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    let expected = "error: no checkout of Tourbook is here: \
        go to a folder of one, and start this with cargo xtask\n";
    assert_eq!(message, expected);
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
}

/// Copies what git keeps of a checkout.
fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).expect("it can be made");
    for entry in fs::read_dir(from).expect("a folder").map(|entry| entry.expect("an entry")) {
        let name = entry.file_name();
        if name == "target" || name == "dist" && !entry.path().join("Cargo.toml").exists() {
            continue;
        }
        if entry.file_type().expect("a type").is_dir() {
            if name != ".git" {
                copy(&entry.path(), &to.join(name));
            }
        } else {
            fs::copy(entry.path(), to.join(name)).expect("a copy");
        }
    }
}

#[test]
fn two_clones_that_share_a_target_folder_do_not_touch_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let clones = ["first", "second"].map(|name| folder.path().join(name));
    for clone in &clones {
        copy(&checkout::root().expect("cargo runs this test"), clone);
        fs::write(clone.join(ANSWERS), "broken").expect("it can be written");
    }
    let xtask = |clone: &Path, args: &[&str]| {
        let output = Command::new(std::env::var_os("CARGO").expect("cargo runs this test"))
            .arg("xtask")
            .args(args)
            .current_dir(clone)
            .env("CARGO_TARGET_DIR", folder.path().join("target"))
            .env("CARGO_NET_OFFLINE", "true")
            .output()
            .expect("it starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let answers = |clone: &Path| fs::read_to_string(clone.join(ANSWERS)).expect("it is there");
    let [first, second] = &clones;

    // Here the program is compiled.
    xtask(first, &["--help"]);
    xtask(second, &["generate"]);
    assert!(answers(first) == "broken", "the first clone was written");
    assert!(answers(second) != "broken", "the second clone was not written");

    fs::remove_dir_all(first).expect("it is there");
    xtask(second, &["generate", "--check"]);
    assert!(!first.exists());
}
