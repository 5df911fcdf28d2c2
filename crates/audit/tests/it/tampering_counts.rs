use crate::copy::{Copy, NONE, found, key, right};

#[test]
fn a_wrong_number_of_tours_is_counted_again() {
    let mut copy = Copy::new();
    let wrong = copy.counts.iter_mut().find(|(other, _)| *other == key("5x6 15")).unwrap();
    wrong.1 += 1;
    copy.counts_text = copy.counts_text.replace("5x6 15: 68\n", "5x6 15: 69\n");
    assert_eq!(found("counts", &copy), ["5x6 15: the number of tours is not 69"]);
    // From square 15 of 5 x 6: 68 tours.
    assert_eq!(right("counts", &copy, "5x6 15"), "68");
    for check in ["complete", "fingerprint"] {
        assert_eq!(found(check, &copy), NONE);
    }
}

#[test]
fn a_number_of_tours_that_is_missing_is_named() {
    let mut copy = Copy::new();
    copy.counts.retain(|(other, _)| *other != key("3x9 1"));
    assert_eq!(found("complete", &copy), ["3x9 1: the number of tours is missing"]);
    let line = copy.counts_text.lines().find(|line| line.starts_with("3x9 1: "));
    let (_, count) = line.and_then(|line| line.split_once(": ")).expect("a line");
    let expected = format!("3x9 1: counts.txt says {count}; the table says nothing");
    assert_eq!(found("fingerprint", &copy), [expected]);
}

#[test]
fn a_number_of_tours_too_many_is_named() {
    let mut copy = Copy::new();
    copy.counts.push((key("6x6 1"), 524_486));
    let expected = "6x6 1: the number of tours is in the table, but is not one of its keys";
    assert_eq!(found("complete", &copy), [expected]);
}

#[test]
fn a_number_changed_in_the_text_is_named() {
    let mut copy = Copy::new();
    copy.counts_text = copy.counts_text.replace("5x5 1: 304\n", "5x5 1: 305\n");
    // OEIS A165134: 304 tours from each corner.
    let expected = "5x5 1: counts.txt says 305; the table says 304";
    assert_eq!(found("fingerprint", &copy), [expected]);
}
