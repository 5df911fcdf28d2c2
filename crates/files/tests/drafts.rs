//! Drafts of runs that are alive, and of runs that are not.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use tourbook_files::{Draft, remove_leftovers};

/// What a run leaves that is killed, once it is old.
const LEFTOVER: &str = ".tourbook-0123456789abcdef.tmp";

/// Writes a file as it is after two minutes.
fn write_old(path: &Path) {
    let file = File::create(path).expect("it can be written");
    let time = SystemTime::now() - Duration::from_secs(120);
    file.set_modified(time).expect("it is ours");
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_leftover_is_removed_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let others = [
        ".tourbook-0123456789ABCDEF.tmp",
        ".tourbook-0123456789abcdef.tmp.svg",
        ".tourbook-0123456789abcdeg.tmp",
        ".tourbook-12-0.tmp",
        ".tourbook-notes.tmp",
        "tour.svg",
    ];
    for name in others.iter().chain([&LEFTOVER]) {
        write_old(&folder.path().join(name));
    }
    // A folder, whatever it is called, was not made by this program.
    let inner = ".tourbook-fedcba9876543210.tmp";
    fs::create_dir(folder.path().join(inner)).expect("it can be made");
    remove_leftovers(folder.path());
    let mut expected: Vec<&str> = others.into_iter().chain([inner]).collect();
    expected.sort_unstable();
    assert_eq!(names(folder.path()), expected);
}

#[test]
fn a_draft_of_a_run_that_is_alive_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("tour.svg");
    let draft = Draft::write(&place, b"new").expect("it can be written");
    remove_leftovers(folder.path());
    draft.replace(&place).expect("it is still there");
    assert_eq!(fs::read(&place).expect("it is there"), b"new");
    // And the file in its place is nobody's leftover.
    remove_leftovers(folder.path());
    assert_eq!(names(folder.path()), ["tour.svg"]);
}

#[test]
fn a_draft_that_is_not_used_goes_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("tour.svg");
    let draft = Draft::write(&place, b"new").expect("it can be written");
    assert_eq!(names(folder.path()).len(), 1);
    drop(draft);
    assert!(names(folder.path()).is_empty());
}

#[test]
fn a_file_that_is_there_is_replaced_or_kept_as_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("tour.svg");
    let write = |text: &str| Draft::write(&place, text.as_bytes()).expect("it can be written");
    write("first").create(&place).expect("nothing is there");
    let error = write("second").create(&place).expect_err("something is there");
    assert_eq!(error.kind(), std::io::ErrorKind::AlreadyExists);
    assert_eq!(fs::read(&place).expect("it is there"), b"first");
    write("third").replace(&place).expect("it may be replaced");
    assert_eq!(fs::read(&place).expect("it is there"), b"third");
    assert_eq!(names(folder.path()), ["tour.svg"]);
}

#[test]
fn many_runs_that_clean_and_write_at_once_do_not_disturb_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let place = folder.path().join(thread.to_string());
            scope.spawn(move || {
                for round in 0_u32..200 {
                    remove_leftovers(place.parent().expect("a folder"));
                    let draft = Draft::write(&place, &round.to_le_bytes());
                    draft.expect("it can be written").replace(&place).expect("it is there");
                    assert_eq!(fs::read(&place).expect("it is there"), round.to_le_bytes());
                }
            });
        }
    });
    assert_eq!(names(folder.path()), ["0", "1", "2", "3", "4", "5", "6", "7"]);
}
