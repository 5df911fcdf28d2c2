//! English and Chinese, and what chooses between them.

use std::fs;

use tempfile::TempDir;

use crate::program::{Ran, tourbook};

/// A folder with an input and a wrong output for POJ 2488.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in [
        ("in", "1\n4 3\n"),
        ("out", "Scenario #1:\nA1B3D3\n\n"),
        ("answer", ""),
        ("broken", "1\n4\u{A0}3\n"),
    ] {
        fs::write(folder.path().join(name), text).expect("it can be written");
    }
    // "Start" in Chinese, in GBK.
    fs::write(folder.path().join("gbk"), b"\xC6\xF0\xB5\xE3\n").expect("it can be written");
    folder
}

/// Variables and their values.
type Locale<'a> = &'a [(&'a str, &'a str)];

/// What the program says with `args` and these variables of the locale.
fn said(folder: &TempDir, args: &str, locale: Locale<'_>) -> String {
    let mut command = tourbook(args.split_whitespace());
    command.current_dir(folder).envs(locale.iter().copied());
    let ran: Ran = command.output().expect("it starts").into();
    ran.stdout + &ran.stderr
}

const ENGLISH: &str = "case 1 (p 4, q 3; line 2): step 3: D3 is not on the board (A1 to C4)\n";
const CHINESE: &str =
    "第 1 组数据（p = 4，q = 3；输出第 2 行）：第 3 步：D3 不在棋盘上（应为 A1 到 C4）\n";

#[test]
fn the_option_and_the_locale_choose_the_language() {
    let folder = folder();
    let check = "check poj-2488 in out";
    let cases: &[(&str, Locale<'_>, &str)] = &[
        ("", &[], ENGLISH),
        ("--lang zh", &[], CHINESE),
        ("--lang=zh", &[("LC_ALL", "C")], CHINESE),
        ("--lang en", &[("LC_ALL", "zh_CN.UTF-8")], ENGLISH),
        ("", &[("LC_ALL", "zh_CN.UTF-8")], CHINESE),
        ("", &[("LANG", "zh_CN.GBK")], CHINESE),
        // The first variable that is set and not empty decides.
        ("", &[("LC_ALL", "C"), ("LANG", "zh_CN.UTF-8")], ENGLISH),
        ("", &[("LC_ALL", ""), ("LC_MESSAGES", "zh_CN"), ("LANG", "en_US.UTF-8")], CHINESE),
        ("", &[("LC_MESSAGES", "en_US"), ("LANG", "zh_CN")], ENGLISH),
        ("", &[("LANG", "de_DE.UTF-8")], ENGLISH),
        ("", &[("LANG", "")], ENGLISH),
    ];
    for (option, locale, expected) in cases {
        for args in [format!("{check} {option}"), format!("{option} {check}")] {
            assert_eq!(said(&folder, &args, locale), *expected, "{args} {locale:?}");
        }
    }
}

#[test]
fn a_judging_system_reads_english_unless_it_asks_for_chinese() {
    let folder = folder();
    let check = "check poj-2488 --protocol testlib in out answer";
    let locale = [("LC_ALL", "zh_CN.UTF-8")];
    assert_eq!(said(&folder, check, &locale), format!("wrong answer {ENGLISH}"));
    let chinese = format!("{check} --lang zh");
    assert_eq!(said(&folder, &chinese, &[]), format!("wrong answer {CHINESE}"));
    // The report names the encoding that it has.
    said(&folder, &format!("{check} report -appes --lang zh"), &[]);
    let report = fs::read_to_string(folder.path().join("report")).expect("it was written");
    assert!(report.starts_with("<?xml version=\"1.0\" encoding=\"utf-8\"?>"), "{report}");
    assert!(report.contains(CHINESE.trim()), "{report}");
}

#[test]
fn errors_about_inputs_files_and_cases_are_chinese_too() {
    let folder = folder();
    for (args, part) in [
        (
            "answer poj-2488 broken",
            "第 2 行：p \"4\\u{a0}3\" 中有 U+00A0（不换行空格）；应为 ASCII 数字",
        ),
        ("answer sicily-1152 gbk", "第 1 行：起点 \"\\xc6\\xf0\\xb5\\xe3\" 是其他编码的文字（GBK"),
        ("answer poj-2488 none", "无法读取 none：文件不存在"),
        (
            "answer poj-2488 --case 4",
            "poj-2488 需要 p（1 到 26）、q（1 到 26；p*q <= 26），例如 4 5",
        ),
        (
            "answer poj-2488 --case 4 7",
            "p*q = 4*7 = 28 太大（应为 1 到 26；p 为 4 时，q 应为 1 到 6）",
        ),
        ("show 4x4", "从任何起点出发都走不遍这个棋盘"),
        ("show abc", "既不是题目"),
        ("show 5x6 --start Z9", "起点 \"Z9\" 不在 5x6 棋盘上"),
        ("cases poj-2488 -o out", "无法创建文件夹 out"),
        ("check poj-2488 - -", "INPUT 和 OUTPUT 不能都是标准输入"),
        ("explain poj-2488 3 3", "从 B2 走不出去"),
    ] {
        let text = said(&folder, &format!("{args} --lang zh"), &[]);
        assert!(text.contains(part), "{args}: {text}");
    }
}

#[test]
fn helps_and_the_version_are_english() {
    let folder = folder();
    let locale = [("LC_ALL", "zh_CN.UTF-8")];
    for args in ["--help", "check --help", "--version", "answer no-such-problem"] {
        let text = said(&folder, args, &locale);
        assert_eq!(text, said(&folder, args, &[]));
        assert!(text.is_ascii(), "{text}");
    }
}
