//! Outputs that are checked, and source code.

use std::fmt::Write as _;

use serde_json::json;
use tourbook_export::TARGETS;
use tourbook_problems::PROBLEMS;

use super::Page;
use crate::program::Program;

/// Puts a text into a text area, as a person does.
pub(super) fn paste(page: &Page, area: &str, text: &str) {
    let text = serde_json::to_string(text).expect("text");
    page.browser.eval(&format!(
        "void ((area) => {{
            area.value = {text};
            area.dispatchEvent(new InputEvent('input'));
        }})(document.getElementById('{area}-area'))"
    ));
}

/// Waits for the verdict on what was given after `clear`.
pub(super) fn verdict(page: &Page) -> String {
    page.browser.text(
        "new Promise((done) => {
            const verdict = document.getElementById('verdict');
            const look = () => /^[✓✗?]/u.test(verdict.textContent)
                ? done(verdict.textContent) : setTimeout(look, 20);
            look();
        })",
    )
}

/// Opens the check of a case.
fn open(page: &Page, fragment: &str) {
    page.open(fragment);
    page.browser.click("#tab-check");
}

/// An output with one fault, and the input that it answers.
struct Fault {
    problem: &'static str,
    input: &'static str,
    output: String,
    verdict: &'static str,
    /// How many squares of a walk are drawn, and whether the last one is wrong.
    walk: Option<(u64, bool)>,
}

/// One fault of each kind.
fn faults() -> Vec<Fault> {
    // The tours of the judges' samples.
    let poj = "A1B3C1A2B4C2A3B1C3A4B2C4";
    let swapped = "A1C2A3B1D2B3C1A2C3D1B2D3";
    let sicily = "15 2 13 26 22 30 17 6 10 23 12 4 8 19 27 16 5 18 29 21 25 14 1 9 20 7 3 11 24 28";
    let from_zero = sicily.split(' ').map(|number| {
        let number: u8 = number.parse().expect("a number");
        format!("{} ", number - 1)
    });
    let heading = "Scenario #1:\n";
    let poj = |output: &str, verdict, walk| Fault {
        problem: "poj-2488",
        input: "1\n4 3\n",
        output: output.replace("{heading}", heading).replace("{tour}", poj),
        verdict,
        walk,
    };
    let wrong = "✗ Wrong answer";
    let form = "✗ Presentation error";
    vec![
        // Letters and numbers are swapped. C2 is there, and A3 is a move from it;
        // D2 is not a square of the board.
        poj(&format!("{{heading}}{swapped}\n\n"), wrong, Some((4, false))),
        // The third square is no knight's move from the second one.
        poj("{heading}A1B3D3A2B4C2A3B1C3A4B2C4\n\n", wrong, Some((2, false))),
        poj("{heading}A1B3C3A2B4C2A3B1C3A4B2C4\n\n", wrong, Some((3, true))),
        // A1 again.
        poj("{heading}A1B3A1\n\n", wrong, Some((3, true))),
        poj("{heading}impossible\n\n", wrong, None),
        poj("{heading}A1B3 C1A2B4C2A3B1C3A4B2C4\n\n", form, Some((12, false))),
        poj("{tour}\n\n", form, Some((12, false))),
        poj("p and q: {heading}{tour}\n\n", form, Some((12, false))),
        poj("{heading}{tour}\n\nScenario #2:\nA1\n", form, None),
        // It starts on another square.
        Fault {
            problem: "sicily-1152",
            input: "15\n-1\n",
            output: from_zero.collect(),
            verdict: wrong,
            walk: Some((1, true)),
        },
        // The answer to 1 is missing.
        Fault {
            problem: "sicily-1152",
            input: "1\n15\n-1\n",
            output: format!("{sicily}\n"),
            verdict: wrong,
            walk: None,
        },
        // From 9 to 2 is not a knight's move.
        Fault {
            problem: "sicily-1152",
            input: "1\n2\n-1\n",
            output: "1 9 2\n".into(),
            verdict: wrong,
            walk: Some((3, true)),
        },
        Fault {
            problem: "noi-8465",
            input: "1\n5 4 0 0\n",
            output: "33\n".into(),
            verdict: wrong,
            walk: None,
        },
        Fault {
            problem: "sicily-1152",
            input: "31\n-1\n",
            output: "1\n".into(),
            verdict: "? Not judged: the input is wrong",
            walk: None,
        },
    ]
}

/// The page says what `tourbook check` says, in both languages.
pub(super) fn of_wrong_outputs(page: &Page, program: &Program) {
    for Fault { problem, input, output, verdict: expected, walk } in faults() {
        open(page, &format!("#{problem}"));
        page.browser.click("[data-language=en]");
        page.browser.click("#input-drop summary");
        paste(page, "input", input);
        paste(page, "output", &output);
        assert_eq!(verdict(page), expected, "{output}");
        let said = program.check(problem, input, output.as_bytes(), "en");
        if expected.starts_with('?') {
            assert!(page.read("diagnosis").contains("start 31"), "{}", page.read("diagnosis"));
            continue;
        }
        assert_eq!(page.read("diagnosis"), said);
        let (_, line) = said.split_once("line ").expect("a line");
        let digits = line.find(|char: char| !char.is_ascii_digit()).expect("more text");
        let marked = page.browser.text("document.querySelector('#lines mark').dataset.line");
        assert_eq!(marked, line[..digits], "{said}");
        let drawn = page.browser.eval(
            "[document.querySelectorAll('.stop-of-tour').length,
              document.querySelectorAll('.wrong-stop').length === 1,
              document.getElementById('heading').textContent === 'The walk in your output']",
        );
        match walk {
            Some((squares, is_wrong)) => {
                assert_eq!(drawn, json!([squares, is_wrong, true]), "{said}");
            }
            None => assert_eq!(drawn[2], false, "{said}"),
        }
        page.browser.click("[data-language=zh]");
        verdict(page);
        assert_eq!(page.read("diagnosis"), program.check(problem, input, output.as_bytes(), "zh"));
        // The answer tab shows the tour of the table again.
        page.browser.click("#tab-answer");
        assert_ne!(page.read("heading"), "你的输出中的路线");
        page.browser.click("#tab-check");
    }
    page.browser.click("[data-language=en]");
}

/// The board goes to the case with the fault, and stays where the reader goes then.
pub(super) fn of_another_case(page: &Page, _: &Program) {
    open(page, "#sicily-1152/15");
    page.browser.click("[data-language=en]");
    paste(page, "output", "1 9 2\n");
    verdict(page);
    assert_eq!(page.browser.text("location.hash"), "#sicily-1152/1");
    assert_eq!(page.read("heading"), "The walk in your output");
    page.browser.click("[data-square='6']");
    for language in ["zh", "en"] {
        page.browser.click(&format!("[data-language={language}]"));
        verdict(page);
        assert_eq!(page.browser.text("location.hash"), "#sicily-1152/7");
    }
    assert_eq!(page.read("heading"), "The tour from 7");
    page.browser.click("#tab-answer");
    page.browser.click("[value=course-8x8]");
    assert_eq!(page.browser.text("location.hash"), "#course-8x8/3/4");
}

/// A board without a problem has its answer alone, and nothing to check.
pub(super) fn of_any_board(page: &Page, _: &Program) {
    for tab in ["check", "source"] {
        open(page, "#sicily-1152/15");
        paste(page, "output", "1 9 2\n");
        verdict(page);
        page.browser.click(&format!("#tab-{tab}"));
        page.browser.click("[value=board]");
        let shown = page.browser.eval(
            "[...document.querySelectorAll('.panel > *')]
                .filter((each) => each.checkVisibility()).map((each) => each.id)",
        );
        assert_eq!(shown, json!(["panel-answer"]), "{tab}");
        assert_eq!(page.read("verdict"), "");
        page.browser.click("[value=sicily-1152]");
        page.browser.click("#tab-check");
        assert_eq!(verdict(page), "✗ Wrong answer");
    }
}

/// What was given can be taken back, and an input of the reader's own belongs to its
/// problem.
pub(super) fn of_what_is_taken_back(page: &Page, _: &Program) {
    open(page, "#sicily-1152/1");
    paste(page, "input", "1\n-1\n");
    paste(page, "output", "1 9 2\n");
    verdict(page);
    assert_eq!(page.read("heading"), "The walk in your output");
    assert!(page.read("run-on").contains("your own input"));
    let is_open = "document.getElementById('input-drop').open";
    assert_eq!(page.browser.eval(is_open), true, "it is seen that an own input is used");
    paste(page, "output", "");
    assert_eq!(page.read("verdict"), "");
    assert_eq!(page.read("heading"), "The tour from 1");
    page.browser.click("[value=poj-2488]");
    assert!(page.read("run-on").contains("every case"));
    assert_eq!(page.browser.text("document.getElementById('input-area').value"), "");
}

/// Right answers to the whole test input, which the page offers.
pub(super) fn of_right_outputs(page: &Page, program: &Program) {
    for problem in PROBLEMS {
        open(page, &format!("#{}", problem.id));
        let cases = problem.cases().count() as u64;
        let input = page.read("test-input");
        if cases <= problem.input.max_cases() {
            assert_eq!(input, program.print(&["cases", problem.id]));
        }
        page.browser.click("#copy-input");
        assert_eq!(page.clipboard(), input);
        paste(page, "output", &program.answer(problem.id, &input));
        assert_eq!(verdict(page), "✓ Accepted");
        let count = if cases <= problem.input.max_cases() { cases } else { 1 };
        let cases = if count == 1 { "1 case".into() } else { format!("{count} cases") };
        assert_eq!(page.read("diagnosis"), format!("accepted: {cases}"));
    }
}

/// Files are read as bytes: another encoding is named.
pub(super) fn of_files(page: &Page, program: &Program) {
    let folder = tempfile::tempdir().expect("a folder");
    let line = program.answer("sicily-1152", "15\n-1\n");
    let utf_16: Vec<u8> =
        std::iter::once(0xFEFF).chain(line.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    // "Input" in GBK, and the answer.
    let gbk = [b"\xCA\xE4\xC8\xEB: ", line.as_bytes()].concat();
    for (name, output) in [("utf-16.txt", utf_16), ("gbk.txt", gbk)] {
        let path = folder.path().join(name);
        std::fs::write(&path, &output).expect("it can be written");
        open(page, "#sicily-1152");
        page.browser.click("#input-drop summary");
        paste(page, "input", "15\n-1\n");
        page.browser.choose_file("#output-choice", &path);
        verdict(page);
        assert_eq!(page.read("diagnosis"), program.check("sicily-1152", "15\n-1\n", &output, "en"));
        assert_eq!(page.read("output-name"), format!("{name}, {} bytes", output.len()));
        page.browser.click("[data-language=zh]");
        assert_eq!(page.read("output-name"), format!("{name}，{} 字节", output.len()));
        page.browser.click("[data-language=en]");
        page.browser.click("#output-remove");
        assert_eq!(page.read("verdict"), "");
    }
}

/// A long text that is pasted stays out of the text area, which would be slow.
pub(super) fn of_long_texts(page: &Page, _: &Program) {
    open(page, "#sicily-1152");
    page.browser.eval(
        "void ((clipboardData) => {
            clipboardData.setData('text/plain', '1 '.repeat(150_000));
            document.getElementById('output-area').dispatchEvent(
                new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        })(new DataTransfer())",
    );
    assert_eq!(verdict(page), "✗ Wrong answer");
    assert_eq!(page.read("output-name"), "Pasted text, 300,000 bytes");
    page.browser.click("[data-language=zh]");
    assert_eq!(page.read("output-name"), "粘贴的文本，300,000 字节");
    page.browser.click("[data-language=en]");
}

/// While 10 MB are checked, the page goes on.
pub(super) fn of_ten_megabytes(page: &Page, program: &Program) {
    let cases = 125_000;
    let folder = tempfile::tempdir().expect("a folder");
    let line = program.answer("sicily-1152", "15\n-1\n");
    let output = line.repeat(cases - 1) + "15 1\n";
    assert!(output.len() > 10_000_000);
    for (which, text) in [("input", "15\n".repeat(cases) + "-1\n"), ("output", output)] {
        std::fs::write(folder.path().join(which), text).expect("it can be written");
    }
    open(page, "#sicily-1152");
    page.browser.choose_file("#input-choice", &folder.path().join("input"));
    // What the page does while it says that it is checking.
    page.browser.eval(
        "void (window.seen = [], new MutationObserver(() => {
            const said = document.getElementById('verdict').textContent;
            seen.push(said);
            if (said === 'Checking …') setTimeout(() => seen.push('the page goes on'));
        }).observe(document.getElementById('verdict'), { childList: true }))",
    );
    page.browser.choose_file("#output-choice", &folder.path().join("output"));
    assert_eq!(verdict(page), "✗ Wrong answer");
    let seen = page.browser.eval("window.seen.slice(-3)");
    assert_eq!(seen, json!(["Checking …", "the page goes on", "✗ Wrong answer"]));
    let place = format!("case {cases} (start 15; line {cases}): ");
    assert!(page.read("diagnosis").starts_with(&place), "{}", page.read("diagnosis"));
}

/// A text that is given ends the check of the one before.
pub(super) fn of_the_last_text(page: &Page, program: &Program) {
    let folder = tempfile::tempdir().expect("a folder");
    open(page, "#sicily-1152/1");
    let right = program.answer("sicily-1152", &page.read("test-input"));
    let long = right.clone() + &"\n".repeat(20_000_000) + "15 1";
    for (name, output) in [("long", long), ("right", right)] {
        let path = folder.path().join(name);
        std::fs::write(&path, output).expect("it can be written");
        page.browser.choose_file("#output-choice", &path);
    }
    assert_eq!(verdict(page), "✓ Accepted");
    assert!(page.read("output-name").starts_with("right, "));
    // Another problem asks another question.
    page.browser.click("[value=poj-2488]");
    page.browser.eval(
        "new Promise((done) => {
            const look = () => document.getElementById('verdict').textContent.startsWith('✗')
                ? done() : setTimeout(look, 20);
            look();
        })",
    );
}

/// A browser that cannot run the judge says so, and shows answers.
pub(super) fn without_web_assembly(page: &Page, _: &Program) {
    page.open("#sicily-1152");
    page.browser.eval("void (delete globalThis.WebAssembly)");
    page.browser.click("#tab-check");
    let shown =
        "['cannot-check', 'can-check'].map((id) => document.getElementById(id).checkVisibility())";
    assert_eq!(page.browser.eval(shown), json!([true, false]));
    assert!(page.read("cannot-check").contains("WebAssembly"));
    page.browser.click("#tab-answer");
    assert!(page.read("output").starts_with("15 2 13 26 "));
}

/// The source code is what `tourbook export` prints.
pub(super) fn source_code(page: &Page, program: &Program) {
    for problem in ["poj-2488", "noi-8465"] {
        page.open(&format!("#{problem}"));
        page.browser.click("#tab-source");
        for target in TARGETS {
            let mut look = String::new();
            let _ = write!(
                look,
                "(document.getElementById('target').value = '{0}',
                  document.getElementById('target').dispatchEvent(new Event('change')),
                  new Promise((done) => {{
                    const code = document.getElementById('source-code');
                    const look = () => code.dataset.target === '{0}' ? done(code.textContent) : setTimeout(look, 20);
                    look();
                  }}))",
                target.id
            );
            assert_eq!(page.browser.text(&look), program.print(&["export", problem, target.id]));
        }
    }
    page.browser.click("#copy-source");
    assert_eq!(page.clipboard(), page.read("source-code"));
}

/// Nothing that the page does leaves the page.
pub(super) fn privately(page: &Page, _: &Program) {
    page.browser.requests();
    open(page, "#sicily-1152");
    paste(page, "output", "1 2 3");
    verdict(page);
    page.browser.click("#tab-source");
    let requests = page.browser.requests();
    assert!(requests.iter().any(|url| url.starts_with("file://")), "{requests:?}");
    for url in requests {
        let is_own = ["file://", "blob:", "data:", "about:"].iter().any(|own| url.starts_with(own));
        assert!(is_own, "{url}");
    }
}
