//! One fault, one finding: a right output into which one fault is put has
//! exactly one finding, in the right case and line. Two faults in two cases have
//! two.

use std::ops::RangeInclusive;

use tourbook_board::MoveTable;
use tourbook_problems::{Acceptance, Body, EmptyLine, PROBLEMS, Whitespace};

use crate::outputs::{
    Block, Questions, body, first, line_of, lines, numbers, other, text, walk_lines,
};
use crate::{check, lists};

/// An output with a fault, and where it must be found.
#[derive(Clone, Debug)]
pub(crate) struct Faulty {
    pub(crate) what: String,
    pub(crate) lines: Vec<String>,
    /// The index of the case.
    pub(crate) case: Option<usize>,
    /// The lines, counted from 1.
    pub(crate) at: RangeInclusive<usize>,
}

/// The output has this one finding.
pub(crate) fn assert_found(questions: &Questions, faulty: &Faulty) {
    let output = text(&faulty.lines);
    for all in [true, false] {
        let found = check(questions, output.as_bytes(), false, all);
        let messages: Vec<String> = found.iter().map(ToString::to_string).collect();
        let context = format!(
            "{} with --all {all}: expected case {:?} at {:?}\n{}--- output\n{output}--- found {messages:#?}",
            faulty.what,
            faulty.case.map(|case| case + 1),
            faulty.at,
            questions.input()
        );
        let [finding] = found.as_slice() else { panic!("{context}") };
        let case = finding.case.map(|(number, _)| number);
        assert_eq!(case, faulty.case.map(|case| case as u64 + 1), "{context}");
        assert!(faulty.at.contains(&usize::try_from(finding.line).expect("a line")), "{context}");
    }
}

/// All faults, each at each place.
pub(crate) fn all_faults(questions: &Questions) -> Vec<Faulty> {
    let mut faults = Vec::new();
    for index in 0..questions.cases.len() {
        faults.extend(missing(questions, index));
        faults.extend(second(questions, index));
        faults.extend(wrong_steps(questions, index));
        faults.extend(wrong_counts(questions, index));
        faults.extend(numbers_more_or_less(questions, index));
        faults.extend(headings(questions, index));
        faults.extend(empty_lines(questions, index));
        faults.extend(texts(questions, index));
    }
    faults
}

/// The lines of an answer in the whole output.
fn place(questions: &Questions, blocks: &[Block], index: usize) -> RangeInclusive<usize> {
    let first = line_of(questions.problem, blocks, index);
    first..=first + blocks[index].lines().len() - 1
}

/// An answer is missing, with its heading; or only the answer is.
fn missing(questions: &Questions, index: usize) -> Vec<Faulty> {
    let problem = questions.problem;
    let right = questions.blocks();
    let mut faults = Vec::new();
    let mut without = right.clone();
    without.remove(index);
    let mut add = |what: &str, blocks: &[Block]| {
        let line = line_of(problem, blocks, index);
        let lines = lines(problem, blocks);
        faults.push(Faulty { what: what.to_owned(), lines, case: Some(index), at: line..=line });
    };
    add("answer missing", &without);
    if let Some(heading) = problem.answer.heading {
        for (block, number) in without.iter_mut().zip(1..) {
            block.heading = Some(format!("{}{number}{}", heading.before, heading.after));
        }
        add("answer missing and not counted", &without);
        let mut without = right.clone();
        without[index].body.clear();
        let line = line_of(problem, &right, index);
        let mut lines = lines(problem, &without);
        // The end of the output: the line after all.
        let is_last = index + 1 == right.len();
        if is_last {
            lines.pop();
        }
        let at = line..=line + usize::from(is_last);
        let what = "heading without answer".to_owned();
        faults.push(Faulty { what, lines, case: Some(index), at });
    }
    faults
}

/// A second answer: the same again, or another tour.
fn second(questions: &Questions, index: usize) -> Vec<Faulty> {
    let problem = questions.problem;
    let right = questions.blocks();
    let is_last = index + 1 == right.len();
    let mut faults = Vec::new();
    let mut bodies = vec![("the same answer again", right[index].body.clone())];
    if problem.acceptance == Acceptance::AnyTour {
        let others = [Some(first(questions.cases[index])), other(questions.cases[index])];
        let other = others.into_iter().flatten().find(|other| *other != questions.rights[index]);
        bodies.extend(other.map(|other| ("another answer", body(problem, &other))));
    }
    for (what, body) in bodies {
        let mut blocks = right.clone();
        let heading = right[index].heading.clone();
        blocks.insert(index + 1, Block { heading: heading.clone(), body: body.clone() });
        let line = line_of(problem, &blocks, index + 1);
        // After the last case, it may be for the word that ends the input.
        let is_of_none = is_last && (heading.is_some() || problem.input.end.is_some());
        let case = (!is_of_none).then_some(index);
        let lines = lines(problem, &blocks);
        faults.push(Faulty { what: what.to_owned(), lines, case, at: line..=line });
        if heading.is_some() {
            let mut blocks = right.clone();
            blocks[index].body.extend(body);
            let line = *place(questions, &blocks, index).end();
            let lines = crate::outputs::lines(problem, &blocks);
            let what = format!("{what} without a heading");
            faults.push(Faulty { what, lines, case: Some(index), at: line..=line });
        }
    }
    faults
}

/// Two squares of the walk have changed places.
fn wrong_steps(questions: &Questions, index: usize) -> Vec<Faulty> {
    let (problem, right) = (questions.problem, &questions.rights[index]);
    let Some(tour) = &right.tour else { return Vec::new() };
    let mut faults = Vec::new();
    let size = tour.len();
    for (a, b) in [(0, 1), (1, 2), (size / 2, size / 3), (size - 1, size / 2), (0, size - 1)] {
        if a == b || a >= size || b >= size {
            continue;
        }
        let mut walk = tour.clone();
        walk.swap(a, b);
        if MoveTable::new(right.board).tour(&walk).is_ok() {
            continue;
        }
        let mut blocks = questions.blocks();
        blocks[index].body = walk_lines(problem, right.board, &walk);
        let at = place(questions, &blocks, index);
        let what = format!("squares {a} and {b} have changed places");
        let lines = lines(problem, &blocks);
        faults.push(Faulty { what, lines, case: Some(index), at });
    }
    faults
}

/// The number of tours is another one.
fn wrong_counts(questions: &Questions, index: usize) -> Vec<Faulty> {
    let Some(count) = questions.rights[index].count else { return Vec::new() };
    let is_near = |near: usize, found: u32| {
        questions.rights.get(near).is_some_and(|right| right.count == Some(found))
    };
    let wrong = [count + 1, count + 123_456, 2 * count + 7];
    // What is right for a neighbour may be its answer.
    let wrong = wrong.into_iter().filter(|&found| !(0..9).any(|near| is_near(near, found)));
    wrong
        .map(|found| {
            let mut blocks = questions.blocks();
            blocks[index].body = vec![found.to_string()];
            let at = place(questions, &blocks, index);
            let lines = lines(questions.problem, &blocks);
            Faulty { what: format!("{found} for {count}"), lines, case: Some(index), at }
        })
        .collect()
}

/// A number, or a name, is missing or one too many.
fn numbers_more_or_less(questions: &Questions, index: usize) -> Vec<Faulty> {
    let (problem, right) = (questions.problem, &questions.rights[index]);
    let Some(tour) = &right.tour else { return Vec::new() };
    let blocks = questions.blocks();
    let size = tour.len();
    let mut faults = Vec::new();
    let words = |text: &[String]| -> Vec<Vec<String>> {
        match problem.answer.body {
            Body::Names { .. } => {
                vec![tour.iter().map(|&square| right.board.name(square).to_string()).collect()]
            }
            _ => text
                .iter()
                .map(|line| line.split_whitespace().map(str::to_owned).collect())
                .collect(),
        }
    };
    let join = |words: Vec<Vec<String>>| -> Vec<String> {
        let line = |line: Vec<String>| match problem.answer.body {
            Body::Names { .. } => line.concat(),
            Body::Steps { width } => numbers(line.iter().map(|n| n.parse().expect("it")), width),
            Body::Squares | Body::Count => line.join(" "),
        };
        words.into_iter().map(line).collect()
    };
    let right_words = words(&blocks[index].body);
    let next = blocks.get(index + 1).and_then(|next| words(&next.body)[0].first().cloned());
    for row in 0..right_words.len() {
        for col in [0, 1, right_words[row].len() / 2, right_words[row].len() - 1] {
            let Some(word) = right_words[row].get(col).cloned() else { continue };
            let is_end = row + 1 == right_words.len() && col + 1 == right_words[row].len();
            // If the next answer begins with the number that is missing, it
            // completes this one.
            let is_completed = is_end && next.as_ref() == Some(&word);
            if !is_completed && size > 1 {
                let mut words = right_words.clone();
                words[row].remove(col);
                let mut blocks = blocks.clone();
                blocks[index].body = join(words);
                let at = place(questions, &blocks, index);
                // Where the output ends, the end is where something is missing.
                let is_last = index + 1 == blocks.len();
                let at = *at.start()..=at.end() + usize::from(is_last) + usize::from(is_last);
                let what = format!("number {col} of row {row} is missing");
                let lines = lines(problem, &blocks);
                faults.push(Faulty { what, lines, case: Some(index), at });
            }
            for added in [word.clone(), right_words[0][0].clone(), word_of_last(&right_words)] {
                for at_col in [col, col + 1] {
                    let mut words = right_words.clone();
                    words[row].insert(at_col, added.clone());
                    let mut blocks = blocks.clone();
                    blocks[index].body = join(words);
                    let at = place(questions, &blocks, index);
                    let what = format!("{added} is added as number {at_col} of row {row}");
                    let lines = lines(problem, &blocks);
                    faults.push(Faulty { what, lines, case: Some(index), at });
                }
            }
        }
    }
    faults
}

fn word_of_last(words: &[Vec<String>]) -> String {
    words.last().and_then(|line| line.last()).expect("a word").clone()
}

/// A heading has another number, or is missing.
fn headings(questions: &Questions, index: usize) -> Vec<Faulty> {
    let Some(heading) = questions.problem.answer.heading else { return Vec::new() };
    let line = |number: usize| format!("{}{number}{}", heading.before, heading.after);
    let mut faults = Vec::new();
    for (what, found) in [
        ("heading + 1", Some(line(index + 2))),
        ("heading - 1", Some(line(index))),
        ("heading 99", Some(line(99))),
        ("heading missing", None),
        ("heading in small letters", Some(line(index + 1).to_lowercase())),
        ("heading without its end", Some(line(index + 1).replace(heading.after, ""))),
        ("other heading", Some(format!("Case #{}:", index + 1))),
    ] {
        let mut blocks = questions.blocks();
        blocks[index].heading = found;
        let start = *place(questions, &blocks, index).start();
        let lines = lines(questions.problem, &blocks);
        let what = what.to_owned();
        faults.push(Faulty { what, lines, case: Some(index), at: start..=start });
    }
    if index == 0 && questions.cases.len() > 1 {
        type Number = fn(usize) -> usize;
        let cases: [(&str, usize, Number); 3] = [
            ("headings from 0", 0, |index| index),
            ("headings always 1", 1, |_| 1),
            ("headings from 5", 0, |index| index + 5),
        ];
        for (what, case, number) in cases {
            let mut blocks = questions.blocks();
            for (index, block) in blocks.iter_mut().enumerate() {
                block.heading = Some(line(number(index)));
            }
            let start = *place(questions, &blocks, case).start();
            let lines = lines(questions.problem, &blocks);
            let what = what.to_owned();
            faults.push(Faulty { what, lines, case: Some(case), at: start..=start });
        }
    }
    faults
}

/// An empty line is missing, or one too many.
fn empty_lines(questions: &Questions, index: usize) -> Vec<Faulty> {
    let problem = questions.problem;
    if problem.whitespace != Whitespace::Compared || problem.answer.empty_line != EmptyLine::After {
        return Vec::new();
    }
    let blocks = questions.blocks();
    let at = place(questions, &blocks, index);
    let after = *at.end() + 1;
    let mut faults = Vec::new();
    let is_last = index + 1 == blocks.len();
    if !is_last {
        let mut lines = lines(problem, &blocks);
        lines.remove(after - 1);
        let what = "empty line missing".to_owned();
        faults.push(Faulty { what, lines, case: Some(index), at: after..=after });
        // One too many is found before the next answer.
        let mut lines = crate::outputs::lines(problem, &blocks);
        lines.insert(after, String::new());
        let what = "empty line too many".to_owned();
        faults.push(Faulty { what, lines, case: Some(index + 1), at: after + 1..=after + 1 });
    }
    let mut lines = lines(problem, &blocks);
    lines[at.end() - 1].push(' ');
    let what = "trailing space".to_owned();
    let fault = Faulty { what, lines, case: Some(index), at: *at.end()..=*at.end() };
    // At the very end it is not judged.
    faults.extend((!is_last).then_some(fault));
    faults
}

/// Text before, inside of and after an answer.
fn texts(questions: &Questions, index: usize) -> Vec<Faulty> {
    let problem = questions.problem;
    let blocks = questions.blocks();
    let right = lines(problem, &blocks);
    let at = place(questions, &blocks, index);
    let is_last = index + 1 == blocks.len();
    let has_heading = problem.answer.heading.is_some();
    let mut faults = Vec::new();
    let mut insert = |what: &str, text: &str, before: usize, case: Option<usize>| {
        let mut lines = right.clone();
        lines.insert(before - 1, text.to_owned());
        let what = format!("{what}: {text}");
        faults.push(Faulty { what, lines, case, at: before..=before });
    };
    for text in
        ["Enter the start:", "steps: 12", "time 0.02 s", "请输入起点", "----", "x = 3 y = 4"]
    {
        let before_heading = if has_heading && index > 0 { index - 1 } else { index };
        insert("before the answer", text, *at.start(), Some(before_heading));
        for line in at.start() + 1..=*at.end() {
            insert("inside of the answer", text, line, Some(index));
        }
        // Without headings, what follows an answer comes before the next one.
        let after = match (has_heading, is_last) {
            (true, _) => Some(index),
            (false, true) => None,
            (false, false) => Some(index + 1),
        };
        insert("directly after the answer", text, at.end() + 1, after);
        if is_last {
            insert("after all", text, right.len() + 1, None);
        }
    }
    faults
}

#[test]
fn one_fault_has_one_finding() {
    let mut count = 0;
    for &problem in PROBLEMS {
        for questions in lists(problem) {
            for faulty in all_faults(&questions) {
                assert_found(&questions, &faulty);
                count += 1;
            }
        }
    }
    assert!(count > 5000, "{count}");
}

#[test]
fn a_word_after_the_answer_on_its_line_belongs_to_it() {
    for &problem in PROBLEMS {
        for questions in lists(problem) {
            let blocks = questions.blocks();
            for index in 0..blocks.len() {
                for word in ["done", "7", "(ok)"] {
                    // A number after a number of tours is one more answer.
                    let is_part = word == "7"
                        && (problem.whitespace != Whitespace::Ignored
                            || problem.answer.body == Body::Count);
                    if is_part {
                        continue;
                    }
                    let line = *place(&questions, &blocks, index).end();
                    let mut lines = lines(problem, &blocks);
                    lines[line - 1] = format!("{} {word}", lines[line - 1]);
                    let what = format!("{word} after the answer");
                    let faulty = Faulty { what, lines, case: Some(index), at: line..=line };
                    assert_found(&questions, &faulty);
                }
            }
        }
    }
}

#[test]
fn two_faults_in_two_cases_have_two_findings() {
    for &problem in PROBLEMS {
        for questions in lists(problem) {
            let size = questions.cases.len();
            for (first, second) in (0..size).flat_map(|a| (a + 1..size).map(move |b| (a, b))) {
                // A wrong walk in one case, and each kind of wrong walk or text
                // in the other one.
                let (Some(first_fault), Some(second_fault)) = (
                    wrong_steps(&questions, first).into_iter().next(),
                    wrong_steps(&questions, second).into_iter().next_back(),
                ) else {
                    continue;
                };
                let blocks = questions.blocks();
                let range = place(&questions, &blocks, second);
                let mut lines = first_fault.lines.clone();
                for line in range.clone() {
                    lines[line - 1].clone_from(&second_fault.lines[line - 1]);
                }
                let output = text(&lines);
                let found = check(&questions, output.as_bytes(), false, true);
                let cases: Vec<u64> =
                    found.iter().filter_map(|finding| Some(finding.case?.0)).collect();
                let expected = [first as u64 + 1, second as u64 + 1];
                let messages: Vec<String> = found.iter().map(ToString::to_string).collect();
                assert_eq!(cases, expected, "{}{output}{messages:#?}", questions.input());
                assert!(first_fault.at.contains(&usize::try_from(found[0].line).expect("it")));
                assert!(range.contains(&usize::try_from(found[1].line).expect("it")));
            }
        }
    }
}

#[test]
fn a_skipped_answer_among_a_thousand_cases_has_one_finding() {
    for &problem in PROBLEMS {
        let all: Vec<_> = problem.cases().collect();
        // The answers to the cases before and after the one that is skipped are
        // different, and so are neighbours.
        let mut cases: Vec<_> = (0..4000).map(|index| all[index * 7 % all.len()]).collect();
        cases.dedup_by_key(|case| body(problem, &first(*case)));
        cases.truncate(1000);
        let questions = Questions::new(problem, cases, false);
        let count = questions.cases.len();
        for skipped in [0, 1, count / 2, count.saturating_sub(2), count - 1] {
            if skipped >= count {
                continue;
            }
            for faulty in missing(&questions, skipped) {
                assert_found(&questions, &faulty);
            }
        }
    }
}
