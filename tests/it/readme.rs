//! Every command and every output that the README shows.
//!
//! A block marked `console` holds commands, each after `$ `, and below each
//! what it prints; a line `...` stands for lines that are left out.

use std::collections::BTreeSet;

use crate::program::{self, Ran};

const README: &str = include_str!("../../README.md");
const CHINESE: &str = include_str!("../../README.zh-CN.md");

/// What a reader types, and what the reader should see.
pub(crate) struct Shown {
    pub(crate) command: String,
    pub(crate) output: String,
}

/// The commands of all blocks of `text` that are marked `mark`.
pub(crate) fn blocks(text: &str, mark: &str) -> Vec<Shown> {
    let mut shown: Vec<Shown> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with("```") {
            inside = line == format!("```{mark}");
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            shown.push(Shown { command: command.to_owned(), output: String::new() });
        } else if let Some(last) = shown.last_mut().filter(|_| inside) {
            last.output += line;
            last.output += "\n";
        }
    }
    shown
}

/// What a shell does with the command, `tourbook` being the built program.
pub(crate) fn shell(command: &str) -> Ran {
    // The same program, without building it once more in another profile.
    let command = command.replace("cargo run --release --locked --", "tourbook");
    program::shell(&command, &program::root()).output().expect("a shell").into()
}

/// Whether `output` is `shown`, in which `...` stands for any lines.
pub(crate) fn fits(output: &str, shown: &str) -> bool {
    let mut rest = output;
    let mut pieces = shown.split("...\n");
    let first = pieces.next().unwrap_or_default();
    let Some(after) = rest.strip_prefix(first) else {
        return false;
    };
    rest = after;
    let pieces: Vec<&str> = pieces.collect();
    let Some((last, middle)) = pieces.split_last() else {
        return rest.is_empty();
    };
    for piece in middle {
        let Some(found) = rest.find(piece) else {
            return false;
        };
        rest = &rest[found + piece.len()..];
    }
    rest.ends_with(last)
}

#[cfg(unix)]
#[test]
fn every_command_prints_what_the_readme_shows() {
    for (readme, locale) in [(README, "C"), (CHINESE, "zh_CN.UTF-8")] {
        let shown = blocks(readme, "console");
        assert!(shown.len() >= 5, "the README shows the program in use");
        for Shown { command, output } in shown {
            // The locale may not be installed, about which the shell complains.
            let ran =
                shell(&format!("{{ LC_ALL={locale}; export LC_ALL; }} 2>/dev/null; {command}"));
            let printed = format!("{}{}", ran.stdout, ran.stderr);
            assert!(fits(&printed, &output), "$ {command}\n{printed}\nis not\n{output}");
        }
    }
}

#[test]
fn the_two_set_up_commands_stand_alone_and_ci_runs_the_second() {
    let commands: Vec<String> =
        blocks(README, "sh").into_iter().map(|shown| shown.command).collect();
    let [main_job, tests] = commands.as_slice() else {
        panic!("two commands: {commands:?}");
    };
    assert!(main_job.starts_with("cargo run --release --locked -- answer "), "{main_job}");
    assert_eq!(shell(main_job).ok(), include_str!("../data/poj-2488.out"));
    let ci = include_str!("../../.ci/run");
    assert!(ci.lines().any(|line| line.ends_with(tests.as_str())), "{tests}");
}

/// A number as a text for people has it: 5,469.
fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    String::from_utf8_lossy(&groups.join(&b',')).into_owned()
}

#[test]
fn the_numbers_in_the_text_are_true() {
    let derived = xtask::derive::derive().expect("a search that is not broken");
    let nodes = with_commas(derived.effort.nodes);
    let keys = with_commas(derived.entries.len() as u64);
    let tours = derived.entries.iter().filter_map(|entry| entry.tour.as_ref());
    let squares = with_commas(tours.map(|tour| tour.len() as u64).sum());
    let version = |manifest: &str| {
        let version = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \""));
        version.expect("there is one").trim_end_matches('"').to_owned()
    };
    let program = version(include_str!("../../Cargo.toml"));
    let offline = version(include_str!("../../xtask/Cargo.toml"));
    let text = README.split_whitespace().collect::<Vec<_>>().join(" ");
    for statement in [
        format!("All {keys} keys take {nodes} nodes, and their tours have {squares} squares"),
        format!("prints all {keys} answers"),
        format!("checks all {keys} answers"),
        format!("deriving all {keys} keys"),
        format!("{program} or newer for the first command, {offline} or newer for the second"),
    ] {
        assert!(text.contains(&statement), "{statement}");
    }
}

#[test]
fn the_figures_of_the_study_are_those_of_the_study() {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (readme, study) = (words(README), words(include_str!("../../generated/strategies.md")));
    for figures in [
        "backtracks 46 times, or 563, or 68,038",
        "even ascending order backtracks only 2 times on 8 x 8 and 196 times on 5 x 6",
        "the lexicographically first tour is found without a single backtrack from every start \
         of every board of at most 64 squares, and every impossible start is refuted before the \
         first move",
        "10,096 starts: 2,663 have a tour",
        "128,159 squares",
    ] {
        assert!(readme.contains(figures) && study.contains(figures), "{figures}");
    }
    // A strategy is a row of the table for each of the two boards.
    let rows = study.matches("| Plain,").count()
        + study.matches("| Warnsdorff,").count()
        + study.matches("| Ascending,").count();
    assert_eq!(rows, 2 * 19);
    assert!(readme.contains("All 19 strategies"));
}

/// The fenced blocks of a text, in their order.
fn fenced(text: &str) -> Vec<&str> {
    text.split("\n```").skip(1).step_by(2).collect()
}

#[test]
fn the_chinese_readme_shows_the_same_commands() {
    let chinese = CHINESE;
    let commands = |text: &str| -> Vec<String> {
        blocks(text, "console").into_iter().map(|shown| shown.command).collect()
    };
    assert!(fenced(README).len() > 10);
    assert_eq!(fenced(chinese).len(), fenced(README).len());
    assert_eq!(commands(chinese), commands(README));
    assert_eq!(blocks(chinese, "sh").len(), blocks(README, "sh").len());
    // Each has as many sections, and links to the other.
    let sections = |text: &str| text.matches("\n## ").count();
    assert_eq!(sections(chinese), sections(README));
    assert!(README.lines().take(5).any(|line| line.contains("](README.zh-CN.md)")));
    assert!(chinese.lines().take(5).any(|line| line.contains("](README.md)")));
    // And every command, file and figure that the text names.
    let named = |text: &str| -> BTreeSet<String> {
        let code = text.split('`').skip(1).step_by(2).filter(|code| !code.is_empty());
        code.map(|code| code.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    let prose = |text: &str| text.split("\n```").step_by(2).collect::<String>();
    assert_eq!(named(&prose(chinese)), named(&prose(README)));
}
