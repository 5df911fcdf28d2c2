//! Right outputs, changed at random: the verdict is that of the slow checker.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tourbook_judge::check::Notice;
use tourbook_problems::{Case, Count, Language, PROBLEMS, Problem, Whitespace};

use crate::change::any_change;
use crate::check;
use crate::drops::Drops;
use crate::oracle::accepts;
use crate::outputs::{Questions, lines, text};

fn has_tour(case: Case) -> bool {
    let right = crate::first(case);
    right.tour.is_some() || right.count.is_some_and(|count| count > 0)
}

/// Some cases of a problem; half of them small boards, of which many have a
/// tour.
fn questions(problem: &'static Problem, picks: &[usize], with_others: bool) -> Questions {
    let all: Vec<Case> = problem.cases().collect();
    let with_tour: Vec<Case> = all.iter().copied().filter(|&case| has_tour(case)).collect();
    let pick = |&pick: &usize| {
        if pick % 2 == 0 {
            all[pick / 2 % all.len()]
        } else {
            with_tour[pick / 2 % with_tour.len()]
        }
    };
    let mut cases: Vec<Case> = picks.iter().map(pick).collect();
    if cases.is_empty() && problem.input.count == Count::One {
        cases.push(all[0]);
    }
    Questions::new(problem, cases, with_others)
}

fn messages(questions: &Questions, output: &[u8], strict: bool, all: bool) -> Vec<String> {
    check(questions, output, strict, all).iter().map(ToString::to_string).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn the_verdict_is_that_of_the_slow_checker(
        picks in prop::collection::vec(any::<usize>(), 0..5),
        changes in prop::collection::vec(any_change(), 0..4),
        with_others in any::<bool>(),
        piece in 1..100_usize,
    ) {
        for &problem in PROBLEMS {
            let questions = questions(problem, &picks, with_others);
            let right = text(&lines(problem, &questions.blocks()));
            let output = changes.iter().fold(right.clone().into_bytes(), |text, change| change.apply(&text));
            let found = messages(&questions, &output, false, false);
            let input = questions.input();
            let shown = String::from_utf8_lossy(&output);
            let accepted = accepts(&questions, &output);
            prop_assert_eq!(found.is_empty(), accepted, "{}{} {:?}", input, shown, found);

            // With --all the first finding is the same, and no case has two.
            let all = messages(&questions, &output, false, true);
            prop_assert_eq!(all.first(), found.first(), "{}{}", input, shown);
            let faulty: Vec<_> = all.iter().filter_map(|message| message.split_once(" (")).collect();
            let distinct: BTreeSet<_> =
                faulty.iter().filter(|(case, _)| case.starts_with("case ")).map(|(case, _)| case).collect();
            let of_cases = faulty.iter().filter(|(case, _)| case.starts_with("case ")).count();
            prop_assert_eq!(distinct.len(), of_cases, "{}{} {:?}", input, shown, all);

            // In whatever pieces it comes.
            let whole = check(&questions, output.as_slice(), false, true);
            let in_pieces = check(&questions, Drops(&output, piece), false, true);
            prop_assert_eq!(&in_pieces, &whole);

            // Each finding can be said in Chinese, and to a contestant, who reads
            // nothing of the case.
            for finding in whole {
                prop_assert!(!finding.text(Language::Chinese).is_ascii());
                let notice = Notice::of(problem, &finding.answer).text(Language::English);
                let names = |what: &str| (0..10).any(|n| notice.contains(&format!("{what} {n}")));
                prop_assert!(!names("case") && !names("line"), "{}", notice);
            }

            // What is strictly right is right, and the right output is.
            let strict = messages(&questions, &output, true, false);
            prop_assert!(!strict.is_empty() || found.is_empty(), "{}{}", input, shown);
            if output == right.as_bytes() {
                prop_assert_eq!(strict, Vec::<String>::new());
            } else if problem.whitespace == Whitespace::Compared {
                prop_assert!(!strict.is_empty());
            }
        }
    }

    #[test]
    fn strict_refuses_each_change_of_white_space(
        picks in prop::collection::vec(any::<usize>(), 1..4),
        place in any::<usize>(),
        space in prop::sample::select(vec![" ", "\n", "\t", "\r", "\x0b", "\x0c", "\r\n", "  ", "\n\n", ""]),
        instead in any::<bool>(),
    ) {
        for &problem in PROBLEMS {
            let questions = questions(problem, &picks, true);
            let right = text(&lines(problem, &questions.blocks()));
            let spaces: Vec<usize> =
                right.match_indices([' ', '\n']).map(|(index, _)| index).collect();
            // Before, or in the place of, some white space; or at the very end.
            let at = *spaces.get(place % (spaces.len() + 1)).unwrap_or(&right.len());
            let after = if instead { (at + 1).min(right.len()) } else { at };
            let changed = format!("{}{space}{}", &right[..at], &right[after..]);
            let found = messages(&questions, changed.as_bytes(), true, false);
            prop_assert_eq!(found.is_empty(), changed == right, "{:?} {:?}", changed, found);
            prop_assert!(found.len() < 2);
        }
    }
}

#[test]
fn no_output_makes_a_check_fail() {
    // Bytes without a line feed, without a word, and without any sense.
    let long = |byte: u8| vec![byte; 300_000];
    let mut outputs: Vec<Vec<u8>> = b"\0 \n1xA\xFF".iter().map(|&byte| long(byte)).collect();
    outputs.push("1 ".repeat(100_000).into_bytes());
    outputs.push("A1".repeat(100_000).into_bytes());
    outputs.push("x\n1 2 3\n".repeat(20_000).into_bytes());
    outputs.push("A1\n".repeat(20_000).into_bytes());
    outputs.push("Scenario #1:\n".repeat(20_000).into_bytes());
    outputs.push("请 ".repeat(50_000).into_bytes());
    outputs.push(b"\x1b[31m1\x1b[0m ".repeat(20_000));
    for &problem in PROBLEMS {
        let questions = questions(problem, &[1, 3, 5, 2, 7, 9], false);
        for output in &outputs {
            for (strict, all) in [(false, false), (false, true), (true, true)] {
                assert!(!check(&questions, output.as_slice(), strict, all).is_empty());
            }
        }
    }
}
