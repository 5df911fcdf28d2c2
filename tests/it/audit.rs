//! What the program says of its own table. That the checks see what is wrong
//! with a table is tested where they stand.

use crate::program::run;

#[test]
fn the_table_in_the_program_is_right_and_every_check_has_its_line() {
    // 30 + 91 + 64 keys, of which 79 boards of POJ 2488 are impossible.
    let expected = "\
complete: 185 of 185 keys are found, in a table of 185 entries
tours: 106 answers visit every square of their board once, by knight's moves, from the right start; 79 say impossible
fingerprint: tourbook table | sha256sum, to compare with that of generated/answers.txt
that each tour is the first, and impossible true: cargo xtask audit, with the source
";
    assert_eq!(run("audit", "").ok(), expected);
}
