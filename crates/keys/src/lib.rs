//! What the table is asked, and how its answers are written as text.
//!
//! A [`Key`] is a board and a start; a [`Family`] is the list of keys that one
//! problem needs, in their order; an [`Answer`] is what the table says of a
//! key. The generator that writes the table and the program that reads it share
//! these, and nothing else, so the generator needs no table to make one.
//!
//! ```
//! use tourbook_keys::Family;
//!
//! let keys: usize = Family::ALL.iter().map(|family| family.keys().count()).sum();
//! assert_eq!(keys, 185);
//! ```

#![no_std]

mod answer;
mod family;
mod key;
mod text;

pub use answer::Answer;
pub use family::Family;
pub use key::Key;
pub use text::{IMPOSSIBLE, Label, Line, Names, Numbers};
