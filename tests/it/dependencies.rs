//! What the shipped program is made of.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

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
    let ours =
        ["board", "draw", "files", "judge", "keys", "table"].map(|name| format!("tourbook-{name}"));
    others.remove("tourbook");
    assert_eq!(others, ours.into());
}

#[test]
fn the_generator_never_links_the_table() {
    // It must make one where there is none.
    assert!(!tree("xtask").contains("tourbook-table"));
}

#[test]
fn what_draws_knows_boards_and_nothing_else() {
    let known = ["tourbook-board", "tourbook-draw"].map(str::to_owned);
    assert_eq!(tree("tourbook-draw"), known.into());
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
fn the_readme_counts_the_packages_of_the_shipped_program() {
    let statement = format!("made of {} packages, itself", tree("tourbook").len());
    let readme = include_str!("../../README.md").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(readme.contains(&statement), "{statement}");
}
