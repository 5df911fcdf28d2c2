//! What the shipped program is made of.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use tourbook_problems::PROBLEMS;

/// The names of the packages in the normal dependency tree of `package`.
fn tree(package: &str) -> BTreeSet<String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--edges", "normal", "--prefix", "none"])
        .args(["--format", "{p}", "--package", package])
        .current_dir(crate::program::root())
        .output()
        .expect("cargo starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    text.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

#[test]
fn the_shipped_program_is_made_of_phf_and_clap_and_what_they_bring() {
    let mut others = tree("tourbook");
    assert!(others.contains("phf") && others.contains("clap"), "{others:?}");
    for brought in tree("phf").union(&tree("clap")) {
        others.remove(brought);
    }
    let ours = ["board", "draw", "export", "files", "judge", "problems", "table"]
        .map(|name| format!("tourbook-{name}"));
    others.remove("tourbook");
    assert_eq!(others, ours.into());
}

#[test]
fn the_generator_never_links_the_table() {
    // It must make one where there is none.
    assert!(!tree("xtask").contains("tourbook-table"));
}

/// The crates of the workspace in the normal dependency tree of `package`.
fn own(package: &str) -> BTreeSet<String> {
    tree(package).into_iter().filter(|name| name.starts_with("tourbook-")).collect()
}

#[test]
fn each_crate_knows_only_what_it_may_know() {
    for (package, known) in [
        ("board", &["board"][..]),
        ("problems", &["board", "problems"]),
        ("table", &["board", "table"]),
        ("draw", &["board", "draw"]),
        ("solver", &["board", "solver"]),
        ("judge", &["board", "judge", "problems", "table"]),
    ] {
        let known: BTreeSet<String> = known.iter().map(|name| format!("tourbook-{name}")).collect();
        assert_eq!(own(&format!("tourbook-{package}")), known, "{package}");
    }
}

/// The code of a source file: without comments and without its tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn no_code_outside_of_the_problems_names_a_problem() {
    let listed = Command::new("git")
        .args(["ls-files", "*.rs"])
        .current_dir(crate::program::root())
        .output()
        .expect("git starts");
    let listed = String::from_utf8(listed.stdout).expect("paths in UTF-8");
    let is_code = |path: &&str| {
        let is_test = ["/tests/", "/examples/", "/benches/"]
            .iter()
            .any(|folder| format!("/{path}").contains(folder));
        // The benchmark's programs answer certain problems.
        let is_free = path.starts_with("crates/problems/") || path.starts_with("crates/bench/");
        !is_test && !is_free
    };
    let mut read = 0;
    for path in listed.lines().filter(is_code) {
        let text = fs::read_to_string(path).expect("a source file");
        for problem in PROBLEMS {
            for id in [problem.id.to_owned(), problem.id.replace('-', "_")] {
                assert!(!code(&text).contains(&id), "{path} names {id}");
            }
        }
        read += 1;
    }
    assert!(read > 100, "{read} files");
}

#[test]
fn no_program_has_the_folder_of_a_checkout_built_in() {
    // Where checkouts share a target folder, it would be that of another one.
    let built_in = ["env!(\"", "CARGO_MANIFEST_DIR"].concat();
    let (mut folders, mut sources) = (vec![crate::program::root()], 0);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("it")) {
            let path = entry.path();
            if entry.file_type().expect("a type").is_dir() {
                let name = entry.file_name();
                folders.extend((name != "target" && name != ".git").then_some(path));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a text");
                assert!(!text.contains(&built_in), "{}", path.display());
                sources += 1;
            }
        }
    }
    assert!(sources > 100, "{sources} sources");
}

#[test]
fn the_document_counts_the_packages_of_the_shipped_program() {
    let statement = format!("made of {} packages, itself", tree("tourbook").len());
    let text = include_str!("../../docs/speed.md").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains(&statement), "{statement}");
}
