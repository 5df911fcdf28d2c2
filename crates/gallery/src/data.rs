//! What the page knows, as JSON.
//!
//! Squares are counted as they are drawn, row by row from 0, so the page does
//! not know that POJ 2488's boards are drawn with their rows as columns.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};
use tourbook_board::{Answer, Notation, Square};
use tourbook_draw::{View, style};
use tourbook_judge::{answer, explain};
use tourbook_problems::{Acceptance, Boards, Case, InputText, PROBLEMS, Problem};
use tourbook_table::{entries, lookup};

use crate::reason;

/// Everything: the look of the drawings, the texts in both languages, and the
/// problems with their answers.
pub(crate) fn data() -> Result<Value> {
    let mut boards = Views::default();
    let problems: Result<Vec<Value>> =
        PROBLEMS.iter().map(|&problem| of_problem(problem, &mut boards)).collect();
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
        "problems": problems?,
        "boards": boards.values,
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

fn of_problem(problem: &'static Problem, boards: &mut Views) -> Result<Value> {
    let cases: Result<Vec<Value>> = problem.cases().map(|case| of_case(case, boards)).collect();
    Ok(json!({
        "id": problem.id,
        "name": { "en": problem.name.en, "zh": problem.name.zh },
        "size": size(problem),
        "fromEachStart": problem.has_start(),
        "anyTour": problem.acceptance == Acceptance::AnyTour,
        // The case that a reader sees first.
        "first": asked(problem.example),
        "cases": cases?,
    }))
}

/// The rows and columns of the boards, or the names that the input has for them.
fn size(problem: &Problem) -> String {
    match problem.boards {
        Boards::Fixed(board) => format!("{} × {}", board.rows(), board.cols()),
        Boards::Given { .. } => {
            let sides = problem.input.fields.iter().filter(|field| field.role.is_of_board());
            sides.map(ToString::to_string).collect::<Vec<_>>().join(" × ")
        }
    }
}

/// The numbers of a case.
fn asked(values: &[u8]) -> String {
    values.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// A case: what is asked, its board, the input and the output, and the tour or
/// why there is none.
fn of_case(case: Case, boards: &mut Views) -> Result<Value> {
    let (problem, board) = (case.problem(), case.key().board());
    let view = View::new(board, problem.notation);
    let view = if problem.is_drawn_transposed { view.transposed() } else { view };
    let input = InputText::new(problem, &[case]).to_string();
    let mut output = Vec::new();
    answer(problem, input.as_bytes(), &mut output)?;
    let mut value = json!({
        "key": asked(case.values().as_slice()),
        "board": boards.index(view),
        "input": input,
        "output": String::from_utf8(output)?,
    });
    match lookup(case.key()).with_context(|| format!("the table has no answer to {case}"))? {
        Answer::Tour(tour) => {
            let tour: Vec<usize> = tour.iter().map(|&square| index(view, square)).collect();
            value["tour"] = json!(tour);
        }
        Answer::Impossible => {
            let explanation = explain(case)?;
            let mark = |square: Square| explanation.marks.get(square.index()).copied().flatten();
            let marks: Vec<Option<u8>> = drawn(view).map(mark).collect();
            value["marks"] = json!(marks);
            let obstacle = explanation.obstacle.with_context(|| format!("no reason: {case}"))?;
            value["why"] = json!({
                "en": explanation.reason.trim_end().replace('\n', " "),
                "zh": reason::in_chinese(obstacle, view),
            });
        }
    }
    Ok(value)
}

/// The squares as they are drawn, row by row.
fn drawn(view: View) -> impl Iterator<Item = Square> {
    (0..view.rows()).flat_map(move |row| view.row(row))
}

/// Which of them `square` is, from 0.
fn index(view: View, square: Square) -> usize {
    let (row, col) = view.place(square);
    usize::from(row) * usize::from(view.cols()) + usize::from(col)
}

/// The boards that cases name by their place here.
#[derive(Default)]
struct Views {
    views: Vec<View>,
    values: Vec<Value>,
}

impl Views {
    fn index(&mut self, view: View) -> usize {
        if let Some(index) = self.views.iter().position(|&other| other == view) {
            return index;
        }
        self.views.push(view);
        self.values.push(of_view(view));
        self.views.len() - 1
    }
}

/// A board as it is drawn: its labels, and what its squares are called.
fn of_view(view: View) -> Value {
    let names: Vec<String> = drawn(view).map(|square| view.label(square).to_string()).collect();
    // Numbers stand on the squares, not at the edges.
    let has_edges = view.notation() != Notation::Numbers;
    let rows = (0..view.rows()).filter(|_| has_edges).map(|row| view.row_label(row));
    let cols = (0..view.cols()).filter(|_| has_edges).map(|col| view.col_label(col));
    json!({
        "rows": view.rows(),
        "cols": view.cols(),
        "rowLabels": rows.collect::<Vec<_>>(),
        "colLabels": cols.collect::<Vec<_>>(),
        "names": names,
    })
}
