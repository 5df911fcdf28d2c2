//! Sicily 1153: a tour of the 8 x 8 board from each given start.
//!
//! The judge has a checker, which reads numbers and accepts any tour.

use tourbook_board::{Board, Notation};

use crate::{
    Acceptance, AnswerFormat, Boards, Body, Count, EmptyLine, Field, InputFormat, Problem, Role,
    Text, Whitespace,
};

pub(crate) static SICILY_1153: Problem = Problem {
    id: "sicily-1153",
    name: Text { en: "Sicily 1153", zh: "Sicily 1153" },
    title: "Sicily 1153, the knight's tour on 8 x 8",
    boards: Boards::Fixed(match Board::new(8, 8) {
        Ok(board) => board,
        Err(_) => unreachable!(),
    }),
    input: InputFormat {
        fields: &[Field::new(Role::Square, 1)],
        count: Count::Absent,
        end: Some("-1"),
    },
    answer: AnswerFormat { heading: None, body: Body::Squares, empty_line: EmptyLine::Never },
    acceptance: Acceptance::AnyTour,
    whitespace: Whitespace::Ignored,
    notation: Notation::Numbers,
    is_drawn_transposed: false,
    example: &[29],
    is_asked_once: false,
    prompt: None,
    statement: Text {
        en: include_str!("../texts/sicily-1153/statement.en.md"),
        zh: include_str!("../texts/sicily-1153/statement.zh.md"),
    },
};
