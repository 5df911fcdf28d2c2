//! The comparisons, each with the most that it may come to.

use std::path::Path;
use std::time::Instant;

use anyhow::{Result, ensure};
use tourbook_problems::{Body, Case, InputText, Problem};

use crate::batches::{self, Batches, batched};
use crate::machine;
use crate::measure::{Run, Times, in_turn};
use crate::programs::{Compiled, Programs, searched, table_program};
use crate::report::{Fact, Report, Row};

/// Measures everything that can be measured here.
pub(crate) fn measure(programs: &Programs, starts: usize, rounds: usize) -> Result<Report> {
    let mut report = Report {
        machine: machine::describe(),
        rows: Vec::new(),
        facts: Vec::new(),
        left_out: Vec::new(),
    };
    let compiled = match &programs.compiled {
        Ok(compiled) => Some(compiled),
        Err(error) => {
            report.left_out.push(format!("the programs in C and C++: {error:#}"));
            None
        }
    };
    one_answer(&mut report, programs, compiled, starts)?;
    match Batches::write(&programs.plain) {
        Err(error) => report.left_out.push(format!("the batches: {error:#}")),
        Ok(batches) => {
            let builds = [("shipped", &programs.shipped), ("plain", &programs.plain)];
            for (build, tourbook) in builds {
                answers(&mut report, build, tourbook, &batches, compiled, rounds)?;
                checks(&mut report, build, tourbook, &batches, rounds)?;
                memory(&mut report, build, tourbook, &batches)?;
            }
        }
    }
    derivation(&mut report, rounds)?;
    facts(&mut report, programs)?;
    Ok(report)
}

/// Adds the ratio of the first of `runs` to each of the others, against which
/// there is a bar or none.
fn compare(
    report: &mut Report,
    what: &str,
    ours: &Run,
    others: &[(&str, Run, Option<f64>)],
    rounds: usize,
) -> Result<()> {
    let mut runs = vec![ours];
    runs.extend(others.iter().map(|(_, run, _)| run));
    let times = in_turn(&runs, rounds)?;
    if let Some((ours, theirs)) = times.split_first() {
        for ((against, _, bar), theirs) in others.iter().zip(theirs) {
            report.rows.push(Row::ratio(what, against, ours, theirs, *bar));
        }
    }
    Ok(())
}

/// A whole process for one line.
fn one_answer(
    report: &mut Report,
    programs: &Programs,
    compiled: Option<&Compiled>,
    rounds: usize,
) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (input, all) = (folder.path().join("one.in"), folder.path().join("all.in"));
    let answer = folder.path().join("one.out");
    let problem = searched()?;
    let cases: Vec<Case> = problem.cases().collect();
    let example = Case::from_values(problem, problem.example)?;
    std::fs::write(&input, InputText::new(problem, &[example]).to_string())?;
    std::fs::write(&all, InputText::new(problem, &cases).to_string())?;
    let tourbook = |program: &Path, input: &Path| {
        Run::new(program, &["answer", problem.id, &input.to_string_lossy()])
    };
    std::fs::write(&answer, tourbook(&programs.plain, &input).output()?)?;
    let cat = || Run::new("/bin/cat", &[&answer.to_string_lossy()]);

    let shipped = tourbook(&programs.shipped, &input);
    let mut others = vec![("cat of the answer", cat(), Some(0.5))];
    if let Some(compiled) = compiled {
        let fixed = Run::new(compiled.program("fixed.c"), &[]);
        others.push(("C that prints one fixed answer", fixed, Some(0.8)));
    }
    compare(report, "one answer, shipped", &shipped, &others, rounds)?;
    let plain = tourbook(&programs.plain, &input);
    compare(
        report,
        "one answer, plain",
        &plain,
        &[("cat of the answer", cat(), Some(1.25))],
        rounds,
    )?;
    if let Some(compiled) = compiled {
        let search = Run::new(compiled.program("search.cpp"), &[]).reading(&all);
        let others = [("textbook search in C++", search, None)];
        let shipped = tourbook(&programs.shipped, &all);
        compare(report, "all 30 starts, shipped", &shipped, &others, 10)?;
    }
    Ok(())
}

/// A million answers to a file in memory.
fn answers(
    report: &mut Report,
    build: &str,
    tourbook: &Path,
    batches: &Batches,
    compiled: Option<&Compiled>,
    rounds: usize,
) -> Result<()> {
    for problem in batched() {
        let bar = match problem.answer.body {
            Body::Squares | Body::Steps { .. } | Body::Count => 1.5,
            Body::Names { .. } => 1.7,
        };
        let (input, answers) = (batches.input(problem), batches.answers(problem));
        let out = batches.path("out");
        let ours = Run::new(tourbook, &["answer", problem.id, &input.to_string_lossy()]);
        let cat = Run::new("/bin/cat", &[&answers.to_string_lossy()]).writing(&out);
        let mut others = vec![("cat of the answers", cat, Some(bar))];
        let source = table_program(problem);
        if let Some(compiled) = compiled.filter(|compiled| compiled.has(&source)) {
            let table = Run::new(compiled.program(&source), &[]);
            let printed = table.clone().reading(&input).output()?;
            let is_same = printed == std::fs::read(&answers)?;
            ensure!(is_same, "the C++ program for {} gives other answers", problem.id);
            others.push((
                "C++ table program",
                table.reading(&input).writing(&out),
                Some(1.0 / 1.5),
            ));
        }
        let what = format!("10^6 cases of {}, {build}", problem.id);
        compare(report, &what, &ours.writing(&out), &others, rounds)?;
    }
    Ok(())
}

/// A million outputs checked.
fn checks(
    report: &mut Report,
    build: &str,
    tourbook: &Path,
    batches: &Batches,
    rounds: usize,
) -> Result<()> {
    let mut check = |problem: &Problem, output: &Path, what: String, bar: f64| {
        let (input, output) = (batches.input(problem), output.to_string_lossy());
        let ours = Run::new(tourbook, &["check", problem.id, &input.to_string_lossy(), &output]);
        let wc = Run::new("/usr/bin/wc", &["-w", &output]);
        compare(report, &what, &ours, &[("wc -w of the output", wc, Some(bar))], rounds)
    };
    for problem in batched() {
        let what = format!("check of 10^6 of our answers to {}, {build}", problem.id);
        check(problem, &batches.answers(problem), what, 0.3)?;
    }
    let problem = searched()?;
    let what = format!("check of 10^6 other tours for {}, {build}", problem.id);
    check(problem, &batches.mirrored(), what, 1.0)
}

/// The most memory that a batch takes, and that it does not grow.
fn memory(report: &mut Report, build: &str, tourbook: &Path, batches: &Batches) -> Result<()> {
    let mut peaks = Vec::new();
    for problem in batched() {
        let (input, answers) = (batches.input(problem), batches.answers(problem));
        let (input, answers) = (input.to_string_lossy(), answers.to_string_lossy());
        let answer = Run::new(tourbook, &["answer", problem.id, &input]);
        let check = Run::new(tourbook, &["check", problem.id, &input, &answers]);
        peaks.push((format!("peak memory, answer {}, {build}", problem.id), answer));
        peaks.push((format!("peak memory, check {}, {build}", problem.id), check));
    }
    let problem = searched()?;
    for (cases, name) in [(10_000, "10^4"), (10_000_000, "10^7")] {
        let input = batches.path("cases.in");
        batches::write_input(tourbook, problem, cases, &input)?;
        let args = ["answer", problem.id, &input.to_string_lossy()];
        let answer = Run::new(tourbook, &args).writing(&batches.path("out"));
        let what = format!("peak memory, answer {}, {name} cases, {build}", problem.id);
        if let Some(peak) = answer.peak_memory()? {
            push_peak(report, what, peak);
        }
        std::fs::remove_file(input)?;
    }
    std::fs::remove_file(batches.path("out"))?;
    for (what, run) in peaks {
        match run.peak_memory()? {
            Some(peak) => push_peak(report, what, peak),
            None => report.left_out.push(format!("{what}: this system does not say")),
        }
    }
    Ok(())
}

fn push_peak(report: &mut Report, what: String, kibibytes: u32) {
    report.rows.push(Row::value(what, f64::from(kibibytes) / 1024.0, "MiB", 6.0));
}

/// All keys searched, in this process.
fn derivation(report: &mut Report, rounds: usize) -> Result<()> {
    let mut times = Vec::with_capacity(rounds);
    let mut keys = 0;
    for _ in 0..rounds {
        let clock = Instant::now();
        keys = xtask::derive::derive()?.entries.len();
        times.push(clock.elapsed());
    }
    let milliseconds = 1e3 * Times::of(times).spread().median;
    let what = format!("deriving the table, all {keys} keys");
    report.rows.push(Row::value(what, milliseconds, "ms", 500.0));
    Ok(())
}

/// What is only reported.
fn facts(report: &mut Report, programs: &Programs) -> Result<()> {
    let mut fact = |what, value| report.facts.push(Fact { what, value });
    fact("shipped as", programs.shipped_as.clone());
    fact("size of the shipped program", format!("{} bytes", batches::size(&programs.shipped)?));
    fact("size of the plain program", format!("{} bytes", batches::size(&programs.plain)?));
    fact("packages in its dependency tree, itself included", programs.packages.to_string());
    fact("clean build of the plain program", format!("{:.1?}", programs.clean_build));
    Ok(())
}
