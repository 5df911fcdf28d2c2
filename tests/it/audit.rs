//! What the program says of its own table. That the checks see what is wrong
//! with a table is tested where they stand.

use crate::program::run;

#[test]
fn the_table_in_the_program_is_right_and_every_check_has_its_line() {
    // 787 starts have a tour and 509 have none. Of the 110 boards, 31 have a tour:
    // 1 x 1; 3 x 4, 3 x 7 and 3 x 8 as they are and turned; and those from
    // 4 x 4 to 8 x 8 but for 4 x 4.
    let tours = 787 + 1 + 2 * 3 + 24;
    let impossible = 509 + (110 - 31);
    assert_eq!((tours, impossible), (818, 588));
    let expected = "\
complete: 1406 of 1406 keys are found, in a table of 1406 entries
tours: 818 answers visit every square of their board once, by knight's moves, from the right start; 588 say impossible
counts: the numbers of tours of 749 keys are found
fingerprint: tourbook table | sha256sum, to compare with that of generated/answers.txt
that each tour is the first, and impossible true: cargo xtask audit, with the source
";
    assert_eq!(run("audit", "").ok(), expected);
}
