//! The program for Linux on ARM.

use tourbook_dist::build;
use xtask::target;

#[test]
fn the_program_for_arm_needs_nothing_of_the_machine() {
    let arm = "aarch64-unknown-linux-musl";
    if let Err(error) = target::require(arm) {
        return xtask::tools::skip(&error.to_string());
    }
    let root = xtask::checkout::root().expect("cargo runs this test");
    let built = build::build_for(&root, arm).expect("it is built");
    let bytes = std::fs::read(&built.path).expect("it is there");
    // The header of an ELF file: 64 bits, the lower byte first, and the machine 183,
    // which is AArch64.
    assert_eq!(bytes[..6], *b"\x7fELF\x02\x01");
    let number = |at: usize, size: usize| -> usize {
        bytes[at..at + size].iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte))
    };
    assert_eq!(number(18, 2), 183);
    // The segments: where they are described, how long a description is, how many.
    // Type 3 names a program that loads libraries.
    let (start, size, count) = (number(32, 8), number(54, 2), number(56, 2));
    let types: Vec<usize> = (0..count).map(|index| number(start + index * size, 4)).collect();
    assert!(types.contains(&1) && !types.contains(&3), "{types:?}");
}
