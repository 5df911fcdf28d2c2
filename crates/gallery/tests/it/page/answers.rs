//! Answers: shown, walked and copied.

use std::collections::HashMap;

use serde_json::json;
use tourbook_board::{Key, Notation};
use tourbook_judge::{Subject, explain};
use tourbook_problems::Case;

use super::Page;
use crate::program::Program;

/// `answers.txt` by its keys.
fn book() -> HashMap<&'static str, &'static str> {
    include_str!("../../../../../generated/answers.txt")
        .lines()
        .map(|line| line.split_once(": ").expect("key: answer"))
        .collect()
}

/// The reason of an answer in one line.
fn reason(subject: Subject) -> String {
    let explanation = explain(subject).expect("a key of the table").to_string();
    explanation.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The squares of the drawn tour by their steps, each as drawn row and column,
/// from where its mark stands in the picture, 60 pixels a square.
fn drawn(page: &Page) -> Vec<(usize, usize)> {
    let marks = page.browser.eval(
        "[...document.querySelectorAll('.stop-of-tour > :last-child')].map((mark) => {
            const { e, f } = mark.transform.baseVal[0].matrix;
            return [Number(mark.querySelector('text').textContent), (f - 30) / 60, (e - 30) / 60];
        })",
    );
    let marks: Vec<[f64; 3]> = serde_json::from_value(marks).expect("steps, rows, columns");
    let whole = |number: f64| format!("{number}").parse::<usize>().expect("a whole number");
    let steps = marks.iter().map(|mark| whole(mark[0]));
    assert!(steps.eq(1..=marks.len()), "{marks:?}");
    marks.iter().map(|mark| (whole(mark[1]), whole(mark[2]))).collect()
}

/// The rows and columns of an answer of `answers.txt`, on a board with `cols`
/// columns.
fn places(answer: &str, cols: usize) -> Vec<(usize, usize)> {
    let index = |number: &str| number.parse::<usize>().expect("a number") - 1;
    answer.split(' ').map(index).map(|index| (index / cols, index % cols)).collect()
}

/// That the page shows and copies what the program prints for its case.
#[track_caller]
fn assert_copied(page: &Page, program: &Program, problem: &str, input: &str, click: fn(&Page)) {
    // What was copied before must not pass.
    let shown = page.browser.eval(
        "navigator.clipboard.writeText('nothing').then(
            () => ['input', 'output'].map((id) => document.getElementById(id).textContent))",
    );
    let expected = program.answer(problem, input);
    assert_eq!(shown, json!([input, expected]), "{problem} {input}");
    click(page);
    assert_eq!(page.clipboard(), expected, "{problem} {input}");
}

/// Clicks each square of the board of a problem. `asked` gives the input for a
/// start, counted from 0.
fn of_each_start(
    page: &Page,
    program: &Program,
    id: &str,
    (rows, cols): (usize, usize),
    asked: fn(usize) -> String,
) {
    let book = book();
    // So that the browser need not draw what nobody looks at.
    page.set_wishes("light", "reduce");
    page.open(&format!("#{id}"));
    let count = rows * cols;
    assert_eq!(page.browser.eval("document.querySelectorAll('[role=gridcell]').length"), count);
    for start in 0..count {
        page.browser.click(&format!("[data-square='{start}']"));
        let answer = book[format!("{rows}x{cols} {}", start + 1).as_str()];
        assert_eq!(drawn(page), places(answer, cols), "{id} {start}");
        let asked = asked(start);
        assert_copied(page, program, id, &asked, |page| page.browser.click("#copy"));
    }
}

pub(super) fn of_course_8x8(page: &Page, program: &Program) {
    of_each_start(page, program, "course-8x8", (8, 8), |start| {
        format!("{} {}\n", start / 8, start % 8)
    });
}

pub(super) fn of_sicily_1152(page: &Page, program: &Program) {
    of_each_start(page, program, "sicily-1152", (5, 6), |start| format!("{}\n-1\n", start + 1));
}

pub(super) fn of_poj_2488(page: &Page, program: &Program) {
    let book = book();
    page.set_wishes("light", "reduce");
    page.browser.click("[value=poj-2488]");
    let mut possible = Vec::new();
    for p in 1..=26_u8 {
        page.browser.click(&format!("#p option[value='{p}']"));
        let offered = page
            .browser
            .eval("[...document.getElementById('q').options].map((q) => Number(q.value))");
        assert_eq!(offered, json!((1..=26 / p).collect::<Vec<_>>()), "p {p}");
        for q in 1..=26 / p {
            // What a click on an option comes to; that there is a way by mouse, and
            // one by keyboard, p and another check show.
            page.browser.eval(&format!(
                "((select) => void (select.value = {q},
                    select.dispatchEvent(new Event('change', {{ bubbles: true }}))))(
                    document.getElementById('q'))"
            ));
            let key = format!("{p} {q}");
            let answer = book[format!("{q}x{p} any").as_str()];
            let is_possible = answer != "impossible";
            let hidden = page
                .browser
                .eval("['walk', 'impossible'].map((id) => document.getElementById(id).hidden)");
            assert_eq!(hidden, json!([!is_possible, is_possible]), "{key}");
            if is_possible {
                // Letters, the rows of the board, go across; numbers go down.
                let places = places(answer, usize::from(p)).into_iter();
                let expected: Vec<(usize, usize)> = places.map(|(row, col)| (col, row)).collect();
                assert_eq!(drawn(page), expected, "{key}");
                possible.push(key.replace(' ', " × "));
            } else {
                let case: Case = format!("poj-2488 {key}").parse().expect("a case");
                assert_eq!(page.read("why"), reason(Subject::from(case)), "{key}");
            }
            // Without the mouse, which takes a third of the time.
            assert_copied(page, program, "poj-2488", &format!("1\n{key}\n"), |page| {
                page.browser.eval("document.getElementById('copy').click()");
            });
        }
    }
    let buttons = page.browser.eval(
        "[...document.querySelectorAll('#possible button')].map((button) => button.textContent)",
    );
    assert_eq!(buttons, json!(possible));
    page.browser.click("#possible button:last-child");
    // 8 x 3 is the last of the twelve; its answer begins at A1.
    assert_eq!(page.read("heading"), "The first tour of 8 × 3");
    assert_eq!(page.read("input"), "1\n8 3\n");
}

pub(super) fn of_every_board(page: &Page, _: &Program) {
    page.set_wishes("light", "reduce");
    page.open("#board");
    let mut starts = 0;
    for (rows, cols) in (1..=8_u8).flat_map(|rows| (1..=8).map(move |cols| (rows, cols))) {
        // What a choice and clicks come to, without the mouse, which takes long.
        let shown = page.browser.eval(&format!(
            "(() => {{
                const read = (id) => document.getElementById(id).textContent;
                for (const [id, value] of [['p', {rows}], ['q', {cols}]]) {{
                    const select = document.getElementById(id);
                    select.value = value;
                    select.dispatchEvent(new Event('change', {{ bubbles: true }}));
                }}
                const squares = document.querySelectorAll('[role=gridcell]').length;
                return [...Array(squares).keys()].map((square) => {{
                    document.querySelector(`[data-square='${{square}}']`).click();
                    return [read('input'), read('output'), read('why'),
                        document.querySelectorAll('.stop-of-tour').length];
                }});
            }})()"
        ));
        let shown: Vec<(String, String, String, usize)> =
            serde_json::from_value(shown).expect("four facts of each square");
        assert_eq!(shown.len(), usize::from(rows * cols), "{rows}x{cols}");
        let book = book();
        for (start, (input, output, why, stops)) in (1..).zip(shown) {
            assert_eq!(input, format!("{rows}x{cols} {start}"));
            assert_eq!(output, book[input.as_str()], "{input}");
            if output == "impossible" {
                let key: Key = input.parse().expect("a key");
                assert_eq!(why, reason(Subject::new(key, Notation::Names)), "{input}");
                assert_eq!(stops, 0, "{input}");
            } else {
                assert_eq!((why.as_str(), stops), ("", shown_squares(rows, cols)), "{input}");
            }
            starts += 1;
        }
    }
    assert_eq!(starts, 1296);
    page.open("#board/6/6/14");
    assert_eq!(drawn(page), places(book()["6x6 14"], 6));
    // From a start without a tour, a click leads to another start.
    page.open("#board/7/7/2");
    assert_eq!(page.read("heading"), "7 × 7 has no tour from A2");
    page.browser.click("[data-square='2']");
    assert_eq!(page.read("heading"), "The first tour of 7 × 7 from A3");
    page.browser.click("#q option[value='3']");
    assert_eq!(page.read("heading"), "The first tour of 7 × 3 from A1");
}

/// How many squares a tour of a board visits.
fn shown_squares(rows: u8, cols: u8) -> usize {
    usize::from(rows) * usize::from(cols)
}

pub(super) fn in_the_address(page: &Page, _: &Program) {
    for (fragment, heading) in [
        ("#poj-2488/4/4", "4 × 4 is impossible"),
        ("#sicily-1152/7", "The tour from 7"),
        ("#course-8x8/0/5", "The tour from 0,5"),
        ("#board/7/7/2", "7 × 7 has no tour from A2"),
        ("#board/8/3/1", "The first tour of 8 × 3 from A1"),
        ("#board/9/1/1", "The tour from 15"),
        ("#board/7/7/50", "The tour from 15"),
        ("#board", "The first tour of 6 × 6 from C2"),
        // A problem alone is the example of it; what means nothing, of the first.
        ("#course-8x8", "The tour from 3,4"),
        ("#poj-2488/9/9", "The tour from 15"),
        ("#poj-2488/__proto__", "The tour from 15"),
        ("#__proto__/1", "The tour from 15"),
        ("#%", "The tour from 15"),
    ] {
        page.open(fragment);
        assert_eq!(page.read("heading"), heading, "{fragment}");
        let is_unknown = page.browser.eval("document.getElementById('unknown').checkVisibility()");
        assert_eq!(is_unknown, heading == "The tour from 15", "{fragment}");
    }
    assert_eq!(page.read("unknown"), "There is nothing at #%. Another case is shown here.");
    page.browser.click("[data-square='6']");
    assert_eq!(page.browser.eval("document.getElementById('unknown').checkVisibility()"), false);
    assert_eq!(page.browser.text("location.hash"), "#sicily-1152/7");
    page.browser.eval("location.hash = '#poj-2488/3/4'");
    // The event comes after the script.
    page.browser.eval("new Promise((done) => setTimeout(done))");
    assert_eq!(page.read("heading"), "The first tour of 3 × 4");
}

pub(super) fn the_old_way(page: &Page, program: &Program) {
    page.open("#poj-2488/4/5");
    // As a page over plain http finds it.
    page.browser.eval(
        "void (window.clipboard = navigator.clipboard,
            Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }))",
    );
    page.browser.click("#copy");
    assert_eq!(page.read("copy"), "Copied");
    let copied = page.browser.text("window.clipboard.readText()");
    assert_eq!(copied, program.answer("poj-2488", "1\n4 5\n"));
    // Where that is refused too, the answer is selected.
    page.browser.eval("void (document.execCommand = () => false)");
    page.browser.click("#copy");
    assert_eq!(page.browser.text("getSelection().toString().trim()"), copied.trim());
}
