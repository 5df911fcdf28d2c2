//! What the program answers: the samples, and every key.

use std::collections::HashMap;

use tourbook_problems::PROBLEMS;

use crate::program::run;

/// `answers.txt` by its keys; its freshness is another test's business.
fn book() -> HashMap<&'static str, &'static str> {
    include_str!("../../generated/answers.txt")
        .lines()
        .map(|line| line.split_once(": ").expect("key: answer"))
        .collect()
}

/// That `numbers`, from 1 in row-major order, are a tour of the board from
/// `start`: from the definition, without any code of the crates.
#[track_caller]
fn assert_tour(numbers: &[u32], rows: u32, cols: u32, start: u32) {
    assert_eq!(numbers.first(), Some(&start));
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    assert_eq!(sorted, (1..=rows * cols).collect::<Vec<u32>>(), "every square once");
    let place = |number: u32| ((number - 1) / cols, (number - 1) % cols);
    for pair in numbers.windows(2) {
        let ((row, col), (next_row, next_col)) = (place(pair[0]), place(pair[1]));
        let product = row.abs_diff(next_row) * col.abs_diff(next_col);
        assert_eq!(product, 2, "a knight's move: {pair:?}");
    }
}

fn numbers(line: &str) -> Vec<u32> {
    line.split(' ').map(|number| number.parse().expect("a number")).collect()
}

#[test]
fn the_sample_of_poj_2488_is_answered_byte_for_byte() {
    let sample = include_bytes!("../data/poj-2488.in");
    assert_eq!(run("answer poj-2488", sample).ok(), include_str!("../data/poj-2488.out"));
    assert_eq!(
        run("answer poj-2488 tests/data/poj-2488.in", "").ok(),
        include_str!("../data/poj-2488.out")
    );
}

#[test]
fn the_sample_of_sicily_1152_is_answered_with_tours() {
    let output = run("answer sicily-1152", include_bytes!("../data/sicily-1152.in")).ok();
    let starts = [4, 8, 15];
    assert_eq!(output.lines().count(), starts.len());
    for (line, start) in output.lines().zip(starts) {
        assert_tour(&numbers(line), 5, 6, start);
    }
}

#[test]
fn sicily_1152_answers_all_30_starts() {
    let input: String = (1..=30).map(|start| format!("{start}\n")).collect();
    let output = run("answer sicily-1152", input + "-1\n").ok();
    assert_eq!(output.lines().count(), 30);
    let book = book();
    for (line, start) in output.lines().zip(1..) {
        assert_tour(&numbers(line), 5, 6, start);
        assert_eq!(line, book[format!("5x6 {start}").as_str()]);
    }
}

#[test]
fn poj_2488_answers_all_91_cases() {
    let cases: Vec<(u32, u32)> = (1..=26).flat_map(|p| (1..=26 / p).map(move |q| (p, q))).collect();
    assert_eq!(cases.len(), 91);
    let input: String = cases.iter().map(|(p, q)| format!("{p} {q}\n")).collect();
    let output = run("answer poj-2488", format!("91\n{input}")).ok();
    let lines: Vec<&str> = output.split_terminator('\n').collect();
    assert_eq!(lines.len(), 3 * 91);
    let book = book();
    let mut possible = Vec::new();
    for ((&(p, q), scenario), i) in cases.iter().zip(lines.chunks(3)).zip(1..) {
        let expected = book[format!("{q}x{p} any").as_str()];
        let &[heading, answer, empty] = scenario else { panic!("three lines") };
        assert_eq!((heading, empty), (format!("Scenario #{i}:").as_str(), ""));
        if expected == "impossible" {
            assert_eq!(answer, expected);
        } else {
            // No tour has two digits in a name, so a name is two characters.
            let squares: Vec<u32> = answer
                .as_bytes()
                .chunks(2)
                .map(|name| u32::from(name[0] - b'A') * p + u32::from(name[1] - b'0'))
                .collect();
            assert_tour(&squares, q, p, 1);
            assert_eq!(squares, numbers(expected));
            possible.push((p, q));
        }
    }
    // 1 x 1, 3 x 4, 3 x n from n = 7, m x n with m >= 4 and n >= 5.
    let expected = [
        (1, 1),
        (3, 4),
        (3, 7),
        (3, 8),
        (4, 3),
        (4, 5),
        (4, 6),
        (5, 4),
        (5, 5),
        (6, 4),
        (7, 3),
        (8, 3),
    ];
    assert_eq!(possible, expected);
}

#[test]
fn course_8x8_answers_all_64_starts() {
    let input: String = (0..64).map(|start| format!("{} {}\n", start / 8, start % 8)).collect();
    let output = run("answer course-8x8", input).ok();
    let boards: Vec<&str> = output.split("\n\n").collect();
    assert_eq!(boards.len(), 64);
    let book = book();
    for (board, start) in boards.into_iter().zip(0..) {
        let rows: Vec<&str> = board.lines().collect();
        assert_eq!(rows.len(), 8);
        let mut squares = vec![0; 64];
        for (row, line) in rows.into_iter().enumerate() {
            assert_eq!(line.len(), 8 * 4, "eight fields of width 4");
            for col in 0..8 {
                let step: usize = line[4 * col..4 * col + 4].trim_start().parse().expect("a step");
                squares[step - 1] = u32::try_from(8 * row + col + 1).expect("1 to 64");
            }
        }
        assert_tour(&squares, 8, 8, start + 1);
        assert_eq!(squares, numbers(book[format!("8x8 {}", start + 1).as_str()]));
    }
    assert!(output.ends_with('\n') && !output.ends_with("\n\n"));
}

#[test]
fn cses_1689_answers_all_64_starts() {
    for (x, y) in (1..=8).flat_map(|x| (1..=8).map(move |y| (x, y))) {
        let output = run("answer cses-1689", format!("{x} {y}\n")).ok();
        let rows: Vec<Vec<u32>> = output.lines().map(numbers).collect();
        // x is the column, y the row.
        assert_eq!(rows[y - 1][x - 1], 1, "{x} {y}");
        assert_eq!((rows.len(), rows[0].len()), (8, 8));
        let steps: Vec<u32> = rows.concat();
        let square = |step| (1..).zip(&steps).find(|(_, other)| **other == step).expect("it").0;
        let squares: Vec<u32> = (1..=64).map(square).collect();
        assert_tour(&squares, 8, 8, squares[0]);
    }
    // The sample.
    let sample = run("answer cses-1689", "2 1\n").ok();
    assert!(sample.starts_with("8 1 10 "), "{sample}");
}

#[test]
fn noi_8465_answers_its_sample_and_refuses_larger_boards() {
    assert_eq!(run("answer noi-8465", "1\n5 4 0 0\n").ok(), "32\n");
    // The numbers of 5 x 6 in the first row, as an independent program has them.
    let input: String = (0..6).map(|y| format!("5 6 0 {y}\n")).collect();
    let output = run("answer noi-8465", format!("6\n{input}")).ok();
    assert_eq!(output, "4542\n1910\n906\n906\n1910\n4542\n");
    let (output, message) = run("answer noi-8465", "2\n5 4 0 0\n9 9 0 0\n").fails(1);
    assert_eq!(output, "32\n");
    let reason = "line 3: n*m = 81: the number of tours is known here for boards of at most 30 \
                  squares (with n 9, m is 1 to 3)";
    assert!(message.ends_with(reason), "{message}");
}

#[test]
fn inputs_that_ask_for_nothing_get_nothing() {
    assert_eq!(run("answer sicily-1152", "").ok(), "");
    assert_eq!(run("answer sicily-1152", "-1\n").ok(), "");
    assert_eq!(run("answer sicily-1152", "\n \n").ok(), "");
    assert_eq!(run("answer course-8x8", "").ok(), "");
    assert_eq!(run("answer poj-2488", "0\n").ok(), "");
}

#[test]
fn what_follows_minus_1_is_not_read() {
    let expected = run("answer sicily-1152", "7").ok();
    assert_eq!(run("answer sicily-1152", "7\n-1\nthis is no number").ok(), expected);
    assert_eq!(run("answer sicily-1152", "7 -1").ok(), expected);
}

#[test]
fn white_space_and_leading_zeros_are_free() {
    let expected = run("answer sicily-1152", "7\n15\n").ok();
    for input in ["7 15", "\n\n7\n\n\n15", "\t007\r\n0000000000000000000000015\r\n", "7\x0b\x0c15"]
    {
        assert_eq!(run("answer sicily-1152", input).ok(), expected, "{input:?}");
    }
    assert_eq!(run("answer sicily-1152", "\u{feff}7\r\n15\r\n-1\r\n").ok(), expected);
    let expected = run("answer course-8x8", "3 4\n").ok();
    assert_eq!(run("answer course-8x8", "3\n4").ok(), expected);
}

#[test]
fn the_table_prints_answers_txt() {
    assert_eq!(run("table", "").ok(), include_str!("../../generated/answers.txt"));
}

#[test]
fn the_table_prints_the_answers_of_one_board() {
    let answers = include_str!("../../generated/answers.txt").lines();
    let of_board = answers.filter(|line| line.starts_with("5x6 "));
    let expected: String = of_board.map(|line| format!("{line}\n")).collect();
    // 30 starts, and any start.
    assert_eq!(expected.lines().count(), 31);
    assert_eq!(run("table 5x6", "").ok(), expected);
    // On 5 x 5 a tour cannot start on the 12 squares of the colour that has 12.
    let five = run("table 5x5", "").ok();
    assert_eq!(five.lines().filter(|line| line.ends_with(": impossible")).count(), 12);
}

#[test]
fn a_board_that_the_table_does_not_have_is_named() {
    let (_, message) = run("table 3x9", "").fails(2);
    assert!(message.starts_with("3x9 is not in the table, which has "), "{message}");
    let (_, message) = run("table 9x9", "").fails(2);
    assert!(message.contains("9x9"), "{message}");
}

#[test]
fn the_problems_are_listed_with_their_cases() {
    let list = run("problems", "").ok();
    let rows: Vec<Vec<&str>> = list.lines().map(|line| line.split_whitespace().collect()).collect();
    let column = |index: usize| rows.iter().skip(1).map(|row| row[index]).collect::<Vec<_>>();
    let ids: Vec<&str> = PROBLEMS.iter().map(|problem| problem.id).collect();
    assert_eq!(column(0), ids);
    // 30 starts, 91 products of at most 26, 64 starts.
    for (id, cases, judging) in [
        ("sicily-1152", "30", "any tour is right"),
        ("poj-2488", "91", "one answer is right"),
        ("course-8x8", "64", "any tour is right"),
    ] {
        let line = list.lines().find(|line| line.starts_with(id)).expect("a line");
        assert!(line.split(' ').any(|word| word == cases) && line.contains(judging), "{line}");
    }
}
