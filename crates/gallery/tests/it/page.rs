//! The page in a browser.
//!
//! To start a browser takes as long as most checks, so all use the same one,
//! one after the other. After each the console must be empty: whatever fails on
//! the page, or is refused by its policy, is written there.

use serde_json::json;

use crate::browser::Browser;
use crate::made;
use crate::program::Program;

/// Answers: shown, walked and copied.
mod answers;
/// Outputs that are checked, and source code.
mod checks;
/// The keyboard alone, and what a screen reader is told.
mod keyboard;
/// Chinese and English.
mod languages;
/// Sizes, colours and motion.
mod looks;
/// The walk of a tour.
mod walk;

/// The page, open in a browser.
struct Page {
    browser: Browser,
    address: String,
}

impl Page {
    /// Opens the page anew, at a case such as `#poj-2488/4/5`.
    fn open(&self, fragment: &str) {
        self.browser.open(&format!("{}{fragment}", self.address));
    }

    /// What stands in the element of this identifier.
    #[track_caller]
    fn read(&self, id: &str) -> String {
        self.browser.text(&format!("document.getElementById('{id}').textContent"))
    }

    /// The text on the clipboard.
    fn clipboard(&self) -> String {
        self.browser.text("navigator.clipboard.readText()")
    }

    /// The languages that the browser asks for.
    fn set_languages(&self, languages: &str) {
        let agent = self.browser.text("navigator.userAgent");
        self.browser.tell(
            "Emulation.setUserAgentOverride",
            &json!({ "userAgent": agent, "acceptLanguage": languages }),
        );
    }

    fn set_screen(&self, width: u16, height: u16) {
        self.browser.tell(
            "Emulation.setDeviceMetricsOverride",
            &json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
        );
    }

    /// What the system asks for: `dark` or `light`, `reduce` or not.
    fn set_wishes(&self, scheme: &str, motion: &str) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.browser.tell("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// As each check finds it.
    fn reset(&self) {
        self.set_screen(1280, 900);
        self.set_wishes("light", "no-preference");
        self.set_languages("en-US,en");
        self.open("");
        self.browser.eval("localStorage.clear()");
    }
}

type Check = (&'static str, fn(&Page, &Program));

const CHECKS: &[Check] = &[
    (
        "each start of 8 x 8 that is clicked gives the table's answer, and what is copied is what \
         the program prints",
        answers::of_course_8x8,
    ),
    ("so does each start of 5 x 6", answers::of_sicily_1152),
    ("each p and q gives its tour or says why there is none", answers::of_poj_2488),
    ("each start of each board up to 8 x 8 gives its tour or says why", answers::of_every_board),
    ("an address can name a case, and a wrong one is no harm", answers::in_the_address),
    ("without a clipboard for pages the answer is copied all the same", answers::the_old_way),
    ("of a wrong output the page says what the program says", checks::of_wrong_outputs),
    ("the board goes to the case with the fault", checks::of_another_case),
    ("any board has its answer alone", checks::of_any_board),
    ("what was given can be taken back", checks::of_what_is_taken_back),
    ("right answers to the test input are accepted", checks::of_right_outputs),
    ("a file is read as bytes", checks::of_files),
    ("a long text that is pasted is a file", checks::of_long_texts),
    ("the page goes on while 10 MB are checked", checks::of_ten_megabytes),
    ("the text that was given last is the one that is judged", checks::of_the_last_text),
    ("without WebAssembly the check says why not", checks::without_web_assembly),
    ("source code is what the program exports", checks::source_code),
    ("no request leaves the page", checks::privately),
    ("a tour is walked and stepped", walk::by_mouse),
    ("a walk ends by itself", walk::to_its_end),
    ("a walk that is played again begins at its start", walk::again),
    ("a system that asks for reduced motion gets none", walk::without_motion),
    ("the keyboard alone is enough", keyboard::alone),
    ("keys work wherever the focus is", keyboard::anywhere),
    ("a presentation has the board alone", keyboard::presentation),
    ("the arrow keys go over the whole board", keyboard::on_the_board),
    ("what has the focus is seen to have it", keyboard::focus),
    ("all that can be used has a name", keyboard::names),
    ("the browser's first language is the page's", languages::of_the_browser),
    ("a language that was chosen stays", languages::chosen),
    ("every text is in the language of the page", languages::everywhere),
    ("each board fits each width", looks::widths),
    ("on the screens of desks all is in the window", looks::windows),
    ("a board that goes on beyond the edge fades there", looks::edges),
    ("on paper there are the board and the answer", looks::paper),
    ("no arrow hides the number of a square", looks::numbers),
    ("what is chosen is seen in the colours of the system too", looks::forced_colours),
    ("every text can be read, on light screens and on dark ones", looks::contrasts),
];

#[test]
fn the_page_does_in_a_browser_what_it_is_for() {
    let Some(page) = made() else { return };
    let Some(browser) = Browser::start() else {
        return xtask::tools::skip("there is no browser (Debian: chromium and chromium-driver)");
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("index.html");
    std::fs::write(&file, page).expect("written");
    let program = Program::build();
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    browser.tell("Browser.grantPermissions", &permissions);
    let page = Page { browser, address: format!("file://{}", file.display()) };
    for (name, check) in CHECKS {
        println!("{name}");
        page.reset();
        check(&page, &program);
        assert_eq!(page.browser.console(), Vec::<serde_json::Value>::new(), "{name}");
    }
}
