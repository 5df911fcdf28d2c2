use tourbook_audit::Book;
use tourbook_board::Board;
use tourbook_keys::{Family, Key};
use tourbook_table::map::{self, Map};

use crate::copy::{Copy, NONE, check, faults, found, from, line, poj, right};

#[test]
fn a_key_missing_is_named() {
    let mut copy = Copy::new();
    copy.entries.retain(|(key, _)| *key != poj(26, 1));
    assert_eq!(found("complete", &copy), ["poj-2488 26 1: is missing"]);
    assert_eq!(
        found("fingerprint", &copy),
        ["poj-2488 26 1: answers.txt says impossible; the table says nothing"]
    );
}

#[test]
fn a_key_too_many_is_named() {
    let mut copy = Copy::new();
    copy.entries.push((poj(6, 6), None));
    copy.entries.push((from(Family::Sicily1152, 7), None));
    let expected = [
        "sicily-1152 7: stands in two entries",
        "6x6 from any start: is in the table, but is none of its 185 keys",
    ];
    assert_eq!(found("complete", &copy), expected);
}

#[test]
fn an_entry_without_a_board_is_counted() {
    let copy = Copy::new();
    let book = Book { size: 186, ..copy.book() };
    let expected = ["the table: of 186 entries 185 have a board and a start on it"];
    assert_eq!(faults(&check("complete", &book)), expected);
}

#[test]
fn a_key_moved_to_another_start_is_missing_there_and_surplus_here() {
    let mut copy = Copy::new();
    let board = Board::new(5, 5).unwrap();
    let to = Key::from_start(board, board.numbered(25).unwrap()).unwrap();
    for (key, _) in copy.entries.iter_mut().filter(|(key, _)| *key == from(Family::Course8x8, 25)) {
        *key = to;
    }
    let expected =
        ["course-8x8 3 0: is missing", "5x5 from 25: is in the table, but is none of its 185 keys"];
    assert_eq!(found("complete", &copy), expected);
}

#[test]
fn answers_moved_to_each_others_starts_start_wrongly() {
    let keys = [from(Family::Sicily1152, 3), from(Family::Sicily1152, 4)];
    let [third, fourth] = keys.map(|key| Copy::new().tour(key));
    let copy = Copy::new().with(keys[0], Some(&fourth)).with(keys[1], Some(&third));
    let expected = [
        "sicily-1152 3: the tour starts at square 4, not at 3",
        "sicily-1152 4: the tour starts at square 3, not at 4",
    ];
    assert_eq!(found("tours", &copy), expected);
    assert_eq!(found("complete", &copy), NONE);
    assert_eq!(right("sat", &copy.only(keys[0]), "sicily-1152 3"), line("sicily-1152 3"));
}

#[test]
fn another_seed_makes_the_lookup_miss() {
    let committed = map::committed();
    let seeded = Map {
        key: committed.key.wrapping_add(1),
        disps: committed.disps,
        entries: committed.entries,
    };
    let book = Book {
        lookup: Box::new(|key| map::lookup(&seeded, key)),
        entries: map::entries(&seeded).collect(),
        size: seeded.len(),
        answers: Copy::new().answers.into_bytes(),
    };
    let check = check("complete", &book);
    // A key may be found by chance in its old place; 185 cannot.
    assert!(check.findings.faults.len() > 100, "{:?}", faults(&check));
    assert!(
        check.findings.faults.iter().all(|fault| fault.wrong.ends_with("the lookup misses it"))
    );
}

#[test]
fn an_answer_changed_in_the_text_is_named() {
    let mut copy = Copy::new();
    copy.answers = copy.answers.replace("poj-2488 4 3: A1B3", "poj-2488 4 3: A1B2");
    // The sample of POJ 2488.
    let expected = "poj-2488 4 3: answers.txt says A1B2C1A2B4C2A3B1C3A4B2C4; \
        the table says A1B3C1A2B4C2A3B1C3A4B2C4";
    assert_eq!(found("fingerprint", &copy), [expected]);
    for check in ["complete", "tours"] {
        assert_eq!(found(check, &copy), NONE);
    }
}

#[test]
fn a_line_too_many_in_the_text_is_shown() {
    let mut copy = Copy::new();
    copy.answers += "poj-2488 6 6: impossible\n";
    // The first 185 lines are the same; after the last line feed stands nothing.
    let expected = [r#"line 186: answers.txt says "poj-2488 6 6: impossible"; the table says """#];
    assert_eq!(found("fingerprint", &copy), expected);
}

#[test]
fn an_answer_changed_in_the_table_is_not_called_right() {
    let committed = Copy::new().answers;
    let key = poj(4, 3);
    let mut copy = Copy::new().with(key, None);
    copy.answers = committed;
    let fingerprint = check("fingerprint", &copy.book());
    let text = tourbook_audit::render::text::check(&fingerprint);
    let (_, fault) = text.split_once('\n').expect("a line of its own");
    let expected = "  poj-2488 4 3: answers.txt says A1B3C1A2B4C2A3B1C3A4B2C4; \
        the table says impossible\n";
    assert_eq!(fault, expected);
    assert_eq!(fingerprint.findings.faults[0].right, None);
}
