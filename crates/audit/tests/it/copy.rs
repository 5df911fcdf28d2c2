use std::fmt::Write as _;

use indicatif::ProgressBar;
use tourbook_audit::{Book, CHECKS, Check, Part, run};
use tourbook_board::{Answer, Key, Square};
use tourbook_table::{counts, entries, verify};

/// A copy of the table and of the text of its answers, to be changed.
pub(crate) struct Copy {
    pub(crate) entries: Vec<(Key, Option<Vec<Square>>)>,
    pub(crate) answers: String,
    pub(crate) counts: Vec<(Key, u32)>,
    pub(crate) counts_text: String,
}

impl Copy {
    /// As committed.
    pub(crate) fn new() -> Self {
        let entries = entries().map(|(key, answer)| (key, answer.tour().map(<[Square]>::to_vec)));
        let answers = include_str!("../../../../generated/answers.txt").to_owned();
        let counts_text = include_str!("../../../../generated/counts.txt").to_owned();
        Self { entries: entries.collect(), answers, counts: counts().collect(), counts_text }
    }

    /// With other squares, or none, for an answer; `answers` says the same.
    pub(crate) fn with(mut self, key: Key, tour: Option<&[Square]>) -> Self {
        for (_, answer) in self.entries.iter_mut().filter(|(other, _)| *other == key) {
            *answer = tour.map(<[Square]>::to_vec);
        }
        self.answers = self.text();
        self
    }

    /// With this key alone, for checks that take their time over each.
    pub(crate) fn only(&self, key: Key) -> Self {
        let entries = self.entries.iter().filter(|(other, _)| *other == key).cloned();
        let counts = Vec::new();
        let (answers, counts_text) = (String::new(), String::new());
        Self { entries: entries.collect(), answers, counts, counts_text }
    }

    /// What `answers` must be.
    fn text(&self) -> String {
        let mut answers = String::new();
        for key in verify::keys() {
            if let Some(answer) = self.lookup(key) {
                writeln!(answers, "{key}: {answer}").unwrap();
            }
        }
        answers
    }

    pub(crate) fn tour(&self, key: Key) -> Vec<Square> {
        self.lookup(key).and_then(Answer::tour).expect("a tour").to_vec()
    }

    pub(crate) fn book(&self) -> Book<'_> {
        let entries = self.entries.iter().map(|(key, tour)| (*key, from_tour(tour.as_ref())));
        let answers = Part {
            lookup: Box::new(|key| self.lookup(key)),
            entries: entries.collect(),
            size: self.entries.len(),
            text: self.answers.clone().into_bytes(),
        };
        let count =
            |key| self.counts.iter().find(|(other, _)| *other == key).map(|(_, tours)| *tours);
        let counts = Part {
            lookup: Box::new(count),
            entries: self.counts.clone(),
            size: self.counts.len(),
            text: self.counts_text.clone().into_bytes(),
        };
        Book { answers, counts }
    }

    fn lookup(&self, key: Key) -> Option<Answer<'_>> {
        let entry = self.entries.iter().find(|(other, _)| *other == key);
        entry.map(|(_, tour)| from_tour(tour.as_ref()))
    }
}

fn from_tour(tour: Option<&Vec<Square>>) -> Answer<'_> {
    tour.map_or(Answer::Impossible, |squares| Answer::Tour(squares))
}

/// What the check of that name says.
pub(crate) fn check(name: &str, book: &Book<'_>) -> Check {
    let check = CHECKS.iter().find(|(other, _)| *other == name).expect("a check's name");
    run(check, book, &ProgressBar::hidden())
}

/// The key with this text form.
pub(crate) fn key(text: &str) -> Key {
    text.parse().unwrap()
}

pub(crate) fn squares(numbers: &[u8]) -> Vec<Square> {
    numbers.iter().map(|&number| Square::from_number(number).unwrap()).collect()
}

/// The faults as `key: wrong`.
pub(crate) fn faults(check: &Check) -> Vec<String> {
    check.findings.faults.iter().map(|fault| format!("{}: {}", fault.key, fault.wrong)).collect()
}

/// The faults that the check of that name finds in the copy.
pub(crate) fn found(name: &str, copy: &Copy) -> Vec<String> {
    faults(&check(name, &copy.book()))
}

/// What is right, as the check of that name says of its only fault, which is
/// at `key`.
#[track_caller]
pub(crate) fn right(name: &str, copy: &Copy, key: &str) -> String {
    let check = check(name, &copy.book());
    let [fault] = check.findings.faults.as_slice() else { panic!("{:?}", faults(&check)) };
    assert_eq!(fault.key, key);
    fault.right.clone().expect("it is known")
}

/// No fault.
pub(crate) const NONE: [&str; 0] = [];

/// The answer to a key in the committed answers.txt.
pub(crate) fn answer(key: &str) -> String {
    let copy = Copy::new();
    let of_key = |line: &str| Some(line.strip_prefix(&format!("{key}: "))?.to_owned());
    copy.answers.lines().find_map(of_key).unwrap()
}
