//! Some of the keys: those of boards, and those of problems.

use std::collections::BTreeSet;

use anyhow::{Result, anyhow};
use tourbook_board::{Board, Key};
use tourbook_problems::{Case, PROBLEMS, problem};
use tourbook_table::verify;

/// The keys that `words` name, or all keys when there are no words. A word is a
/// board of the table, which means all of its keys, or a problem, which means
/// those of its cases.
///
/// ```
/// use tourbook_audit::selection::keys;
///
/// // 30 starts and any start, and 91 boards with any start.
/// assert_eq!(keys(["5x6"])?.len(), 31);
/// assert_eq!(keys(["5x6", "poj-2488"])?.len(), 31 + 91);
/// assert_eq!(keys([])?.len(), 1406);
/// # Ok::<(), anyhow::Error>(())
/// ```
///
/// # Errors
///
/// When a word is neither.
pub fn keys<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<BTreeSet<Key>> {
    let mut words = words.into_iter().peekable();
    if words.peek().is_none() {
        return Ok(verify::keys().collect());
    }
    words.try_fold(BTreeSet::new(), |mut keys, word| {
        keys.extend(of(word)?);
        Ok(keys)
    })
}

/// The keys that `word` names.
fn of(word: &str) -> Result<Vec<Key>> {
    let of_board = |board| verify::keys().filter(|key| key.board() == board).collect();
    let keys: Vec<Key> = match problem(word) {
        Some(problem) => problem.cases().map(Case::key).collect(),
        None => word.parse::<Board>().map(of_board).unwrap_or_default(),
    };
    if keys.is_empty() {
        let problems: Vec<&str> = PROBLEMS.iter().map(|problem| problem.id).collect();
        let problems = problems.join(", ");
        return Err(anyhow!(
            "{word:?} is neither a board of the table, such as 5x6, nor a problem ({problems})"
        ));
    }
    Ok(keys)
}
