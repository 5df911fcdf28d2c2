//! The built program, from the outside.

/// `tourbook audit`.
mod audit;
