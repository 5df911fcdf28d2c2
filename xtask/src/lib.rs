//! The offline side of Tourbook, as functions that tests can call too.
//!
//! `derive` asks the search for every answer, `render` turns the answers into
//! the text of files, and `files` writes these or compares them with what is
//! committed. All three are the same for `cargo xtask generate`, its `--check`
//! and the freshness test. So it is with `strategies`, which compares the ways
//! of choosing the next move.

pub mod checkout;
pub mod deliver;
pub mod derive;
pub mod difference;
pub mod files;
pub mod one_line;
pub mod render;
pub mod say;
pub mod solve;
pub mod start;
pub mod strategies;
