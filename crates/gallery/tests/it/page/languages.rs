//! Chinese and English.

use std::collections::BTreeSet;

use super::Page;
use crate::program::Program;

fn language(page: &Page) -> String {
    page.browser.text("document.documentElement.lang")
}

pub(super) fn of_the_browser(page: &Page, _: &Program) {
    for (asked, given) in [
        ("zh-CN,zh", "zh-Hans"),
        ("zh-TW", "zh-Hans"),
        ("en-GB,zh-CN", "en"),
        // The first that there is; none is English.
        ("fr,zh-CN,en", "zh-Hans"),
        ("fr,de", "en"),
    ] {
        page.set_languages(asked);
        page.open("");
        assert_eq!(language(page), given, "{asked}");
    }
}

pub(super) fn chosen(page: &Page, _: &Program) {
    // The same figures in other words, for each kind of reason.
    let figures = |text: &str| {
        let is_figure = |char: char| char.is_ascii_digit();
        let words = text.split(|char| !is_figure(char)).filter(|word| !word.is_empty());
        words.map(str::to_owned).collect::<BTreeSet<String>>()
    };
    for fragment in [
        "#board/7/7/2",
        "#board/4/4/6",
        "#board/4/5/6",
        "#board/3/7/11",
        "#board/2/7/1",
        "#board/1/7/1",
        "#poj-2488/4/4",
    ] {
        page.open(fragment);
        page.browser.click("[data-language=en]");
        let english = page.read("why");
        page.browser.click("[data-language=zh]");
        let chinese = page.read("why");
        assert_ne!(chinese, english);
        assert_eq!(figures(&chinese), figures(&english), "{fragment}");
    }
    page.open("#poj-2488/4/4");
    page.browser.click("[data-language=en]");
    assert_eq!(page.browser.text("document.title"), "Knight’s tours · Tourbook");
    let english = page.read("why");
    page.browser.click("[data-language=zh]");
    assert_eq!(language(page), "zh-Hans");
    assert_eq!(page.browser.text("document.title"), "骑士周游 · Tourbook");
    page.open("#poj-2488/4/4");
    assert_eq!(language(page), "zh-Hans");
    page.browser.click("[data-language=en]");
    assert_eq!((language(page), page.read("why")), ("en".into(), english));
    let pressed = page.browser.text("document.querySelector('[aria-pressed=true]').textContent");
    assert_eq!(pressed, "English");
}

/// That nothing but names is in Latin letters on the Chinese page, and nothing
/// in Chinese ones on the English page.
pub(super) fn everywhere(page: &Page, _: &Program) {
    for fragment in [
        "#sicily-1152/15",
        "#course-8x8/3/4",
        "#poj-2488/4/5",
        "#poj-2488/4/4",
        "#poj-2488/3/3",
        "#poj-2488/2/5",
        "#poj-2488/1/5",
        "#board/6/6/14",
        "#board/7/7/2",
        "#board/4/4/6",
        "#board/4/5/6",
        "#board/3/7/11",
    ] {
        page.open(fragment);
        for (language, is_wrong) in [
            ("zh", (|c| char::is_ascii_lowercase(&c)) as fn(char) -> bool),
            ("en", |c| ('\u{3000}'..'\u{a000}').contains(&c)),
        ] {
            page.browser.click(&format!("[data-language={language}]"));
            let texts = page.browser.eval(
                "[...document.querySelectorAll('main *, footer *')].flatMap((each) => [
                    each.matches('pre, noscript *, noscript, .tourbook *, #target *') || each.children.length > 0
                        ? '' : each.textContent, each.title, each.ariaLabel, each.ariaValueText,
                 ]).filter(Boolean)",
            );
            let texts: Vec<String> = serde_json::from_value(texts).expect("texts");
            assert!(texts.len() > 20, "{texts:?}");
            for text in texts {
                let mut bare = text.clone();
                for name in [
                    "Sicily",
                    "Tourbook",
                    "Ctrl",
                    "Esc",
                    "p × q",
                    "n × m",
                    "p，",
                    "q，",
                    "n，",
                    "m，",
                    " x",
                    "WebAssembly",
                    "Worker",
                    "DecompressionStream",
                ] {
                    bare = bare.replace(name, "");
                }
                assert!(!bare.contains(is_wrong), "{language} {fragment}: {text}");
                assert!(!text.contains(['{', '}']) && !text.contains("undefined"), "{text}");
            }
        }
    }
}
