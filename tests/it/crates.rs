//! The crates that are published: what crates.io shows of them, and their examples.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::program;

/// The folders of the crates that are published, from the root.
const PUBLISHED: [&str; 8] = [
    "",
    "crates/board",
    "crates/problems",
    "crates/judge",
    "crates/draw",
    "crates/export",
    "crates/files",
    "generated",
];

fn path(folder: &str, name: &str) -> PathBuf {
    program::root().join(folder).join(name)
}

#[test]
fn every_published_crate_says_what_it_is() {
    for folder in PUBLISHED {
        let manifest = fs::read_to_string(path(folder, "Cargo.toml")).expect("a manifest");
        let (_, package) = manifest.split_once("[package]").expect("a package");
        for field in ["description", "keywords", "categories", "license", "readme"] {
            let is_there = |line: &str| line.starts_with(field);
            assert!(package.lines().any(is_there), "{folder}: {field}");
        }
        let readme = package.lines().find_map(|line| line.strip_prefix("readme = "));
        let readme = readme.expect("the field readme").trim_matches('"');
        for file in [readme, "LICENSE-MIT", "LICENSE-APACHE"] {
            let text = fs::read_to_string(path(folder, file)).expect("a text");
            assert!(text.len() > 500, "{folder}: {file}");
        }
    }
}

#[test]
fn the_landing_page_names_every_library() {
    let page = fs::read_to_string(path("crates/cli", "lib.rs")).expect("a text");
    for folder in &PUBLISHED[1..] {
        let manifest = fs::read_to_string(path(folder, "Cargo.toml")).expect("a manifest");
        let name = manifest.split('"').nth(1).expect("a name").replace('-', "_");
        assert!(page.contains(&format!("[`{name}`]")), "{name}");
    }
}

#[test]
fn every_example_runs() {
    let mut count = 0;
    for folder in PUBLISHED {
        let Ok(examples) = fs::read_dir(path(folder, "examples")) else { continue };
        for example in examples.map(|example| example.expect("an entry").path()) {
            let name = example.file_stem().and_then(|name| name.to_str()).expect("a name");
            let ran = Command::new(env!("CARGO"))
                .args(["run", "--quiet", "--locked", "--example", name])
                .current_dir(path(folder, ""))
                .output()
                .expect("cargo starts");
            assert!(ran.status.success(), "{name}: {}", String::from_utf8_lossy(&ran.stderr));
            assert!(!ran.stdout.is_empty(), "{name}");
            count += 1;
        }
    }
    assert_eq!(count, 3);
}
