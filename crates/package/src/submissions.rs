//! The submissions of a package, and the verdict that each must get.

use tourbook_export::{Mistake, PLAIN_SEARCH, WRONG_MOVE, mistaken_source, source, target};
use tourbook_problems::{Boards, Body, Problem};

use crate::File;

/// The languages of the accepted submissions.
const ACCEPTED: [&str; 3] = ["c", "cpp", "rust"];

/// From how many squares on a plain search takes far too long.
const LARGE: u8 = 64;

/// The submissions in the folders that are named after their verdicts.
pub(crate) fn submissions(problem: &'static Problem) -> Vec<File> {
    let mut files = Vec::new();
    for target in ACCEPTED.iter().filter_map(|id| target(id)) {
        let path = format!("submissions/accepted/{}", target.file);
        files.push(File::new(path, source(problem, target)));
    }
    for mistake in Mistake::ALL {
        let path = format!("submissions/wrong_answer/{}.cpp", mistake.name());
        files.extend(mistaken_source(problem, mistake).map(|text| File::new(path, text)));
    }
    if problem.answer.body != Body::Count {
        let path = format!("submissions/wrong_answer/{}", WRONG_MOVE.file);
        files.push(File::new(path, source(problem, &WRONG_MOVE)));
    }
    if matches!(problem.boards, Boards::Fixed(board) if board.size() >= LARGE) {
        let path = format!("submissions/time_limit_exceeded/{}", PLAIN_SEARCH.file);
        files.push(File::new(path, source(problem, &PLAIN_SEARCH)));
    }
    files
}
