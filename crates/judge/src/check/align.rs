//! Which piece of an output is the answer to which case.
//!
//! An answer may be missing, or there may be one too many. Some pieces and some
//! cases are laid side by side in the way that costs least.

use super::heading::off;
use super::piece::{Content, LineBody, Piece};

/// How well a piece answers a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// It is right, perhaps except for white space and characters.
    Right,
    /// It is right in some reading.
    Reading,
    /// It is wrong.
    Wrong,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The next piece is the answer to the next case.
    Match,
    /// The next piece is not an answer to any of the cases.
    Skip,
    /// The next case has no answer.
    Missing,
}

/// Pieces and cases that are laid side by side.
pub(super) struct Alignment<'a> {
    pub(super) pieces: &'a [Piece],
    /// The numbers of the cases.
    pub(super) cases: &'a [u64],
    /// How well each piece answers each case.
    pub(super) fits: &'a [Vec<Fit>],
    /// Whether each piece is right for the case before.
    pub(super) are_again: &'a [bool],
    /// Whether more may follow the pieces.
    pub(super) has_more_pieces: bool,
    /// Whether more may follow the cases.
    pub(super) has_more_cases: bool,
    pub(super) rule: Rule,
}

/// What is known about the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// An answer may be missing, and one may be too many.
    Any,
    /// In addition, an answer needs a heading.
    Headed,
    /// There are as many answers as cases, and each is so short that it is often
    /// right for another case by chance. So no answer is missing, and none is too
    /// many.
    OneToOne,
}

/// How much it costs when an answer is wrong, and so on.
const WRONG: u32 = 20;
const READING: u32 = 15;
const ODD_HEADING: u32 = 10;
/// An answer that is right for the case before, and one that is not.
const SECOND: u32 = 30;
const SURPLUS: u32 = 31;
/// A second answer in a section stands after the heading of the first.
const SURPLUS_IN_SECTION: u32 = 25;
const MISSING: u32 = 30;
const TEXT: u32 = 10;
const TEXT_AS_ANSWER: u32 = 35;

impl Alignment<'_> {
    /// The steps that cost least. `off` is by how much the numbers of headings
    /// may be off, the least and the most.
    pub(super) fn steps(&self, off: (i64, i64)) -> Vec<Step> {
        if self.is_plain() {
            return vec![Step::Match];
        }
        let (mut piece, mut case, mut off) = (0, 0, off);
        let mut steps = Vec::new();
        while let Some((_, step)) = self.best(piece, case, off, u32::MAX) {
            steps.push(step);
            off = self.off_after(step, piece, case, off);
            piece += usize::from(step != Step::Missing);
            case += usize::from(step != Step::Skip);
            if step != Step::Skip {
                break;
            }
        }
        steps
    }

    /// Whether all pieces may be answers, and none is better as the answer to
    /// another case: then nothing is missing, and nothing is one too many.
    fn is_plain(&self) -> bool {
        let is_odd = |(index, piece): (usize, &Piece)| {
            let is_off = self.needs_heading()
                && self
                    .cases
                    .get(index)
                    .is_none_or(|_| piece.heading().is_none() || self.off(index, index) != 0);
            let fits = self.fits[index].iter().enumerate();
            is_off
                || !piece.is_answer()
                || fits.filter(|(case, _)| *case != index).any(|(_, fit)| *fit != Fit::Wrong)
        };
        !self.pieces.is_empty() && !self.pieces.iter().enumerate().any(is_odd)
    }

    /// The cost from here on, and the first step, if it costs less than `limit`;
    /// `None` when there is no step. Steps that cost too much are not followed.
    fn best(&self, piece: usize, case: usize, off: (i64, i64), limit: u32) -> Option<(u32, Step)> {
        let has_piece = piece < self.pieces.len();
        let has_case = case < self.cases.len();
        let is_text = has_piece && !self.pieces[piece].is_answer();
        let is_free = self.rule != Rule::OneToOne;
        let steps = [
            (has_piece && has_case && (is_free || !is_text), Step::Match),
            (has_piece && (has_case || !self.has_more_cases) && (is_free || is_text), Step::Skip),
            (has_case && (has_piece || !self.has_more_pieces) && is_free, Step::Missing),
        ];
        let mut best: Option<(u32, Step)> = None;
        for (_, step) in steps.into_iter().filter(|(is_possible, _)| *is_possible) {
            let limit = best.map_or(limit, |(cost, _)| limit.min(cost));
            let cost = self.cost(step, piece, case, off);
            if best.is_some() && cost >= limit {
                continue;
            }
            let (next_piece, next_case) = (
                piece + usize::from(step != Step::Missing),
                case + usize::from(step != Step::Skip),
            );
            let off = self.off_after(step, piece, case, off);
            let left = limit.saturating_sub(cost);
            let rest = self.best(next_piece, next_case, off, left).map_or(0, |(cost, _)| cost);
            if best.is_none() || cost + rest < limit {
                best = Some((cost + rest, step));
            }
        }
        best
    }

    fn cost(&self, step: Step, piece: usize, case: usize, off: (i64, i64)) -> u32 {
        let Some(content) = self.pieces.get(piece).map(|piece| &piece.content) else {
            return MISSING;
        };
        let is_unheaded = self.needs_heading() && self.pieces[piece].heading().is_none();
        match (step, content) {
            (Step::Missing, _) => MISSING,
            (Step::Skip, Content::Text | Content::Rest) => TEXT,
            (Step::Match, Content::Text | Content::Rest) => TEXT_AS_ANSWER,
            // Before the first heading there is no section.
            (Step::Skip, _) if is_unheaded && (piece > 0 || self.cases.first() != Some(&1)) => {
                SURPLUS_IN_SECTION
            }
            (Step::Skip, Content::Line { body: LineBody::Missing, .. }) => WRONG,
            (Step::Skip, _) if self.are_again[piece] => SECOND,
            (Step::Skip, _) => SURPLUS,
            (Step::Match, _) => {
                let wrong = match self.fits[piece][case] {
                    Fit::Right => 0,
                    Fit::Reading => READING,
                    Fit::Wrong => WRONG,
                };
                let found = self.off(piece, case);
                let is_odd = found != 0 && !(off.0..=off.1).contains(&found);
                wrong + if is_odd || is_unheaded { ODD_HEADING } else { 0 }
            }
        }
    }

    fn needs_heading(&self) -> bool {
        self.rule == Rule::Headed
    }

    fn off(&self, piece: usize, case: usize) -> i64 {
        off(self.pieces[piece].heading(), self.cases[case])
    }

    fn off_after(&self, step: Step, piece: usize, case: usize, off: (i64, i64)) -> (i64, i64) {
        match step {
            Step::Missing => (off.0 - 1, off.1),
            Step::Skip if self.pieces[piece].heading().is_some() => (off.0, off.1 + 1),
            Step::Skip => off,
            Step::Match => (self.off(piece, case), self.off(piece, case)),
        }
    }
}
