//! Right outputs, changed at random: the verdict is that of a slow and obvious
//! checker, which shares nothing with the one that is tested but the rules.

mod change;
#[path = "../drops/mod.rs"]
mod drops;
mod oracle;

use std::collections::BTreeSet;
use std::io::Read;

use proptest::prelude::*;
use tourbook_judge::check::Check;
use tourbook_judge::problem;

use change::any_change;
use drops::Drops;
use oracle::ORACLES;

/// What is found.
fn check(id: &str, input: &str, mut output: impl Read, strict: bool, all: bool) -> Vec<String> {
    let mut found = Vec::new();
    let problem = problem(id).expect("one of PROBLEMS");
    Check::new(problem, &mut input.as_bytes(), &mut output)
        .strict(strict)
        .all(all)
        .run(&mut |finding| found.push(finding.to_string()))
        .expect("a right input");
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn the_verdict_is_that_of_the_slow_checker(
        cases in prop::collection::vec((0..8_u8, 0..8_u8), 0..4),
        changes in prop::collection::vec(any_change(), 0..4),
        piece in 1..100_usize,
    ) {
        for oracle in ORACLES {
            let (input, right) = ((oracle.input)(&cases), (oracle.output)(&cases));
            let output = changes.iter().fold(right.clone().into_bytes(), |text, change| change.apply(&text));
            let found = check(oracle.id, &input, output.as_slice(), false, false);
            let shown = String::from_utf8_lossy(&output);
            prop_assert_eq!(
                found.is_empty(), (oracle.accepts)(&cases, &output), "{}{} {:?}", input, shown, found
            );

            // With --all the first finding is the same, and no case has two.
            let all = check(oracle.id, &input, output.as_slice(), false, true);
            prop_assert_eq!(all.first(), found.first(), "{}{}", input, shown);
            let faulty: Vec<_> = all.iter().filter_map(|message| message.split_once(" (")).collect();
            let distinct: BTreeSet<_> = faulty.iter().map(|(case, _)| case).collect();
            prop_assert_eq!(distinct.len(), faulty.len(), "{}{} {:?}", input, shown, all);

            // In whatever pieces it comes.
            prop_assert_eq!(&check(oracle.id, &input, Drops(&output, piece), false, true), &all);

            // What is strictly right is right, and its own answer is.
            let strict = check(oracle.id, &input, output.as_slice(), true, false);
            prop_assert!(!strict.is_empty() || found.is_empty(), "{}{}", input, shown);
            if output == right.as_bytes() {
                prop_assert_eq!(strict, Vec::<String>::new());
            } else if oracle.id == "poj-2488" {
                prop_assert!(!strict.is_empty());
            }
        }
    }

    #[test]
    fn strict_refuses_each_change_of_white_space(
        cases in prop::collection::vec((0..8_u8, 0..8_u8), 1..4),
        place in any::<usize>(),
        space in prop::sample::select(vec![" ", "\n", "\t", "\r", "\x0b", "\x0c", "\r\n", "  ", "\n\n", ""]),
        instead in any::<bool>(),
    ) {
        for oracle in ORACLES {
            let (input, right) = ((oracle.input)(&cases), (oracle.output)(&cases));
            let spaces: Vec<usize> =
                right.match_indices([' ', '\n']).map(|(index, _)| index).collect();
            // Before, or in the place of, some white space; or at the very end.
            let at = *spaces.get(place % (spaces.len() + 1)).unwrap_or(&right.len());
            let behind = if instead { (at + 1).min(right.len()) } else { at };
            let changed = format!("{}{space}{}", &right[..at], &right[behind..]);
            let found = check(oracle.id, &input, changed.as_bytes(), true, false);
            prop_assert_eq!(found.is_empty(), changed == right, "{:?} {:?}", changed, found);
            prop_assert!(found.len() < 2);
        }
    }
}
