//! The chart can be read: on a light and on a dark ground, with all labels
//! inside, and with a legend that shows the bars as they are.

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::{Document, Node};

use super::picture;

/// The elements with this name, in their order.
fn elements<'a>(document: &'a Document<'a>, name: &'static str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_tag_name(name)).collect()
}

fn number(node: Node<'_, '_>, attribute: &str) -> f64 {
    node.attribute(attribute).and_then(|text| text.parse().ok()).expect("a number")
}

/// How a bar is painted: fill, stroke, opacity.
fn paint<'a>(bar: &Node<'a, 'a>) -> [Option<&'a str>; 3] {
    ["fill", "stroke", "opacity"].map(|attribute| bar.attribute(attribute))
}

#[test]
fn the_picture_has_a_title_and_a_ground_of_its_own() {
    let picture = picture();
    let document = Document::parse(&picture.text).expect("SVG");
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    let spoken = elements(&document, "title")[0].text().expect("a text");
    assert!(spoken.starts_with("Backtracks"), "{spoken}");
    let ground = elements(&document, "rect")[0];
    assert_eq!(ground.attribute("fill"), Some("#FFFFFF"));
    for side in ["width", "height"] {
        assert_eq!(ground.attribute(side), document.root_element().attribute(side));
    }
}

#[test]
fn no_label_is_cut_off() {
    let picture = picture();
    let document = Document::parse(&picture.text).expect("SVG");
    let right = number(document.root_element(), "width");
    let labels = elements(&document, "text");
    assert!(labels.len() > 60, "{} labels", labels.len());
    for label in labels {
        let text = label.text().expect("a text").trim();
        let (x, size) = (number(label, "x"), number(label, "font-size"));
        // A wide font: DejaVu Sans has 0.6 em for a letter on the average.
        let letters = f64::from(u32::try_from(text.chars().count()).expect("a short text"));
        let width = 0.65 * size * letters;
        let before = match label.attribute("text-anchor") {
            Some("start") => 0.0,
            Some("middle") => width / 2.0,
            Some("end") => width,
            other => panic!("{other:?}"),
        };
        assert!(x - before >= 0.0 && x - before + width <= right, "{text}");
        assert!(size >= 12.0, "{text} in {size} pixels");
    }
}

#[test]
fn each_kind_of_bar_has_its_swatch_in_the_legend() {
    let picture = picture();
    let document = Document::parse(&picture.text).expect("SVG");
    let bars = elements(&document, "rect").split_off(1);
    // The legend stands above the first line of the axis.
    let top =
        elements(&document, "line").iter().map(|line| number(*line, "y2")).fold(f64::MAX, f64::min);
    let (legend, chart): (Vec<_>, Vec<_>) =
        bars.into_iter().partition(|bar| number(*bar, "y") < top);
    let kinds = |bars: &[Node<'_, '_>]| -> BTreeSet<String> {
        bars.iter().map(|bar| format!("{:?}", paint(bar))).collect()
    };
    assert_eq!(kinds(&legend), kinds(&chart));
    // Two colours, filled and hollow, and the ground of the hollow ones.
    assert_eq!(kinds(&legend).len(), 5);
}

/// What the style makes of a colour for a reader who prefers a dark ground.
fn dark(style: &str) -> BTreeMap<&str, &str> {
    let rules = style.lines().filter(|line| line.contains("[fill="));
    rules.map(|rule| (between(rule, "=\"", "\"]"), between(rule, "fill: ", ";"))).collect()
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).expect("a rule");
    rest.split_once(after).expect("a rule").0
}

/// The relative luminance of `#RRGGBB`, as WCAG 2.2 defines it.
fn luminance(colour: &str) -> f64 {
    let channel = |from: usize| {
        let byte = u8::from_str_radix(&colour[from..from + 2], 16).expect("two digits");
        let value = f64::from(byte) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

#[test]
fn the_colours_have_contrast_on_a_light_and_on_a_dark_ground() {
    let picture = picture();
    let document = Document::parse(&picture.text).expect("SVG");
    let style = elements(&document, "style")[0].text().expect("rules");
    let dark = dark(style);
    let painted = |name: &'static str, attribute: &str| -> BTreeSet<String> {
        let nodes = elements(&document, name);
        let colours = nodes.iter().filter_map(|node| node.attribute(attribute));
        colours.filter(|colour| colour.starts_with('#')).map(str::to_owned).collect()
    };
    let both = |colour: &str| [colour.to_owned(), dark.get(colour).unwrap_or(&colour).to_string()];
    let grounds = both("#FFFFFF");
    let bars: Vec<[String; 2]> = painted("rect", "fill")
        .iter()
        .filter(|&fill| fill != "#FFFFFF")
        .map(|fill| both(fill))
        .collect();
    let [first, second] = bars.as_slice() else { panic!("{bars:?}") };
    for scheme in [0, 1] {
        // WCAG 2.2: 4.5 for text, 3 for what else carries meaning.
        for ink in painted("text", "fill") {
            assert!(contrast(&both(&ink)[scheme], &grounds[scheme]) >= 4.5, "{ink}");
        }
        for bar in &bars {
            assert!(contrast(&bar[scheme], &grounds[scheme]) >= 3.0, "{bar:?}");
        }
        // So that they can be told apart without colour.
        assert!(contrast(&first[scheme], &second[scheme]) >= 2.0, "{bars:?}");
    }
    // An outline changes as its filling does.
    for (from, to) in &dark {
        let outline = format!("[stroke=\"{from}\"] {{ stroke: {to}; }}");
        assert!(
            style.contains(&outline) || !painted("rect", "stroke").contains(*from),
            "{outline}"
        );
    }
}
