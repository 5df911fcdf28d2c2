//! Completions and man pages do in a shell what they are for.

use std::path::Path;
use std::process::Command;

use tourbook_dist::shell;

/// The release folder's file at this place.
fn text(place: &str) -> String {
    let files = shell::files().expect("they render");
    let (_, bytes) = files
        .into_iter()
        .find(|(path, _)| path == Path::new(place))
        .unwrap_or_else(|| panic!("no {place}"));
    String::from_utf8(bytes).expect("text")
}

/// What bash offers after these words, the last of which is being typed.
fn offers(words: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("tourbook.bash");
    std::fs::write(&script, text("completions/tourbook.bash")).expect("written");
    let (last, words) = (words.len() - 1, words.join(" "));
    // As bash itself calls the function that the script has registered.
    let program = format!(
        "source {}; COMP_WORDS=({words}); COMP_CWORD={last}; \
         function=$(complete -p tourbook | sed 's/.*-F \\([^ ]*\\).*/\\1/'); \
         $function tourbook \"${{COMP_WORDS[$COMP_CWORD]}}\" \"${{COMP_WORDS[$COMP_CWORD-1]}}\"; \
         printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        script.display()
    );
    let output = Command::new("bash").args(["--norc", "-c", &program]).output().expect("bash");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn bash_completes_a_command_and_a_problem() {
    if !xtask::tools::has("bash", "--version") {
        return;
    }
    assert_eq!(offers(&["tourbook", "ans"]), ["answer"]);
    assert_eq!(offers(&["tourbook", "answer", "poj"]), ["poj-2488"]);
    let commands = offers(&["tourbook", "''"]);
    for command in tourbook::command().get_subcommands() {
        assert!(commands.iter().any(|offer| offer == command.get_name()), "{commands:?}");
    }
}

#[test]
fn each_command_has_a_man_page_and_each_shell_its_completions() {
    let mut pages = vec!["tourbook".to_owned()];
    let command = tourbook::command();
    pages.extend(
        command.get_subcommands().map(|command| format!("tourbook-{}", command.get_name())),
    );
    for page in pages {
        assert!(text(&format!("man/{page}.1")).contains(".TH"), "{page}");
    }
    for place in ["tourbook.bash", "_tourbook", "tourbook.fish", "_tourbook.ps1"] {
        assert!(text(&format!("completions/{place}")).contains("problems"), "{place}");
    }
}

#[test]
fn the_document_installs_files_that_there_are() {
    let document = include_str!("../../../docs/install.md");
    let installed = document.lines().filter(|line| line.starts_with("install -D -m 644 "));
    let sources: Vec<&str> =
        installed.filter_map(|line| Some(line.rsplit_once(" dist/")?.1)).collect();
    assert_eq!(sources.len(), 4, "man pages, bash, zsh and fish: {sources:?}");
    for source in sources {
        let there = |path: &Path| {
            path == Path::new(source) || source == "man/*.1" && path.starts_with("man")
        };
        assert!(
            shell::files().expect("they render").iter().any(|(path, _)| there(path)),
            "{source}"
        );
    }
}
