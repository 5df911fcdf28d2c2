//! Checkers of the Contest Management System.

use super::{check, folder, text};

#[test]
fn cms_has_a_score_and_a_message_each_on_its_first_line() {
    let folder = folder();
    for (output, score, message, admin) in [
        ("right", "1.0\n", "translate:success\n", ""),
        ("another", "1.0\n", "translate:success\n", ""),
        (
            "other-start",
            "0.0\n",
            "the answer ends after 2 of 30 squares: 1 is missing\n",
            "ADMIN_MESSAGE: case 1 (start 15; line 1): the tour starts at 16, not at 15\n",
        ),
        (
            "markup",
            "0.0\n",
            "step 2: \"<&\\\">...\" is not a number\n",
            "ADMIN_MESSAGE: case 1 (start 15; line 1): \"15 <&\\\">...\" stands where the answer belongs\n",
        ),
    ] {
        let args = ["--protocol", "cms", "in", "right", output, "batch"];
        let ran = check(folder.path(), &args, "");
        assert_eq!(ran.status.code(), Some(0), "{output}");
        assert_eq!(text(&ran.stdout), score);
        assert_eq!(text(&ran.stderr), format!("{message}{admin}"));
    }
}

#[test]
fn cms_gives_no_score_where_nothing_was_judged() {
    let folder = folder();
    for (files, status) in [
        ("missing right right", 3),
        ("broken-in right right", 3),
        ("in missing right", 3),
        ("in right missing", 3),
        ("in no-move right", 3),
        ("in right", 2),
    ] {
        let args = ["--protocol", "cms"].into_iter().chain(files.split_whitespace());
        let ran = check(folder.path(), &args.collect::<Vec<_>>(), "");
        assert_eq!((ran.status.code(), text(&ran.stdout).as_str()), (Some(status), ""), "{files}");
    }
}
