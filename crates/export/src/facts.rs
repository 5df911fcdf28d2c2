//! What a template can ask about a problem.

use tourbook_problems::{
    Acceptance, Boards, Body, Count, EmptyLine, Heading, Problem, Role, Whitespace,
};

use crate::entries::{ALPHABET, code_limit, code_of, entries};
use crate::target::WRONG_MOVE;
use crate::{Mistake, Target};

/// A problem, and what is written for it.
pub(crate) struct Facts<'a> {
    pub(crate) problem: &'static Problem,
    pub(crate) target: &'a Target,
    /// A mistake on purpose.
    pub(crate) mistake: Option<Mistake>,
}

/// The most cases of an input in a problem package: its statement says so, and
/// its validator refuses more.
pub const MOST_CASES: u64 = 10_000;

/// How long a line of the table is at most, without its indentation.
const WIDTH: usize = 92;

impl Facts<'_> {
    /// All flags.
    #[cfg(test)]
    pub(crate) const FLAGS: &'static [&'static str] = &[
        "any-tour",
        "codes",
        "count-first",
        "empty-after",
        "empty-between",
        "end",
        "heading",
        "mistake",
        "wrong-move",
        "count",
        "names",
        "squares",
        "start",
        "steps",
        "table",
        "text",
        "tours",
        "width",
    ];

    /// Whether a flag holds.
    pub(crate) fn has(&self, flag: &str) -> bool {
        let Problem { input, answer, acceptance, whitespace, .. } = self.problem;
        match flag {
            // Which answers are right, and which white space.
            "any-tour" => *acceptance == Acceptance::AnyTour,
            "text" => *whitespace == Whitespace::Compared,
            // Whether the table is needed.
            "table" => !self.target.does_without_table || *acceptance == Acceptance::OneAnswer,
            // Whether an entry of the table is not at the place of its code.
            "codes" => entries(self.problem).iter().zip(0..).any(|(entry, at)| entry.code != at),
            // The input.
            "count-first" => matches!(input.count, Count::First { .. }),
            "end" => input.end.is_some(),
            "start" => self.problem.has_start(),
            // The answers.
            "squares" => answer.body == Body::Squares,
            "steps" => matches!(answer.body, Body::Steps { .. }),
            "names" => matches!(answer.body, Body::Names { .. }),
            "count" => answer.body == Body::Count,
            "tours" => answer.body != Body::Count,
            "width" => matches!(answer.body, Body::Steps { width } if width > 0),
            "heading" => answer.heading.is_some(),
            "empty-between" => answer.empty_line == EmptyLine::Between,
            "empty-after" => {
                answer.empty_line == EmptyLine::After && self.mistake != Some(Mistake::NoEmptyLine)
            }
            // What is wrong on purpose.
            "mistake" => self.mistake.is_some_and(|mistake| mistake != Mistake::NoEmptyLine),
            "wrong-move" => self.target.id == WRONG_MOVE.id,
            _ => false,
        }
    }

    /// The text in a place of the template.
    pub(crate) fn value(&self, name: &str) -> Option<String> {
        let problem = self.problem;
        let (before, after) = match problem.answer.heading {
            Some(Heading { before, after }) => (before, after),
            None => ("", ""),
        };
        Some(match name {
            "id" => problem.id.to_owned(),
            "title" => problem.title.to_owned(),
            "target" => self.target.id.to_owned(),
            "version" => env!("CARGO_PKG_VERSION").to_owned(),
            "about" => self.about(),
            // The numbers of a case are v[0], v[1] ...
            "fields" => problem.input.fields.len().to_string(),
            "last-field" => (problem.input.fields.len() - 1).to_string(),
            "cases" => match problem.input.count {
                Count::Absent => "-1".to_owned(),
                Count::One => "1".to_owned(),
                Count::First { .. } => "0".to_owned(),
            },
            // As many as nine digits can count.
            "max-cases" => problem.input.max_cases().min(999_999_999).to_string(),
            "end" => problem.input.end.unwrap_or_default().to_owned(),
            "rows" => self.side(Role::Rows),
            "cols" => self.side(Role::Columns),
            "start" => self.start(),
            "code" => {
                let (rows, cols) = (self.side(Role::Rows), self.side(Role::Columns));
                let code = code_of(problem, &rows, &cols, &self.start());
                // Some compilers complain of parentheses around everything.
                let inner = code.strip_prefix('(').and_then(|code| code.strip_suffix(')'));
                inner.filter(|inner| !inner.contains('(')).unwrap_or(&code).to_owned()
            }
            "code-limit" => code_limit(problem).to_string(),
            "max-size" => problem.cases().map(|case| case.key().board().size()).max()?.to_string(),
            "most-cases" => problem.input.max_cases().min(MOST_CASES).to_string(),
            "valid" => self.valid(),
            "mistake" => self.mistake.map(|it| it.statement(problem)).unwrap_or_default(),
            // The table.
            "alphabet" => ALPHABET.to_owned(),
            "entries" => entries(problem).len().to_string(),
            "last-entry" => (entries(problem).len() - 1).to_string(),
            "tours" => {
                Self::lines(entries(problem).into_iter().map(|entry| self.quoted(&entry.answer)))
            }
            "counts" => Self::lines(entries(problem).into_iter().map(|entry| entry.answer)),
            "codes" => {
                Self::lines(entries(problem).into_iter().map(|entry| entry.code.to_string()))
            }
            // The answers.
            "before" => before.to_owned(),
            "after" => after.to_owned(),
            "width" => match problem.answer.body {
                Body::Steps { width } => width.to_string(),
                _ => "0".to_owned(),
            },
            "impossible" => match problem.answer.body {
                Body::Names { impossible } => impossible.to_owned(),
                _ => String::new(),
            },
            _ => return None,
        })
    }

    /// What the table is, in a sentence.
    fn about(&self) -> String {
        let what = match (self.problem.answer.body, self.problem.has_start()) {
            (Body::Count, _) => "the number of tours from each start that has one",
            (_, true) => "the first tour in lexicographic order from each start",
            (_, false) => "the first tour in lexicographic order of each board",
        };
        format!("The table has {what} ({}).", self.problem.boards_text())
    }

    /// The number of rows or of columns, as an expression.
    fn side(&self, role: Role) -> String {
        match (self.problem.boards, role) {
            (Boards::Fixed(board), Role::Rows) => board.rows().to_string(),
            (Boards::Fixed(board), _) => board.cols().to_string(),
            (Boards::Given { .. }, role) => self.field(role).unwrap_or_default(),
        }
    }

    /// Whether the numbers of a case are allowed, as an expression.
    fn valid(&self) -> String {
        let mut conditions = Vec::new();
        for (index, field) in self.problem.input.fields.iter().enumerate() {
            let base = field.base;
            let last = match field.role {
                Role::Rows | Role::Columns => match self.problem.boards {
                    Boards::Given { max_side, .. } => max_side.to_string(),
                    Boards::Fixed(_) => String::new(),
                },
                Role::Row => format!("{} + {base} - 1", self.side(Role::Rows)),
                Role::Column => format!("{} + {base} - 1", self.side(Role::Columns)),
                Role::Square => {
                    format!("{} * {} + {base} - 1", self.side(Role::Rows), self.side(Role::Columns))
                }
            };
            conditions.push(format!("v[{index}] >= {base} && v[{index}] <= {last}"));
        }
        if let Boards::Given { max_area, .. } = self.problem.boards {
            let (rows, cols) = (self.side(Role::Rows), self.side(Role::Columns));
            conditions.push(format!("{rows} * {cols} <= {max_area}"));
        }
        conditions.join("\n            && ")
    }

    /// The square of the start from 0, as an expression.
    fn start(&self) -> String {
        let (row, col) = (self.field(Role::Row), self.field(Role::Column));
        match (self.field(Role::Square), row, col) {
            (Some(square), ..) => square,
            (None, Some(row), Some(col)) => format!("{row} * {} + {col}", self.side(Role::Columns)),
            _ => "0".to_owned(),
        }
    }

    /// A number of the case. Places are counted from 0, the sides of a board as
    /// they are.
    fn field(&self, role: Role) -> Option<String> {
        let fields = self.problem.input.fields;
        let index = fields.iter().position(|field| field.role == role)?;
        let base = if role.is_of_board() { 0 } else { fields.get(index)?.base };
        Some(if base == 0 { format!("v[{index}]") } else { format!("(v[{index}] - {base})") })
    }

    fn quoted(&self, text: &str) -> String {
        let quote = self.target.quote;
        format!("{quote}{text}{quote}")
    }

    /// Items with commas between them, in lines that are not too long.
    fn lines(items: impl Iterator<Item = String>) -> String {
        let mut lines: Vec<String> = vec![String::new()];
        for item in items {
            let is_full = lines.last().is_some_and(|line| line.len() + item.len() + 2 > WIDTH);
            match lines.last_mut() {
                Some(line) if !is_full && line.is_empty() => line.push_str(&item),
                Some(line) if !is_full => {
                    line.push_str(", ");
                    line.push_str(&item);
                }
                _ => lines.push(item),
            }
        }
        lines.iter().map(|line| format!("    {line}")).collect::<Vec<_>>().join(",\n")
    }
}
