//! The results of an audit, before they become text or JSON.

use std::fmt;
use std::time::Duration;

use serde::Serialize;
use tourbook_table::verify::TableFault;

/// A check that was made.
#[derive(Clone, Debug)]
pub struct Check {
    /// Its name, a word.
    pub name: &'static str,
    /// What it found.
    pub findings: Findings,
    /// How long it took.
    pub time: Duration,
}

/// What a check found.
#[derive(Clone, Debug)]
pub struct Findings {
    /// What was checked, how many, in a line.
    pub summary: String,
    /// The figures of the summary, for programs.
    pub figures: Vec<(&'static str, Figure)>,
    /// What is wrong; nothing when the check holds.
    pub faults: Vec<AuditFault>,
}

/// One figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Figure {
    /// How many.
    Count(u64),
    /// Something else.
    Text(String),
}

/// Something wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AuditFault {
    /// The key, as `answers.txt` writes it, or what else is wrong.
    pub key: String,
    /// What is wrong there.
    pub wrong: String,
    /// What would be right; `None` when the check cannot know.
    pub right: Option<String>,
}

/// All checks of one audit.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The checks, in their order.
    pub checks: Vec<Check>,
}

impl Check {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.findings.faults.is_empty()
    }
}

impl Report {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.checks.iter().all(Check::holds)
    }

    /// How long all checks took.
    #[must_use]
    pub fn time(&self) -> Duration {
        self.checks.iter().map(|check| check.time).sum()
    }
}

impl AuditFault {
    /// The fault at `key`, where `right` would be right.
    pub fn new(key: impl fmt::Display, wrong: impl fmt::Display, right: impl fmt::Display) -> Self {
        Self { key: key.to_string(), wrong: wrong.to_string(), right: Some(right.to_string()) }
    }

    /// Two texts that say different things at `key`, of which either may be the
    /// wrong one.
    pub fn difference(key: impl fmt::Display, difference: impl fmt::Display) -> Self {
        Self { key: key.to_string(), wrong: difference.to_string(), right: None }
    }

    /// A fault that the table's own checks found.
    pub(crate) fn of_table(TableFault { key, kind }: TableFault, right: &str) -> Self {
        let key = key.map_or_else(|| "the table".to_owned(), |key| key.to_string());
        Self::new(key, kind, right)
    }
}

impl From<u64> for Figure {
    fn from(count: u64) -> Self {
        Self::Count(count)
    }
}

impl From<usize> for Figure {
    fn from(count: usize) -> Self {
        // No platform has a usize of more bits than this.
        Self::Count(count as u64)
    }
}
