//! The names of drafts: `.tourbook-`, 16 hexadecimal digits, `.tmp`.

use std::ffi::OsStr;
use std::hash::{BuildHasher as _, RandomState};

const BEFORE: &str = ".tourbook-";
const AFTER: &str = ".tmp";
const DIGITS: usize = 16;

/// A name that no other draft has, of this program or another, now or later:
/// its digits are random. A number of the process would come again.
pub(crate) fn any() -> String {
    // The keys of a hash map are the only random numbers of the standard library.
    let random = RandomState::new().hash_one(());
    format!("{BEFORE}{random:0DIGITS$x}{AFTER}")
}

/// Whether a file of this name is a draft.
pub(crate) fn is_draft(name: &OsStr) -> bool {
    let digits = name
        .to_str()
        .and_then(|name| name.strip_prefix(BEFORE))
        .and_then(|name| name.strip_suffix(AFTER));
    digits.is_some_and(|digits| {
        digits.len() == DIGITS && digits.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
    })
}
