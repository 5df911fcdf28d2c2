//! What the page knows, as JSON.
//!
//! Squares are counted as they are drawn, row by row from 0, so the page does
//! not know that POJ 2488's boards are drawn with their rows as columns.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};
use tourbook_draw::{View, style};
use tourbook_export::{TARGETS, Target};
use tourbook_judge::answer;
use tourbook_problems::{Acceptance, Boards, Case, Field, InputText, PROBLEMS, Problem, Text};
use tourbook_table::entries;

use crate::shared::{DIGITS, Shared};
use crate::table;

/// Everything: the look of the drawings, the texts in both languages, the
/// problems with their answers, and the answers for each start of each board.
pub(crate) fn data() -> Result<Value> {
    let mut shared = Shared::default();
    let problems: Result<Vec<Value>> =
        PROBLEMS.iter().map(|&problem| of_problem(problem, &mut shared)).collect();
    let (mut problems, table) = (problems?, table::answers(&mut shared)?);
    problems.push(table::choice());
    Ok(json!({
        "look": {
            "side": style::SIDE,
            "line": style::line(),
            "back": style::back(),
            "head": style::head(),
            "stops": style::stops(),
            "knight": style::knight(),
            "colours": colours(),
        },
        "texts": {
            "en": texts(include_str!("../page/en.json")).context("en.json")?,
            "zh": texts(include_str!("../page/zh.json")).context("zh.json")?,
        },
        "problems": problems,
        "table": table,
        "targets": TARGETS.iter().map(of_target).collect::<Vec<_>>(),
        "digits": DIGITS.as_str(),
        "boards": shared.boards(),
        "reasons": shared.reasons(),
    }))
}

/// The colours of the moves of each tour, by how many squares it has.
fn colours() -> Value {
    let tours = entries().filter_map(|(_, answer)| answer.tour());
    let colours = tours.map(|tour| (tour.len().to_string(), json!(style::colours(tour.len()))));
    Value::Object(colours.collect())
}

fn texts(file: &str) -> Result<Value> {
    Ok(serde_json::from_str(file)?)
}

fn of_problem(problem: &'static Problem, shared: &mut Shared) -> Result<Value> {
    let cases: Result<Vec<Value>> = problem.cases().map(|case| of_case(case, shared)).collect();
    let sides: Vec<String> = fields_of_board(problem).map(ToString::to_string).collect();
    let is_any = problem.acceptance == Acceptance::AnyTour;
    Ok(json!({
        "id": problem.id,
        "name": in_both(problem.name),
        "size": size(problem),
        "fromEachStart": problem.has_start(),
        "sides": if sides.is_empty() { Value::Null } else { json!(sides) },
        "judging": if is_any { "any tour" } else { "one answer" },
        // The case that a reader sees first.
        "first": Case::from_values(problem, problem.example)?.values().to_string(),
        "cases": cases?,
        "testInput": test_input(problem),
    }))
}

/// What `tourbook export` writes.
fn of_target(target: &Target) -> Value {
    json!({ "id": target.id, "about": in_both(target.about), "file": target.file })
}

fn in_both(text: Text) -> Value {
    json!({ "en": text.en, "zh": text.zh })
}

/// The input with every case, as `tourbook cases` prints it; nothing where one
/// input cannot have all cases.
fn test_input(problem: &'static Problem) -> Option<String> {
    let cases: Vec<Case> = problem.cases().collect();
    let is_one = cases.len() as u64 <= problem.input.max_cases();
    is_one.then(|| InputText::new(problem, &cases).to_string())
}

/// The rows and columns of the boards, or the names that the input has for them.
fn size(problem: &Problem) -> String {
    match problem.boards {
        Boards::Fixed(board) => format!("{} × {}", board.rows(), board.cols()),
        Boards::Given { .. } => {
            let sides = fields_of_board(problem).map(ToString::to_string);
            sides.collect::<Vec<_>>().join(" × ")
        }
    }
}

/// The fields of the input that give the board.
fn fields_of_board(problem: &Problem) -> impl Iterator<Item = &Field> {
    problem.input.fields.iter().filter(|field| field.role.is_of_board())
}

/// A case: what is asked, its board, the input and the output, and the tour or
/// why there is none.
fn of_case(case: Case, shared: &mut Shared) -> Result<Value> {
    let (problem, board) = (case.problem(), case.key().board());
    let view = View::new(board, problem.notation).transposed(problem.is_drawn_transposed);
    let input = InputText::new(problem, &[case]).to_string();
    let mut output = Vec::new();
    answer(problem, input.as_bytes(), &mut output)?;
    let answer = shared.answer(case.into(), view)?;
    let has_tour = answer.is_string();
    let mut page_case = json!({
        "key": case.values().to_string(),
        "board": shared.board(view),
        "input": input,
        "output": String::from_utf8(output)?,
        "answer": answer,
    });
    // A tour begins with its start.
    if let Some(start) = case.key().start().filter(|_| !has_tour) {
        page_case["start"] = json!(view.index(start));
    }
    Ok(page_case)
}
