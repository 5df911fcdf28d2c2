//! The program as a judge's checker, and what docs/protocols.md says of it.

mod cms;
#[cfg(unix)]
mod document;
mod hustoj;
mod icpc;
mod jury;
mod testlib;

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

use crate::program::{run, tourbook};

const TOUR_OF_15: &str =
    "15 2 13 26 22 30 17 6 10 23 12 4 8 19 27 16 5 18 29 21 25 14 1 9 20 7 3 11 24 28\n";

/// A folder with files for the problem Sicily 1152, whose input asks for 15.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    // The mirror image of our tour from 16 is a tour from 15 that is not ours.
    let another: Vec<String> = run("answer sicily-1152", "16\n")
        .ok()
        .split_whitespace()
        .map(|number| number.parse::<u8>().expect("a number") - 1)
        .map(|index| (index / 6 * 6 + 5 - index % 6 + 1).to_string())
        .collect();
    let another = another.join(" ");
    assert!(another.starts_with("15 ") && another != TOUR_OF_15.trim());
    let backwards: Vec<&str> = TOUR_OF_15.split_whitespace().rev().collect();
    for (name, text) in [
        ("in", "15\n"),
        ("broken-in", "15\nq\n"),
        ("right", TOUR_OF_15),
        ("another", another.as_str()),
        ("other-start", "16 3\n"),
        ("backwards", &backwards.join(" ")),
        ("no-move", "15 2 14\n"),
        ("outside", "15 31\n"),
        ("word", "15 x\n"),
        ("empty", ""),
        ("cut", "15 2 13\n"),
        ("extra", &format!("{TOUR_OF_15}7\n")),
        ("bom", &format!("\u{feff}{TOUR_OF_15}")),
        ("markup", "15 <&\">…\n"),
    ] {
        fs::write(folder.path().join(name), text).expect("it can be written");
    }
    fs::create_dir(folder.path().join("folder")).expect("it can be made");
    folder
}

/// The program in `folder`, with `args` after the problem.
fn check(folder: &Path, args: &[&str], stdin: &str) -> Output {
    let stdin = match stdin {
        "" => Stdio::null(),
        name => fs::File::open(folder.join(name)).expect("it is there").into(),
    };
    tourbook(["check", "sicily-1152"])
        .args(args)
        .current_dir(folder)
        .stdin(stdin)
        .output()
        .expect("it starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_owned()).expect("UTF-8")
}

#[test]
fn an_empty_answer_says_nothing() {
    let folder = folder();
    for (protocol, args, stdin, status) in [
        ("testlib", &["in", "right", "empty"][..], "", 0),
        ("icpc", &["in", "empty", "folder"], "right", 42),
        ("cms", &["in", "empty", "right"], "", 0),
    ] {
        let args = [args, &["--protocol", protocol]].concat();
        assert_eq!(check(folder.path(), &args, stdin).status.code(), Some(status), "{protocol}");
    }
}

#[test]
fn a_panic_ends_a_check_with_3_and_the_protocols_prefix() {
    for (args, prefix) in [
        ("check sicily-1152 --protocol testlib in right right", "FAIL "),
        ("check sicily-1152 --protocol icpc in right folder", "error: "),
        ("check sicily-1152 in right", "error: "),
    ] {
        // The hook exits before a panic unwinds or aborts, so that the profile
        // of the build does not matter.
        let output = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "protocols::panics_as_a_checker", "--ignored", "--nocapture"])
            .env("TOURBOOK_TEST_ARGS", args)
            .output()
            .expect("it starts");
        assert_eq!(output.status.code(), Some(3), "{args}");
        let stderr = text(&output.stderr);
        assert!(stderr.contains(&format!("{prefix}panicked at ")), "{stderr}");
        assert!(stderr.contains("on purpose"), "{stderr}");
    }
}

#[test]
#[ignore = "ends this process; the test above runs it in another"]
fn panics_as_a_checker() {
    let args = std::env::var("TOURBOOK_TEST_ARGS").unwrap_or_default();
    let args: Vec<_> = ["tourbook"].into_iter().chain(args.split(' ')).map(Into::into).collect();
    tourbook::exit_on_panic(&args);
    panic!("on purpose");
}

#[test]
fn a_team_reads_what_its_answer_shows_by_itself() {
    let folder = folder();
    let first = "A1B3C1A2B4C2A3B1C3A4B2C4";
    for (case, answer, for_team) in [
        (
            "4 3",
            "A1B3C1A2B4C2A3C4B2A4C3B1",
            "the answer is a path of 12 squares by knight's moves, which visits no square twice",
        ),
        ("4 3", "impossible", "the answer says that there is no tour"),
        ("4 3", "A1D3", "step 2: A1 to D3 is not a knight's move (3 letters, 2 numbers apart)"),
        ("4 3", "A1B3A1", "step 3: A1 was visited before, at step 1"),
        ("4 3", "a1b3", "the names of the squares are not written as the problem says"),
        ("4 3", "no way", "there is text that is not an answer"),
        ("4 3", "impossible ", "the line has trailing spaces"),
    ] {
        let write = |name: &str, text: String| {
            fs::write(folder.path().join(name), text).expect("it can be written");
        };
        write("poj-in", format!("1\n{case}\n"));
        write("poj-out", format!("Scenario #1:\n{answer}\n\n"));
        write("poj-answer", format!("Scenario #1:\n{first}\n\n"));
        let ran = tourbook(["check", "poj-2488", "--protocol", "icpc"])
            .args(["poj-in", "poj-answer", "folder"])
            .current_dir(&folder)
            .stdin(fs::File::open(folder.path().join("poj-out")).expect("it is there"))
            .output()
            .expect("it starts");
        assert_eq!(ran.status.code(), Some(43));
        let told = fs::read_to_string(folder.path().join("folder/teammessage.txt")).expect("it");
        assert_eq!(told, format!("{for_team}\n"));
    }
}
