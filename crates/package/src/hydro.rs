//! The problem format of Hydro: <https://docs.hydro.ac/>. The folder is zipped as
//! it is.

use anyhow::Result;
use tourbook_export::{source, target};
use tourbook_problems::{Language, Problem};

use crate::data::{Test, sample, secret};
use crate::statement::markdown;
use crate::{File, short_name};

/// The files of the package.
pub(crate) fn files(problem: &'static Problem) -> Result<Vec<File>> {
    let sample = sample(problem)?;
    let mut files = vec![
        File::new("problem.yaml", problem_yaml(problem)),
        File::new("problem_zh.md", statement(problem, Language::Chinese, &sample)),
        File::new("problem_en.md", statement(problem, Language::English, &sample)),
        File::new(
            "testdata/config.yaml",
            "type: default\ntime: 1000ms\nmemory: 64m\nchecker_type: testlib\nchecker: checker.cc\n",
        ),
    ];
    let checker = target("checker-testlib").map(|target| source(problem, target));
    files.extend(checker.map(|text| File::new("testdata/checker.cc", text)));
    for (test, number) in [sample].into_iter().chain(secret(problem)?).zip(1..) {
        files.push(File::new(format!("testdata/{number}.in"), test.input));
        files.push(File::new(format!("testdata/{number}.out"), test.answer));
    }
    Ok(files)
}

fn problem_yaml(problem: &Problem) -> String {
    let title = problem.title.replace('\'', "''");
    format!("pid: {}\ntitle: '{title}'\ntag:\n  - tourbook\n", short_name(problem).to_uppercase())
}

/// The statement with its sample.
fn statement(problem: &Problem, language: Language, sample: &Test) -> String {
    let text = markdown(problem, language);
    let Test { input, answer, .. } = sample;
    format!("{text}\n```input1\n{input}```\n\n```output1\n{answer}```\n")
}
