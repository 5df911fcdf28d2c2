//! The scripts that docs/protocols.md shows.

use std::fs::{self, Permissions};
use std::io::ErrorKind;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use super::text;
use crate::program::root;

const DOCUMENT: &str = include_str!("../../../docs/protocols.md");

/// The script of the document that has `part` in its second and last line.
fn script(part: &str) -> String {
    let scripts = DOCUMENT.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let scripts = scripts.map(|script| {
        let lines: Vec<&str> = script.lines().map(str::trim_start).collect();
        lines.join("\n").trim_end().to_owned() + "\n"
    });
    let found: Vec<String> = scripts.filter(|script| script.contains(part)).collect();
    let [script] = found.as_slice() else { panic!("{part}: {found:?}") };
    assert_eq!(script.lines().count(), 2);
    script.clone()
}

/// Writes the wrapper for `protocol`, named `run`, and the program beside it.
fn write_wrapper(folder: &Path, protocol: &str) -> PathBuf {
    let run = folder.join("run");
    fs::write(&run, script(&format!("--protocol {protocol}"))).expect("it can be written");
    fs::set_permissions(&run, Permissions::from_mode(0o755)).expect("it is ours");
    symlink(env!("CARGO_BIN_EXE_tourbook"), folder.join("tourbook")).expect("a link");
    run
}

/// Runs a wrapper that was just written.
fn output_of(command: &mut Command) -> Output {
    loop {
        match command.output() {
            // Another test may just now start a program, and so hold the file
            // open for writing that was written above.
            Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => {}
            ran => return ran.expect("it starts"),
        }
    }
}

fn data(name: &str) -> PathBuf {
    root().join("tests/data").join(name)
}

#[test]
fn the_wrapper_for_testlib_is_a_checker_that_needs_no_problem() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = write_wrapper(folder.path(), "testlib");
    for (output, status, prefix) in
        [("poj-2488.out", 0, "ok "), ("poj-2488.in", 2, "wrong output format ")]
    {
        let files = ["poj-2488.in", output, "poj-2488.out"].map(data);
        let ran = output_of(Command::new(&run).args(files));
        assert_eq!(ran.status.code(), Some(status), "{}", text(&ran.stderr));
        assert!(text(&ran.stderr).starts_with(prefix), "{}", text(&ran.stderr));
    }
}

#[test]
fn the_build_script_makes_the_program_executable() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("tourbook");
    fs::write(&program, "").expect("it can be written");
    fs::set_permissions(&program, Permissions::from_mode(0o644)).expect("it is ours");
    let mut command = Command::new("sh");
    let ran = command.args(["-c", &script("chmod +x")]).current_dir(&folder).status();
    assert!(ran.expect("a shell").success());
    let mode = fs::metadata(&program).expect("it is there").permissions().mode();
    assert_ne!(mode & 0o100, 0, "{mode:o}");
}

#[test]
fn the_wrapper_for_icpc_is_a_checker_for_domjudge() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    for name in ["compare", "judging", "judging/feedback"] {
        fs::create_dir(path(name)).expect("it can be made");
    }
    let run = write_wrapper(&path("compare"), "icpc");
    let copy = |from: &str, to: &str| fs::copy(data(from), path("judging").join(to));
    copy("poj-2488.in", "testdata.in").expect("a copy");
    copy("poj-2488.out", "testdata.out").expect("a copy");

    // As its judgedaemon calls it, in the folder of the judging.
    for (output, status) in [("poj-2488.out", 42), ("poj-2488.in", 43)] {
        let ran = output_of(
            Command::new(&run)
                .args(["testdata.in", "testdata.out", "feedback/"])
                .current_dir(path("judging"))
                .stdin(fs::File::open(data(output)).expect("it is there")),
        );
        assert_eq!(ran.status.code(), Some(status), "{}", text(&ran.stderr));
        assert!(path("judging/feedback/judgemessage.txt").exists());
    }
}
