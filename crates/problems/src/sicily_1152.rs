//! Sicily 1152: a tour of the 5 x 6 board from each given start.
//!
//! The judge has a checker, which reads numbers and accepts any tour.

use tourbook_board::{Board, Notation};

use crate::{
    Acceptance, AnswerFormat, Boards, Body, Count, EmptyLine, Field, InputFormat, Problem, Role,
    Text, Whitespace,
};

pub(crate) static SICILY_1152: Problem = Problem {
    id: "sicily-1152",
    name: Text { en: "Sicily 1152", zh: "Sicily 1152" },
    title: "Sicily 1152, the knight's tour on 5 x 6",
    boards: Boards::Fixed(match Board::new(5, 6) {
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
    example: &[15],
    is_asked_once: false,
    prompt: None,
    statement: Text {
        en: include_str!("../texts/sicily-1152/statement.en.md"),
        zh: include_str!("../texts/sicily-1152/statement.zh.md"),
    },
};
