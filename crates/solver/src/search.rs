//! The engine: depth-first search with an explicit stack.

use tourbook_board::{Board, KNIGHT_MOVES, Square, SquareSet};

use crate::{Effort, MoveOrder, Position, Pruning};

/// A search for the tours of a board, which can be resumed after each.
///
/// ```
/// use tourbook_board::Board;
/// use tourbook_solver::{Ascending, Event, ForcedEdges, Search};
///
/// // The 16 tours of the 3 x 4 board, one after another (OEIS A118067).
/// let mut search = Search::new(Board::new(3, 4)?, None, Ascending, ForcedEdges::new());
/// let mut tours = 0;
/// while search.resume() == Event::Tour {
///     tours += 1;
/// }
/// assert_eq!(tours, 16);
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Debug)]
pub struct Search<O, P> {
    position: Position,
    order: O,
    pruning: P,
    /// The starts that were not tried yet; tried in ascending order.
    starts: SquareSet,
    /// One frame for each square on the path.
    frames: Vec<Frame>,
    effort: Effort,
    limit: u64,
}

/// What a search has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The path is a tour, and was not before.
    Tour,
    /// There is no further tour.
    Exhausted,
    /// A further node would be more than the limit: nothing is known of what
    /// was not searched.
    LimitReached,
}

/// The untried moves of one square on the path.
#[derive(Clone, Copy, Debug)]
struct Frame {
    moves: [Square; KNIGHT_MOVES.len()],
    /// The moves before this one were tried.
    next: usize,
    /// How many of the places in `moves` are in use.
    count: usize,
}

impl<O: MoveOrder, P: Pruning> Search<O, P> {
    /// A search on `board` from `start`, or from every start in ascending
    /// order. A start that is not on the board has no tour.
    pub fn new(board: Board, start: Option<Square>, order: O, pruning: P) -> Self {
        let starts = start.map_or(board.squares(), |start| board.squares() & start.into());
        Self {
            position: Position::new(board),
            order,
            pruning,
            starts,
            frames: Vec::with_capacity(usize::from(board.size())),
            effort: Effort::default(),
            limit: u64::MAX,
        }
    }

    /// The same search, which gives up before its node number `limit` + 1.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// Searches on until the next event.
    pub fn resume(&mut self) -> Event {
        if self.position.is_tour() {
            self.backtrack();
        }
        loop {
            let Some(candidate) = self.next_candidate() else {
                if self.backtrack() {
                    continue;
                }
                return Event::Exhausted;
            };
            if !self.pruning.enter(&self.position, candidate) {
                self.effort.refuted += 1;
                continue;
            }
            if self.effort.nodes >= self.limit {
                return Event::LimitReached;
            }
            self.put(candidate);
            if self.position.is_tour() {
                return Event::Tour;
            }
        }
    }

    /// The path: a tour after [`Event::Tour`].
    #[must_use]
    pub fn path(&self) -> &[Square] {
        self.position.path()
    }

    /// What the search has cost so far.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// The next move from the current square, or the next start.
    fn next_candidate(&mut self) -> Option<Square> {
        if let Some(frame) = self.frames.last_mut() {
            let candidate = *frame.moves[..frame.count].get(frame.next)?;
            frame.next += 1;
            Some(candidate)
        } else {
            let start = self.starts.first()?;
            self.starts = self.starts.without(start);
            Some(start)
        }
    }

    fn put(&mut self, square: Square) {
        self.position.put(square);
        self.effort.nodes += 1;
        let mut moves = [square; KNIGHT_MOVES.len()];
        let exits = self.position.exits(square);
        let count = moves.iter_mut().zip(exits).map(|(slot, exit)| *slot = exit).count();
        self.order.arrange(&self.position, &mut moves[..count]);
        self.frames.push(Frame { moves, next: 0, count });
    }

    /// Takes the last square off the path; `false` when there is none.
    fn backtrack(&mut self) -> bool {
        if self.position.take_off().is_none() {
            return false;
        }
        self.frames.pop();
        self.pruning.leave();
        self.effort.backtracks += 1;
        true
    }
}
