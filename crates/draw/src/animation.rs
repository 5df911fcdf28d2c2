//! The knight that walks a tour in an SVG picture.
//!
//! It is CSS, so that a browser can leave it out: a reader whose system asks for
//! reduced motion sees a picture that stands still, and so does a printed page.

use std::fmt;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

/// How fast the knight walks: milliseconds a move, 100 to 10,000.
///
/// ```
/// use tourbook_draw::Pace;
///
/// assert_eq!(Pace::default(), Pace::new(500).expect("within the range"));
/// assert_eq!(Pace::new(99), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace(u16);

impl Pace {
    /// The milliseconds that a move may take.
    pub const RANGE: RangeInclusive<u16> = 100..=10_000;

    /// The pace of one move in so many milliseconds; `None` out of the range.
    #[must_use]
    pub fn new(milliseconds: u16) -> Option<Self> {
        Self::RANGE.contains(&milliseconds).then_some(Self(milliseconds))
    }

    /// The attributes of what appears when the knight arrives at the square
    /// that it visits after so many moves.
    pub(crate) fn appearance(self, moves: usize) -> String {
        // In the second half of the move; see `style`.
        let delay = (moves * usize::from(self.0)).saturating_sub(usize::from(self.0 / 2));
        format!(r#" class="walked" style="animation-delay:{delay}ms""#)
    }
}

impl Default for Pace {
    /// Two moves a second.
    fn default() -> Self {
        Self(500)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a move in {} ms", self.0)
    }
}

/// The rules for a knight that visits `places`, the middles of squares.
pub(crate) fn style(places: &[(u16, u16)], Pace(pace): Pace) -> String {
    let moves = places.len().saturating_sub(1);
    let time = moves * usize::from(pace);
    let mut style = format!(
        "\
.tourbook .knight {{ display: none; }}
{PIECE}@media screen and (prefers-reduced-motion: no-preference) {{
  .tourbook .walked {{ animation: tourbook-appear {}ms linear backwards; }}
  .tourbook .knight {{ display: inline; animation: tourbook-walk {time}ms ease-in-out both; }}
}}
@keyframes tourbook-appear {{ from {{ opacity: 0.1; }} }}
@keyframes tourbook-walk {{
",
        pace / 2
    );
    for (index, (x, y)) in places.iter().enumerate() {
        // In thousandths of a percent, rounded down.
        let part = index * 100_000 / moves.max(1);
        let (whole, thousandths) = (part / 1000, part % 1000);
        let _ = writeln!(
            style,
            "  {whole}.{thousandths:03}% {{ transform: translate({x}px, {y}px); }}"
        );
    }
    style + "}\n"
}

/// The colours of the knight.
pub(crate) const PIECE: &str = "\
.tourbook .piece { fill: #2b2720; stroke: #ffffff; stroke-width: 1.5; stroke-linejoin: round; }
";

/// The knight, its middle at the origin.
pub(crate) const KNIGHT: &str = "<g class=\"knight\"><path class=\"piece\" d=\"\
    M-12 18h25v-5h-3C11 -2 7 -14 -3 -16L-6 -20L-8 -15C-13 -11 -13 -7 -16 -2L-12 3\
    C-9 2 -8 0 -4 0C-3 5 -9 6 -9 13h-3z\"/></g>\n";
