//! Whoever looks at a picture can see it: contrasts as WCAG 2.1 counts them,
//! 4.5 to 1 for text and 3 to 1 for what is drawn, on light screens, on dark
//! ones and on paper.

use std::collections::HashMap;

use tourbook_board::{Board, Notation, Square};
use tourbook_draw::{Pace, Picture, View, svg};

/// The relative luminance of `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// `fill` and `stroke` of each class, by `class property`.
type Colours = HashMap<String, String>;

/// Reads the rules of a part of a style sheet, over those before it.
fn read(rules: &str, mut colours: Colours) -> Colours {
    for rule in rules.split('}').filter_map(|rule| rule.split_once('{')) {
        for (property, value) in rule.1.split(';').filter_map(|line| line.split_once(": ")) {
            for class in rule.0.split(',').filter_map(|name| name.trim().rsplit_once('.')) {
                if value.starts_with('#') {
                    colours.insert(format!("{} {}", class.1, property.trim()), value.to_owned());
                }
            }
        }
    }
    colours
}

fn picture_of_8_by_8() -> String {
    let line = include_str!("tours.txt").lines().last().expect("the 8 x 8 board");
    let board = Board::new(8, 8).expect("64 squares");
    let numbers = line.split_once(": ").expect("a tour").1;
    let squares: Vec<Square> =
        numbers.split(' ').map(|number| board.square(number).expect("a square")).collect();
    let view = View::new(board, Notation::Coordinates { base: 0 });
    svg(&Picture::new(view, &squares).expect("a tour"), Some(Pace::default()))
}

/// The colours on a light screen, on a dark one, and on paper; and those of the
/// path.
fn colours() -> ([Colours; 3], Vec<String>) {
    let picture = picture_of_8_by_8();
    let (_, style) = picture.split_once("<style>").expect("it has a style");
    let (base, rest) = style
        .split_once("@media screen and (prefers-color-scheme: dark) {")
        .expect("rules for dark screens");
    let (dark, rest) = rest.split_once("\n}\n").expect("they end");
    let (_, rest) = rest.split_once("@media print {").expect("rules for paper");
    let (print, _) = rest.split_once("\n}\n").expect("they end");
    let light = read(base, Colours::new());
    let (dark, print) = (read(dark, light.clone()), read(print, light.clone()));
    let path = picture.split("<g color=\"").skip(1).map(|group| group[..7].to_owned()).collect();
    ([light, dark, print], path)
}

#[test]
fn every_colour_of_the_path_stands_out_from_every_square() {
    let (grounds, path) = colours();
    // 63 moves, and 64 stops.
    assert_eq!(path.len(), 127);
    for ground in &grounds {
        for line in &path {
            for square in ["light fill", "dark fill", "stop fill"] {
                let ratio = contrast(line, &ground[square]);
                assert!(ratio >= 3.0, "{line} on {square} {}: {ratio:.2}", ground[square]);
            }
        }
    }
}

#[test]
fn every_text_can_be_read_where_it_stands() {
    let pairs = [
        ("label fill", "paper fill"),
        ("caption fill", "paper fill"),
        ("corner fill", "light fill"),
        ("corner fill", "dark fill"),
        ("step fill", "stop fill"),
        ("end-step fill", "start fill"),
        ("end-step fill", "end fill"),
    ];
    for ground in colours().0 {
        for (text, under) in pairs {
            let ratio = contrast(&ground[text], &ground[under]);
            assert!(
                ratio >= 4.5,
                "{text} {} on {under} {}: {ratio:.2}",
                ground[text],
                ground[under]
            );
        }
    }
}

#[test]
fn the_two_kinds_of_squares_differ_also_in_print() {
    for ground in colours().0 {
        assert!(contrast(&ground["light fill"], &ground["dark fill"]) >= 1.2);
        // What lies around a line, and around a number in a corner, is the square.
        assert_eq!(ground["on-light stroke"], ground["light fill"]);
        assert_eq!(ground["on-dark stroke"], ground["dark fill"]);
    }
}
