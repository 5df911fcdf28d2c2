//! The colours of a path from its start to its end.

/// From blue to red at one luminance (0.197, hues 255 to 45 of OKLCH), so that
/// a line of any of them stands out, 3 to 1, from a light board and from a dark
/// one.
const STOPS: [[u8; 3]; 9] = [
    [0x24, 0x7b, 0xdd],
    [0x63, 0x70, 0xe1],
    [0x89, 0x65, 0xd9],
    [0xa6, 0x5b, 0xc5],
    [0xbc, 0x53, 0xa9],
    [0xcb, 0x4d, 0x87],
    [0xd3, 0x4b, 0x60],
    [0xd2, 0x4f, 0x39],
    [0xce, 0x55, 0x03],
];

/// The colour of `step` of `steps` (from 0), as SVG writes it.
pub(crate) fn colour(step: usize, steps: usize) -> String {
    let intervals = STOPS.len() - 1;
    let (place, whole) = (step.min(steps) * intervals, steps.max(1));
    let before = (place / whole).min(intervals);
    let (from, to) = (STOPS[before], STOPS[(before + 1).min(intervals)]);
    let beyond = place - before * whole;
    let mix = |from: u8, to: u8| {
        (usize::from(from) * (whole - beyond) + usize::from(to) * beyond + whole / 2) / whole
    };
    let [red, green, blue] = [0, 1, 2].map(|part| mix(from[part], to[part]));
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_begins_with_the_first_colour_and_ends_with_the_last() {
        for steps in 1..64 {
            assert_eq!(
                (colour(0, steps), colour(steps, steps)),
                ("#247bdd".into(), "#ce5503".into())
            );
        }
        assert_eq!(colour(0, 0), "#247bdd");
        // Half of the way between the first two.
        assert_eq!(colour(1, 16), "#4476df");
    }
}
