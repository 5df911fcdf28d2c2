//! A formula as a DIMACS file, with comments that say what it means.

use std::io::{self, Write};

use tourbook_board::{Answer, Key, Numbers};

use crate::question::{Beginning, Question};

/// A formula to be written.
pub(crate) struct Document {
    /// Of its file, without `.cnf`.
    pub(crate) name: String,
    /// What it says.
    title: String,
    pub(crate) question: Question,
    /// What it must give, if the table is right.
    pub(crate) is_satisfiable: bool,
}

impl Document {
    /// The formulas about a key and its answer: `KEY-tour`, "there is a tour",
    /// and `KEY-smaller`, "there is a tour smaller than the answer". The second
    /// is left out where nothing could be smaller.
    pub(crate) fn about(key: Key, answer: Answer<'_>) -> impl Iterator<Item = Self> {
        let file = key.to_string().replace(' ', "-");
        let board = key.board();
        let start = key.start().map_or_else(
            || "from any square".to_owned(),
            |start| format!("from square {}", start.number()),
        );
        let tour = format!(
            "There is a tour of {} rows and {} columns {start}",
            board.rows(),
            board.cols()
        );
        let exists = Question::new(key, Answer::Impossible).map(|question| Self {
            name: format!("{file}-tour"),
            title: format!("{key}: {tour}."),
            question,
            is_satisfiable: answer.tour().is_some(),
        });
        let smaller = answer.tour().zip(Question::new(key, answer)).map(|(squares, question)| {
            let squares = Numbers::new(squares);
            Self {
                name: format!("{file}-smaller"),
                title: format!("{key}: {tour},\nlexicographically smaller than {squares}."),
                question,
                is_satisfiable: false,
            }
        });
        let smaller = smaller.filter(|document| !document.question.beginnings.is_empty());
        exists.into_iter().chain(smaller)
    }

    /// `SAT` or `UNSAT`, as the formula must be.
    pub(crate) fn verdict(&self) -> &'static str {
        if self.is_satisfiable { "SAT" } else { "UNSAT" }
    }

    /// Writes the file.
    pub(crate) fn write(&self, mut file: impl Write) -> io::Result<()> {
        let Question { formula, beginnings } = &self.question;
        let size = formula.key().board().size();
        for line in self.title.lines() {
            writeln!(file, "c {line}")?;
        }
        writeln!(file, "c Must be {}.", self.verdict())?;
        writeln!(file, "c")?;
        writeln!(file, "c Squares are numbered 1 to {size}, row by row; so are the steps.")?;
        writeln!(
            file,
            "c Variable (step - 1) * {size} + square: at this step the knight is there."
        )?;
        if let Some(variable) = formula.light_start() {
            writeln!(file, "c Variable {variable}: the start has the colour of square 1.")?;
        }
        // A beginning that is a start has no variable of its own.
        let visits = i32::from(size) * i32::from(size);
        for Beginning { literal, squares } in beginnings {
            if *literal > visits {
                let squares = Numbers::new(squares);
                writeln!(file, "c Variable {literal}: the tour begins {squares}.")?;
            }
        }
        writeln!(file, "p cnf {} {}", formula.variables(), formula.clauses().count())?;
        for clause in formula.clauses() {
            for literal in clause {
                write!(file, "{literal} ")?;
            }
            writeln!(file, "0")?;
        }
        Ok(())
    }
}
