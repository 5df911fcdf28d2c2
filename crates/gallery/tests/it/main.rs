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
