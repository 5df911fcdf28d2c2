//! Right outputs, made from the facts of a problem without the code that is
//! tested.

use tourbook_board::{Answer, Board, Square};
use tourbook_problems::{Acceptance, Body, Case, EmptyLine, InputText, Problem};
use tourbook_table::{count, lookup};

/// A right answer to a case: the squares of a tour, or that there is none; or how
/// many there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Right {
    pub(crate) board: Board,
    pub(crate) tour: Option<Vec<Square>>,
    pub(crate) count: Option<u32>,
}

/// Cases with right answers.
#[derive(Clone, Debug)]
pub(crate) struct Questions {
    pub(crate) problem: &'static Problem,
    pub(crate) cases: Vec<Case>,
    pub(crate) rights: Vec<Right>,
}

/// The answer of the table.
pub(crate) fn first(case: Case) -> Right {
    let board = case.key().board();
    if case.problem().answer.body == Body::Count {
        let count = count(case.key());
        assert!(count.is_some(), "every case of a problem is in the table");
        return Right { board, tour: None, count };
    }
    let answer = lookup(case.key()).expect("every case of a problem is in the table");
    Right { board, tour: answer.tour().map(<[Square]>::to_vec), count: None }
}

/// Another tour from the same start: the mirror image of the tour from the
/// mirror image of the start.
pub(crate) fn other(case: Case) -> Option<Right> {
    let (board, start) = (case.key().board(), case.key().start()?);
    let mirror = |square: Square| {
        let (row, col) = board.coordinates(square);
        board.at(row, board.cols() - 1 - col).expect("on the board")
    };
    let key = tourbook_board::Key::from_start(board, mirror(start))?;
    let Some(Answer::Tour(tour)) = lookup(key) else { return None };
    let tour = tour.iter().map(|&square| mirror(square)).collect();
    Some(Right { board, tour: Some(tour), count: None })
}

impl Questions {
    /// These cases, or as many of them as one input may have, with other tours
    /// than the table's where `with_others` and any tour is right.
    pub(crate) fn new(problem: &'static Problem, cases: Vec<Case>, with_others: bool) -> Self {
        let max = usize::try_from(problem.input.max_cases()).unwrap_or(usize::MAX);
        let cases: Vec<Case> = cases.into_iter().take(max).collect();
        let is_any = problem.acceptance == Acceptance::AnyTour && with_others;
        let right = |&case: &Case| other(case).filter(|_| is_any).unwrap_or_else(|| first(case));
        let rights = cases.iter().map(right).collect();
        Self { problem, cases, rights }
    }

    pub(crate) fn input(&self) -> String {
        InputText::new(self.problem, &self.cases).to_string()
    }

    /// The answers as blocks of lines.
    pub(crate) fn blocks(&self) -> Vec<Block> {
        let block = |(index, right): (usize, &Right)| Block {
            heading: self
                .problem
                .answer
                .heading
                .map(|heading| format!("{}{}{}", heading.before, index + 1, heading.after)),
            body: body(self.problem, right),
        };
        self.rights.iter().enumerate().map(block).collect()
    }
}

/// An answer in lines, without the empty line between answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) heading: Option<String>,
    pub(crate) body: Vec<String>,
}

impl Block {
    pub(crate) fn lines(&self) -> Vec<String> {
        self.heading.iter().chain(&self.body).cloned().collect()
    }
}

/// The lines of an answer.
pub(crate) fn body(problem: &Problem, right: &Right) -> Vec<String> {
    if let Some(count) = right.count {
        return vec![count.to_string()];
    }
    let Some(tour) = &right.tour else {
        let Body::Names { impossible } = problem.answer.body else { panic!("no word for it") };
        return vec![impossible.to_owned()];
    };
    walk_lines(problem, right.board, tour)
}

/// A walk in the format of the problem. It need not be right.
pub(crate) fn walk_lines(problem: &Problem, board: Board, walk: &[Square]) -> Vec<String> {
    match problem.answer.body {
        Body::Squares => {
            vec![numbers(walk.iter().map(|square| usize::from(square.number())), 0)]
        }
        Body::Count => panic!("a walk is not an answer"),
        Body::Names { .. } => {
            vec![walk.iter().map(|&square| board.name(square).to_string()).collect()]
        }
        Body::Steps { width } => {
            let step = |square: Square| {
                walk.iter().position(|&other| other == square).map_or(0, |index| index + 1)
            };
            let square = |row, col| board.at(row, col).expect("on the board");
            (0..board.rows())
                .map(|row| numbers((0..board.cols()).map(|col| step(square(row, col))), width))
                .collect()
        }
    }
}

/// Numbers in fields, or with one space between two.
pub(crate) fn numbers(numbers: impl Iterator<Item = usize>, width: usize) -> String {
    if width > 0 {
        return numbers.map(|number| format!("{number:width$}")).collect();
    }
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// The lines of an output of these answers.
pub(crate) fn lines(problem: &Problem, blocks: &[Block]) -> Vec<String> {
    let mut lines = Vec::new();
    for (index, block) in blocks.iter().enumerate() {
        if problem.answer.empty_line == EmptyLine::Between && index > 0 {
            lines.push(String::new());
        }
        lines.extend(block.lines());
        if problem.answer.empty_line == EmptyLine::After {
            lines.push(String::new());
        }
    }
    lines
}

/// The line, counted from 1, where the answer with this index begins; after the
/// last answer, the line after all.
pub(crate) fn line_of(problem: &Problem, blocks: &[Block], index: usize) -> usize {
    let before = lines(problem, &blocks[..index]).len();
    let is_between = problem.answer.empty_line == EmptyLine::Between;
    before + 1 + usize::from(is_between && index > 0 && index < blocks.len())
}

pub(crate) fn text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}
