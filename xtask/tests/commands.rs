//! `cargo xtask generate` and `cargo xtask solve`, run as programs.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn xtask(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(args).output().expect("it starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Runs generate, with `--check` or not, for the files in `folder`.
fn generate(folder: &Path, check: bool) -> Output {
    let folder = folder.to_str().expect("a path that is text");
    let mut args = vec!["generate", "--dir", folder];
    args.extend(check.then_some("--check"));
    xtask(&args)
}

/// A folder with the table and the answers in it, which are the right ones.
fn fresh_folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let output = generate(folder.path(), false);
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(generate(folder.path(), true).status.success());
    folder
}

const FILES: [&str; 5] =
    ["src/table.rs", "src/counts.rs", "answers.txt", "counts.txt", "picture.svg"];

#[test]
fn a_missing_an_empty_and_a_conflicting_file_are_seen_and_fixed() {
    let folder = fresh_folder();
    for file in FILES {
        let path = folder.path().join(file);
        let right = fs::read_to_string(&path).expect("it was written");
        let conflict = format!("<<<<<<< ours\n{right}=======\n{right}>>>>>>> theirs\n");
        for broken in [None, Some(""), Some(conflict.as_str()), Some("\u{0}\u{0}")] {
            match broken {
                None => fs::remove_file(&path).expect("it is there"),
                Some(text) => fs::write(&path, text).expect("it can be written"),
            }
            let check = generate(folder.path(), true);
            assert_eq!(check.status.code(), Some(1), "{broken:?}");
            assert!(stdout(&check).contains(file), "{}", stdout(&check));
            assert!(stdout(&check).contains("cargo xtask generate"), "{}", stdout(&check));
            assert!(generate(folder.path(), false).status.success());
            assert_eq!(fs::read_to_string(&path).expect("it is there"), right);
        }
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 4, "nothing is left over");
}

#[test]
fn a_check_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(generate(folder.path(), true).status.code(), Some(1));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn a_second_run_leaves_the_files_alone() {
    let folder = fresh_folder();
    let modified = |file: &str| {
        fs::metadata(folder.path().join(file)).and_then(|data| data.modified()).expect("a time")
    };
    let before = FILES.map(modified);
    let output = generate(folder.path(), false);
    assert!(stdout(&output).contains("nothing to write"), "{}", stdout(&output));
    assert_eq!(FILES.map(modified), before);
}

#[test]
fn a_check_shows_which_keys_differ_and_how() {
    let folder = fresh_folder();
    for (file, right, wrong, shown) in [
        (
            "answers.txt",
            "3x4 any: 1 7 9 2 8 10 3 5 11 4 6 12\n",
            "3x4 any: impossible\n",
            &["- 3x4 any: impossible", "+ 3x4 any: 1 7 9 2 8 10 3 5 11 4 6 12"][..],
        ),
        ("counts.txt", "5x6 15: 68\n", "5x6 15: 86\n", &["- 5x6 15: 86", "+ 5x6 15: 68"]),
        ("answers.txt", "2x3 any: impossible\n", "", &["+ 2x3 any: impossible"]),
        // As a merge conflict leaves it.
        (
            "answers.txt",
            "2x3 any: impossible\n",
            "2x3 any: impossible\n2x3 any: 1 2\n",
            &["- 2x3 any: 1 2"],
        ),
    ] {
        let path = folder.path().join(file);
        let text = fs::read_to_string(&path).expect("it is there");
        assert!(text.contains(right), "{right}");
        fs::write(&path, text.replace(right, wrong)).expect("it can be written");
        let check = generate(folder.path(), true);
        assert_eq!(check.status.code(), Some(1));
        let differ = format!("{} line(s) differ\n", shown.len());
        assert!(stdout(&check).contains(&differ), "{}", stdout(&check));
        for line in shown {
            assert!(stdout(&check).contains(&format!(" {line}\n")), "{}", stdout(&check));
        }
        fs::write(&path, text).expect("it can be written");
    }
}

#[test]
fn where_only_the_layout_differs_a_check_shows_the_line() {
    let folder = fresh_folder();
    let path = folder.path().join("answers.txt");
    let text = fs::read_to_string(&path).expect("it is there");
    fs::write(&path, text.replacen('\n', "\r\n", 1)).expect("it can be written");
    let check = generate(folder.path(), true);
    assert_eq!(check.status.code(), Some(1));
    let check = stdout(&check);
    assert!(check.contains("answers.txt: 2 line(s) differ\n  1 - "), "{check}");
    assert!(check.contains("\\r\n  1 + 1x1 1: "), "{check}");
    fs::write(&path, text.clone() + "\n").expect("it can be written");
    let check = stdout(&generate(folder.path(), true));
    // After the 1406 answers.
    assert!(check.contains("answers.txt: 1 line(s) differ\n  1407 - \n"), "{check}");
}

#[test]
fn a_line_that_differs_in_the_table_names_its_key() {
    let folder = fresh_folder();
    let path = folder.path().join("src/table.rs");
    let text = fs::read_to_string(&path).expect("it is there");
    let (right, wrong) = ("    1, 7, 9, 2, 8, 10, ", "    1, 10, 9, 2, 8, 7, ");
    assert!(text.contains(right));
    fs::write(&path, text.replacen(right, wrong, 1)).expect("it can be written");
    let check = stdout(&generate(folder.path(), true));
    assert!(check.contains("table.rs: 2 line(s) differ\n"), "{check}");
    assert!(check.contains(" -     1, 10, 9, 2, 8, 7, 3, 5, 11, 4, 6, 12, // 3x4 1\n"), "{check}");
}

#[test]
fn a_picture_has_lines_and_no_answers() {
    let folder = fresh_folder();
    let path = folder.path().join("picture.svg");
    let text = fs::read_to_string(&path).expect("it is there");
    fs::write(&path, text.replacen("<svg", "<SVG", 1)).expect("it can be written");
    let check = stdout(&generate(folder.path(), true));
    assert!(check.contains("picture.svg: 2 line(s) differ\n  1 - <SVG"), "{check}");
}

#[test]
fn of_a_mixed_pair_the_old_file_is_named() {
    // As an interrupted run would leave it: one file new, the other old.
    let folder = fresh_folder();
    fs::write(folder.path().join("answers.txt"), "1x1 1: impossible\n").expect("written");
    let check = stdout(&generate(folder.path(), true));
    assert!(check.contains("answers.txt") && !check.contains("table.rs"), "{check}");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("src"), "a file, where a folder should be").expect("written");
    let output = generate(folder.path(), false);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("cannot write "), "{}", stderr(&output));
    assert!(stderr(&output).contains("table.rs"), "{}", stderr(&output));
}

#[test]
fn generate_says_in_one_line_what_it_did() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = stdout(&generate(folder.path(), false));
    assert_eq!(line.lines().count(), 1);
    for word in
        ["1406 keys and 749 counts", "nodes", "backtracks", "s; wrote", "table.rs", "answers.txt"]
    {
        assert!(line.contains(word), "{word}: {line}");
    }
}

#[test]
fn solve_prints_a_tour_or_no_tour_and_the_cost_apart() {
    // POJ 2488's sample, as numbers on 3 rows and 4 columns.
    let output = xtask(&["solve", "3x4"]);
    assert_eq!(stdout(&output), "1 7 9 2 8 10 3 5 11 4 6 12\n");
    for word in ["nodes", "refuted", "backtracks"] {
        assert!(stderr(&output).contains(word), "{}", stderr(&output));
    }
    assert!(output.status.success());

    assert_eq!(stdout(&xtask(&["solve", "1x1"])), "1\n");
    assert_eq!(stdout(&xtask(&["solve", "1x1", "1"])), "1\n");
    // On 5 x 5 the even squares have the minority colour.
    let output = xtask(&["solve", "5x5", "2"]);
    assert_eq!((stdout(&output).as_str(), output.status.code()), ("no tour\n", Some(0)));
}

#[test]
fn solve_reads_a_start_as_it_is_written_elsewhere() {
    // Square 15 of 5 x 6 is in row 2 and column 2, counted from 0.
    let by_number = stdout(&xtask(&["solve", "5x6", "15"]));
    assert!(by_number.starts_with("15 "), "{by_number}");
    for start in ["C3", "2,2"] {
        assert_eq!(stdout(&xtask(&["solve", "5x6", start])), by_number, "{start}");
    }
}

#[test]
fn solve_decides_the_boards_where_forced_edges_alone_do_not() {
    // 4 x 16 has open tours, but none from an inner row, where 20 is: see
    // existence.rs of the solver.
    assert_eq!(stdout(&xtask(&["solve", "4", "16", "20"])), "no tour\n");
    let tour = stdout(&xtask(&["solve", "16x4"]));
    let mut numbers: Vec<u8> =
        tour.split_whitespace().map(|number| number.parse().expect("a number")).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=64).collect::<Vec<u8>>());
    // Rows and columns may be two words.
    assert_eq!(stdout(&xtask(&["solve", "16", "4"])), tour);
}

#[test]
fn solve_gives_up_at_the_limit_and_does_not_call_it_no_tour() {
    let output = xtask(&["solve", "8x8", "1", "--limit", "10"]);
    assert_eq!((stdout(&output).as_str(), output.status.code()), ("", Some(1)));
    assert!(stderr(&output).contains("10 nodes, "), "{}", stderr(&output));
    assert!(stderr(&output).contains("gave up at the limit of 10 nodes"), "{}", stderr(&output));
}

#[test]
fn solve_names_a_board_and_a_start_that_are_none() {
    let no_board = "expected a board as ROWSxCOLUMNS with 1 to 64 squares, such as 5x6";
    let no_square = "expected a square of the 3x4 board: a number 1 to 12, a name A1 to C4, or \
        row,column 0,0 to 2,3";
    for (args, message) in [
        (&["9x8"][..], format!("\"9x8\": {no_board}")),
        (&["0x8"], format!("\"0x8\": {no_board}")),
        (&["8"], format!("\"8\": {no_board}")),
        (&["300x1"], format!("\"300x1\": {no_board}")),
        (&["3x4", "13"], format!("\"13\": {no_square}")),
        (&["3x4", "D1"], format!("\"D1\": {no_square}")),
    ] {
        let output = xtask(&[&["solve"], args].concat());
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(stderr(&output), format!("error: {message}\n"));
    }
    assert_eq!(xtask(&["solve", "8", "8", "1", "1"]).status.code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn a_tour_that_was_found_is_printed_whatever_becomes_of_its_cost() {
    let full = fs::File::create("/dev/full").expect("Linux has it");
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let output = command.args(["solve", "3x4"]).stderr(full).output().expect("it starts");
    assert_eq!(stdout(&output), "1 7 9 2 8 10 3 5 11 4 6 12\n");
    assert!(output.status.success());
}

#[test]
fn the_remedy_that_a_check_names_fixes_the_folder_that_was_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = stdout(&generate(folder.path(), true));
    let (_, remedy) = check.split_once("cargo xtask ").expect("a remedy");
    assert!(xtask(&remedy.split_whitespace().collect::<Vec<_>>()).status.success());
    assert!(generate(folder.path(), true).status.success());
}
