//! Counts, some of which are only known to be exceeded.

use std::fmt;
use std::iter::Sum;

/// A count, or what it is more than because a search was given up.
///
/// Counts are ordered so that one that is only known to be exceeded comes
/// after each that is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Count {
    /// Whether the true count is greater than `value`.
    pub more: bool,
    /// The count.
    pub value: u64,
}

impl Count {
    /// How many there are in one of so many searches: two decimals, or none
    /// from 100 on.
    ///
    /// ```
    /// use xtask::strategies::count::Count;
    ///
    /// assert_eq!(Count { more: false, value: 46 }.mean(64), "0.72");
    /// assert_eq!(Count { more: true, value: 4_000_000 }.mean(64), ">62,500");
    /// ```
    #[must_use]
    pub fn mean(self, searches: usize) -> String {
        let more = if self.more { ">" } else { "" };
        let decimals = if self.value < 100 * searches as u64 { 2 } else { 0 };
        format!("{more}{}", quotient(self.value, searches as u64, decimals))
    }
}

impl Sum for Count {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), |sum, count| Self {
            more: sum.more || count.more,
            value: sum.value + count.value,
        })
    }
}

/// `68,038`, or `>4,028,844`.
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.more {
            f.write_str(">")?;
        }
        f.write_str(&grouped(self.value))
    }
}

/// The number with a comma before each three digits.
///
/// ```
/// use xtask::strategies::count::grouped;
///
/// assert_eq!(grouped(999_u32), "999");
/// assert_eq!(grouped(1_000_000_u32), "1,000,000");
/// ```
#[must_use]
pub fn grouped(number: impl fmt::Display) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `part` divided by `whole`, with so many decimals, rounded to the nearest.
///
/// ```
/// use xtask::strategies::count::quotient;
///
/// assert_eq!(quotient(2, 3, 1), "0.7");
/// assert_eq!(quotient(68_038, 64, 0), "1,063");
/// assert_eq!(quotient(2, 64, 2), "0.03");
/// ```
#[must_use]
pub fn quotient(part: u64, whole: u64, decimals: u32) -> String {
    let unit = 10_u64.pow(decimals);
    let rounded = (part * unit + whole / 2) / whole.max(1);
    let (ones, rest) = (grouped(rounded / unit), rounded % unit);
    let places = decimals as usize;
    if decimals == 0 { ones } else { format!("{ones}.{rest:0places$}") }
}
