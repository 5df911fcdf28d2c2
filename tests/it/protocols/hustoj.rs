//! Special judges of HUSTOJ.

use super::{check, folder, text};

#[test]
fn hustoj_has_the_answer_before_the_output_and_a_status() {
    let folder = folder();
    for (answer, output, status, message) in [
        ("right", "right", 0, ""),
        ("right", "another", 0, ""),
        ("empty", "right", 0, ""),
        ("right", "no-move", 1, "case 1 (start 15; line 1): step 3: 2 to 14 is not"),
        // With the order of testlib this would be accepted.
        ("right", "empty", 1, "case 1 (start 15; line 1): the output is empty"),
        ("right", "missing", 3, "error: missing cannot be read"),
        ("no-move", "right", 3, "error: no-move: the jury's answer contradicts the table"),
    ] {
        let ran = check(folder.path(), &["--protocol", "hustoj", "in", answer, output, "rest"], "");
        assert_eq!(ran.status.code(), Some(status), "{answer} {output}");
        assert_eq!(text(&ran.stdout), "");
        let said = text(&ran.stderr);
        assert!(said.starts_with(message) && said.is_empty() == message.is_empty(), "{said}");
    }
}
