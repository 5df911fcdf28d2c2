//! The state of a search that orders and prunings may look at.

use tourbook_board::{Board, MoveTable, Square, SquareSet};

/// A board with a path on it.
#[derive(Clone, Debug)]
pub struct Position {
    table: MoveTable,
    free: SquareSet,
    path: Vec<Square>,
}

impl Position {
    /// `board` with no square visited.
    #[must_use]
    pub fn new(board: Board) -> Self {
        let path = Vec::with_capacity(usize::from(board.size()));
        Self { table: MoveTable::new(board), free: board.squares(), path }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.table.board()
    }

    /// The squares visited so far, in the order of the visit.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// The square where the knight stands; `None` before the start.
    #[must_use]
    pub fn current(&self) -> Option<Square> {
        self.path.last().copied()
    }

    /// The squares that are not visited.
    #[must_use]
    pub const fn free(&self) -> SquareSet {
        self.free
    }

    /// The squares a knight's move from `square`, visited or not.
    #[must_use]
    pub const fn moves(&self, square: Square) -> SquareSet {
        self.table.moves(square)
    }

    /// The free squares a knight's move from `square`.
    #[must_use]
    pub fn exits(&self, square: Square) -> SquareSet {
        self.moves(square) & self.free
    }

    /// Whether every square is visited: the path is a tour.
    #[must_use]
    pub const fn is_tour(&self) -> bool {
        self.free.is_empty()
    }

    /// Puts `square` on the path.
    pub(crate) fn put(&mut self, square: Square) {
        self.path.push(square);
        self.free = self.free.without(square);
    }

    /// Takes the last square off the path; `None` when there is none.
    pub(crate) fn take_off(&mut self) -> Option<Square> {
        let square = self.path.pop()?;
        self.free = self.free.with(square);
        Some(square)
    }
}
