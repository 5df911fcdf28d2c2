//! The folder that a release consists of.
//!
//! The program, linked statically so that it runs on any machine of its kind
//! and starts in half the time; its SHA-256; the browser page; completions for the
//! usual shells; a man page for each command.

pub mod build;
pub mod shell;
