//! The keyboard alone, and what a screen reader is told.

use serde_json::{Value, json};

use super::{Page, walk};
use crate::program::Program;

/// The element that has the focus, by what tells it.
fn focused(page: &Page) -> String {
    page.browser.text(
        "(({ id, name, value, dataset, tagName }) =>
            id || dataset.language || (dataset.square && `square ${dataset.square}`)
            || (name ? `${name} ${value}` : value || tagName))(document.activeElement)",
    )
}

/// Tabs on until something has the focus.
#[track_caller]
fn tab_to(page: &Page, wanted: &str) {
    let mut passed = Vec::new();
    for _ in 0..40 {
        page.browser.press(&["Tab"]);
        let here = focused(page);
        if here == wanted {
            return;
        }
        passed.push(here);
    }
    panic!("{wanted} is not reached: {passed:?}");
}

pub(super) fn alone(page: &Page, program: &Program) {
    page.open("");
    tab_to(page, "zh");
    page.browser.press(&["Enter"]);
    assert_eq!(page.browser.text("document.documentElement.lang"), "zh-Hans");
    tab_to(page, "problem sicily-1152");
    page.browser.press(&["Right"]);
    assert_eq!(focused(page), "problem poj-2488");
    tab_to(page, "p");
    page.browser.press(&["5"]);
    tab_to(page, "q");
    page.browser.press(&["5"]);
    assert_eq!(page.read("input"), "1\n5 5\n");
    page.open("#course-8x8/0/0");
    tab_to(page, "square 0");
    page.browser.press(&["Down", "Down", "Right", "Enter"]);
    assert_eq!(focused(page), "square 17");
    assert_eq!(page.read("input"), "2 1\n");
    page.browser.press(&["Left", " "]);
    assert_eq!(page.read("input"), "2 0\n");
    tab_to(page, "step");
    page.browser.press(&["Home"]);
    assert!(page.read("where").contains("2,0"), "{}", page.read("where"));
    page.browser.press(&["Right", "Right"]);
    assert_eq!(page.browser.text("document.getElementById('step').value"), "3");
    page.browser.press(&[" "]);
    assert_eq!(walk::next(page), "暂停");
    page.browser.press(&[" "]);
    assert_eq!(walk::next(page), "播放");
    page.browser.press(&["End"]);
    tab_to(page, "back");
    page.browser.press(&["Enter"]);
    assert_eq!(page.browser.text("document.getElementById('step').value"), "63");
    tab_to(page, "speed 4");
    page.browser.press(&["Right"]);
    assert_eq!(focused(page), "speed 8");
    tab_to(page, "copy");
    page.browser.press(&["Enter"]);
    assert_eq!(page.clipboard(), program.answer("course-8x8", "2 0\n"));
}

pub(super) fn on_the_board(page: &Page, _: &Program) {
    // Two rows of letters A to F and numbers 1 and 2.
    page.open("#poj-2488/2/6");
    tab_to(page, "square 0");
    for (key, square) in [
        ("Up", 0),
        ("Left", 0),
        ("Right", 1),
        ("Down", 7),
        ("Down", 7),
        ("End", 11),
        ("Right", 11),
        ("Up", 5),
        ("Home", 0),
    ] {
        page.browser.press(&[key]);
        assert_eq!(focused(page), format!("square {square}"), "{key}");
    }
    let reachable = "document.querySelectorAll('[role=gridcell][tabindex=\"0\"]').length";
    assert_eq!(page.browser.eval(reachable), 1);
}

/// Tabs once around and looks for a line around what has the focus.
pub(super) fn focus(page: &Page, _: &Program) {
    for scheme in ["light", "dark"] {
        page.set_wishes(scheme, "no-preference");
        page.open("#poj-2488/4/5");
        let mut seen = Vec::new();
        loop {
            page.browser.press(&["Tab"]);
            let here = focused(page);
            if here == "BODY" || seen.contains(&here) {
                break;
            }
            // A radio button is itself not seen; what stands for it is.
            let outline = page.browser.text(
                "((focused) => getComputedStyle(focused.type === 'radio'
                    ? focused.nextElementSibling : focused).outline)(document.activeElement)",
            );
            assert!(outline.contains("solid 3px"), "{here}: {outline}");
            seen.push(here);
        }
        for each in ["en", "problem poj-2488", "p", "q", "square 0", "step", "play", "copy"] {
            assert!(seen.iter().any(|here| here == each), "{each}: {seen:?}");
        }
    }
}

/// As the browser tells a screen reader.
pub(super) fn names(page: &Page, _: &Program) {
    let with_a_tour = ["#sicily-1152/15", "#poj-2488/4/5", "#course-8x8/3/4", "#board/6/6/14"];
    for fragment in with_a_tour.into_iter().chain(["#poj-2488/4/4", "#board/7/7/2"]) {
        page.open(fragment);
        let tree = page.browser.tell("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().expect("nodes");
        let is_focusable = |node: &Value| {
            let properties = node["properties"].as_array();
            let mut properties = properties.into_iter().flatten();
            properties.any(|p| p["name"] == "focusable" && p["value"]["value"] == true)
        };
        let mut roles = Vec::new();
        for node in nodes.iter().filter(|node| node["ignored"] == false) {
            let (role, name) = (&node["role"]["value"], &node["name"]["value"]);
            if is_focusable(node) && role != "RootWebArea" {
                assert!(name.as_str().is_some_and(|name| !name.trim().is_empty()), "{node}");
            }
            roles.push(role.as_str().unwrap_or_default());
        }
        for role in ["main", "grid", "gridcell", "radio", "heading", "status"] {
            assert!(roles.contains(&role), "{fragment}: {role} in {roles:?}");
        }
        assert_eq!(roles.contains(&"slider"), with_a_tour.contains(&fragment));
    }
    let label = "document.querySelector('[data-square=\"19\"]').ariaLabel";
    page.open("#poj-2488/4/5");
    // The last square of the first tour of 4 x 5.
    assert_eq!(page.browser.text(label), "E4, step 20");
    page.browser.click("[value=sicily-1152]");
    assert!(page.read("status").starts_with("The tour from 15."));
}

/// Keys that work wherever the focus is, but where keys have another meaning.
pub(super) fn anywhere(page: &Page, _: &Program) {
    page.open("#poj-2488/4/3");
    page.browser.press(&["Left"]);
    assert_eq!(page.read("where"), "Step 11 of 12: B2");
    page.browser.press(&["Right"]);
    assert_eq!(page.read("where"), "Step 12 of 12: C4");
    page.browser.press(&[" "]);
    assert_eq!(walk::next(page), "Pause");
    page.browser.press(&[" "]);
    assert_eq!(walk::next(page), "Play");
    // A button with the focus is pressed; the arrow keys step.
    page.open("#poj-2488/4/3");
    page.browser.click("#back");
    page.browser.press(&["Left"]);
    assert_eq!(page.read("where"), "Step 10 of 12: A4");
    page.browser.press(&[" "]);
    assert_eq!(page.read("where"), "Step 9 of 12: C3");
    // In a text area they are typed, and in the tabs they go to the next one.
    page.browser.click("#tab-check");
    page.browser.click("#output-area");
    page.browser.press(&["a", " ", "Left", "b"]);
    assert_eq!(page.browser.text("document.getElementById('output-area').value"), "ab ");
    assert_eq!(walk::next(page), "Play");
    page.browser.click("#tab-answer");
    page.browser.press(&["Left"]);
    assert_eq!(focused(page), "tab-source");
    page.browser.press(&["Right", "Right"]);
    assert_eq!(focused(page), "tab-check");
    // Source code scrolls.
    page.open("#poj-2488/4/3");
    page.browser.click("#tab-source");
    page.browser.click("#source-code");
    page.browser.press(&["Left"]);
    assert_eq!(page.read("where"), "Step 12 of 12: C4");
}

/// The board alone, for a projector.
pub(super) fn presentation(page: &Page, _: &Program) {
    page.open("#course-8x8/3/4");
    for (width, height) in [(1366, 650), (1920, 950), (1024, 768)] {
        page.set_screen(width, height);
        page.browser.click("#present");
        let seen = "[...document.querySelectorAll('.panel, .ask, header, #board, #play')]
            .filter((each) => each.checkVisibility()).map((each) => each.id)";
        assert_eq!(page.browser.eval(seen), json!(["board", "play"]));
        let share = "document.getElementById('board').getBoundingClientRect().height / innerHeight";
        let share = page.browser.eval(share).as_f64().expect("a number");
        assert!(share > 0.6, "{share}");
        page.browser.press(&[" "]);
        assert_eq!(walk::next(page), "Pause");
        page.browser.press(&[" ", "Escape"]);
        assert_eq!(page.browser.eval(seen).as_array().map(Vec::len), Some(5));
        assert_eq!(page.read("present"), "Large board");
    }
}
