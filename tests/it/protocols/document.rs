//! docs/protocols.md: its commands, and the wrapper that it shows.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::process::Command;

use super::text;
use crate::readme::{Shown, blocks, fits, shell};

const DOCUMENT: &str = include_str!("../../../docs/protocols.md");

#[test]
fn every_command_prints_what_is_shown() {
    let shown = blocks(DOCUMENT, "console");
    assert!(shown.len() >= 2);
    for Shown { command, output } in shown {
        let ran = shell(&command);
        let printed = format!("{}{}", ran.stderr, ran.stdout);
        assert!(fits(&printed, &output), "$ {command}\n{printed}\nis not\n{output}");
    }
}

#[test]
fn the_wrapper_is_a_checker_for_domjudge() {
    let (_, wrapper) = DOCUMENT.split_once("```sh\n").expect("the wrapper");
    let (wrapper, _) = wrapper.split_once("```").expect("its end");
    assert_eq!(wrapper.lines().count(), 2);
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    for name in ["compare", "judging", "judging/feedback"] {
        fs::create_dir(path(name)).expect("it can be made");
    }
    let run = path("compare/run");
    fs::write(&run, wrapper).expect("it can be written");
    fs::set_permissions(&run, Permissions::from_mode(0o755)).expect("it is ours");
    symlink(env!("CARGO_BIN_EXE_tourbook"), path("compare/tourbook")).expect("a link");
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let copy = |from: &str, to: &str| fs::copy(data.join(from), path("judging").join(to));
    copy("poj-2488.in", "testdata.in").expect("a copy");
    copy("poj-2488.out", "testdata.out").expect("a copy");

    // As its judgedaemon calls it, in the folder of the judging.
    for (output, status) in [("poj-2488.out", 42), ("poj-2488.in", 43)] {
        let judge = || {
            Command::new(&run)
                .args(["testdata.in", "testdata.out", "feedback/"])
                .current_dir(path("judging"))
                .stdin(fs::File::open(data.join(output)).expect("it is there"))
                .output()
        };
        // Another test may just now start a program, and so hold the file
        // open for writing that was written above.
        let ran = loop {
            match judge() {
                Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {}
                ran => break ran.expect("it starts"),
            }
        };
        assert_eq!(ran.status.code(), Some(status), "{}", text(&ran.stderr));
        assert!(path("judging/feedback/judgemessage.txt").exists());
    }
}
