//! What the page knows, as JSON.
//!
//! Squares are counted as they are drawn, row by row from 0, so the page does
//! not know that POJ 2488's boards are drawn with their rows as columns.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};
use tourbook_board::{Notation, Square};
use tourbook_draw::{View, look};
use tourbook_judge::{Judging, PROBLEMS, Problem, answer, explain};
use tourbook_keys::{Answer, Family, Key, Label};
use tourbook_table::lookup;

use crate::reason;

/// Everything: the look of the drawings, the texts in both languages, and the
/// problems with their answers.
pub(crate) fn data() -> Result<Value> {
    let mut boards = Boards::default();
    let problems: Result<Vec<Value>> =
        PROBLEMS.iter().map(|&problem| of_problem(problem, &mut boards)).collect();
    Ok(json!({
        "look": {
            "side": look::SIDE,
            "line": look::line(),
            "back": look::back(),
            "head": look::head(),
            "stops": look::stops(),
            "knight": look::knight(),
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
    let tours =
        Family::ALL.into_iter().flat_map(Family::keys).filter_map(|key| lookup(key)?.tour());
    let colours = tours.map(|tour| (tour.len().to_string(), json!(look::colours(tour.len()))));
    Value::Object(colours.collect())
}

fn texts(file: &str) -> Result<Value> {
    Ok(serde_json::from_str(file)?)
}

fn of_problem(problem: &dyn Problem, boards: &mut Boards) -> Result<Value> {
    let family = problem.family();
    let cases: Result<Vec<Value>> = family.keys().map(|key| of_key(problem, key, boards)).collect();
    Ok(json!({
        "id": family.id(),
        "fromEachStart": family.keys().all(|key| key.start().is_some()),
        "anyTour": problem.judging() == Judging::AnyTour,
        "first": first(family),
        "cases": cases?,
    }))
}

/// The case that a reader meets first.
const fn first(family: Family) -> &'static str {
    match family {
        Family::Sicily1152 => "15",
        Family::Poj2488 => "4 5",
        Family::Course8x8 => "3 4",
    }
}

/// A case: what is asked, its board, the input and the output, and the tour or
/// why there is none.
fn of_key(problem: &dyn Problem, key: Key, boards: &mut Boards) -> Result<Value> {
    let (family, board) = (problem.family(), key.board());
    let view = View::new(board, family.notation());
    let view = if family.is_drawn_transposed() { view.transposed() } else { view };
    let label = Label(family, key).to_string();
    let asked = label.split_once(' ').map_or("", |(_, asked)| asked);
    let input = problem.input_for(asked) + "\n";
    let mut output = Vec::new();
    answer(problem, &mut input.as_bytes(), &mut output)?;
    let mut case = json!({
        "key": asked,
        "board": boards.index(view),
        "input": input,
        "output": String::from_utf8(output)?,
    });
    match lookup(key).with_context(|| format!("the table has no {label}"))? {
        Answer::Tour(tour) => {
            let tour: Vec<usize> = tour.iter().map(|&square| index(view, square)).collect();
            case["tour"] = json!(tour);
        }
        Answer::Impossible => {
            let explanation = explain(problem, key)?;
            let mark = |square: Square| explanation.marks.get(square.index()).copied().flatten();
            let marks: Vec<Option<u8>> = drawn(view).map(mark).collect();
            case["marks"] = json!(marks);
            let obstacle = explanation.obstacle.with_context(|| format!("no reason: {label}"))?;
            case["why"] = json!({
                "en": explanation.reason.trim_end().replace('\n', " "),
                "zh": reason::in_chinese(obstacle, view),
            });
        }
    }
    Ok(case)
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
struct Boards {
    views: Vec<View>,
    values: Vec<Value>,
}

impl Boards {
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
