//! CSES 1689, "Knight's Tour": from one start on the 8 x 8 board, the board with
//! the step at which each square is visited.
//!
//! The input gives the column before the row: x is the column. The judge has a
//! checker, which reads numbers and accepts any tour.

use tourbook_board::{Board, Notation};

use crate::{
    Acceptance, AnswerFormat, Boards, Body, Count, EmptyLine, Field, InputFormat, Problem, Role,
    Text, Whitespace,
};

pub(crate) static CSES_1689: Problem = Problem {
    id: "cses-1689",
    name: Text { en: "CSES 1689", zh: "CSES 1689" },
    title: "CSES 1689, Knight's Tour",
    boards: Boards::Fixed(match Board::new(8, 8) {
        Ok(board) => board,
        Err(_) => unreachable!(),
    }),
    input: InputFormat {
        fields: &[Field::with_letter(Role::Column, 1, "x"), Field::with_letter(Role::Row, 1, "y")],
        count: Count::One,
        end: None,
    },
    answer: AnswerFormat {
        heading: None,
        body: Body::Steps { width: 0 },
        empty_line: EmptyLine::Never,
    },
    acceptance: Acceptance::AnyTour,
    whitespace: Whitespace::Ignored,
    notation: Notation::Coordinates { base: 1 },
    is_drawn_transposed: false,
    example: &[2, 1],
    is_asked_once: false,
    prompt: None,
    statement: Text {
        en: include_str!("../texts/cses-1689/statement.en.md"),
        zh: include_str!("../texts/cses-1689/statement.zh.md"),
    },
};
