//! A person's program, run and judged. The programs here are shell scripts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tourbook_problems::PROBLEMS;

use crate::program::{Ran, tourbook};

/// What `tourbook try` says about a shell script.
fn try_script(options: &str, script: &str) -> Ran {
    let words = ["try"].into_iter().chain(options.split_whitespace());
    let words = words.chain(["--", "sh", "-c", script, env!("CARGO_BIN_EXE_tourbook")]);
    tourbook(words).output().expect("it starts").into()
}

#[test]
fn a_right_program_is_accepted_for_every_problem() {
    for problem in PROBLEMS {
        let ran = try_script(problem.id, &format!("exec \"$0\" answer {}", problem.id));
        assert_eq!(ran.status, Some(0), "{}{}", ran.stdout, ran.stderr);
        let cases = problem.cases().count();
        let start = format!("AC: accepted, {cases} cases in ");
        assert!(ran.stdout.starts_with(&start), "{}", ran.stdout);
    }
}

#[test]
fn a_program_for_the_exercise_that_asks_once_is_run_for_each_start() {
    // It answers the first line of its input and ends.
    let ran = try_script("course-8x8", "head -n 1 | \"$0\" answer course-8x8");
    assert_eq!(ran.status, Some(0), "{}", ran.stdout);
    assert!(ran.stdout.contains("64 cases in 64 runs"), "{}", ran.stdout);
}

#[test]
fn swapped_p_and_q_are_explained_and_the_case_is_shown_alone() {
    // It answers the input with p and q exchanged.
    let swap = "awk 'NR == 1 { print } NR > 1 { print $2, $1 }' | \"$0\" answer poj-2488";
    let ran = try_script("poj-2488", swap);
    assert_eq!(ran.status, Some(1));
    // The first case in which that makes a difference is p = 3, q = 4.
    assert!(ran.stdout.starts_with("WA: case "), "{}", ran.stdout);
    assert!(ran.stdout.contains("(p 3, q 4; "), "{}", ran.stdout);
    assert!(ran.stdout.contains("swapped board"), "{}", ran.stdout);
    assert!(ran.stdout.contains("tourbook answer poj-2488 --case 3 4\n"), "{}", ran.stdout);
    assert!(ran.stdout.contains("tourbook show poj-2488 3 4\n"), "{}", ran.stdout);
}

#[test]
fn a_board_that_cannot_be_drawn_is_not_offered() {
    // The table has the numbers of tours of 3 x 9, and no tour of it.
    let folder = tempfile::tempdir().expect("a folder");
    for (case, is_drawn) in [("3 9 0 0", false), ("5 4 0 0", true)] {
        let input = folder.path().join("input");
        fs::write(&input, format!("1\n{case}\n")).expect("it can be written");
        let ran = try_script(&format!("noi-8465 --input {}", input.display()), "echo 7");
        assert_eq!(ran.status, Some(1), "{}", ran.stderr);
        assert_eq!(ran.stdout.contains("tourbook show"), is_drawn, "{}", ran.stdout);
        assert!(ran.stdout.contains(&format!("--case {case}\n")), "{}", ran.stdout);
    }
}

#[test]
fn crashes_and_silence_are_named() {
    for (script, start) in [
        ("exit 3", "RE: the program crashed: exit status: 3"),
        ("kill -9 $$", "RE: the program crashed: signal: 9"),
        ("true", "PE: case 1 (start 1; line 1): the output is empty"),
        ("exec \"$0\" answer poj-2488", "RE: "),
    ] {
        let ran = try_script("sicily-1152", script);
        assert_eq!(ran.status, Some(1), "{script}");
        assert!(ran.stdout.starts_with(start), "{script}: {}", ran.stdout);
    }
    let ran: Ran = tourbook(["try", "sicily-1152", "--", "no-such-program"])
        .output()
        .expect("it starts")
        .into();
    let (_, message) = ran.fails(3);
    assert!(message.contains("\"no-such-program\" cannot be started"), "{message}");
}

#[test]
fn a_program_of_the_current_folder_is_named_with_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("my-program"), "").expect("it can be written");
    let mut command = tourbook(["try", "sicily-1152", "--", "my-program"]);
    let ran: Ran = command.current_dir(folder.path()).output().expect("it starts").into();
    let (_, message) = ran.fails(3);
    assert!(message.ends_with("; to run the file in this folder: \"./my-program\""), "{message}");
    // With the folder there is nothing to add.
    let mut command = tourbook(["try", "sicily-1152", "--", "./my-program"]);
    let ran: Ran = command.current_dir(folder.path()).output().expect("it starts").into();
    let (_, message) = ran.fails(3);
    assert!(!message.contains("in this folder"), "{message}");
}

/// A folder for the names of processes that a script starts.
fn marked(folder: &Path) -> PathBuf {
    folder.join("pid")
}

/// Whether the process whose number a script wrote goes on. A zombie does not.
fn goes_on(pid: &Path) -> bool {
    let pid = fs::read_to_string(pid).expect("the script wrote its number");
    let output = Command::new("ps").args(["-o", "stat=", "-p", pid.trim()]).output();
    let state = String::from_utf8(output.expect("ps starts").stdout).expect("ASCII");
    !state.trim().is_empty() && !state.trim().starts_with('Z')
}

/// Whether that process ends. A signal ends it a moment after it was sent; here it
/// may take ten seconds.
fn ends(pid: &Path) -> bool {
    (0..2000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        !goes_on(pid)
    })
}

#[test]
fn neither_a_program_without_end_nor_its_children_go_on() {
    for (script, options, start) in [
        // It waits for a child that sleeps.
        ("sleep 1000 & echo $! > PID; wait", "--tle 0.3", "TLE: the program did not end within"),
        // It answers, and then does not end.
        (
            "sleep 1000 & echo $! > PID; \"$0\" answer sicily-1152; wait",
            "--time-limit 0.3",
            "TLE: the program did not end within",
        ),
        // It prints without end, and all of it is wanted.
        (
            "sleep 1000 & echo $! > PID; yes",
            "--all --time-limit 0.3",
            "TLE: the program did not end within",
        ),
        // It prints without end.
        ("sleep 1000 & echo $! > PID; yes", "", "WA: case 1 (start 1; line 1): "),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let pid = marked(folder.path());
        let script = script.replace("PID", &pid.display().to_string());
        let ran = try_script(&format!("sicily-1152 {options}"), &script);
        assert_eq!(ran.status, Some(1), "{script}: {}", ran.stderr);
        let is_text = ran.stdout.starts_with(&start.replace("WA", "PE"));
        assert!(is_text || ran.stdout.starts_with(start), "{script}: {}", ran.stdout);
        assert!(ends(&pid), "{script}");
    }
}

#[test]
fn a_program_ends_with_the_run_that_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let pid = marked(folder.path());
    let script = format!("echo $$ > {}; exec sleep 1000", pid.display());
    let mut command = tourbook(["try", "sicily-1152", "--", "sh", "-c", &script]);
    let mut child = command.spawn().expect("it starts");
    while !fs::read_to_string(&pid).is_ok_and(|text| text.ends_with('\n')) {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(ends(&pid));
}

#[test]
fn an_input_of_ones_own_is_used_and_must_be_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("input");
    fs::write(&path, "15\n-1\n").expect("it can be written");
    let options = format!("sicily-1152 --input {}", path.display());
    let ran = try_script(&options, "exec \"$0\" answer sicily-1152");
    assert!(ran.stdout.starts_with("AC: accepted, 1 case in 1 run"), "{}", ran.stdout);
    fs::write(&path, "31\n").expect("it can be written");
    assert_eq!(try_script(&options, "true").status, Some(3));
    fs::remove_file(&path).expect("it is there");
    assert_eq!(try_script(&options, "true").status, Some(3));
}
