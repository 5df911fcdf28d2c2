//! The offline side of Tourbook, as functions that tests can call too.
//!
//! `derive` asks the search for every answer, `render` turns the answers into
//! the text of files, and `files` writes these or compares them with the
//! committed ones. `cargo xtask generate`, its `--check` and the freshness test
//! use the same three. The same is true for `strategies`, which compares the
//! ways of choosing the next move.

pub mod cargo;
pub mod checkout;
pub mod derive;
pub mod difference;
pub mod files;
pub mod one_line;
pub mod print;
pub mod render;
pub mod solve;
pub mod start;
pub mod strategies;
pub mod target;
pub mod tools;
pub mod write_or_check;
