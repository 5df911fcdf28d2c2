//! The walk of a tour.

use super::Page;
use crate::program::Program;

/// How many squares and how many moves are drawn as visited.
fn visited(page: &Page) -> (u64, u64) {
    let count = |class: &str| {
        let selector = format!("{class}:not(.is-later, .is-hidden)");
        let count = page.browser.eval(&format!("document.querySelectorAll('{selector}').length"));
        count.as_u64().expect("a number")
    };
    (count(".stop-of-tour"), count(".move"))
}

/// What the button that plays does next.
pub(super) fn next(page: &Page) -> String {
    page.browser.text("document.getElementById('play').getAttribute('aria-label')")
}

pub(super) fn by_mouse(page: &Page, _: &Program) {
    // POJ 2488's sample: A1B3C1A2B4C2A3B1C3A4B2C4.
    page.open("#poj-2488/4/3");
    assert_eq!(page.read("where"), "Step 12 of 12: C4");
    assert_eq!(visited(page), (12, 11));
    for (button, place, shown) in [
        ("#forth", "Step 12 of 12: C4", (12, 11)),
        ("#back", "Step 11 of 12: B2", (11, 10)),
        ("#to-start", "Step 1 of 12: A1", (1, 0)),
        ("#back", "Step 1 of 12: A1", (1, 0)),
        ("#forth", "Step 2 of 12: B3", (2, 1)),
        ("#to-end", "Step 12 of 12: C4", (12, 11)),
    ] {
        page.browser.click(button);
        assert_eq!(page.read("where"), place, "{button}");
        assert_eq!(page.read("status"), place, "{button}: a screen reader is told");
        assert_eq!(visited(page), shown, "{button}");
    }
    // B1 is drawn in the first row, the second column.
    page.browser.click("[data-square='1']");
    assert_eq!(page.read("where"), "Step 8 of 12: B1");
    assert_eq!(next(page), "Play");
    page.browser.click("#play");
    assert_eq!(next(page), "Pause");
    page.browser.click("#play");
    assert_eq!(next(page), "Play");
    // A click on a start plays at once; a step stops it.
    page.browser.click("[value=course-8x8]");
    page.browser.click("[data-square='9']");
    assert_eq!(next(page), "Pause");
    page.browser.click("#forth");
    assert_eq!(next(page), "Play");
    // The sixty-fourth square is a move from the first in a closed tour, which
    // has one move more.
    page.open("#sicily-1152/15");
    assert_eq!(visited(page), (30, 30));
    page.browser.click("#back");
    assert_eq!(visited(page), (29, 28));
}

pub(super) fn to_its_end(page: &Page, _: &Program) {
    page.open("#poj-2488/3/4");
    page.browser.click("[name=speed][value='16']");
    page.browser.click("#play");
    page.browser.eval(
        "new Promise((done) => {
            const where = document.getElementById('where');
            const look = () => where.textContent.startsWith('Step 12 ') ? done() : setTimeout(look, 20);
            look();
        })",
    );
    assert_eq!(next(page), "Play");
    assert_eq!(visited(page), (12, 11));
    assert!(page.read("status").starts_with("Step 12 of 12"));
    // A board of one square has nothing to walk.
    page.open("#poj-2488/1/1");
    page.browser.click("#play");
    page.browser.click("#forth");
    assert_eq!(page.read("where"), "Step 1 of 1: A1");
}

pub(super) fn without_motion(page: &Page, _: &Program) {
    page.set_wishes("light", "reduce");
    page.open("#course-8x8");
    page.browser.click("[data-square='9']");
    assert_eq!(next(page), "Play");
    assert_eq!(visited(page).0, 64);
    let durations = page.browser.eval(
        "[...new Set([...document.querySelectorAll('#picture *')]
            .map((each) => getComputedStyle(each).transitionDuration))]",
    );
    assert_eq!(durations, serde_json::json!(["0s"]));
}

pub(super) fn again(page: &Page, _: &Program) {
    page.open("#poj-2488/4/3");
    let place = "getComputedStyle(document.querySelector('.knight')).transform";
    page.browser.click("#to-start");
    page.browser.eval(
        "new Promise((done) => {
            const knight = document.querySelector('.knight');
            const look = () => knight.getAnimations().length === 0 ? done() : setTimeout(look, 20);
            look();
        })",
    );
    let start = page.browser.text(place);
    page.browser.click("#to-end");
    // The knight is at the start at once, without a slide across the board.
    let first = format!("(document.getElementById('play').click(), {place})");
    assert_eq!(page.browser.text(&first), start);
    assert_eq!(page.read("where"), "Step 1 of 12: A1");
}
