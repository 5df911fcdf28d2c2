//! The tests of a package.

use anyhow::Result;
use tourbook_export::MOST_CASES;
use tourbook_judge::answer;
use tourbook_problems::{Case, InputText, Problem, Whitespace};

/// A test: an input, and an answer to it.
#[derive(Clone, Debug)]
pub(crate) struct Test {
    /// The name of its files, without their endings.
    pub(crate) name: String,
    pub(crate) input: String,
    pub(crate) answer: String,
}

/// The most cases of an input in the package.
pub(crate) fn most_cases(problem: &Problem) -> u64 {
    problem.cases_per_run().min(MOST_CASES)
}

/// The sample that the statement shows.
pub(crate) fn sample(problem: &'static Problem) -> Result<Test> {
    let example = Case::from_values(problem, problem.example)?;
    test(problem, "1".to_owned(), &[example])
}

/// The secret tests: all cases; one case; the same case again and again; the
/// largest input; the first and the last case. The sample is not among them again.
pub(crate) fn secret(problem: &'static Problem) -> Result<Vec<Test>> {
    let all: Vec<Case> = problem.cases().collect();
    let max = usize::try_from(most_cases(problem)).unwrap_or(usize::MAX);
    let mut tests: Vec<Test> = Vec::new();
    let sample = sample(problem)?;
    let mut add = |name: &str, cases: &[Case]| -> Result<()> {
        let test = test(problem, format!("{:02}-{name}", tests.len() + 1), cases)?;
        let is_new = tests.iter().chain([&sample]).all(|other| other.input != test.input);
        tests.extend(is_new.then_some(test));
        Ok(())
    };
    for cases in all.chunks(max) {
        add("all-cases", cases)?;
    }
    // Where an input has one case, these would be the same again.
    if max > 1 {
        let last = all.last().copied().into_iter();
        add("one-case", &last.clone().collect::<Vec<_>>())?;
        add("repeated", &last.cycle().take(max.min(5)).collect::<Vec<_>>())?;
        // A step that shares no factor with the number of cases.
        let many = (0..max).map(|index| all[(index * 7919 + 11) % all.len()]);
        add("largest", &many.collect::<Vec<_>>())?;
        let edges: Vec<Case> = all.first().into_iter().chain(all.last()).copied().collect();
        add("edges", &edges)?;
    }
    Ok(tests)
}

fn test(problem: &'static Problem, name: String, cases: &[Case]) -> Result<Test> {
    let input = InputText::new(problem, cases).to_string();
    let mut output = Vec::new();
    answer(problem, input.as_bytes(), &mut output)?;
    let answer = String::from_utf8(output)?;
    // A judge that ignores white space may complain of more than it needs.
    let answer = match problem.whitespace {
        Whitespace::Compared => answer,
        Whitespace::Ignored => {
            let lines = answer.lines().filter(|line| !line.trim().is_empty());
            lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ") + "\n").collect()
        }
    };
    Ok(Test { name, input, answer })
}
