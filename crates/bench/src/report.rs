//! The figures, for people and for programs.

use std::fmt;
use std::time::Duration;

use serde_json::{Value, json};

use crate::measure::Times;

/// Everything that was measured.
pub(crate) struct Report {
    pub(crate) machine: String,
    pub(crate) rows: Vec<Row>,
    pub(crate) facts: Vec<(String, String)>,
    /// What was not measured, and why.
    pub(crate) left_out: Vec<String>,
}

/// One comparison.
pub(crate) struct Row {
    pub(crate) what: String,
    pub(crate) against: String,
    pub(crate) figure: Figure,
    /// The most that the figure may be.
    pub(crate) bar: Option<f64>,
}

pub(crate) enum Figure {
    /// Our times and the others'; the figure is the ratio of the medians.
    Ratio { ours: Times, theirs: Times },
    /// A value in a unit.
    Value(f64, &'static str),
}

impl Row {
    fn value(&self) -> f64 {
        match &self.figure {
            Figure::Ratio { ours, theirs } => {
                ours.median().as_secs_f64() / theirs.median().as_secs_f64()
            }
            Figure::Value(value, _) => *value,
        }
    }

    fn verdict(&self) -> &'static str {
        match self.bar {
            None => "",
            Some(bar) if self.value() <= bar => "reached",
            Some(_) => "MISSED",
        }
    }
}

impl Report {
    /// The same as one JSON value. Times are in seconds.
    pub(crate) fn json(&self) -> Value {
        let times = |times: &Times| {
            let (low, high) = times.spread();
            let seconds = |time: Duration| time.as_secs_f64();
            json!({
                "median": seconds(times.median()),
                "tenth": seconds(low),
                "ninetieth": seconds(high),
            })
        };
        let rows: Vec<Value> = self
            .rows
            .iter()
            .map(|row| {
                let (ours, theirs, unit) = match &row.figure {
                    Figure::Ratio { ours, theirs } => (times(ours), times(theirs), "ratio"),
                    Figure::Value(_, unit) => (Value::Null, Value::Null, *unit),
                };
                json!({
                    "what": row.what,
                    "against": row.against,
                    "value": row.value(),
                    "unit": unit,
                    "bar": row.bar,
                    "reached": row.bar.map(|bar| row.value() <= bar),
                    "ours": ours,
                    "theirs": theirs,
                })
            })
            .collect();
        let facts: Vec<Value> =
            self.facts.iter().map(|(what, value)| json!({"what": what, "value": value})).collect();
        json!({
            "machine": self.machine,
            "rows": rows,
            "facts": facts,
            "left_out": self.left_out,
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n", self.machine)?;
        writeln!(f, "| what | against | figure | bar | | ours (10 to 90 %) | theirs |")?;
        writeln!(f, "| --- | --- | --- | --- | --- | --- | --- |")?;
        for row in &self.rows {
            let bar = row.bar.map(|bar| format!("{bar}")).unwrap_or_default();
            let (figure, ours, theirs) = match &row.figure {
                Figure::Ratio { ours, theirs } => {
                    (format!("{:.2} x", row.value()), show(ours), show(theirs))
                }
                Figure::Value(value, unit) => {
                    (format!("{value:.1} {unit}"), String::new(), String::new())
                }
            };
            let (what, against, verdict) = (&row.what, &row.against, row.verdict());
            writeln!(
                f,
                "| {what} | {against} | {figure} | {bar} | {verdict} | {ours} | {theirs} |"
            )?;
        }
        writeln!(f)?;
        for (what, value) in &self.facts {
            writeln!(f, "{what}: {value}")?;
        }
        for what in &self.left_out {
            writeln!(f, "left out: {what}")?;
        }
        Ok(())
    }
}

/// A median with its spread.
fn show(times: &Times) -> String {
    let (low, high) = times.spread();
    format!("{:.2?} ({:.2?} to {:.2?})", times.median(), low, high)
}
