//! A report in words or as JSON.

pub mod json;
pub mod text;
