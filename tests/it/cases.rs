//! Test inputs that the program writes.

use std::fs;

use tourbook_problems::PROBLEMS;

use crate::program::run;

#[test]
fn an_input_with_every_case_is_answered_and_accepted() {
    let folder = tempfile::tempdir().expect("a folder");
    let input = folder.path().join("input");
    for problem in PROBLEMS {
        let (id, all) = (problem.id, problem.cases().count() as u64);
        let max = problem.input.max_cases();
        let texts = if max < all {
            let (output, message) = run(&format!("cases {id}"), "").fails(2);
            assert!(output.is_empty() && message.contains("add -o DIR"), "{message}");
            let inputs = folder.path().join(id);
            run(&format!("cases {id} -o {}", inputs.display()), "").ok();
            let files = fs::read_dir(inputs).expect("a folder");
            files
                .map(|file| fs::read_to_string(file.expect("a file").path()).expect("it"))
                .collect()
        } else {
            vec![run(&format!("cases {id}"), "").ok()]
        };
        assert_eq!(texts.len() as u64, all.div_ceil(max));
        let mut accepted = 0;
        for text in texts {
            fs::write(&input, &text).expect("it can be written");
            let answers = run(&format!("answer {id}"), &text).ok();
            let verdict = run(&format!("check {id} {} -", input.display()), answers).ok();
            let count = verdict.strip_prefix("accepted: ").and_then(|text| text.split_once(' '));
            accepted += count.expect("a number").0.parse::<u64>().expect("a number");
        }
        assert_eq!(accepted, all);
    }
    // p and q with p * q <= 26: 26 of them with p = 1, 13 with p = 2, ...
    assert!(run("cases poj-2488", "").ok().starts_with("91\n1 1\n1 2\n"));
    assert!(run("cases sicily-1152", "").ok().ends_with("\n30\n-1\n"));
}

#[test]
fn random_cases_are_the_same_for_the_same_seed() {
    let input = |seed| run(&format!("cases poj-2488 --count 500 --seed {seed}"), "").ok();
    let first = input(1);
    assert_eq!(first, input(1));
    assert_ne!(first, input(2));
    assert_eq!(first.lines().count(), 501);
    let ran = run("cases poj-2488 --count 500", "");
    assert_eq!(ran.status, Some(2));
    assert!(ran.stderr.contains("--seed"), "{}", ran.stderr);
}

#[test]
fn inputs_are_written_to_files_and_replaced_only_with_force() {
    let folder = tempfile::tempdir().expect("a folder");
    let tests = folder.path().join("tests");
    let command = format!("cases course-8x8 -o {}", tests.display());
    assert_eq!(run(&command, "").ok(), "");
    let path = tests.join("001.in");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), run("cases course-8x8", "").ok());
    fs::write(&path, "mine").expect("it can be written");
    let (_, message) = run(&command, "").fails(1);
    assert!(message.contains("001.in"), "{message}");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "mine");
    assert_eq!(run(&format!("{command} --force"), "").ok(), "");
    assert_ne!(fs::read_to_string(&path).expect("it is there"), "mine");
}
