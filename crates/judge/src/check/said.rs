//! What was said already.

use super::diagnostic::Diagnostic;

/// Faults that a program repeats in each case are said once: the text that it
/// prints with each answer, characters, second answers, and joined answers.
#[derive(Clone, Debug, Default)]
pub(super) struct Said {
    /// The last case with text, and its letters.
    text: Option<(u64, String)>,
    /// The last case with a character that only looks right.
    character: Option<(u64, char)>,
    /// The last case with a second answer.
    second: Option<u64>,
    /// Whether answers are joined.
    are_joined: bool,
    /// The last case about which something was said.
    last: u64,
}

impl Said {
    /// Whether `case` had a second answer.
    pub(super) fn had_second(&self, case: u64) -> bool {
        self.second == Some(case)
    }

    /// Whether this was not said about the case before, and nothing was said
    /// about this case or a later one.
    pub(super) fn is_new(&mut self, case: u64, diagnostic: &Diagnostic) -> bool {
        let is_repeated = match diagnostic {
            Diagnostic::Text { shown, .. } => {
                let letters: String = shown.chars().filter(|char| char.is_alphabetic()).collect();
                let before = self.text.replace((case, letters.clone()));
                before.is_some_and(|before| before == (case.saturating_sub(1), letters))
            }
            Diagnostic::Character(char) => {
                let before = self.character.replace((case, *char));
                before == Some((case.saturating_sub(1), *char))
            }
            Diagnostic::SecondAnswer => {
                self.second.replace(case).is_some_and(|before| before + 1 == case)
            }
            Diagnostic::JoinedCounts => std::mem::replace(&mut self.are_joined, true),
            _ => false,
        };
        if is_repeated || case <= self.last {
            return false;
        }
        self.last = case;
        true
    }
}
