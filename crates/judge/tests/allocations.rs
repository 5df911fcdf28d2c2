//! Memory does not grow with the input, counted in allocations.
//!
//! A program of its own: it has an allocator of its own, and nothing else may
//! run beside it.

use std::alloc::System;

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, Stats, StatsAlloc};
use tourbook_judge::answer;
use tourbook_judge::check::Check;
use tourbook_problems::{Case, InputText, PROBLEMS, Problem};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn cost(problem: &'static Problem, input: &str) -> Stats {
    let region = Region::new(ALLOCATOR);
    answer(problem, input.as_bytes(), std::io::sink()).expect("a right input");
    region.change()
}

/// The cost of checking our own answers.
fn cost_of_check(problem: &'static Problem, input: &str) -> Stats {
    let mut output = Vec::new();
    answer(problem, input.as_bytes(), &mut output).expect("a right input");
    let region = Region::new(ALLOCATOR);
    let mut right = true;
    Check::new(problem, input.as_bytes(), output.as_slice())
        .run(&mut |_| right = false)
        .expect("a right input");
    assert!(right);
    region.change()
}

fn main() {
    after_the_first_of_its_kind_an_answer_allocates_nothing();
    println!("after_the_first_of_its_kind_an_answer_allocates_nothing ... ok");
}

fn after_the_first_of_its_kind_an_answer_allocates_nothing() {
    // An input of the others has only some cases.
    for &problem in PROBLEMS.iter().filter(|problem| problem.input.max_cases() > 500_000) {
        let cases: Vec<Case> = problem.cases().take(5).collect();
        let input = |rounds| InputText::new(problem, &cases.repeat(rounds)).to_string();
        let (few, many) = (input(1), input(100_000));
        for cost in [cost, cost_of_check] {
            let (few, many) = (cost(problem, &few), cost(problem, &many));
            assert_eq!(few, many, "{}", problem.id);
            assert!(few.bytes_allocated < 1 << 20, "{few:?}");
        }
    }
}
