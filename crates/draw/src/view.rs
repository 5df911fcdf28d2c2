//! How a board is seen: which way it is turned, and what stands at its edges.

use tourbook_board::{Board, Notation, Square, SquareText};

/// A board as it is drawn.
///
/// ```
/// use tourbook_board::{Board, Notation};
/// use tourbook_draw::View;
///
/// let view = View::new(Board::new(3, 4)?, Notation::Names);
/// assert_eq!((view.rows(), view.cols()), (3, 4));
/// assert_eq!((view.row_label(2), view.col_label(3)), ("C".to_owned(), "4".to_owned()));
///
/// let view = view.transposed(true);
/// assert_eq!((view.rows(), view.cols()), (4, 3));
/// assert_eq!((view.row_label(3), view.col_label(2)), ("4".to_owned(), "C".to_owned()));
/// # Ok::<(), tourbook_board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    board: Board,
    notation: Notation,
    is_transposed: bool,
}

impl View {
    /// The board as it is written: rows from the top, columns from the left.
    #[must_use]
    pub const fn new(board: Board, notation: Notation) -> Self {
        Self { board, notation, is_transposed: false }
    }

    /// The same with the board's rows drawn as columns, and the reverse, if
    /// `is_transposed`; else with rows drawn as rows.
    #[must_use]
    pub const fn transposed(self, is_transposed: bool) -> Self {
        Self { is_transposed, ..self }
    }

    /// The board.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// How squares are written.
    #[must_use]
    pub const fn notation(self) -> Notation {
        self.notation
    }

    /// How many rows are drawn, 1 to 64.
    #[must_use]
    pub const fn rows(self) -> u8 {
        if self.is_transposed { self.board.cols() } else { self.board.rows() }
    }

    /// How many columns are drawn, 1 to 64.
    #[must_use]
    pub const fn cols(self) -> u8 {
        if self.is_transposed { self.board.rows() } else { self.board.cols() }
    }

    /// The square that is drawn in this row and column, counted from 0; `None`
    /// beyond the edges.
    #[must_use]
    pub const fn at(self, row: u8, col: u8) -> Option<Square> {
        if self.is_transposed { self.board.at(col, row) } else { self.board.at(row, col) }
    }

    /// The squares of a drawn row from the left; none beyond the last row.
    pub fn row(self, row: u8) -> impl Iterator<Item = Square> {
        (0..self.cols()).filter_map(move |col| self.at(row, col))
    }

    /// In which row and column, counted from 0, `square` is drawn.
    #[must_use]
    pub const fn place(self, square: Square) -> (u8, u8) {
        let (row, col) = self.board.coordinates(square);
        if self.is_transposed { (col, row) } else { (row, col) }
    }

    /// The place of `square` in the drawing, row by row from 0.
    ///
    /// ```
    /// use tourbook_board::{Board, Notation};
    /// use tourbook_draw::View;
    ///
    /// // Three rows and four columns are drawn as four rows and three columns.
    /// let board = Board::new(3, 4)?;
    /// let view = View::new(board, Notation::Names).transposed(true);
    /// // B1, the second row's first square, is the second of the first drawn row.
    /// assert_eq!(view.index(board.square("B1").unwrap()), 1);
    /// # Ok::<(), tourbook_board::BoardError>(())
    /// ```
    #[must_use]
    pub const fn index(self, square: Square) -> u8 {
        let (row, col) = self.place(square);
        row * self.cols() + col
    }

    /// `square` as it is written.
    #[must_use]
    pub const fn label(self, square: Square) -> SquareText {
        self.board.written(square, self.notation)
    }

    /// What stands left of a drawn row, counted from 0.
    ///
    /// Numbers have no row of their own: there it is the number of the first
    /// square, to which the label of a column adds.
    #[must_use]
    pub fn row_label(self, row: u8) -> String {
        match (self.notation, self.at(row, 0)) {
            (Notation::Numbers, Some(first)) => first.number().to_string(),
            _ => self.side_label(row, self.is_transposed),
        }
    }

    /// What stands above a drawn column, counted from 0.
    #[must_use]
    pub fn col_label(self, col: u8) -> String {
        match (self.notation, self.at(0, col)) {
            (Notation::Numbers, Some(square)) => format!("+{}", square.index()),
            _ => self.side_label(col, !self.is_transposed),
        }
    }

    /// How wide the widest label of a row and of a column are, in characters.
    pub(crate) fn label_widths(self) -> (usize, usize) {
        let rows = (0..self.rows()).map(|row| self.row_label(row).len()).max();
        let cols = (0..self.cols()).map(|col| self.col_label(col).len()).max();
        (rows.unwrap_or(0), cols.unwrap_or(0))
    }

    /// The part of a name or of coordinates that tells the place along one
    /// side of the board.
    fn side_label(self, place: u8, is_col: bool) -> String {
        match self.notation {
            Notation::Names => {}
            Notation::Numbers => return place.to_string(),
            Notation::Coordinates { base } => return place.saturating_add(base).to_string(),
        }
        if is_col {
            return (place + 1).to_string();
        }
        let name = self.board.at(place, 0).map(|square| self.board.name(square).to_string());
        let letters =
            |name: String| name.trim_end_matches(|digit: char| digit.is_ascii_digit()).to_owned();
        name.map(letters).unwrap_or_default()
    }
}
