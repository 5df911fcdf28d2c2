//! Tests of the page: as a file, and in a real browser.

/// A browser that tests drive.
mod browser;
/// `cargo xtask gallery` as a command.
mod command;
/// The page as a file.
mod file;
/// The page in a browser.
mod page;
/// What the program prints, for comparison.
mod program;

/// Whether Rust has the target for WebAssembly. If not, the test says that it skips.
fn has_target() -> bool {
    let target = xtask::target::require(tourbook_gallery::TARGET);
    target.map_err(|error| xtask::tools::skip(&error.to_string())).is_ok()
}

/// The page; `None` where it cannot be made.
fn made() -> Option<String> {
    has_target().then(|| tourbook_gallery::page().expect("it can be made"))
}
