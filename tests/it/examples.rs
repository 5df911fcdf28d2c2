//! Every help, and the examples under it.

use crate::program::{run, shell};

/// All commands of the program, as they are typed before `--help`: found in
/// the help itself, so that a new one is among them.
fn commands() -> Vec<String> {
    let mut commands = vec![String::new()];
    let mut next = 0;
    while let Some(command) = commands.get(next).cloned() {
        let help = run(&format!("{command} --help"), "").ok();
        let list = help.split("Commands:\n").nth(1).unwrap_or_default();
        for line in list.lines().take_while(|line| line.starts_with("  ")) {
            let name = line.split_whitespace().next().unwrap_or_default();
            if name != "help" {
                commands.push(format!("{command} {name}").trim().to_owned());
            }
        }
        next += 1;
    }
    commands
}

/// The examples at the end of a help.
fn examples(command: &str) -> Vec<String> {
    let help = run(&format!("{command} --help"), "").ok();
    let (_, examples) = help.split_once("\nExamples:\n").unwrap_or_default();
    examples.lines().map(|line| line.trim().to_owned()).collect()
}

#[test]
fn every_help_fits_80_columns() {
    let mut helps: Vec<(String, usize)> =
        commands().into_iter().map(|command| (command, 80)).collect();
    for protocol in ["testlib", "icpc", "cms", "hustoj"] {
        // For machines; and clap does not break the line of usage.
        helps.push((format!("check --protocol {protocol}"), 84));
    }
    for (command, width) in helps {
        let ran = run(&format!("{command} --help"), "");
        assert!(ran.stdout.contains("Usage: tourbook"), "{command}: {}", ran.stderr);
        for line in ran.stdout.lines() {
            assert!(line.chars().count() <= width, "tourbook {command} --help: {line}");
        }
    }
}

#[test]
fn every_help_ends_with_two_or_three_examples_and_all_of_them_run() {
    let commands = commands();
    for command in ["", "answer", "explain", "problems", "show", "table"] {
        assert!(commands.contains(&command.to_owned()), "{command} is a command: {commands:?}");
    }
    for command in commands {
        let examples = examples(&command);
        assert!((2..=3).contains(&examples.len()), "tourbook {command}: {examples:?}");
        // One after another in one folder: a later one may use an earlier's file.
        let folder = tempfile::tempdir().expect("a folder");
        for example in examples {
            assert!(example.contains(&format!("tourbook {command}")), "{command}: {example}");
            let output = shell(&example, folder.path()).output().expect("a shell");
            let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!((output.status.code(), stderr.as_str()), (Some(0), ""), "{example}");
            let writes = example.contains(" -o ");
            assert_eq!(output.stdout.is_empty(), writes, "{example} prints something");
        }
    }
}
