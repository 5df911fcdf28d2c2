//! One page with the answers of the table: every case of the problems, and every
//! start of every board up to 8 x 8.
//!
//! The page is written by hand, in the folder `page`. Here it is put together
//! with what it has to know: `data` has the problems, `table` has the boards, and
//! `shared` keeps what many of them share, and `wasm` has the judge, which checks
//! outputs in the page.
//!
//! ```
//! match tourbook_gallery::page() {
//!     Ok(page) => assert!(page.starts_with("<!doctype html>") && page.len() < 600_000),
//!     // Rust may be here without the target for WebAssembly.
//!     Err(error) => assert!(error.to_string().contains("rustup target add")),
//! }
//! ```

mod data;
mod shared;
mod table;
mod wasm;

use anyhow::{Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};
use tourbook_draw::style;

pub use wasm::TARGET;
use wasm::Wasm;

const PAGE: &str = include_str!("../page/page.html");
const STYLE: &str = include_str!("../page/page.css");
/// What the worker does after the glue.
const WORKER: &str = include_str!("../page/worker.js");
/// In this order they are one script.
const SCRIPTS: [&str; 11] = [
    include_str!("../page/texts.js"),
    include_str!("../page/cases.js"),
    include_str!("../page/board.js"),
    include_str!("../page/walk.js"),
    include_str!("../page/judge.js"),
    include_str!("../page/take.js"),
    include_str!("../page/tabs.js"),
    include_str!("../page/check.js"),
    include_str!("../page/source.js"),
    include_str!("../page/keys.js"),
    include_str!("../page/page.js"),
];

/// The page: one HTML file that needs nothing beside it.
///
/// # Errors
///
/// When [`TARGET`] is not installed: the error says what installs it. When cargo
/// fails, the table lacks an answer, or a file of the page is broken.
pub fn page() -> Result<String> {
    // "</script>" inside would end what holds it.
    let data = data::data()?.to_string().replace('<', "\\u003c");
    let (css, script) = (style::css() + STYLE, SCRIPTS.concat());
    let mut page = PAGE.to_owned();
    let Wasm { glue, module } = Wasm::build()?;
    for (place, text) in [
        ("{{style-hash}}", hash(&css)),
        ("{{script-hash}}", hash(&script)),
        ("{{style}}", css),
        ("{{data}}", data),
        ("{{script}}", script),
        ("{{glue}}", glue + WORKER),
        ("{{module}}", module),
    ] {
        ensure!(PAGE.matches(place).count() == 1, "page.html: {place} must be there once");
        page = page.replacen(place, &text, 1);
    }
    Ok(page)
}

/// As the page's policy names the one style and the one script that it allows.
fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}
