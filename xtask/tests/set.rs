//! What `generate` writes is a set of files: all are new, or all are old.

use std::fs::{self, OpenOptions};
use std::path::Path;
#[cfg(unix)]
use std::process::Command;
use std::time::{Duration, SystemTime};

use xtask::files::write;
use xtask::render::File;

/// What a run leaves that is killed; see the crate tourbook-files.
const LEFTOVER: &str = ".tourbook-0123456789abcdef.tmp";

fn file(path: &'static str, text: &str) -> File {
    File { path, text: text.to_owned() }
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect("it is there")
}

/// Makes the drafts in a folder two minutes old, as if that much time were over.
fn age_drafts(folder: &Path) {
    let time = SystemTime::now() - Duration::from_mins(2);
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "tmp") {
            let file = OpenOptions::new().write(true).open(path).expect("it is ours");
            file.set_modified(time).expect("it is ours");
        }
    }
}

fn count(folder: &Path) -> usize {
    fs::read_dir(folder).expect("a folder").count()
}

#[test]
fn where_one_cannot_be_written_all_stay_as_they_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    fs::write(path.join("first"), "old").expect("it can be written");
    fs::write(path.join("file"), "old").expect("it can be written");
    fs::create_dir(path.join("folder")).expect("it can be made");
    // A place in a file, and the place of a folder.
    for second in ["file/second", "folder"] {
        let error = write(path, &[file("first", "new"), file(second, "new")]).expect_err(second);
        let start = format!("cannot write {}: ", path.join(second).display());
        assert!(format!("{error:#}").starts_with(&start), "{error:#}");
        assert_eq!(read(path, "first"), "old", "{second}");
        assert_eq!(count(path), 3, "no draft is left");
    }
}

#[test]
fn a_leftover_goes_also_when_there_is_nothing_to_write() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = [file("answers", "right"), file("src/table", "right")];
    let written = write(folder.path(), &files).expect("it can be written");
    assert_eq!(written.len(), 2);
    let leftovers = ["", "src"].map(|part| folder.path().join(part).join(LEFTOVER));
    for path in &leftovers {
        fs::write(path, "half").expect("it can be written");
        age_drafts(path.parent().expect("a folder"));
    }
    assert!(write(folder.path(), &files).expect("nothing fails").is_empty());
    assert!(leftovers.iter().all(|path| !path.exists()));
}

#[cfg(unix)]
#[test]
fn a_run_that_is_killed_leaves_the_old_set_and_the_next_writes_the_new_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    let generate = |limit: &str| {
        let command = format!("{limit} exec \"$0\" generate --dir .");
        let mut shell = Command::new("sh");
        shell.args(["-c", &command, env!("CARGO_BIN_EXE_xtask")]).current_dir(path);
        shell.output().expect("a shell").status
    };
    assert!(generate("").success());
    let names = ["counts.txt", "picture.svg"];
    let new = names.map(|name| read(path, name));
    for name in names {
        fs::write(path.join(name), "old").expect("it can be written");
    }
    // The smaller file can be written; the larger grows too large, which kills
    // the program as kill -9 would. The limit is in blocks of 512 bytes.
    let [smaller, larger] = [&new[0], &new[1]].map(|text| text.len() / 512);
    assert!(smaller + 1 < larger);
    let killed = generate(&format!("ulimit -c 0; ulimit -f {};", smaller + 1));
    assert_eq!(killed.code(), None, "killed while it wrote: {killed}");
    assert!(names.iter().all(|name| read(path, name) == "old"), "a mixed set");
    // And src and answers.txt.
    assert_eq!(count(path), 6, "it leaves two drafts");

    age_drafts(path);
    assert!(generate("").success());
    assert!(names.map(|name| read(path, name)) == new, "the new set");
    assert_eq!(count(path), 4, "the drafts are removed");
}
