//! Problems that nobody has set: they combine what the listed ones do not. A
//! problem that is added later must need nothing in the templates.

use tourbook_board::{Board, Notation};
use tourbook_problems::{
    Acceptance, AnswerFormat, Boards, Body, Count, EmptyLine, Field, Heading, InputFormat, Problem,
    Role, Text, Whitespace,
};

/// All of them.
pub(super) const INVENTED: &[&Problem] = &[&HOLES, &SMALL];

/// One board, of which some starts have no tour.
static HOLES: Problem = invented(
    Boards::Fixed(match Board::new(5, 5) {
        Ok(board) => board,
        Err(_) => unreachable!(),
    }),
    InputFormat {
        fields: const { &[Field::new(Role::Column, 1), Field::new(Role::Row, 0)] },
        count: Count::First { max: 5000 },
        end: None,
    },
    AnswerFormat {
        heading: Some(Heading { before: "Case ", after: ":" }),
        body: Body::Names { impossible: "none" },
        empty_line: EmptyLine::Between,
    },
);

/// Boards with the number of the start, counted from 0, and an end that is not
/// -1.
static SMALL: Problem = invented(
    Boards::Given { max_side: 5, max_area: 20 },
    InputFormat {
        fields: const {
            &[Field::new(Role::Columns, 1), Field::new(Role::Rows, 1), Field::new(Role::Square, 0)]
        },
        count: Count::Absent,
        end: Some("0"),
    },
    AnswerFormat {
        heading: Some(Heading { before: "#", after: "" }),
        body: Body::Count,
        empty_line: EmptyLine::After,
    },
);

const fn invented(boards: Boards, input: InputFormat, answer: AnswerFormat) -> Problem {
    const TEXT: Text = Text { en: "Invented", zh: "虚构" };
    Problem {
        id: "invented",
        name: TEXT,
        title: "Invented",
        boards,
        input,
        answer,
        acceptance: Acceptance::OneAnswer,
        whitespace: Whitespace::Ignored,
        notation: Notation::Numbers,
        is_drawn_transposed: false,
        example: &[],
        is_asked_once: false,
        prompt: None,
        statement: TEXT,
    }
}
