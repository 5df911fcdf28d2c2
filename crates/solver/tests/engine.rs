//! The engine keeps its own stack.

use std::hint::black_box;

use tourbook_board::{Board, Square};
use tourbook_solver::{Event, MoveOrder, Position, Search, Unpruned};

/// Where the stack was when the path first had each length, from 1.
#[derive(Default)]
struct StackProbe {
    addresses: Vec<usize>,
}

impl StackProbe {
    #[inline(never)]
    fn record(&mut self, length: usize) {
        let local = black_box(0_u8);
        let address = std::ptr::from_ref(black_box(&local)).addr();
        if length == self.addresses.len() + 1 {
            self.addresses.push(address);
        }
    }

    /// Whether the stack was the same at each step of a tour of `board`.
    fn saw_one_stack(&self, board: Board) -> bool {
        assert_eq!(self.addresses.len(), usize::from(board.size()), "a call at each length");
        self.addresses.iter().all(|address| *address == self.addresses[0])
    }
}

impl MoveOrder for &mut StackProbe {
    fn arrange(&mut self, position: &Position, _: &mut [Square]) {
        self.record(position.path().len());
    }
}

#[test]
fn the_stack_does_not_grow_with_the_path() {
    let board = Board::new(5, 5).expect("25 squares");
    let mut probe = StackProbe::default();
    let event = Search::new(board, None, &mut probe, Unpruned).resume();
    assert_eq!(event, Event::Tour);
    assert!(probe.saw_one_stack(board), "{:?}", probe.addresses);
}

#[test]
fn the_probe_tells_a_recursive_search_from_it() {
    let board = Board::new(5, 5).expect("25 squares");
    let mut probe = StackProbe::default();
    assert!(recurse(board, &mut Vec::new(), Square::FIRST, &mut probe));
    assert!(!probe.saw_one_stack(board));
}

/// What the engine must not be: one call for each square on the path.
fn recurse(board: Board, path: &mut Vec<Square>, next: Square, probe: &mut StackProbe) -> bool {
    path.push(next);
    probe.record(path.len());
    let is_tour = path.len() == usize::from(board.size());
    let found = is_tour
        || board
            .moves(next)
            .iter()
            .any(|square| !path.contains(&square) && recurse(board, path, square, probe));
    if !found {
        path.pop();
    }
    found
}
