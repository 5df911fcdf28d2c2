//! Which lines of an output are one answer.
//!
//! This is decided by the output alone: the input and the right answer play no
//! part in it. What a contestant may read is made from these lines.

use std::ops::Range;

use tourbook_problems::{Boards, Body, Heading, Problem};

use super::names::is_heading;
use super::text::is_space;

/// The most bytes of an answer.
const MAX: usize = 4096;

/// The lines of `output` that are the answer around the offset `at`; nothing if
/// only white space follows. Of a long answer it is the beginning. Unless
/// `is_line_start`, another answer ends on the line where `output` begins.
pub(super) fn answer_at<'a>(
    problem: &Problem,
    output: &'a [u8],
    at: usize,
    is_line_start: bool,
) -> &'a [u8] {
    let rest = output.get(at..).unwrap_or_default();
    if rest.iter().all(|&byte| is_space(byte)) {
        return &[];
    }
    let lines = lines(output);
    let index = lines.iter().position(|line| line.end > at).unwrap_or(lines.len());
    let answer = match (problem.answer.body, problem.answer.heading) {
        (Body::Names { .. }, Some(heading)) if index > 0 || is_line_start => {
            headed(heading, output, &lines, index)
        }
        (Body::Names { .. } | Body::Count, _) => index..index + 1,
        (Body::Squares | Body::Steps { .. }, _) => {
            let Boards::Fixed(board) = problem.boards else { return &[] };
            let counts: Vec<Option<usize>> =
                lines.iter().map(|line| numbers(&output[line.clone()])).collect();
            group(&counts, index, board.size().into(), is_line_start)
        }
    };
    let start = lines.get(answer.start).map_or(output.len(), |line| line.start);
    let end = answer.end.checked_sub(1).and_then(|last| lines.get(last));
    let end = end.map_or(output.len(), |line| line.end);
    &output[start..end.min(start + MAX)]
}

/// The lines of a text, each with its line feed.
fn lines(text: &[u8]) -> Vec<Range<usize>> {
    let mut start = 0;
    let lines = text.split_inclusive(|&byte| byte == b'\n').map(|line| {
        let range = start..start + line.len();
        start = range.end;
        range
    });
    lines.collect()
}

/// The lines from the last heading up to line `index` to the next heading.
fn headed(heading: Heading, output: &[u8], lines: &[Range<usize>], index: usize) -> Range<usize> {
    let is_heading = |line: &Range<usize>| is_heading(heading, output[line.clone()].trim_ascii());
    let first = lines[..=index].iter().rposition(is_heading).unwrap_or(index);
    let next = lines[index + 1..].iter().position(is_heading);
    first..next.map_or(lines.len(), |next| index + 1 + next)
}

/// How many numbers a line has; `None` for a line of other text.
fn numbers(line: &[u8]) -> Option<usize> {
    let words = line.split(|&byte| is_space(byte)).filter(|word| !word.is_empty());
    let (numbers, others): (Vec<&[u8]>, Vec<&[u8]>) =
        words.partition(|word| word.iter().any(u8::is_ascii_digit));
    (others.is_empty() || numbers.len() > others.len()).then_some(numbers.len())
}

/// The lines around line `index` that have `size` numbers together. An empty
/// line ends an answer, and so does a line that has too many numbers for it. Some
/// numbers too many may belong to an answer, but not to one that begins within a
/// line.
fn group(counts: &[Option<usize>], index: usize, size: usize, is_line_start: bool) -> Range<usize> {
    let mut first = 0;
    let mut sum = 0;
    for (line, count) in counts.iter().enumerate() {
        let most = if first == 0 && !is_line_start { size } else { size + size / 8 };
        let is_new = match count {
            Some(count) => sum >= size || *count == 0 || sum > 0 && sum + count > most,
            None => true,
        };
        if is_new && line > first {
            if line > index {
                return first..line;
            }
            (first, sum) = (line, 0);
        }
        // Text is a group of its own, and so is an empty line.
        sum += count.filter(|count| *count > 0).unwrap_or(size);
    }
    first..counts.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(id: &str, output: &str, place: &str) -> String {
        let problem = tourbook_problems::problem(id).expect("one of the problems");
        let at = output.find(place).expect("it is there");
        String::from_utf8_lossy(answer_at(problem, output.as_bytes(), at, true)).into_owned()
    }

    #[test]
    fn a_heading_begins_an_answer() {
        let output = "Scenario #1:\nA1\n\nScenario #2:\nimpossible\n\nScenario #3:\nB2\n";
        for place in ["Scenario #2", "impossible"] {
            assert_eq!(of("poj-2488", output, place), "Scenario #2:\nimpossible\n\n");
        }
        assert_eq!(of("poj-2488", "A1\nB2\n", "B2"), "B2\n");
    }

    #[test]
    fn numbers_are_divided_by_their_count() {
        let row = |first: u8, last: u8| {
            (first..=last).map(|n| n.to_string()).collect::<Vec<_>>().join(" ") + "\n"
        };
        let line = row(1, 30);
        // Lines of 30, 29 and 31 numbers are answers of their own.
        for second in [row(31, 60), row(31, 59), row(31, 61)] {
            let output = format!("{line}{second}{line}");
            assert_eq!(of("sicily-1152", &output, "31"), second);
            assert_eq!(of("sicily-1152", &output, "1 2"), line);
        }
        let rows: String = (0..5).map(|at| row(6 * at + 31, 6 * at + 36)).collect();
        assert_eq!(of("sicily-1152", &format!("{line}{rows}{line}"), "45"), rows);
        assert_eq!(of("sicily-1152", &format!("Start: 15?\n{line}"), "15?"), "Start: 15?\n");
        let board: String = (0..8).map(|at| row(100 + 8 * at, 107 + 8 * at)).collect();
        let one_more = board.replace("107\n", "107 200\n");
        let output = format!("{board}\n{one_more}\n{board}");
        assert_eq!(of("course-8x8", &output, "200"), one_more);
        assert_eq!(of("course-8x8", "1 2\n \n", "\n \n"), "");
    }
}
