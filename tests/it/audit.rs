use std::process::{Command, Output, Stdio};

fn audit(stdout: Stdio) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tourbook"));
    command.arg("audit").stdout(stdout).output().expect("the program starts")
}

#[test]
fn the_table_in_the_program_is_right_and_every_check_has_its_line() {
    let output = audit(Stdio::piped());
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    // 30 + 91 + 64 keys, of which 79 boards of POJ 2488 are impossible.
    let expected = "\
complete: 185 of 185 keys are found, in a table of 185 entries
tours: 106 answers visit every square of their board once, by knight's moves, from the right start; 79 say impossible
fingerprint: tourbook table | sha256sum, to compare with that of generated/answers.txt
that each tour is the first, and impossible true: cargo xtask audit, with the source
";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = audit(full.into());
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.starts_with("error: cannot write "), "{error}");
}
