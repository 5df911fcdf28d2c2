//! The clauses of "there is a tour".

use tourbook_board::Square;
use tourbook_table::verify::is_move;

use super::{Formula, is_light};

/// The knight is on a square at a step.
#[derive(Clone, Copy)]
struct Visit {
    square: Square,
    step: u8,
    /// Its variable.
    variable: i32,
    /// Whether a knight that is there at that step began on a light square.
    began_light: bool,
}

impl Formula {
    /// Adds the clauses, to a formula that has none.
    pub(super) fn encode(&mut self) {
        let board = self.key.board();
        let steps = 1..=board.size();
        for step in steps.clone() {
            let visits: Vec<Visit> =
                board.squares().iter().map(|square| self.visit_of(square, step)).collect();
            self.exactly_one(&visits);
        }
        for square in board.squares() {
            let visits: Vec<Visit> =
                steps.clone().map(|step| self.visit_of(square, step)).collect();
            self.exactly_one(&visits);
            for visit in visits {
                self.moves_lead_there_and_on(visit);
                self.colours_alternate(visit);
            }
        }
        self.colours_suffice();
        if let Some(start) = self.key.start() {
            self.add([self.visit(start, 1)]);
        }
    }

    fn visit_of(&self, square: Square, step: u8) -> Visit {
        let began_light = is_light(self.key.board(), square) == (step % 2 == 1);
        Visit { square, step, variable: self.visit(square, step), began_light }
    }

    /// Whether the start that the key gives has that colour, or none is given.
    fn may_begin(&self, light: bool) -> bool {
        self.key.start().is_none_or(|start| is_light(self.key.board(), start) == light)
    }

    /// One of these visits happens, and no two. Two that need starts of
    /// different colours exclude each other by the clauses on colours.
    ///
    /// That no *step* has two squares follows from the rest, but without it the
    /// refutations take several times as long.
    fn exactly_one(&mut self, visits: &[Visit]) {
        self.add(visits.iter().map(|visit| visit.variable));
        for light in [true, false] {
            let same = visits.iter().filter(|visit| visit.began_light == light);
            let same: Vec<&Visit> = same.filter(|_| self.may_begin(light)).collect();
            for (index, one) in same.iter().enumerate() {
                for other in &same[..index] {
                    self.add([-one.variable, -other.variable]);
                }
            }
        }
    }

    /// The square after this one is a knight's move away; and so is the one
    /// before, which follows, and is said for the same reason.
    fn moves_lead_there_and_on(&mut self, visit: Visit) {
        let board = self.key.board();
        let after = (visit.step < board.size()).then_some(visit.step + 1);
        let before = (visit.step > 1).then_some(visit.step - 1);
        for step in [after, before].into_iter().flatten() {
            let near = board.squares().iter().filter(|&near| is_move(board, visit.square, near));
            let near = near.map(|near| self.visit(near, step));
            let clause: Vec<i32> = [-visit.variable].into_iter().chain(near).collect();
            self.add(clause);
        }
    }

    /// No start has a colour that has too few squares.
    ///
    /// Steps 1, 3, 5 and so on have the colour of the start, and so need half of
    /// the squares, rounded up. The clauses before this one say so already, but
    /// in a form from which resolution, and so a SAT solver, derives it only in
    /// exponentially many steps: it is the pigeonhole principle (A. Haken, The
    /// intractability of resolution, 1985).
    fn colours_suffice(&mut self) {
        let board = self.key.board();
        for light in [true, false] {
            let has_colour = |&square: &Square| is_light(board, square) == light;
            let starts: Vec<Square> = board.squares().iter().filter(has_colour).collect();
            if starts.len() < usize::from(board.size()).div_ceil(2) {
                for start in starts {
                    self.add([-self.visit(start, 1)]);
                }
            }
        }
    }

    /// The visit needs a start of its colour.
    fn colours_alternate(&mut self, visit: Visit) {
        match (self.light_start(), visit.began_light) {
            (Some(light_start), true) => self.add([-visit.variable, light_start]),
            (Some(light_start), false) => self.add([-visit.variable, -light_start]),
            (None, light) if !self.may_begin(light) => self.add([-visit.variable]),
            (None, _) => {}
        }
    }
}
