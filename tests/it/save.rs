//! Pictures in files.

use std::fs;
use std::path::Path;

use crate::program::{Ran, run, tourbook};

/// What `tourbook show ... -o FILE` does, `options` after it.
fn save(file: &Path, options: &str) -> Ran {
    let mut command = tourbook(["show", "poj-2488", "4", "3", "-o"]);
    command.arg(file).args(options.split_whitespace());
    command.output().expect("it starts").into()
}

/// That there is nothing in `folder` but these.
#[track_caller]
fn assert_holds(folder: &Path, names: &[&str]) {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut found: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    found.sort();
    assert_eq!(found, names);
}

#[test]
fn a_file_holds_what_would_be_printed_in_the_format_of_its_ending() {
    for (name, format) in [
        ("tour.svg", "svg"),
        ("TOUR.SVG", "svg"),
        ("tour.json", "json"),
        ("tour.txt", "text"),
        ("tour", "text"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(name);
        assert_eq!(save(&file, "").ok(), "");
        let printed = run(&format!("show poj-2488 4 3 --format {format}"), "").ok();
        assert_eq!(fs::read_to_string(&file).expect("it is there"), printed, "{name}");
        assert_holds(folder.path(), &[name]);
    }
    assert_eq!(save(Path::new("-"), "").ok(), run("show poj-2488 4 3", "").ok());
}

#[test]
fn a_file_of_another_format_is_told_which_formats_there_are_and_what_converts() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["tour.png", "tour.PDF", "tour.jpeg"] {
        let (_, message) = save(&folder.path().join(name), "").fails(2);
        assert!(message.contains(&format!("{name} does not say the format: ")), "{message}");
        // The endings above, the values of --format, and the converters' usage.
        for part in [
            ".svg, .json or .txt,",
            "--format svg, json, text or unicode;",
            "resvg tour.svg tour.png,",
            "rsvg-convert -f pdf -o tour.pdf tour.svg",
        ] {
            assert!(message.contains(part), "{part}: {message}");
        }
    }
    assert_holds(folder.path(), &[]);
}

#[test]
fn a_file_that_is_there_is_kept_unless_force_is_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tour.svg");
    fs::write(&file, "precious").expect("it can be written");
    let (_, message) = save(&file, "").fails(1);
    let expected = "tour.svg cannot be written: it already exists; use --force to overwrite it";
    assert!(message.ends_with(expected), "{message}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "precious");
    assert_eq!(save(&file, "--force").ok(), "");
    assert!(fs::read_to_string(&file).expect("it is there").starts_with("<svg"));
    assert_holds(folder.path(), &["tour.svg"]);
}

#[test]
fn of_many_runs_at_once_one_writes_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tour.svg");
    let statuses: Vec<Option<i32>> = std::thread::scope(|scope| {
        let runs: Vec<_> = (0..8).map(|_| scope.spawn(|| save(&file, "").status)).collect();
        runs.into_iter().map(|run| run.join().expect("no panic")).collect()
    });
    assert_eq!(statuses.iter().filter(|&&status| status == Some(0)).count(), 1, "{statuses:?}");
    assert!(statuses.iter().all(|status| matches!(status, Some(0 | 1))), "{statuses:?}");
    assert_holds(folder.path(), &["tour.svg"]);
}

#[test]
fn a_place_where_no_file_can_be_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("inside");
    fs::create_dir(&inside).expect("a folder");
    for options in ["", "--force"] {
        for (place, why) in [
            (inside.clone(), "it is a folder"),
            (folder.path().join("missing/tour.svg"), "there is no such folder"),
            (folder.path().join("..").join(".."), "it is a folder"),
        ] {
            let (_, message) = save(&place, &format!("{options} --format svg")).fails(1);
            assert!(message.ends_with(&format!(" cannot be written: {why}")), "{message}");
        }
    }
    assert_holds(folder.path(), &["inside"]);
    assert_holds(&inside, &[]);
}

#[test]
fn many_runs_at_once_replace_a_file_without_disturbing_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    std::thread::scope(|scope| {
        for file in ["tour.svg", "tour.svg", "tour.svg", "other.svg", "other.svg", "other.svg"] {
            let file = folder.path().join(file);
            scope.spawn(move || {
                (0..20).for_each(|_| assert_eq!(save(&file, "--force").ok(), ""));
            });
        }
    });
    assert_holds(folder.path(), &["other.svg", "tour.svg"]);
}

#[cfg(unix)]
mod unix {
    use std::fs::{self, OpenOptions};
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    use std::os::unix::net::UnixListener;
    use std::path::Path;
    use std::time::{Duration, SystemTime};

    use super::{assert_holds, save};
    use crate::program::{Ran, shell};

    #[test]
    fn a_disk_that_is_full_leaves_nothing_behind_and_what_was_there() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("old.svg"), "precious").expect("it can be written");
        for options in ["-o new.svg", "-o old.svg --force"] {
            // No file may grow: a write fails as on a full disk.
            let command = "trap '' XFSZ; ulimit -f 0; exec tourbook show course-8x8 3 4";
            let ran: Ran = shell(&format!("{command} {options}"), folder.path())
                .output()
                .expect("a shell")
                .into();
            let (_, message) = ran.fails(1);
            assert!(message.contains("cannot be written: File too large"), "{message}");
            assert_holds(folder.path(), &["old.svg"]);
        }
        let old = fs::read_to_string(folder.path().join("old.svg")).expect("it is there");
        assert_eq!(old, "precious");
    }

    /// Makes the drafts in a folder two minutes old, as if that much time were over.
    fn age_drafts(folder: &Path) {
        let time = SystemTime::now() - Duration::from_secs(120);
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "tmp") {
                let file = OpenOptions::new().write(true).open(path).expect("it is ours");
                file.set_modified(time).expect("it is ours");
            }
        }
    }

    #[test]
    fn what_a_killed_run_left_is_removed_by_a_later_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let tourbook = |limit: &str| {
            let command = "exec tourbook show course-8x8 3 4 --force -o tour.svg";
            shell(&format!("{limit} {command}"), folder.path()).output().expect("a shell")
        };
        for _ in ["a new file", "a file that is there"] {
            let before = fs::read_dir(&folder).expect("a folder").count();
            // A file that grows too large kills the program, as kill -9 would.
            let killed = tourbook("ulimit -c 0; ulimit -f 0;");
            assert_eq!(killed.status.code(), None, "killed while it wrote: {killed:?}");
            let after = fs::read_dir(&folder).expect("a folder").count();
            assert_eq!(after, before + 1, "it leaves a file");
            age_drafts(folder.path());
            assert_eq!(Ran::from(tourbook("")).ok(), "");
            assert_holds(folder.path(), &["tour.svg"]);
        }
    }

    #[test]
    fn what_is_no_regular_file_is_not_replaced_by_one() {
        // A device would be another; but this test must not break one.
        let folder = tempfile::tempdir().expect("a folder");
        let socket = folder.path().join("socket.svg");
        let _listener = UnixListener::bind(&socket).expect("a socket");
        for options in ["", "--force"] {
            let (_, message) = save(&socket, options).fails(1);
            let end = ": it is not a regular file; to write to standard output: -o -";
            assert!(message.ends_with(end), "{message}");
        }
        assert_holds(folder.path(), &["socket.svg"]);
    }

    #[test]
    fn a_link_stays_a_link_and_permissions_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, link) = (folder.path().join("tour.svg"), folder.path().join("link.svg"));
        fs::write(&file, "old").expect("it can be written");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("ours");
        symlink("tour.svg", &link).expect("a link");
        assert_eq!(save(&link, "").status, Some(1));
        assert_eq!(save(&link, "--force").ok(), "");
        assert!(link.is_symlink());
        assert!(fs::read_to_string(&file).expect("it is there").starts_with("<svg"));
        let mode = fs::metadata(&file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        assert_holds(folder.path(), &["link.svg", "tour.svg"]);
    }

    #[test]
    fn a_link_that_leads_to_no_file_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        for (link, leads_to, why) in [
            ("nowhere.svg", "missing.svg", "it is a link that leads nowhere"),
            ("far.svg", "missing/tour.svg", "it is a link that leads nowhere"),
            ("itself.svg", "itself.svg", "symbolic links"),
        ] {
            let path = folder.path().join(link);
            symlink(leads_to, &path).expect("a link");
            for options in ["", "--force"] {
                let (_, message) = save(&path, options).fails(1);
                let start = format!("{link} cannot be written: ");
                let (_, found) = message.split_once(&start).expect("the link's name");
                // A link to itself has an error in the words of the system.
                assert!(found.contains(why), "{message}");
            }
            assert_eq!(fs::read_link(&path).expect("a link"), Path::new(leads_to));
        }
        assert_holds(folder.path(), &["far.svg", "itself.svg", "nowhere.svg"]);
    }

    #[test]
    fn the_file_that_is_standard_output_is_told_from_one_on_the_disk() {
        // Standard output is a pipe here, after two links on Linux.
        for options in ["", "--force"] {
            let (_, message) = save(Path::new("/dev/stdout"), options).fails(1);
            assert!(message.ends_with("to write to standard output: -o -"), "{message}");
        }
    }
}
