//! The figures, for people and for programs.

use std::fmt;

use serde::Serialize;

use crate::measure::{Spread, Times};

/// Everything that was measured. Times are in seconds.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(crate) machine: String,
    pub(crate) rows: Vec<Row>,
    pub(crate) facts: Vec<Fact>,
    /// What was not measured, and why.
    pub(crate) left_out: Vec<String>,
}

/// One comparison.
#[derive(Serialize)]
pub(crate) struct Row {
    what: String,
    against: String,
    /// The ratio of the medians, or another value.
    value: f64,
    unit: &'static str,
    /// The most that the value may be.
    bar: Option<f64>,
    reached: Option<bool>,
    ours: Option<Spread>,
    theirs: Option<Spread>,
}

/// What is only reported.
#[derive(Serialize)]
pub(crate) struct Fact {
    pub(crate) what: &'static str,
    pub(crate) value: String,
}

impl Row {
    /// Our times and the others'.
    pub(crate) fn ratio(
        what: &str,
        against: &str,
        ours: &Times,
        theirs: &Times,
        bar: Option<f64>,
    ) -> Self {
        let (ours, theirs) = (ours.spread(), theirs.spread());
        let value = ours.median / theirs.median;
        Self {
            what: what.to_owned(),
            against: against.to_owned(),
            value,
            unit: "x",
            bar,
            reached: bar.map(|bar| value <= bar),
            ours: Some(ours),
            theirs: Some(theirs),
        }
    }

    pub(crate) fn value(what: String, value: f64, unit: &'static str, bar: f64) -> Self {
        let (against, reached) = (String::new(), Some(value <= bar));
        Self { what, against, value, unit, bar: Some(bar), reached, ours: None, theirs: None }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n", self.machine)?;
        writeln!(f, "| what | against | figure | bar | | ours (10 to 90 %) | theirs |")?;
        writeln!(f, "| --- | --- | --- | --- | --- | --- | --- |")?;
        for Row { what, against, value, unit, bar, reached, ours, theirs } in &self.rows {
            let bar = bar.map(|bar| bar.to_string()).unwrap_or_default();
            let verdict = reached.map_or("", |is_so| if is_so { "reached" } else { "MISSED" });
            let [ours, theirs] = [ours, theirs]
                .map(|spread| spread.as_ref().map(ToString::to_string).unwrap_or_default());
            writeln!(
                f,
                "| {what} | {against} | {value:.2} {unit} | {bar} | {verdict} | {ours} | {theirs} |"
            )?;
        }
        writeln!(f)?;
        for Fact { what, value } in &self.facts {
            writeln!(f, "{what}: {value}")?;
        }
        for what in &self.left_out {
            writeln!(f, "left out: {what}")?;
        }
        Ok(())
    }
}
