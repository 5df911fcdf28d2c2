//! Pictures, and how one asks for them.

use tourbook_problems::PROBLEMS;

use crate::program::run;

#[test]
fn a_board_of_poj_2488_is_drawn_as_its_solvers_draw_it() {
    // Letters across and numbers down, p = 4 rows and q = 3 columns:
    // A1B3C1A2B4C2A3B1C3A4B2C4, the answer of the sample.
    let lines = [
        "  |  A  B  C",
        "--+---------",
        "1 |  1  8  3",
        "2 |  4 11  6",
        "3 |  7  2  9",
        "4 | 10  5 12",
        "",
    ];
    assert_eq!(run("show poj-2488 4 3", "").ok(), lines.join("\n"));
}

#[test]
fn a_board_is_drawn_as_it_is_written() {
    // 3 rows and 4 columns, A to C down: the same tour.
    let lines = [
        "  |  1  2  3  4",
        "--+------------",
        "A |  1  4  7 10",
        "B |  8 11  2  5",
        "C |  3  6  9 12",
        "",
    ];
    assert_eq!(run("show 3x4", "").ok(), lines.join("\n"));
    assert_eq!(run("show 3x4 any", "").ok(), lines.join("\n"));
}

#[test]
fn a_key_without_a_tour_says_how_to_see_why() {
    for (asked, key, from) in [
        ("7x7 2", "7x7 2", "A2"),
        ("7x7 --start 0,1", "7x7 2", "A2"),
        ("4x4", "4x4 any", "any start"),
        ("poj-2488 4 4", "poj-2488 4 4", "any start"),
    ] {
        let (_, message) = run(&format!("show {asked}"), "").fails(1);
        let expected = format!(
            "there is no tour of this board from {from}; to see why: tourbook explain {key}"
        );
        assert_eq!(message, expected);
    }
}

#[test]
fn the_course_is_drawn_with_rows_and_columns_from_0() {
    let drawn = run("show course-8x8 3 4", "").ok();
    assert!(drawn.starts_with("  |  0  1  2  3  4  5  6  7\n"), "{drawn}");
    // The numbers are those of its answer.
    let numbers = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let rows: String = drawn.lines().skip(2).map(|line| format!("{} ", &line[3..])).collect();
    assert_eq!(numbers(&rows), numbers(&run("answer course-8x8", "3 4").ok()));
}

#[test]
fn sicily_1152_is_drawn_with_its_numbers() {
    // The labels of row and column add up to the number of a square: the tour
    // goes 15 2 13 26 22, so 15 = 13 + 2 is the first.
    let drawn = run("show sicily-1152 15", "").ok();
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines[0], "   | +0 +1 +2 +3 +4 +5");
    assert!(lines[4].starts_with("13 |  3 22  1 "), "{drawn}");
}

#[test]
fn a_start_is_taken_as_number_name_or_row_and_column() {
    let expected = run("show sicily-1152 15", "").ok();
    for args in ["sicily-1152 C3", "sicily-1152 c3", "sicily-1152 2,2", "sicily-1152 2 2"] {
        assert_eq!(run(&format!("show {args}"), "").ok(), expected, "{args}");
    }
    let expected = run("show 5x6 --start 15", "").ok();
    for args in ["5x6 15", "5x6 --start C3", "5X6 --start=2,2", "--start 15 5x6"] {
        assert_eq!(run(&format!("show {args}"), "").ok(), expected, "{args}");
    }
    let expected = run("show course-8x8 3 4", "").ok();
    for args in ["course-8x8 3,4", "course-8x8 D5"] {
        assert_eq!(run(&format!("show {args}"), "").ok(), expected, "{args}");
    }
}

#[test]
fn the_picture_of_the_readme_is_what_the_program_shows() {
    let drawn = run("show course-8x8 3 4 --format svg", "").ok();
    assert!(drawn == include_str!("../../generated/picture.svg"));
}

#[test]
fn a_key_that_is_not_in_the_table_says_which_are() {
    let ids: Vec<&str> = PROBLEMS.iter().map(|problem| problem.id).collect();
    let poj = "poj-2488 needs p (1 to 26) and q (1 to 26; p*q <= 26), such as 4 5";
    let squares = "(a number 1 to 30, a name A1 to E6, or row,column 0,0 to 4,5)";
    let key = "is not on the 5x6 board (a number 1 to 30, or any; --start takes names and \
               coordinates too)";
    for (args, message) in [
        (
            "3x9",
            "3x9 is not in the table, which has all boards of at most 8 rows and 8 columns, and \
             all boards of at most 26 squares",
        ),
        ("1x26 2", "1x26 2 is not in the table, which has only 1x26 any for this board"),
        ("5x6 --start 31", &format!("start \"31\" is not on the 5x6 board {squares}")),
        ("5x6 --start -1", &format!("start \"-1\" is not on the 5x6 board {squares}")),
        ("sicily-1152 31", "start 31 is not on the 5x6 board (1 to 30)"),
        ("sicily-1152", "sicily-1152 needs start (1 to 30), such as 15"),
        ("sicily-1152 1 2 3", "sicily-1152 needs start (1 to 30), such as 15"),
        ("poj-2488 4", poj),
        ("poj-2488 4 7", "p*q = 4*7 = 28 is too large (1 to 26; with p 4, q is 1 to 6)"),
        ("poj-2488 4 x", poj),
        // Which rows and columns there are depends on the board.
        (
            "noi-8465 5 4",
            "noi-8465 needs n (1 to 9), m (1 to 9; n*m <= 30), x (0 to n-1) and y (0 to m-1), \
             such as 5 4 0 0",
        ),
        ("cses-1689 2", "cses-1689 needs x (1 to 8) and y (1 to 8), such as 2 1"),
        (
            "sicily-1152 --start 15",
            "--start is for boards; the numbers of a case follow sicily-1152",
        ),
        ("5x6 1 2", "\"2\" follows the start; expected a board and one start, such as 5x6 15"),
        ("5x6 1 --start 2", "two starts are given: \"1\", and \"2\" with --start"),
        ("5x6 31", &format!("start \"31\" {key}")),
        ("5x6 0", &format!("start \"0\" {key}")),
        ("5x6 C3", &format!("start \"C3\" {key}")),
        (
            "sicily",
            &format!(
                "\"sicily\" is neither a problem ({}) nor a board (ROWSxCOLUMNS, 1 to 64 \
                 squares, such as 5x6)",
                ids.join(", ")
            ),
        ),
    ] {
        let (output, error) = run(&format!("show {args}"), "").fails(2);
        assert_eq!((output.as_str(), error.as_str()), ("", message), "show {args}");
    }
}

#[test]
fn an_option_that_does_not_fit_is_refused() {
    let (_, message) = run("show poj-2488 4 3 --animate", "").fails(2);
    assert_eq!(message, "--animate is for --format svg, not for text");
    for args in ["--format png", "--pace 500", "--animate --pace 99", "--force", "--color red"] {
        assert_eq!(run(&format!("show poj-2488 4 3 {args}"), "").status, Some(2), "{args}");
    }
}

#[test]
fn the_pace_of_the_knight_is_the_one_asked_for() {
    let args = "show poj-2488 4 3 --format svg --animate";
    assert!(run(args, "").ok().contains("A knight walks it, a move in 500 ms."));
    let slow = run(&format!("{args} --pace 2000"), "").ok();
    assert!(slow.contains("A knight walks it, a move in 2000 ms."));
}

#[cfg(unix)]
mod terminal {
    use std::io::Read as _;
    use std::process::{Command, Stdio};

    use crate::program::{pseudo_terminal, run, tourbook};
    use crate::watched::Watched;

    /// What the program prints on a terminal, in an environment.
    fn on_terminal(args: &str, environment: &[(&str, &str)]) -> String {
        of_command_on_terminal(plain(args, environment))
    }

    fn of_command_on_terminal(mut command: Command) -> String {
        let (mut person, program) = pseudo_terminal();
        let child = Watched::start(command.stdin(Stdio::null()).stdout(program));
        // Only the child has the terminal now, so reading ends with it.
        drop(command);
        assert!(child.output().status.success());
        let mut bytes = Vec::new();
        // At its end a pseudo-terminal gives an error on Linux.
        let _ = person.read_to_end(&mut bytes);
        String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n")
    }

    fn plain(args: &str, environment: &[(&str, &str)]) -> Command {
        let mut command = tourbook(args.split(' '));
        command.env_remove("NO_COLOR").env_remove("COLUMNS").env("TERM", "xterm-256color");
        command.envs(environment.iter().copied());
        command
    }

    #[test]
    fn box_characters_are_the_default_on_a_terminal_and_colours_are_asked_for_or_not() {
        let args = "show poj-2488 4 3";
        let never = run(&format!("{args} --format unicode"), "").ok();
        assert!(!never.contains('\u{1b}'));
        let always = run(&format!("{args} --format unicode --color always"), "").ok();
        assert!(always.contains("\u{1b}["));
        for (options, environment, expected) in [
            ("", [].as_slice(), &always),
            ("", &[("NO_COLOR", "")], &always),
            ("", &[("NO_COLOR", "1")], &never),
            (" --format unicode", &[("TERM", "dumb")], &never),
            (" --color never", &[], &never),
            (" --color always", &[("NO_COLOR", "1")], &always),
            (" --color always --format unicode", &[("TERM", "dumb")], &always),
        ] {
            let shown = on_terminal(&format!("{args}{options}"), environment);
            assert_eq!(shown, *expected, "{options} {environment:?}");
        }
        assert_eq!(on_terminal(&format!("{args} --format text"), &[]), run(args, "").ok());
    }

    #[test]
    fn a_terminal_without_box_characters_gets_plain_text() {
        for term in ["linux", "dumb"] {
            let environment = [("TERM", term), ("NO_COLOR", "1")];
            for args in ["show poj-2488 4 3", "explain poj-2488 4 4"] {
                assert_eq!(on_terminal(args, &environment), run(args, "").ok(), "{term}: {args}");
            }
            let args = "show poj-2488 4 3 --format unicode";
            assert_eq!(on_terminal(args, &environment), run(args, "").ok(), "{term}: {args}");
        }
        // The console of Windows has no such variable. It has box characters, and
        // perhaps no colours.
        let mut command = plain("show poj-2488 4 3", &[]);
        command.env_remove("TERM");
        let boxes = run("show poj-2488 4 3 --format unicode", "").ok();
        assert_eq!(of_command_on_terminal(command), boxes);
    }

    #[test]
    fn squares_are_narrow_where_the_terminal_is() {
        let args = "show course-8x8 3 4";
        let wide = run(&format!("{args} --format unicode"), "").ok();
        let widest = |drawn: &str| drawn.lines().map(|line| line.chars().count()).max();
        let shown = |columns| on_terminal(args, &[("NO_COLOR", "1"), ("COLUMNS", columns)]);
        for columns in ["80", "", "0", "-1", "many"] {
            assert_eq!(shown(columns), wide, "{columns}");
        }
        assert!(widest(&shown("40")) <= Some(40), "{}", shown("40"));
        // At the end of a pipe there is no terminal.
        let output = plain(&format!("{args} --format unicode"), &[("COLUMNS", "40")]).output();
        assert_eq!(String::from_utf8_lossy(&output.expect("it starts").stdout), wide);
    }

    #[test]
    fn an_explanation_is_drawn_with_box_characters_on_a_terminal() {
        let shown = on_terminal("explain poj-2488 4 4", &[("NO_COLOR", "1")]);
        assert!(shown.contains("1 │ 1 │░3░│ 2 │░5░│"), "{shown}");
    }
}
