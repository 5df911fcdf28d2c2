use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs the check of answers.txt, as cargo runs it for the package in
/// `package`, if any.
fn audit(package: Option<&Path>, current: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tourbook-audit"));
    command.arg("fingerprint").current_dir(current).env_remove("CARGO_MANIFEST_DIR");
    command.envs(package.map(|package| ("CARGO_MANIFEST_DIR", package)));
    command.output().unwrap()
}

#[test]
fn the_audited_answers_are_those_of_the_checkout_that_cargo_runs() {
    let elsewhere = tempfile::tempdir().unwrap();
    let checkout = tempfile::tempdir().unwrap();
    for package in ["xtask", "generated", "crates/audit"] {
        fs::create_dir_all(checkout.path().join(package)).unwrap();
        fs::write(checkout.path().join(package).join("Cargo.toml"), "").unwrap();
    }
    let package = checkout.path().join("crates/audit");
    let answers = checkout.path().join("generated/answers.txt");

    let missing = audit(Some(&package), elsewhere.path());
    assert_eq!(missing.status.code(), Some(1));
    let message = String::from_utf8_lossy(&missing.stderr).into_owned();
    assert!(message.starts_with(&format!("error: {} cannot be read: ", answers.display())));

    let committed = include_str!("../../../../generated/answers.txt");
    let counts = include_str!("../../../../generated/counts.txt");
    fs::write(answers.with_file_name("counts.txt"), counts).unwrap();
    for (text, status) in [(committed, 0), ("1x1 any: 1\n", 1)] {
        fs::write(&answers, text).unwrap();
        let output = audit(Some(&package), elsewhere.path());
        assert_eq!(output.status.code(), Some(status), "{output:?}");
    }

    let nowhere = audit(None, elsewhere.path());
    assert_eq!(nowhere.status.code(), Some(1));
    let message = String::from_utf8_lossy(&nowhere.stderr).into_owned();
    assert!(message.starts_with("error: no checkout of Tourbook is here: "), "{message}");
}
