//! The pieces of an output: what may be one answer, and other text.

use std::ops::Range;

use tourbook_board::{Board, Square, SquareSet};
use tourbook_problems::{Body, Problem};

use super::diagnose::CASES;
use super::text::is_space;

/// A piece of an output. Offsets are plain ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// From its first word to the end of its last one.
    pub(super) range: Range<usize>,
    pub(super) content: Content,
}

/// What a piece may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// It cannot be an answer.
    Text,
    /// It stands on the line on which the answer before ended, and cannot be an
    /// answer.
    Rest,
    /// The numbers of an answer, and text between two of its lines.
    Numbers { words: Vec<Word>, inner: Option<Range<usize>> },
    /// An answer of one line.
    Line { heading: Option<HeadingLine>, body: LineBody, inner: Option<Range<usize>> },
}

/// What stands where a line with the answer belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LineBody {
    /// A line that looks like an answer.
    Answer(Range<usize>),
    /// Other text.
    Text(Range<usize>),
    /// Nothing: the next heading, or the end, follows the heading.
    Missing,
}

/// A line that looks like a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HeadingLine {
    pub(super) range: Range<usize>,
    pub(super) number: Option<u64>,
}

/// A word of an answer of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) range: Range<usize>,
    /// The index of its line in the window.
    pub(super) line: usize,
    pub(super) value: Value,
}

/// What a word says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// A number up to 255.
    Number(u8),
    /// A greater or a negative number.
    Outside,
    /// Something else.
    NotANumber,
}

impl Value {
    pub(super) fn of(word: &[u8]) -> Self {
        let digits = word.strip_prefix(b"-").unwrap_or(word);
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return Self::NotANumber;
        }
        let value = digits
            .iter()
            .try_fold(0_u8, |value, byte| value.checked_mul(10)?.checked_add(byte - b'0'));
        match value {
            Some(value) if digits.len() == word.len() => Self::Number(value),
            _ => Self::Outside,
        }
    }

    pub(super) const fn number(self) -> Option<u8> {
        match self {
            Self::Number(number) => Some(number),
            Self::Outside | Self::NotANumber => None,
        }
    }
}

impl Piece {
    pub(super) const fn is_answer(&self) -> bool {
        matches!(self.content, Content::Numbers { .. } | Content::Line { .. })
    }

    pub(super) const fn heading(&self) -> Option<&HeadingLine> {
        match &self.content {
            Content::Line { heading, .. } => heading.as_ref(),
            _ => None,
        }
    }

    /// The text between the lines of the answer.
    pub(super) const fn inner(&self) -> Option<&Range<usize>> {
        match &self.content {
            Content::Line { inner, .. } | Content::Numbers { inner, .. } => inner.as_ref(),
            _ => None,
        }
    }
}

/// The first pieces of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pieces {
    pub(super) list: Vec<Piece>,
    /// Whether these are all pieces up to the end of the output.
    pub(super) are_all: bool,
}

impl Pieces {
    /// Whether so many pieces are enough to see what is the answer to a case.
    pub(super) fn are_enough(&self) -> bool {
        let answers = self.list.iter().filter(|piece| piece.is_answer()).count();
        answers >= CASES || self.list.len() >= 2 * CASES
    }

    /// Adds text, which belongs to the text before it if there is some.
    pub(super) fn add_text(&mut self, range: Range<usize>, is_rest: bool) {
        match self.list.last_mut() {
            Some(Piece { range: before, content: Content::Text }) if !is_rest => {
                before.end = range.end;
            }
            _ => {
                let content = if is_rest { Content::Rest } else { Content::Text };
                self.list.push(Piece { range, content });
            }
        }
    }
}

/// How many lines an answer of numbers has, and how many numbers in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) rows: usize,
    pub(super) in_row: usize,
}

impl Layout {
    /// The layout of an answer for `board`; `None` when it is not of numbers.
    pub(super) const fn new(problem: &Problem, board: Board) -> Option<Self> {
        match problem.answer.body {
            Body::Squares => Some(Self { rows: 1, in_row: board.size() as usize }),
            Body::Steps { .. } => {
                Some(Self { rows: board.rows() as usize, in_row: board.cols() as usize })
            }
            Body::Names { .. } | Body::Count => None,
        }
    }

    pub(super) const fn size(self) -> usize {
        self.rows * self.in_row
    }

    /// Whether a line of so many numbers may have been meant as a row.
    pub(super) const fn is_near(self, numbers: usize) -> bool {
        numbers.abs_diff(self.in_row) <= self.in_row / 4
    }
}

/// The words of a text of numbers.
pub(super) fn words_of(text: &[u8]) -> Vec<Word> {
    let (mut words, mut line, mut start) = (Vec::new(), 0, None);
    for at in 0..=text.len() {
        let is_end = text.get(at).is_none_or(|&byte| is_space(byte));
        match (start, is_end) {
            (None, false) => start = Some(at),
            (Some(first), true) => {
                let range = first..at;
                let value = Value::of(&text[range.clone()]);
                words.push(Word { range, line, value });
                start = None;
            }
            _ => {}
        }
        line += usize::from(text.get(at) == Some(&b'\n'));
    }
    words
}

/// The squares that the numbers of an answer give in the order of the visit, up
/// to the first step that they do not give.
pub(super) fn leading_squares(body: Body, board: Board, words: &[Word]) -> Vec<Square> {
    match body {
        Body::Squares => {
            words.iter().map_while(|word| board.numbered(word.value.number()?)).collect()
        }
        Body::Steps { .. } => (1..=board.size())
            .map_while(|step| match places_of(words, step).as_slice() {
                &[place] if place < board.size().into() => Square::from_index(place),
                _ => None,
            })
            .collect(),
        Body::Names { .. } | Body::Count => Vec::new(),
    }
}

/// The indices of the words that are the number of a step.
pub(super) fn places_of(words: &[Word], step: u8) -> Vec<usize> {
    let is_step = |&index: &usize| words[index].value == Value::Number(step);
    (0..words.len()).filter(is_step).collect()
}

/// The squares in the order of the visit, from the numbers of an answer; `None`
/// when they are not one number for each square.
pub(super) fn walk(body: Body, board: Board, numbers: &[u8]) -> Option<Vec<Square>> {
    let mut squares = [Square::FIRST; Square::MOST as usize];
    walk_into(body, board, numbers, &mut squares).map(<[Square]>::to_vec)
}

/// The same in `squares`, without an allocation.
pub(super) fn walk_into<'a>(
    body: Body,
    board: Board,
    numbers: &[u8],
    squares: &'a mut [Square; Square::MOST as usize],
) -> Option<&'a [Square]> {
    let squares = squares.get_mut(..usize::from(board.size()))?;
    if numbers.len() != squares.len() {
        return None;
    }
    let mut steps = SquareSet::EMPTY;
    for (index, &number) in numbers.iter().enumerate() {
        let numbered = board.numbered(number)?;
        match body {
            Body::Squares => squares[index] = numbered,
            Body::Steps { .. } if steps.contains(numbered) => return None,
            Body::Steps { .. } => {
                steps = steps.with(numbered);
                squares[numbered.index()] = Square::from_index(index)?;
            }
            Body::Names { .. } | Body::Count => return None,
        }
    }
    Some(squares)
}
