//! By chance, but the same chance on every machine.

use tourbook_board::Square;

use super::{MoveOrder, smallest_first};
use crate::Position;

/// Shuffles the moves: each draws a number, and the smallest goes first.
#[derive(Clone, Debug)]
pub struct Random(pub SplitMix64);

impl MoveOrder for Random {
    fn arrange(&mut self, _: &Position, moves: &mut [Square]) {
        // Half of the bits: that two of eight moves draw the same, and stay in
        // ascending order, happens once in a hundred million times.
        smallest_first(moves, |_| (self.0.next() >> 32) as u32);
    }
}

/// The generator `SplitMix64`: a counter in steps of the golden ratio, mixed.
///
/// G. Steele, D. Lea, C. Flood, *Fast Splittable Pseudorandom Number
/// Generators*, OOPSLA 2014; the constants are those of S. Vigna's
/// `splitmix64.c`.
///
/// ```
/// use tourbook_solver::SplitMix64;
///
/// // The first values of the published test vector for this seed.
/// let mut chance = SplitMix64::new(1_234_567);
/// assert_eq!(chance.next(), 6_457_827_717_110_365_317);
/// assert_eq!(chance.next(), 3_203_168_211_198_807_973);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator that begins at `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next value: any 64 bits, all equally likely.
    #[allow(clippy::should_implement_trait, reason = "it never ends; an iterator's next may")]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
