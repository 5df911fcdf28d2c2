//! POJ 2488, A Knight's Journey: the lexicographically first tour of a board,
//! from any start.
//!
//! p is the number of numbers, q the number of letters. The letters are the
//! rows of our board, so that names in their order are squares in row-major
//! order.
//!
//! The judge compares texts. Where the words are right and the white space is
//! not, it answers "Presentation Error". It does not look at white space at the
//! very end, so the last empty line may be missing. It runs on Windows and
//! accepts CRLF as the end of a line.

use tourbook_board::Notation;

use crate::{
    Acceptance, AnswerFormat, Boards, Body, Count, EmptyLine, Field, Heading, InputFormat, Problem,
    Role, Text, Whitespace,
};

pub(crate) static POJ_2488: Problem = Problem {
    id: "poj-2488",
    name: Text { en: "POJ 2488", zh: "POJ 2488" },
    title: "POJ 2488, A Knight's Journey",
    // 26: there are so many letters.
    boards: Boards::Given { max_side: 26, max_area: 26 },
    input: InputFormat {
        fields: &[
            Field::with_letter(Role::Columns, 1, "p"),
            Field::with_letter(Role::Rows, 1, "q"),
        ],
        count: Count::First { max: u64::MAX },
        end: None,
    },
    answer: AnswerFormat {
        heading: Some(Heading { before: "Scenario #", after: ":" }),
        body: Body::Names { impossible: "impossible" },
        empty_line: EmptyLine::After,
    },
    acceptance: Acceptance::OneAnswer,
    whitespace: Whitespace::Compared,
    notation: Notation::Names,
    // People draw the letters across and the numbers down.
    is_drawn_transposed: true,
    example: &[4, 5],
    is_asked_once: false,
    prompt: None,
    statement: Text {
        en: include_str!("../texts/poj-2488/statement.en.md"),
        zh: include_str!("../texts/poj-2488/statement.zh.md"),
    },
};
