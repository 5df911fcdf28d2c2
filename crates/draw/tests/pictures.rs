//! The drawings, read back: by a parser of XML, one of JSON, and by eye.

use roxmltree::{Document, Node};
use tourbook_board::{Board, Notation, Square};
use tourbook_draw::{Chart, Pace, Picture, View, json, svg, text, unicode};

/// A line of tours.txt: how a board is seen, and a tour of it.
struct Sample {
    view: View,
    squares: Vec<Square>,
}

impl Sample {
    fn picture(&self) -> Picture<'_> {
        Picture::new(self.view, &self.squares).expect("a tour")
    }

    fn names(&self) -> Vec<String> {
        self.squares.iter().map(|&square| self.view.label(square).to_string()).collect()
    }
}

fn samples() -> Vec<Sample> {
    include_str!("tours.txt").lines().map(sample).collect()
}

fn sample(line: &str) -> Sample {
    let (how, numbers) = line.split_once(": ").expect("how, then numbers");
    let words: Vec<&str> = how.split(' ').collect();
    let board: Board = words[0].parse().expect("a board");
    let notation = match words[1] {
        "names" => Notation::Names,
        "numbers" => Notation::Numbers,
        _ => Notation::Coordinates { base: 0 },
    };
    let view = View::new(board, notation);
    let view = view.transposed(words.len() > 2);
    let square = |number| board.square(number).expect("a square");
    Sample { view, squares: numbers.split(' ').map(square).collect() }
}

/// The elements of a class, in order.
fn of_class<'a>(document: &'a Document<'_>, class: &str) -> Vec<Node<'a, 'a>> {
    let is_of = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|classes| classes.split(' ').any(|c| c == class))
    };
    document.descendants().filter(is_of).collect()
}

fn number(node: Node<'_, '_>, attribute: &str) -> f64 {
    node.attribute(attribute).and_then(|text| text.parse().ok()).expect(attribute)
}

/// The numbers of `translate(x y) rotate(angle)`.
fn transform(node: Node<'_, '_>) -> [f64; 3] {
    let text = node.attribute("transform").expect("it is turned");
    let words = text.split(|char: char| !char.is_ascii_digit() && char != '.');
    let numbers: Vec<f64> = words.filter_map(|word| word.parse().ok()).collect();
    numbers.try_into().expect("x, y, angle")
}

/// The middles of the stops, in the order of their numbers.
fn stops(document: &Document<'_>) -> Vec<(f64, f64)> {
    let texts = document.descendants().filter(|node| {
        node.attribute("class").is_some_and(|class| class == "step" || class == "end-step")
    });
    texts
        .enumerate()
        .map(|(index, text)| {
            assert_eq!(text.text(), Some((index + 1).to_string().as_str()));
            // The text stands a little below the middle.
            (number(text, "x"), number(text, "y") - 5.0)
        })
        .collect()
}

#[test]
fn a_picture_is_well_formed_and_says_in_words_what_it_shows() {
    for sample in samples() {
        for pace in [None, Pace::new(250)] {
            let text = svg(&sample.picture(), pace);
            let document = Document::parse(&text).expect("well-formed");
            let root = document.root_element();
            assert_eq!(root.attribute("role"), Some("img"));
            let ids = root.attribute("aria-labelledby").expect("it has a name");
            let words: Vec<String> = ids
                .split(' ')
                .filter_map(|id| document.descendants().find(|n| n.attribute("id") == Some(id)))
                .map(|node| format!("{}: {}", node.tag_name().name(), node.text().unwrap_or("")))
                .collect();
            let names = sample.names();
            let (start, end) = (&names[0], &names[names.len() - 1]);
            assert!(words[0].starts_with("title: Knight's tour"), "{}", words[0]);
            assert!(words[0].ends_with(&format!("from {start} to {end}")), "{}", words[0]);
            assert!(words[1].starts_with("desc: "), "{}", words[1]);
            assert!(words[1].ends_with(&format!("visit: {}", names.join(" "))), "{}", words[1]);
            assert_eq!(words[1].contains("a move in 250 ms"), pace.is_some());
        }
    }
}

#[test]
fn the_path_goes_from_square_to_square_in_the_order_of_the_visit() {
    for sample in samples() {
        let text = svg(&sample.picture(), None);
        let document = Document::parse(&text).expect("well-formed");
        let stops = stops(&document);
        assert_eq!(stops.len(), sample.squares.len());
        // The squares are 60 apart, and the view says which is where.
        let (left, top) = stops[0];
        let (first_row, first_col) = sample.view.place(sample.squares[0]);
        for (&(x, y), &square) in stops.iter().zip(&sample.squares) {
            let (row, col) = sample.view.place(square);
            let down = 60.0 * (f64::from(row) - f64::from(first_row));
            let right = 60.0 * (f64::from(col) - f64::from(first_col));
            assert_eq!((x, y), (left + right, top + down));
        }
        // Lines and heads end at the stops, and come from the stops before.
        let mut pairs: Vec<_> = stops.windows(2).map(|pair| (pair[0], pair[1])).collect();
        let heads = of_class(&document, "head");
        assert_eq!(heads.len(), pairs.len());
        for (head, pair) in heads.into_iter().zip(&pairs) {
            assert_points(transform(head), *pair);
        }
        if sample.view.notation() == Notation::Numbers {
            // The closed one goes back.
            pairs.push((stops[stops.len() - 1], stops[0]));
            assert_eq!(of_class(&document, "back").len(), 1);
        }
        let lines = of_class(&document, "line");
        assert_eq!(lines.len(), pairs.len());
        for (line, pair) in lines.iter().zip(&pairs) {
            assert_points(transform(line.parent().expect("a group")), *pair);
        }
    }
}

/// That an arrow to the right, whose tip is moved and which is turned so,
/// points from one stop to the other.
fn assert_points([x, y, angle]: [f64; 3], (from, to): ((f64, f64), (f64, f64))) {
    assert_eq!((x, y), to);
    let turned = (to.1 - from.1).atan2(to.0 - from.0).to_degrees().rem_euclid(360.0);
    assert!((turned - angle).abs() < 0.001, "{turned} is not {angle}");
}

#[test]
fn nothing_lies_outside_of_the_picture() {
    for sample in samples() {
        let text = svg(&sample.picture(), None);
        let document = Document::parse(&text).expect("well-formed");
        let root = document.root_element();
        let (width, height) = (number(root, "width"), number(root, "height"));
        assert_eq!(root.attribute("viewBox"), Some(format!("0 0 {width} {height}").as_str()));
        for node in document.descendants().filter(|node| node.has_attribute("class")) {
            let (x, y) = match node.tag_name().name() {
                "text" => (number(node, "x"), number(node, "y")),
                "circle" => (number(node, "cx"), number(node, "cy")),
                _ => continue,
            };
            // A line at 14 pixels takes 8 for a letter in the widest of the fonts.
            let letters = node.text().unwrap_or_default().chars().count();
            let is_line = node.attribute("class") == Some("caption");
            let beyond =
                if is_line { 8.0 * f64::from(u8::try_from(letters).expect("short")) } else { 9.0 };
            assert!(x >= 9.0 && x + beyond <= width, "{node:?} at {x} of {width}");
            assert!(y >= 9.0 && y + 9.0 <= height, "{node:?} at {y} of {height}");
        }
    }
}

#[test]
fn squares_are_written_as_the_problem_writes_them() {
    let labels = |line: usize, class: &str| {
        let sample = &samples()[line];
        let text = svg(&sample.picture(), None);
        let document = Document::parse(&text).expect("well-formed");
        let labels = of_class(&document, class);
        labels.into_iter().filter_map(|node| node.text().map(str::to_owned)).collect::<Vec<_>>()
    };
    // Across, then down.
    assert_eq!(labels(1, "label").join(" "), "1 2 3 4 A B C");
    assert_eq!(labels(2, "label").join(" "), "A B C 1 2 3 4");
    assert_eq!(labels(4, "label").join(" "), "0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7");
    let numbers: Vec<String> = (1..=30).map(|number| number.to_string()).collect();
    assert_eq!(labels(3, "corner"), numbers);
}

#[test]
fn no_arrow_hides_the_number_of_a_square() {
    let text = svg(&samples()[3].picture(), None);
    let document = Document::parse(&text).expect("well-formed");
    // What comes later is drawn over what comes before.
    let first = of_class(&document, "corner").first().map(Node::range).expect("a number");
    for class in ["line", "head"] {
        let last = of_class(&document, class).last().map(Node::range).expect("an arrow");
        assert!(last.start < first.start, "{class}");
    }
}

#[test]
fn a_picture_needs_nothing_beside_it() {
    for sample in samples() {
        let text = svg(&sample.picture(), Some(Pace::default()));
        let text = text.replace("http://www.w3.org/2000/svg", "");
        for foreign in ["http", "href", "url(", "@import", "<script", "<image"] {
            assert!(!text.contains(foreign), "{foreign}");
        }
    }
}

#[test]
fn the_knight_walks_only_where_motion_is_wanted() {
    for sample in samples() {
        let still = svg(&sample.picture(), None);
        assert!(!still.contains("animation") && !still.contains("class=\"knight\""));

        let text = svg(&sample.picture(), Pace::new(250));
        let document = Document::parse(&text).expect("well-formed");
        let style = document.descendants().find(|node| node.has_tag_name("style"));
        let style = style.and_then(|node| node.text()).expect("it has a style");
        let (before, after) = style
            .split_once("@media screen and (prefers-reduced-motion: no-preference) {\n")
            .expect("a block for those who want motion");
        let (inside, after) = after.split_once("\n}\n").expect("it ends");
        assert!(!before.contains("animation") && before.contains(".knight { display: none; }"));
        assert!(!after.contains("animation"));
        let moves = sample.squares.len() - 1;
        let walk = format!("animation: tourbook-walk {}ms ", 250 * moves);
        assert!(inside.contains(&walk), "{inside}");
        // One place for each stop, the last at the end.
        let places: Vec<String> = stops(&document)
            .iter()
            .map(|(x, y)| format!("{{ transform: translate({x}px, {y}px); }}"))
            .collect();
        let frames: Vec<&str> = after.lines().filter(|line| line.contains("translate")).collect();
        assert_eq!(frames.len(), places.len());
        for (frame, place) in frames.iter().zip(&places) {
            assert!(frame.ends_with(place), "{frame}");
        }
        assert!(frames[moves].trim().starts_with(if moves > 0 { "100.000%" } else { "0.000%" }));
    }
}

#[test]
fn a_block_of_characters_holds_every_number_in_its_square() {
    for sample in samples() {
        let (picture, view) = (sample.picture(), sample.view);
        let drawn = unicode(&picture.chart(), false, 80);
        assert!(!drawn.contains('\u{1b}'));
        let lines: Vec<Vec<char>> = drawn.lines().map(|line| line.chars().collect()).collect();
        assert!(lines.iter().all(|line| line.len() <= 80), "{drawn}");
        let rows: Vec<&str> = drawn.lines().filter(|line| line.contains('│')).collect();
        assert_eq!(rows.len(), usize::from(view.rows()));
        for (row, line) in (0..).zip(rows) {
            let cells: Vec<&str> = line.split('│').collect();
            assert_eq!(cells[0].trim(), view.row_label(row));
            assert_eq!(cells.len(), usize::from(view.cols()) + 2);
            for (square, cell) in view.row(row).zip(&cells[1..]) {
                let step = sample.squares.iter().position(|&other| other == square);
                let digits = |char: char| !char.is_ascii_digit();
                let step = step.map(|step| (step + 1).to_string());
                assert_eq!(Some(cell.trim_matches(digits)), step.as_deref());
                let is_start = square == sample.squares[0];
                let is_end = Some(&square) == sample.squares.last() && !is_start;
                assert_eq!((cell.contains('●'), cell.contains('■')), (is_start, is_end));
                // Light squares have an even sum of row and column.
                let (row, col) = view.board().coordinates(square);
                assert_eq!(cell.contains('░'), (row + col) % 2 == 1, "{cell}");
            }
        }
    }
}

#[test]
fn colours_change_the_colours_only() {
    for sample in samples() {
        let chart = sample.picture().chart();
        let mut plain = String::new();
        for (index, part) in unicode(&chart, true, 80).split('\u{1b}').enumerate() {
            let rest = if index == 0 { part } else { part.split_once('m').expect("a colour").1 };
            plain += rest;
        }
        assert_eq!(plain, unicode(&chart, false, 80).replace('░', " "));
    }
}

#[test]
fn a_drawing_for_a_narrow_terminal_has_the_same_numbers_in_narrower_squares() {
    for sample in samples() {
        let chart = sample.picture().chart();
        let numbers = |drawn: &str| -> Vec<String> {
            let lines = drawn.lines().filter(|line| line.contains('│'));
            let squares = lines.flat_map(|line| line.split('│').skip(1));
            squares.map(|square| square.matches(char::is_numeric).collect()).collect()
        };
        let (wide, narrow) = (unicode(&chart, false, 80), unicode(&chart, false, 40));
        // The widest sample has 8 columns of two digits: 8 * 3 + 1 and a label.
        assert!(narrow.lines().all(|line| line.chars().count() <= 40), "{narrow}");
        assert_eq!(numbers(&narrow), numbers(&wide));
    }
}

#[test]
fn a_board_of_26_columns_fits_a_terminal() {
    let board = Board::new(26, 1).expect("26 squares");
    let chart = Chart::new(View::new(board, Notation::Names).transposed(true), |_| Some(0));
    for drawn in [unicode(&chart, false, 80), text(&chart)] {
        assert!(drawn.lines().all(|line| line.chars().count() <= 80), "{drawn}");
        assert!(drawn.lines().next().is_some_and(|line| line.ends_with('Z')), "{drawn}");
    }
}

#[test]
fn json_holds_board_squares_and_whether_the_tour_is_closed() {
    for sample in samples() {
        let value: serde_json::Value =
            serde_json::from_str(&json(&sample.picture())).expect("JSON");
        let board = sample.view.board();
        let square = |square: Square| {
            let (row, col) = board.coordinates(square);
            let (number, name) = (square.number(), board.name(square).to_string());
            serde_json::json!({ "number": number, "name": name, "row": row, "column": col })
        };
        let squares: Vec<_> = sample.squares.iter().map(|&each| square(each)).collect();
        let expected = serde_json::json!({
            "board": { "rows": board.rows(), "columns": board.cols() },
            // Of the samples only that of 5 x 6 is: 28 is a move from 15.
            "closed": board.size() == 30,
            "start": squares[0],
            "end": squares[squares.len() - 1],
            "squares": squares,
        });
        assert_eq!(value, expected);
    }
}
