//! The study as a page in each language: a template, and the figures, tables and
//! grids that stand in it.

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use tourbook_solver::strategies;

use super::Study;
use super::count::grouped;
use super::figures::{Figures, figures};
use super::levels::{LEVELS, Scope};
use super::study::{BoardStudy, Row};
use crate::render::File;

/// Where the page in English stands, from the folder `generated`.
pub const ENGLISH: &str = "strategies.md";

/// Where the pages stand, and their templates.
const PAGES: [(&str, &str); 2] =
    [(ENGLISH, include_str!("page.en.md")), ("strategies.zh-CN.md", include_str!("page.zh-CN.md"))];

/// The pages in Markdown.
///
/// # Errors
///
/// When the figures are not as the templates say, or a template names something
/// that there is not.
pub fn render(study: &Study) -> Result<Vec<File>> {
    let mut values = figures(study)?;
    for (name, scope) in ["few_levels", "all_levels"].into_iter().zip(&study.levels) {
        values.insert(name, level_rows(scope));
    }
    let names = [("big_rows", "big_grids"), ("small_rows", "small_grids")];
    for ((rows, grids), study) in names.into_iter().zip(&study.boards) {
        values.insert(rows, strategy_rows(study));
        values.insert(grids, study.rows.iter().map(|row| grid(study, row)).collect());
    }
    values.insert("list", list());
    let page = |(path, template)| Ok(File { path, text: fill(template, &values)? });
    PAGES.into_iter().map(page).collect()
}

/// The template with a value in the place of each name in braces.
fn fill(template: &str, values: &Figures) -> Result<String> {
    let mut text = template.to_owned();
    for (name, value) in values {
        text = text.replace(&format!("{{{name}}}"), value);
    }
    let unknown = text.split_once('{').and_then(|(_, rest)| rest.lines().next());
    ensure!(unknown.is_none(), "a template has an unknown name: {}", unknown.unwrap_or_default());
    Ok(format!("{}\n", text.trim_end()))
}

/// One row a level.
fn level_rows(scope: &Scope) -> String {
    let mut table = String::new();
    for (level, total) in LEVELS.into_iter().zip(&scope.totals) {
        let cells = [
            level.name.strip_prefix("Ascending, ").unwrap_or(level.name).to_owned(),
            grouped(total.tours),
            grouped(total.undecided),
            grouped(total.effort.backtracks),
            grouped(total.effort.nodes),
            grouped(total.effort.refuted),
            grouped(total.assumptions),
        ];
        let _ = writeln!(table, "| {} |", cells.join(" | "));
    }
    table
}

/// One row a strategy.
fn strategy_rows(study: &BoardStudy) -> String {
    let mut table = String::new();
    for row in &study.rows {
        let (searches, backtracks, effort) = (row.runs.len(), row.backtracks(), row.effort());
        let cells = [
            row.strategy.name.to_owned(),
            format!("{} / {}", grouped(row.solved()), grouped(searches)),
            format!("{} ({} %)", grouped(row.at_once()), row.share()),
            backtracks.to_string(),
            backtracks.mean(searches),
            row.median().to_string(),
            row.worst().to_string(),
            grouped(effort.nodes),
            grouped(effort.refuted),
        ];
        let _ = writeln!(table, "| {} |", cells.join(" | "));
    }
    table
}

/// What each strategy does, and who says so.
fn list() -> String {
    let mut list = String::new();
    for strategy in strategies::ALL {
        let (name, rule, source) = (strategy.name, strategy.rule, strategy.source);
        let _ = writeln!(list, "- **{name}**: {rule}. Source: {source}.");
    }
    list
}

/// The backtracks from each start, where it stands on the board; of more walks
/// than one, how many need no backtrack.
fn grid(study: &BoardStudy, row: &Row) -> String {
    let cells: Vec<String> = row
        .by_start()
        .map(|runs| match runs {
            [run] => run.backtracks.to_string(),
            runs => runs.iter().filter(|run| run.at_once()).count().to_string(),
        })
        .collect();
    let width = cells.iter().map(String::len).max().unwrap_or(0);
    let mut grid = format!("### {}\n\n```text\n", row.strategy.name);
    for line in cells.chunks(study.board.cols().into()) {
        let line: Vec<String> = line.iter().map(|cell| format!("{cell:>width$}")).collect();
        let _ = writeln!(grid, "{}", line.join("  "));
    }
    grid.push_str("```\n\n");
    grid
}
