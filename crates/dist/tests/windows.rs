//! `tourbook.exe` on Windows, for which Wine stands.
#![cfg(unix)]

mod wine;

use std::process::Command;

use wine::Windows;

/// The case of square 15, and its answer as the README shows it.
const INPUT: &str = "15\r\n-1\r\n";
const ANSWER: &str =
    "15 2 13 26 22 30 17 6 10 23 12 4 8 19 27 16 5 18 29 21 25 14 1 9 20 7 3 11 24 28\n";

/// One test: to make a new Windows takes Wine many seconds.
#[test]
fn the_program_works_on_windows() {
    let Some(windows) = Windows::new() else { return };
    it_needs_only_libraries_of_windows(&windows);
    files_have_chinese_names_with_spaces_and_lines_end_as_on_windows(&windows);
    a_drawing_is_written_and_not_replaced(&windows);
    cases_are_written_to_a_folder(&windows);
    programs_are_tried(&windows);
    a_console_of_china_shows_chinese(&windows);
    both_documents_show_what_cmd_does(&windows);
}

fn it_needs_only_libraries_of_windows(windows: &Windows) {
    let mut command = Command::new("x86_64-w64-mingw32-objdump");
    let output = command.arg("-p").arg(windows.path("tourbook.exe")).output();
    let text =
        String::from_utf8_lossy(&output.expect("it comes with the compiler").stdout).to_lowercase();
    let libraries: Vec<&str> =
        text.lines().filter_map(|line| line.trim().strip_prefix("dll name: ")).collect();
    assert!(libraries.contains(&"kernel32.dll"), "{libraries:?}");
    for library in libraries {
        let of_windows = ["kernel32.dll", "ntdll.dll", "msvcrt.dll", "bcryptprimitives.dll"];
        let is_known = of_windows.contains(&library) || library.starts_with("api-ms-win-");
        assert!(is_known, "{library} is not a part of Windows");
    }
}

fn files_have_chinese_names_with_spaces_and_lines_end_as_on_windows(windows: &Windows) {
    let (input, output) = ("输入 文件.txt", "输出 文件.txt");
    windows.write(input, INPUT);
    assert_eq!(windows.tourbook(&["answer", "sicily-1152", input]).ok(), ANSWER);
    windows.write(output, ANSWER.replace('\n', "\r\n"));
    let check = ["check", "sicily-1152", input, output];
    assert_eq!(windows.tourbook(&check).ok(), "accepted: 1 case\n");
    windows.write(output, ANSWER.replace("15 2 ", "15 3 "));
    let wrong = windows.tourbook(&check);
    assert_eq!(wrong.status, Some(1), "{wrong:?}");
    assert!(wrong.stdout.starts_with("case 1 (start 15; line 1): "), "{wrong:?}");
}

fn a_drawing_is_written_and_not_replaced(windows: &Windows) {
    let text = windows.tourbook(&["show", "3x4"]).ok();
    // The first tour of 3 x 4, as the README draws it.
    assert!(text.contains("A |  1  4  7 10\nB |  8 11  2  5\nC |  3  6  9 12\n"), "{text}");
    let show = ["show", "3x4", "-o", "图 1.txt"];
    windows.tourbook(&show).ok();
    assert_eq!(windows.read("图 1.txt"), text);
    let again = windows.tourbook(&show);
    assert_eq!(again.status, Some(1), "{again:?}");
    assert!(again.stderr.contains("图 1.txt"), "{again:?}");
    windows.write("图 1.txt", "old");
    windows.tourbook(&[&show[..], &["--force"]].concat()).ok();
    assert_eq!(windows.read("图 1.txt"), text);
}

fn cases_are_written_to_a_folder(windows: &Windows) {
    windows.tourbook(&["cases", "poj-2488", "-o", "数 据"]).ok();
    // The 91 pairs of p and q with p*q <= 26.
    assert_eq!(windows.read("数 据/001.in").lines().count(), 1 + 91);
    let again = windows.tourbook(&["cases", "poj-2488", "-o", "数 据"]);
    assert_eq!(again.status, Some(1), "{again:?}");
}

fn programs_are_tried(windows: &Windows) {
    let try_it = ["try", "sicily-1152", "--"];
    let right = ["tourbook.exe", "answer", "sicily-1152"];
    let accepted = windows.tourbook(&[&try_it[..], &right].concat()).ok();
    assert!(accepted.starts_with("AC: accepted, 30 cases in 1 run"), "{accepted}");
    for (program, start) in [
        (&["tourbook.exe", "answer", "poj-2488"][..], "RE: the program crashed: exit code: 1"),
        (&["cmd", "/c", "echo 1 9 2"], "WA: case 1 (start 1; line 1): step 3: "),
        // It ends when its child does.
        (&["cmd", "/c", "ping -n 1000 localhost > nul"], "TLE: the program did not end within 1 s"),
    ] {
        let limited = ["try", "sicily-1152", "--time-limit", "1", "--"];
        let ran = windows.tourbook(&[&limited[..], program].concat());
        assert_eq!(ran.status, Some(1), "{ran:?}");
        assert!(ran.stdout.starts_with(start), "{ran:?}");
    }
}

fn a_console_of_china_shows_chinese(windows: &Windows) {
    if !xtask::tools::has("script", "--version") {
        return;
    }
    // Without a space: Wine changes quotation marks on their way to cmd.
    windows.write("输入.txt", INPUT);
    let line = "chcp 936 && tourbook.exe answer sicily-1152 < 输入.txt > 答案.txt";
    let ran = windows.console(line);
    assert!(ran.stdout.contains("936"), "{ran:?}");
    assert_eq!(windows.read("答案.txt"), ANSWER);
    let ran = windows.console("chcp 936 && tourbook.exe answer sicily-1152 没有 --lang zh");
    for words in ["936", "无法读取", "没有", "文件不存在"] {
        assert!(ran.stdout.contains(words), "{words}: {ran:?}");
    }
}

/// A block marked `bat` holds lines of `cmd`, each after `> `, and below each what
/// it prints. `...` at the end of a line stands for the rest of it.
fn both_documents_show_what_cmd_does(windows: &Windows) {
    for document in
        [include_str!("../../../docs/windows.md"), include_str!("../../../docs/windows.zh-CN.md")]
    {
        let (_, block) = document.split_once("\n```bat\n> ").expect("a block for cmd");
        let (block, _) = block.split_once("\n```").expect("it ends");
        let commands: Vec<&str> = block.split("\n> ").collect();
        assert!(commands.len() >= 3, "{block}");
        for command in commands {
            let (line, shown) = command.split_once('\n').unwrap_or((command, ""));
            let printed = windows.cmd(line).ok();
            match shown.strip_suffix("...") {
                Some(start) => assert!(printed.starts_with(start), "{line}: {printed}"),
                None => assert_eq!(printed.trim_end(), shown, "{line}"),
            }
        }
    }
}
