//! The walk of a wrong answer, as it is drawn.

use tourbook_board::Square;
use tourbook_judge::check::{Diagnostic, Walk};
use tourbook_problems::{Acceptance, Body, Case, PROBLEMS, Problem};

use crate::check;
use crate::outputs::{Questions, first, text, walk_lines};

/// The walk in the answer `walk` to `case`.
fn walk_of(case: Case, walk: &[Square]) -> Option<Walk> {
    let problem = case.problem();
    let mut lines = walk_lines(problem, case.key().board(), walk);
    if let Some(heading) = problem.answer.heading {
        lines.insert(0, format!("{}1{}", heading.before, heading.after));
    }
    let questions = Questions::new(problem, vec![case], false);
    let found = check(&questions, text(&lines).as_bytes(), false, false);
    found.first().expect("the answer is wrong").walk()
}

/// Some cases with tours of at least six squares.
fn tours(problem: &'static Problem) -> impl Iterator<Item = (Case, Vec<Square>)> {
    let tours = problem.cases().filter_map(|case| Some((case, first(case).tour?)));
    tours.filter(|(_, tour)| tour.len() >= 6).step_by(3)
}

fn problems() -> impl Iterator<Item = &'static Problem> {
    PROBLEMS.iter().copied().filter(|problem| problem.answer.body != Body::Count)
}

#[test]
fn a_walk_ends_with_the_step_that_is_wrong() {
    for (case, tour) in problems().flat_map(tours) {
        for at in [1, 3, tour.len() - 2] {
            // Two moves lead to a square of the same colour, and one move never
            // does. So the step after the square before is wrong.
            let mut walk = tour.clone();
            walk.swap(at, at + 1);
            let squares = walk[..=at].to_vec();
            assert_eq!(walk_of(case, &walk), Some(Walk { squares, is_last_wrong: true }), "{case}");
        }
    }
}

#[test]
fn a_walk_that_is_cut_short_has_no_wrong_step() {
    for (case, tour) in problems().flat_map(tours) {
        let squares = tour[..tour.len() - 1].to_vec();
        let walk = Some(Walk { squares: squares.clone(), is_last_wrong: false });
        assert_eq!(walk_of(case, &squares), walk, "{case}");
    }
}

#[test]
fn a_walk_from_another_start_is_wrong_at_once() {
    for problem in problems().filter(|problem| problem.has_start()) {
        let all: Vec<_> = tours(problem).collect();
        for (index, (case, tour)) in all.iter().enumerate() {
            let (_, other) = &all[(index + 1) % all.len()];
            let walk = Walk { squares: vec![other[0]], is_last_wrong: true };
            assert_eq!(walk_of(*case, other), Some(walk), "{case} from {}", tour[0].number());
        }
    }
}

#[test]
fn a_tour_that_is_not_the_first_one_is_wrong_where_it_leaves_that() {
    for problem in problems().filter(|problem| problem.acceptance == Acceptance::OneAnswer) {
        for (case, tour) in tours(problem) {
            // Turned by half: another tour, since no tour of more than one square
            // starts on a square that stays where it is.
            let board = case.key().board();
            let turned = |square: &Square| {
                Square::from_index(usize::from(board.size()) - 1 - square.index())
            };
            let other: Vec<Square> = tour.iter().filter_map(turned).collect();
            let same = tour.iter().zip(&other).take_while(|(one, other)| one == other).count();
            let walk = Walk { squares: other[..=same].to_vec(), is_last_wrong: true };
            assert_eq!(walk_of(case, &other), Some(walk), "{case}");
        }
    }
}

#[test]
fn a_right_walk_under_a_wrong_heading_has_no_wrong_step() {
    for problem in problems().filter(|problem| problem.answer.heading.is_some()) {
        for (case, squares) in tours(problem) {
            let lines = walk_lines(problem, case.key().board(), &squares);
            let found = check(
                &Questions::new(problem, vec![case], false),
                text(&lines).as_bytes(),
                false,
                false,
            );
            let walk = Walk { squares, is_last_wrong: false };
            assert_eq!(found[0].walk(), Some(walk), "{case}");
        }
    }
}

#[test]
fn an_answer_without_a_walk_has_none() {
    let poj = tourbook_problems::problem("poj-2488").expect("one of PROBLEMS");
    let questions =
        Questions::new(poj, vec![Case::from_values(poj, &[3, 4]).expect("a case")], false);
    for output in ["Scenario #1:\nimpossible\n", "Scenario #1:\n", "", "p and q:\n"] {
        let found = check(&questions, output.as_bytes(), false, false);
        assert_eq!(found[0].walk(), None, "{output}");
    }
    // The second answer in the place of the first one.
    let sicily = tourbook_problems::problem("sicily-1152").expect("one of PROBLEMS");
    let cases: Vec<Case> = sicily.cases().take(2).collect();
    let line = walk_lines(sicily, cases[1].key().board(), &first(cases[1]).tour.expect("a tour"));
    let questions = Questions::new(sicily, cases, false);
    let found = check(&questions, text(&line).as_bytes(), false, false);
    assert!(matches!(found[0].diagnostic, Diagnostic::AnswerMissing { .. }), "{}", found[0]);
    assert_eq!(found[0].walk(), None);
}
