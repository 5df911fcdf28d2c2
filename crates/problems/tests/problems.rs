//! What must hold for every problem.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use tourbook_problems::{Case, InputText, PROBLEMS, problem};

#[test]
fn each_problem_has_a_statement_in_both_languages() {
    for problem in PROBLEMS {
        // cargo says at run time where this package is.
        let package = env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs the test");
        let folder = Path::new(&package).join("texts").join(problem.id);
        let read = |name: &str| {
            let path = folder.join(name);
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        };
        let (english, chinese) = (read("statement.en.md"), read("statement.zh.md"));
        assert!(english.is_ascii(), "{}", problem.id);
        assert!(english.contains("\n## Input\n") && english.contains("\n## Output\n"));
        assert!(chinese.contains("\n## 输入\n") && chinese.contains("\n## 输出\n"));
    }
}

#[test]
fn the_text_of_each_case_is_read_as_that_case() {
    for &problem in PROBLEMS {
        let mut keys = BTreeSet::new();
        for case in problem.cases() {
            assert_eq!(case.to_string().parse(), Ok(case));
            assert_eq!(Case::new(problem, case.key()), Some(case));
            assert!(keys.insert(case.key()), "{case} asks what another case asks");
        }
        let example = Case::from_values(problem, problem.example).expect("it is a case");
        assert!(keys.contains(&example.key()));
    }
}

#[test]
fn what_is_not_a_case_is_refused() {
    for text in [
        "",
        "sicily-1152",
        "sicily-1152 0",
        "sicily-1152 31",
        "sicily-1152 x",
        "sicily-1152 256",
        "sicily-1152 5,0",
        "sicily-1152 1 2 3",
        "poj-2488 4",
        "poj-2488 0 1",
        "poj-2488 4 7",
        "poj-2488 27 1",
        "poj-2488 4 3 1",
        "poj-2488 4x3",
        "poj-2488 +4 3",
        "course-8x8 8 0",
        "course-8x8 0 8",
        "course-8x8 -1 0",
        "course-8x8 0 0 0 0 0 0 0 0 0",
        "poj 4 3",
    ] {
        assert!(text.parse::<Case>().is_err(), "{text:?}");
    }
    let message = "poj-2488 4 7".parse::<Case>().expect_err("28 squares").to_string();
    assert_eq!(message, "expected the numbers of a case of poj-2488, such as 4 5");
}

#[test]
fn an_input_is_written_as_the_judge_writes_it() {
    let input = |cases: &[&str]| {
        let cases: Vec<Case> = cases.iter().map(|case| case.parse().expect("a case")).collect();
        InputText::new(cases[0].problem(), &cases).to_string()
    };
    // The samples of the judges.
    assert_eq!(input(&["poj-2488 1 1", "poj-2488 2 3", "poj-2488 4 3"]), "3\n1 1\n2 3\n4 3\n");
    let starts = ["sicily-1152 4", "sicily-1152 8", "sicily-1152 15"];
    assert_eq!(input(&starts), "4\n8\n15\n-1\n");
    assert_eq!(input(&["course-8x8 3 4", "course-8x8 0 7"]), "3 4\n0 7\n");
}

#[test]
fn the_cases_are_those_of_the_statements() {
    // 30 starts; the products p * q of at most 26, so for each p 26 / p numbers
    // q; 64 starts.
    let products = (1..=26).map(|p| 26 / p).sum();
    for (id, count) in [("sicily-1152", 30), ("poj-2488", products), ("course-8x8", 64)] {
        assert_eq!(problem(id).expect("one of PROBLEMS").cases().count(), count, "{id}");
    }
}
