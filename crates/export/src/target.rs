//! What can be written: languages, and checkers for judges.

use tourbook_problems::Text;

/// A language in which a program is written, or a kind of checker.
#[derive(Debug)]
pub struct Target {
    /// The identifier, as people type it on the command line.
    pub id: &'static str,
    /// What it is, in a few words.
    pub about: Text,
    /// The usual name of the file.
    pub file: &'static str,
    /// The pieces of the template, one after another.
    pub(crate) template: &'static [&'static str],
    /// The sign around texts.
    pub(crate) quote: char,
    /// Whether it does without the table where any tour is right.
    pub(crate) does_without_table: bool,
}

/// What all checkers share.
const CHECK: &str = include_str!("../templates/check.txt");

/// Everything that can be written.
pub const TARGETS: &[Target] = &[
    Target {
        id: "c",
        about: Text { en: "C89", zh: "C89" },
        file: "main.c",
        template: &[include_str!("../templates/main.c.txt")],
        quote: '"',
        does_without_table: false,
    },
    Target {
        id: "cpp",
        about: Text { en: "C++98 to C++23", zh: "C++98 至 C++23" },
        file: "main.cpp",
        template: &[include_str!("../templates/main.cpp.txt")],
        quote: '"',
        does_without_table: false,
    },
    Target {
        id: "java",
        about: Text { en: "Java 8 or newer, class Main", zh: "Java 8 及以上，类名 Main" },
        file: "Main.java",
        template: &[include_str!("../templates/Main.java.txt")],
        quote: '"',
        does_without_table: false,
    },
    Target {
        id: "pascal",
        about: Text { en: "Free Pascal", zh: "Free Pascal" },
        file: "main.pas",
        template: &[include_str!("../templates/main.pas.txt")],
        quote: '\'',
        does_without_table: false,
    },
    Target {
        id: "python",
        about: Text { en: "Python 3.6 or newer", zh: "Python 3.6 及以上" },
        file: "main.py",
        template: &[include_str!("../templates/main.py.txt")],
        quote: '"',
        does_without_table: false,
    },
    Target {
        id: "rust",
        about: Text { en: "Rust 2021, no crates", zh: "Rust 2021，不用第三方库" },
        file: "main.rs",
        template: &[include_str!("../templates/main.rs.txt")],
        quote: '"',
        does_without_table: false,
    },
    Target {
        id: "checker-testlib",
        about: Text {
            en: "a checker with testlib.h: Codeforces, Hydro, UOJ, QDUOJ",
            zh: "使用 testlib.h 的 checker：Codeforces、Hydro、UOJ、QDUOJ",
        },
        file: "checker.cpp",
        template: &[
            include_str!("../templates/checker.head.txt"),
            CHECK,
            include_str!("../templates/checker.main.txt"),
        ],
        quote: '"',
        does_without_table: true,
    },
    Target {
        id: "validator-icpc",
        about: Text {
            en: "an output validator for ICPC packages: Kattis, DOMjudge",
            zh: "ICPC 题目包的输出校验器：Kattis、DOMjudge",
        },
        file: "validate.cpp",
        template: &[
            include_str!("../templates/validate.head.txt"),
            CHECK,
            include_str!("../templates/validate.main.txt"),
        ],
        quote: '"',
        does_without_table: true,
    },
    Target {
        id: "checker-hustoj",
        about: Text { en: "a special judge for HUSTOJ", zh: "HUSTOJ 的 Special Judge" },
        file: "spj.cpp",
        template: &[
            include_str!("../templates/validate.head.txt"),
            CHECK,
            include_str!("../templates/hustoj.main.txt"),
        ],
        quote: '"',
        does_without_table: true,
    },
];

/// A strict validator of inputs, for problem packages.
pub const INPUT_VALIDATOR: Target = Target {
    id: "input-validator",
    about: Text { en: "a strict validator of inputs", zh: "严格的输入校验器" },
    file: "validate.cpp",
    template: &[include_str!("../templates/input.cpp.txt")],
    quote: '"',
    does_without_table: true,
};

/// A program that is wrong: its knight has other moves.
pub const WRONG_MOVE: Target = Target {
    id: "wrong-move",
    about: Text {
        en: "a program whose knight also goes three squares straight on",
        zh: "马还会直走三格的程序",
    },
    file: "wrong-move.cpp",
    template: &[include_str!("../templates/walk.cpp.txt")],
    quote: '"',
    does_without_table: true,
};

/// A program that is too slow on large boards: it searches in a fixed order.
pub const PLAIN_SEARCH: Target = Target {
    id: "plain-search",
    about: Text {
        en: "a search that takes the moves in a fixed order",
        zh: "按固定顺序尝试各步的搜索",
    },
    file: "plain-search.cpp",
    template: &[include_str!("../templates/walk.cpp.txt")],
    quote: '"',
    does_without_table: true,
};

/// The target with this identifier.
///
/// ```
/// assert_eq!(tourbook_export::target("java").map(|java| java.file), Some("Main.java"));
/// assert!(tourbook_export::target("cobol").is_none());
/// ```
#[must_use]
pub fn target(id: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.id == id)
}
