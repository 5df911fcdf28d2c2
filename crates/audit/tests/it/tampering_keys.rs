use tourbook_audit::{Book, Part};
use tourbook_table::map::{self, Answers, Places};

use crate::copy::{Copy, NONE, answer, check, faults, found, key, right};

#[test]
fn a_key_missing_is_named() {
    let mut copy = Copy::new();
    copy.entries.retain(|(other, _)| *other != key("1x26 any"));
    assert_eq!(found("complete", &copy), ["1x26 any: is missing"]);
    let expected = ["1x26 any: answers.txt says impossible; the table says nothing"];
    assert_eq!(found("fingerprint", &copy), expected);
}

#[test]
fn a_key_too_many_is_named() {
    let mut copy = Copy::new();
    copy.entries.push((key("3x9 any"), None));
    copy.entries.push((key("5x6 7"), None));
    let expected =
        ["5x6 7: is in two entries", "3x9 any: is in the table, but is not one of its keys"];
    assert_eq!(found("complete", &copy), expected);
}

#[test]
fn an_entry_without_a_board_is_counted() {
    let copy = Copy::new();
    let Book { answers, counts } = copy.book();
    let book = Book { answers: Part { size: 1407, ..answers }, counts };
    let expected = ["the table: of 1407 entries, 1406 have a board and a start on it"];
    assert_eq!(faults(&check("complete", &book)), expected);
}

#[test]
fn a_key_moved_to_another_board_is_missing_there_and_surplus_here() {
    let mut copy = Copy::new();
    let moved = copy.entries.iter_mut().find(|(other, _)| *other == key("8x8 25"));
    moved.unwrap().0 = key("4x9 25");
    let expected = ["8x8 25: is missing", "4x9 25: is in the table, but is not one of its keys"];
    assert_eq!(found("complete", &copy), expected);
}

#[test]
fn answers_moved_to_each_others_starts_start_wrongly() {
    let keys = [key("5x6 3"), key("5x6 4")];
    let [third, fourth] = keys.map(|key| Copy::new().tour(key));
    let copy = Copy::new().with(keys[0], Some(&fourth)).with(keys[1], Some(&third));
    let expected = [
        "5x6 3: the tour starts at square 4, not at 3",
        "5x6 4: the tour starts at square 3, not at 4",
    ];
    assert_eq!(found("tours", &copy), expected);
    assert_eq!(found("complete", &copy), NONE);
    assert_eq!(right("sat", &copy.only(keys[0]), "5x6 3"), answer("5x6 3"));
}

#[test]
fn another_seed_makes_the_lookup_miss() {
    let committed = map::answers();
    let places = Places {
        key: committed.places.key.wrapping_add(1),
        disps: committed.places.disps,
        entries: committed.places.entries,
    };
    let seeded = Answers { places: &places, ..committed };
    let copy = Copy::new();
    let answers = Part {
        lookup: Box::new(|key| seeded.lookup(key)),
        entries: seeded.entries().collect(),
        size: places.len(),
        text: copy.answers.clone().into_bytes(),
    };
    let book = Book { answers, ..copy.book() };
    let check = check("complete", &book);
    // A key may be found by chance in its old place; hundreds cannot.
    assert!(check.findings.faults.len() > 1000, "{:?}", faults(&check));
    assert!(
        check
            .findings
            .faults
            .iter()
            .all(|fault| fault.wrong.ends_with("the lookup does not find it"))
    );
}

#[test]
fn an_answer_changed_in_the_text_is_named() {
    let mut copy = Copy::new();
    copy.answers = copy.answers.replace("3x4 any: 1 7 ", "3x4 any: 1 6 ");
    // The sample of POJ 2488: A1B3C1A2B4C2A3B1C3A4B2C4.
    let expected = "3x4 any: answers.txt says 1 6 9 2 8 10 3 5 11 4 6 12; \
        the table says 1 7 9 2 8 10 3 5 11 4 6 12";
    assert_eq!(found("fingerprint", &copy), [expected]);
    for check in ["complete", "tours"] {
        assert_eq!(found(check, &copy), NONE);
    }
}

#[test]
fn a_line_too_many_in_the_text_is_shown() {
    let mut copy = Copy::new();
    copy.answers += "3x9 any: impossible\n";
    // The first 1406 lines are the same; nothing follows the last line feed.
    let expected = [r#"line 1407: answers.txt says "3x9 any: impossible"; the table says """#];
    assert_eq!(found("fingerprint", &copy), expected);
}

#[test]
fn an_answer_changed_in_the_table_is_not_called_right() {
    let committed = Copy::new().answers;
    let mut copy = Copy::new().with(key("3x4 any"), None);
    copy.answers = committed;
    let fingerprint = check("fingerprint", &copy.book());
    let text = tourbook_audit::render::text::check(&fingerprint);
    let (_, fault) = text.split_once('\n').expect("a line of its own");
    let expected = "  3x4 any: answers.txt says 1 7 9 2 8 10 3 5 11 4 6 12; \
        the table says impossible\n";
    assert_eq!(fault, expected);
    assert_eq!(fingerprint.findings.faults[0].right, None);
}
