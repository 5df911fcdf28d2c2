//! What must hold for every problem.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use tourbook_problems::{Case, InputText, Language, PROBLEMS, problem};

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
        // The input has a row and a column, so a number alone is no start.
        "course-8x8 15",
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

#[test]
fn the_facts_are_those_of_the_statements() {
    let any = u64::MAX;
    for (id, boards, most_cases, in_one_run, base, judging) in [
        ("sicily-1152", "5x6", any, any, 0, "any tour is right"),
        ("sicily-1153", "8x8", any, any, 0, "any tour is right"),
        // POJ's judge compares, and gives the number of cases without a limit.
        ("poj-2488", "qxp, p*q <= 26", any, any, 0, "one answer is right"),
        // The program of the course asks for one start.
        ("course-8x8", "8x8", any, 1, 0, "any tour is right"),
        // CSES counts rows and columns from 1, and asks once.
        ("cses-1689", "8x8", 1, 1, 1, "any tour is right"),
        // T is at most 9.
        ("noi-8465", "nxm, n,m <= 9, n*m <= 30", 9, 9, 0, "one answer is right"),
    ] {
        let problem = problem(id).expect("one of PROBLEMS");
        assert_eq!(problem.boards_text().to_string(), boards);
        assert_eq!(problem.input.max_cases(), most_cases, "{id}");
        assert_eq!(problem.cases_per_run(), in_one_run, "{id}");
        assert_eq!(problem.coordinate_base(), base, "{id}");
        assert_eq!(problem.acceptance.to_string(), judging);
    }
}

#[test]
fn a_text_is_in_the_language_that_is_asked_for() {
    let course = problem("course-8x8").expect("one of PROBLEMS");
    assert_eq!(course.name.in_language(Language::English), "Course");
    assert_eq!(course.name.in_language(Language::Chinese), "课程习题");
    let error = "fr".parse::<Language>().expect_err("no texts are in French");
    assert_eq!(error.to_string(), "expected en or zh");
}
