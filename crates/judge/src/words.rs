//! The words of all messages, one file per language.

pub(crate) mod en;
