//! `check` on right outputs that are changed, against a naive checker.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tourbook_judge::answer;
use tourbook_judge::check::Check;
use tourbook_problems::{Acceptance, Body, Case, InputText, PROBLEMS, Problem, Whitespace};

/// Whether the judge accepts `output`.
fn accepts(problem: &'static Problem, cases: &[Case], right: &str, output: &str) -> bool {
    if problem.whitespace == Whitespace::Compared {
        return output.replace("\r\n", "\n").trim_end() == right.trim_end();
    }
    let words = |text: &str| -> Vec<String> {
        let words = text.split([' ', '\t', '\n', '\x0b', '\x0c', '\r']);
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    if problem.acceptance == Acceptance::OneAnswer {
        return words(output) == words(right);
    }
    let numbers = words(output).into_iter().map(|word| {
        word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse::<usize>().ok())?
    });
    let Some(mut numbers) = numbers.collect::<Option<Vec<usize>>>() else { return false };
    for case in cases {
        let board = case.key().board();
        let (size, cols) = (usize::from(board.size()), usize::from(board.cols()));
        if numbers.len() < size {
            return false;
        }
        let rest = numbers.split_off(size);
        let walk: Option<Vec<usize>> = match problem.answer.body {
            Body::Squares => Some(numbers.iter().map(|number| number.wrapping_sub(1)).collect()),
            _ => (1..=size).map(|step| numbers.iter().position(|&other| other == step)).collect(),
        };
        let Some(walk) = walk else { return false };
        let mut sorted = walk.clone();
        sorted.sort_unstable();
        let is_move = |pair: &[usize]| {
            let row = (pair[0] / cols).abs_diff(pair[1] / cols);
            row * (pair[0] % cols).abs_diff(pair[1] % cols) == 2
        };
        let start = case.key().start().map(|start| start.index());
        if sorted != (0..size).collect::<Vec<_>>()
            || start.is_some_and(|start| walk[0] != start)
            || !walk.windows(2).all(is_move)
        {
            return false;
        }
        numbers = rest;
    }
    numbers.is_empty()
}

/// Swaps two words of the text, if it has as many.
fn swap_words(text: &mut Vec<u8>, first: usize, second: usize) {
    let old = String::from_utf8_lossy(text).into_owned();
    let mut words: Vec<&str> = old.split(' ').collect();
    if first.max(second) < words.len() {
        words.swap(first, second);
        *text = words.join(" ").into_bytes();
    }
}

fuzz_target!(|data: &[u8]| {
    let [choice, count, turn, rest @ ..] = data else { return };
    let problem = PROBLEMS[usize::from(*choice) % PROBLEMS.len()];
    let all: Vec<Case> = problem.cases().collect();
    let count = (usize::from(*count) % 4 + 1).min(problem.input.max_cases() as usize);
    let (picks, changes) = rest.split_at(rest.len().min(count));
    if picks.len() < count {
        return;
    }
    let cases: Vec<Case> =
        picks.iter().map(|&pick| all[usize::from(pick) * 3 % all.len()]).collect();
    let input = InputText::new(problem, &cases).to_string();
    let mut right = Vec::new();
    answer(problem, input.as_bytes(), &mut right).expect("a right input");
    let right = String::from_utf8(right).expect("ASCII");
    // The answers may be to other cases: the same in another order, or the next ones.
    let mut asked = cases.clone();
    match turn % 4 {
        0 | 1 => {}
        2 => asked.rotate_left(1),
        _ => {
            for case in &mut asked {
                let index = all.iter().position(|other| other == case).unwrap_or_default();
                *case = all[(index + usize::from(turn / 4)) % all.len()];
            }
        }
    }
    let mut output = Vec::new();
    let asked = InputText::new(problem, &asked).to_string();
    answer(problem, asked.as_bytes(), &mut output).expect("a right input");
    // A change is a place, and what stands there instead.
    for change in changes.chunks_exact(3) {
        let at = (usize::from(change[0]) * 256 + usize::from(change[1])) % (output.len() + 1);
        match change[2] {
            0 if at < output.len() => drop(output.remove(at)),
            1 if at < output.len() => output.truncate(at),
            2 if output.len() < 20_000 => {
                let copy = output[at..].to_vec();
                output.extend(copy);
            }
            255 => swap_words(&mut output, change[0].into(), change[1].into()),
            byte @ 3..128 if at < output.len() => output[at] = byte,
            byte => output.insert(at, byte & 0x7F),
        }
    }
    let Ok(output) = String::from_utf8(output) else { return };
    // UTF-16 and colour codes are other questions.
    if output.contains(['\0', '\x1b']) {
        return;
    }
    let mut faults = 0;
    Check::new(problem, input.as_bytes(), output.as_bytes())
        .run(&mut |_| faults += 1)
        .expect("a right input");
    assert_eq!(faults == 0, accepts(problem, &cases, &right, &output), "{input}{output}");
});
