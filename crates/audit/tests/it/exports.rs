use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use dratify::{Checker, Lit};
use indicatif::ProgressBar;
use tempfile::TempDir;
use tourbook_audit::export::{Folder, LIST};

use crate::copy::{Copy, key};

/// The formulas of a few keys of each kind: with and without a start, possible
/// and impossible, small and large.
fn formulas() -> TempDir {
    let copy = Copy::new();
    let kept = [
        "5x6 1", "5x6 15", "5x6 30", "8x8 1", "8x8 29", "1x1 any", "3x4 any", "4x4 any", "5x5 any",
        "13x2 any", "3x8 any", "4x5 6", "7x7 2",
    ]
    .map(key);
    let folder = tempfile::tempdir().unwrap();
    let open = Folder::open(folder.path()).unwrap();
    let progress = ProgressBar::hidden();
    open.write_formulas(&copy.book(), &kept.into(), &progress).unwrap();
    open.write_proofs(&copy.book(), &kept.into(), &progress).unwrap();
    folder
}

/// The lines of the list: a file's name, and SAT or UNSAT.
fn expected(folder: &Path) -> Vec<(String, String)> {
    let list = fs::read_to_string(folder.join(LIST)).unwrap();
    let lines = list.lines().map(|line| line.split_once(' ').expect("a name and a verdict"));
    lines.map(|(name, verdict)| (name.to_owned(), verdict.to_owned())).collect()
}

#[test]
fn the_list_says_what_each_formula_must_give() {
    let folder = formulas();
    let list = expected(folder.path());
    let has = |name: &str, verdict: &str| list.contains(&(name.to_owned(), verdict.to_owned()));
    assert!(has("3x4-any-tour.cnf", "SAT"));
    assert!(has("4x4-any-tour.cnf", "UNSAT"));
    assert!(has("8x8-29-tour.cnf", "SAT"));
    assert!(has("8x8-29-smaller.cnf", "UNSAT"));
    // Thirteen keys; nothing is smaller than the answers of 1 x 1 and of 3 x 4,
    // and than an "impossible", of which there are four.
    assert_eq!(list.iter().filter(|(name, _)| name.ends_with("-tour.cnf")).count(), 13);
    assert_eq!(list.len(), 13 + 13 - 6);
    let cnf = fs::read_dir(folder.path()).unwrap().filter(|entry| {
        entry.as_ref().unwrap().path().extension().is_some_and(|extension| extension == "cnf")
    });
    assert_eq!(cnf.count(), list.len());
}

#[test]
fn a_formula_explains_its_variables() {
    let folder = formulas();
    let text = fs::read_to_string(folder.path().join("5x6-15-smaller.cnf")).unwrap();
    let head: Vec<&str> = text.lines().take_while(|line| line.starts_with('c')).collect();
    assert!(head.contains(&"c Must be UNSAT."), "{head:#?}");
    let variables = "c Variable (step - 1) * 30 + square: at this step the knight is there.";
    assert!(head.contains(&variables), "{head:#?}");
    // The answer goes 15, 2, 13; from 2 a knight reaches 10, 13 and 15.
    assert!(head.contains(&"c Variable 901: the tour begins 15 2 10."), "{head:#?}");
    let problem = text.lines().nth(head.len()).unwrap();
    let clauses = text.lines().skip(head.len() + 1).inspect(|line| assert!(line.ends_with(" 0")));
    // Each line below is a clause.
    let last = 900 + head.iter().filter(|line| line.contains("the tour begins")).count();
    assert_eq!(problem, format!("p cnf {last} {}", clauses.count()));
}

/// Runs the script that docs/trust.md describes, on a folder.
fn check_formulas(folder: &Path) -> Output {
    let root = xtask::checkout::root().expect("cargo runs this test");
    let script = root.join("docs/check-formulas.sh");
    Command::new("sh").arg(script).arg(folder).output().unwrap()
}

#[cfg(unix)]
#[test]
fn another_solver_and_another_checker_say_the_same() {
    let folder = formulas();
    let output = check_formulas(folder.path());
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.code() == Some(2) {
        let missing = String::from_utf8_lossy(&output.stderr).into_owned();
        return xtask::tools::skip(missing.trim_end());
    }
    assert_eq!(printed, "20 formulas and 11 proofs checked: 0 wrong\n");
    assert!(output.status.success());

    // A wrong verdict, and a proof that leaves out all steps but the last.
    let list = fs::read_to_string(folder.path().join(LIST)).unwrap();
    let list = list.replace("3x4-any-tour.cnf SAT", "3x4-any-tour.cnf UNSAT");
    fs::write(folder.path().join(LIST), list).unwrap();
    fs::write(folder.path().join("4x5-6-tour.drat"), "0\n").unwrap();
    let output = check_formulas(folder.path());
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let expected = "\
3x4-any-tour.cnf: cadical does not say UNSAT
3x4-any-tour.drat: rate does not accept it as a proof
4x5-6-tour.drat: rate does not accept it as a proof
20 formulas and 12 proofs checked: 3 wrong
";
    assert_eq!((printed.as_str(), output.status.code()), (expected, Some(1)));
}

#[cfg(unix)]
#[test]
fn a_folder_without_a_list_is_not_checked() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(check_formulas(folder.path()).status.code(), Some(2));
}

/// DIMACS text as clauses in dratify's literals, each with whether it is a
/// deletion.
fn clauses(text: &str) -> Vec<(bool, Vec<Lit>)> {
    let lines = text.lines().filter(|line| !line.starts_with(['c', 'p']));
    lines
        .map(|line| {
            let (deleted, line) = match line.strip_prefix("d ") {
                Some(line) => (true, line),
                None => (false, line),
            };
            let literals = line.split_whitespace().map(|word| word.parse::<i32>().unwrap());
            let literals = literals.take_while(|&literal| literal != 0);
            let literals =
                literals.map(|literal| 2 * (literal.unsigned_abs() - 1) + u32::from(literal < 0));
            (deleted, literals.collect())
        })
        .collect()
}

fn is_proved(formula: &[Vec<Lit>], proof: &[(bool, Vec<Lit>)]) -> bool {
    let variables = formula.iter().flatten().max().map_or(0, |literal| literal / 2 + 1);
    Checker::new(variables, formula, false, true).check(proof).ok
}

#[test]
fn every_unsatisfiable_formula_has_a_proof() {
    let folder = formulas();
    let mut unsatisfiable = 0;
    for (name, verdict) in expected(folder.path()) {
        let formula = folder.path().join(name);
        let proof = formula.with_extension("drat");
        assert_eq!(proof.exists(), verdict == "UNSAT", "{}", proof.display());
        if proof.exists() {
            unsatisfiable += 1;
            let formula = clauses(&fs::read_to_string(&formula).unwrap());
            let formula: Vec<_> = formula.into_iter().map(|(_, clause)| clause).collect();
            let text = fs::read_to_string(&proof).unwrap();
            assert!(is_proved(&formula, &clauses(&text)), "{}", proof.display());
        }
    }
    assert!(unsatisfiable > 5);
}

#[test]
fn a_proof_does_not_do_for_another_formula() {
    // That a smaller tour than the answer does not exist is no proof that none
    // does.
    let folder = formulas();
    let read = |name: &str| clauses(&fs::read_to_string(folder.path().join(name)).unwrap());
    let formula = read("5x6-15-tour.cnf").into_iter().map(|(_, clause)| clause);
    assert!(!is_proved(&formula.collect::<Vec<_>>(), &read("5x6-15-smaller.drat")));
}

#[test]
fn a_second_run_writes_the_same() {
    let (copy, keys) = (Copy::new(), [key("3x4 any")].into());
    let folder = tempfile::tempdir().unwrap();
    let write = || {
        let open = Folder::open(folder.path()).unwrap();
        open.write_formulas(&copy.book(), &keys, &ProgressBar::hidden()).unwrap();
        fs::read(folder.path().join("3x4-any-tour.cnf")).unwrap()
    };
    assert_eq!(write(), write());
}

#[test]
fn a_folder_with_files_of_others_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("thesis.tex"), "").unwrap();
    let Err(error) = Folder::open(folder.path()) else { panic!("not refused") };
    let expected = "holds thesis.tex, which the audit did not write: name a new or empty folder";
    assert!(error.to_string().ends_with(expected), "{error}");
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let Err(error) = Folder::open(file.path()) else { panic!("not refused") };
    assert!(error.to_string().contains(&file.path().display().to_string()), "{error}");
}
