//! Sizes, colours and motion.

use serde_json::json;

use super::Page;
use crate::program::Program;

pub(super) fn widths(page: &Page, _: &Program) {
    for width in [320, 360, 800, 1024, 1280] {
        page.set_screen(width, 900);
        for fragment in [
            "#sicily-1152/15",
            "#course-8x8/3/4",
            "#poj-2488/4/5",
            "#poj-2488/1/26",
            "#poj-2488/26/1",
            "#board/8/8/1",
            "#board/7/7/2",
        ] {
            page.open(fragment);
            for language in ["en", "zh"] {
                page.browser.click(&format!("[data-language={language}]"));
                let out = page.browser.eval(
                    "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)\
                     (document.documentElement)",
                );
                assert_eq!(out, 0, "{width} {fragment} {language}: nothing sticks out");
            }
            // 24 pixels are what WCAG 2.2 asks of what is to be hit.
            let small = page.browser.eval(
                "[...document.querySelectorAll('button, select, [role=gridcell], label > span')]
                    .filter((each) => each.checkVisibility())
                    .map((each) => [each.getBoundingClientRect(), each.outerHTML])
                    .filter(([{ width, height }]) => Math.min(width, height) < 23.9)",
            );
            assert_eq!(small, json!([]), "{width} {fragment}");
            // The drawn board lies under the squares that are clicked.
            let off = page.browser.eval(
                "((edge, cells) => Math.max(
                    Math.abs(edge.left - cells[0].left), Math.abs(edge.top - cells[0].top),
                    Math.abs(edge.right - cells.at(-1).right), Math.abs(edge.bottom - cells.at(-1).bottom),
                ))(document.querySelector('.edge').getBoundingClientRect(),
                   [...document.querySelectorAll('[role=gridcell]')].map((each) => each.getBoundingClientRect()))",
            );
            assert!(off.as_f64().is_some_and(|pixels| pixels < 2.0), "{width} {fragment}: {off}");
        }
    }
}

/// Contrasts as WCAG 2.1 counts them, of each text with its background.
pub(super) fn contrasts(page: &Page, _: &Program) {
    for scheme in ["light", "dark"] {
        page.set_wishes(scheme, "reduce");
        for (fragment, tab) in [
            ("#sicily-1152/15", "answer"),
            ("#poj-2488/4/4", "answer"),
            ("#poj-2488/4/5", "check"),
            ("#course-8x8", "source"),
            ("#board/7/7/2", "answer"),
            ("#nothing", "check"),
        ] {
            page.open(fragment);
            page.browser.eval(&format!("document.getElementById('tab-{tab}').click()"));
            if tab == "check" {
                super::checks::paste(page, "output", "1 2\n");
                super::checks::verdict(page);
            }
            let poor = page.browser.eval(
                "(() => {
                    const luminance = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => {
                        const value = part / 255;
                        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
                    }).reduce((sum, value, part) => sum + [0.2126, 0.7152, 0.0722][part] * value, 0);
                    const ground = (each) => {
                        const colour = getComputedStyle(each).backgroundColor;
                        return colour !== 'rgba(0, 0, 0, 0)' ? colour : ground(each.parentElement);
                    };
                    return [...document.querySelectorAll('body *:not(svg, svg *, script, noscript *)')]
                        .filter((each) => each.checkVisibility() && !each.matches('.unseen')
                            && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
                        .map((each) => {
                            const [a, b] = [getComputedStyle(each).color, ground(each)].map(luminance);
                            return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), each.outerHTML];
                        })
                        .filter(([ratio]) => !(ratio >= 4.5));
                })()",
            );
            assert_eq!(poor, json!([]), "{scheme} {fragment}");
            // What stands on lines has an outline in the colour of its square, under it.
            let outlined = page.browser.eval(
                "[...document.querySelectorAll('#picture text')].filter((each) => {
                    const { fill, stroke, paintOrder } = getComputedStyle(each);
                    const isUnder = stroke === 'none' || paintOrder.startsWith('stroke');
                    return fill === 'none' || !isUnder;
                 }).map((each) => each.outerHTML)",
            );
            assert_eq!(outlined, json!([]), "{scheme} {fragment}");
        }
    }
}

/// Paper has what can be read there, and nothing that asks for a choice.
pub(super) fn paper(page: &Page, _: &Program) {
    page.browser.tell("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
    page.open("#sicily-1152/15");
    let shown = page.browser.eval(
        "['heading', 'board', 'input', 'output', 'judging',
          'hint', 'walk', 'problems', 'tabs', 'present', 'copy']
            .filter((id) => document.getElementById(id).checkVisibility())",
    );
    assert_eq!(shown, json!(["heading", "board", "input", "output", "judging"]));
    page.browser.tell("Emulation.setEmulatedMedia", &json!({ "media": "" }));
}

/// No arrow lies over the number of a square.
pub(super) fn numbers(page: &Page, _: &Program) {
    page.open("#sicily-1152/15");
    // What follows in the document is drawn over what comes before.
    let hidden = page.browser.eval(
        "[...document.querySelectorAll('.corner')].map((number) =>
            [...document.querySelectorAll('.move, .head')].filter((arrow) =>
                number.compareDocumentPosition(arrow) & Node.DOCUMENT_POSITION_FOLLOWING).length)",
    );
    assert_eq!(hidden, json!(vec![0; 30]));
}

/// Where the system sets the colours, what is chosen still looks chosen.
pub(super) fn forced_colours(page: &Page, _: &Program) {
    let features = json!([{ "name": "forced-colors", "value": "active" }]);
    page.browser.tell("Emulation.setEmulatedMedia", &json!({ "features": features }));
    page.open("#sicily-1152/15");
    for (chosen, other) in [
        ("[value=sicily-1152] + span", "[value=poj-2488] + span"),
        ("[data-language=en]", "[data-language=zh]"),
        ("#tab-answer", "#tab-check"),
    ] {
        let colours = page.browser.eval(&format!(
            "['{chosen}', '{other}']
                .map((each) => getComputedStyle(document.querySelector(each)).backgroundColor)"
        ));
        assert_ne!(colours[0], colours[1], "{chosen}");
    }
}

/// On the screens of desks and projectors all is in the window: the board, the
/// controls, the answer. A board of more than 9 rows or columns scrolls there.
pub(super) fn windows(page: &Page, _: &Program) {
    // Of 1366 x 768 and 1920 x 1080 a browser leaves so much.
    for (width, height) in [(1366, 650), (1920, 950), (1366, 768), (1920, 1080), (1024, 768)] {
        page.set_screen(width, height);
        for (fragment, board) in [
            ("#sicily-1152/15", "#board"),
            ("#course-8x8/3/4", "#board"),
            ("#poj-2488/4/3", "#board"),
            ("#poj-2488/26/1", "#scroll"),
            ("#board/8/8/1", "#board"),
            ("#board/7/7/2", "#board"),
            ("#nothing", "#board"),
        ] {
            for language in ["en", "zh"] {
                page.open(fragment);
                page.browser.click(&format!("[data-language={language}]"));
                let out = page.browser.eval(&format!(
                    "['header', '#problems', '{board}', '#walk', '#copy', '#output', 'footer']
                        .filter((each) => {{
                            const {{ left, top, right, bottom }} =
                                document.querySelector(each).getBoundingClientRect();
                            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
                        }})
                        .concat(document.documentElement.scrollHeight > innerHeight ? ['page'] : [])",
                ));
                assert_eq!(out, json!([]), "{width} x {height} {fragment} {language}");
                let covered = page.browser.eval(&format!(
                    "['{board}', '#walk'].filter((each) =>
                        document.querySelector(each).getBoundingClientRect().bottom
                            > document.querySelector('footer').getBoundingClientRect().top)",
                ));
                assert_eq!(covered, json!([]), "{width} x {height} {fragment} {language}");
            }
        }
    }
}

/// A board that is wider than the screen fades where it goes on.
pub(super) fn edges(page: &Page, _: &Program) {
    let edges = "document.getElementById('frame').className";
    page.set_screen(360, 640);
    page.open("#poj-2488/1/26");
    assert_eq!(page.browser.text(edges), "frame more-right");
    for (left, expected) in [("100", "frame more-right more-left"), ("10000", "frame more-left")] {
        page.browser.eval(&format!(
            "new Promise((done) => {{
                const scroll = document.getElementById('scroll');
                scroll.addEventListener('scroll', () => setTimeout(done), {{ once: true }});
                scroll.scrollLeft = {left};
            }})"
        ));
        let classes = page.browser.text(edges);
        let mut classes: Vec<&str> = classes.split(' ').collect();
        let mut expected: Vec<&str> = expected.split(' ').collect();
        classes.sort_unstable();
        expected.sort_unstable();
        assert_eq!(classes, expected);
    }
    page.open("#sicily-1152/15");
    assert_eq!(page.browser.text(edges).trim_end(), "frame");
}
