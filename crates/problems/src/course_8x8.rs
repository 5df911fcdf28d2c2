//! The 8 x 8 exercise of data-structures courses: from a start (row, column),
//! the board with the step at which each square is visited.
//!
//! Any tour is right. A person reads the output, so white space is free.

use tourbook_board::{Board, Notation};

use crate::{
    Acceptance, AnswerFormat, Boards, Body, Count, EmptyLine, Field, InputFormat, Problem, Prompt,
    Role, Text, Whitespace,
};

pub(crate) static COURSE_8X8: Problem = Problem {
    id: "course-8x8",
    name: Text { en: "Course", zh: "课程习题" },
    title: "The 8 x 8 exercise of data-structures courses",
    boards: Boards::Fixed(match Board::new(8, 8) {
        Ok(board) => board,
        Err(_) => unreachable!(),
    }),
    input: InputFormat {
        fields: &[Field::new(Role::Row, 0), Field::new(Role::Column, 0)],
        count: Count::Absent,
        end: None,
    },
    answer: AnswerFormat {
        heading: None,
        body: Body::Steps { width: 4 },
        empty_line: EmptyLine::Between,
    },
    acceptance: Acceptance::AnyTour,
    whitespace: Whitespace::Ignored,
    notation: Notation::Coordinates { base: 0 },
    is_drawn_transposed: false,
    example: &[3, 4],
    is_asked_once: true,
    // The classic program asks for the start and says that there is a tour.
    prompt: Some(Prompt {
        question: Text {
            en: include_str!("../texts/course-8x8/question.en.txt"),
            zh: include_str!("../texts/course-8x8/question.zh.txt"),
        },
        answered: Text {
            en: include_str!("../texts/course-8x8/answered.en.txt"),
            zh: include_str!("../texts/course-8x8/answered.zh.txt"),
        },
    }),
    statement: Text {
        en: include_str!("../texts/course-8x8/statement.en.md"),
        zh: include_str!("../texts/course-8x8/statement.zh.md"),
    },
};
