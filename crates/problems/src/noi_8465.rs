//! NOI 8465 of the Chinese judge `OpenJudge`, the same as `AcWing` 1116: the
//! number of tours from a start on a board that the input gives.
//!
//! The judge allows boards of up to 9 rows and 9 columns. The larger ones have
//! more tours than anybody counts in a second, and its tests have none of them:
//! `AcWing` allows 28 squares. Here the numbers are known up to 30 squares.

use tourbook_board::Notation;

use crate::{
    Acceptance, AnswerFormat, Boards, Body, Count, EmptyLine, Field, InputFormat, Problem, Role,
    Text, Whitespace,
};

pub(crate) static NOI_8465: Problem = Problem {
    id: "noi-8465",
    name: Text { en: "NOI 8465", zh: "NOI 8465" },
    title: "NOI 8465, the number of knight's tours",
    boards: Boards::Given { max_side: 9, max_area: 30 },
    input: InputFormat {
        fields: &[
            Field::with_letter(Role::Rows, 1, "n"),
            Field::with_letter(Role::Columns, 1, "m"),
            Field::with_letter(Role::Row, 0, "x"),
            Field::with_letter(Role::Column, 0, "y"),
        ],
        count: Count::First { max: 9 },
        end: None,
    },
    answer: AnswerFormat { heading: None, body: Body::Count, empty_line: EmptyLine::Never },
    acceptance: Acceptance::OneAnswer,
    whitespace: Whitespace::Ignored,
    notation: Notation::Coordinates { base: 0 },
    is_drawn_transposed: false,
    example: &[5, 4, 0, 0],
    is_asked_once: false,
    prompt: None,
    statement: Text {
        en: include_str!("../texts/noi-8465/statement.en.md"),
        zh: include_str!("../texts/noi-8465/statement.zh.md"),
    },
};
