//! Why a tour may start elsewhere than the input says.

/// How the start was read, if `found` shows it; both are (row, column).
pub(super) fn guess(found: (u8, u8), (row, col): (u8, u8)) -> Option<&'static str> {
    let from_one = |n: u8| n.checked_sub(1);
    let found = (Some(found.0), Some(found.1));
    if found == (Some(col), Some(row)) {
        Some("was it read as (column, row)?")
    } else if found == (from_one(row), from_one(col)) {
        Some("was it read as counted from 1?")
    } else if found == (from_one(col), from_one(row)) {
        Some("was it read as (column, row), counted from 1?")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_misreading_of_a_start_is_told_from_the_others() {
        // The input says row 3, column 6.
        assert_eq!(guess((6, 3), (3, 6)), Some("was it read as (column, row)?"));
        assert_eq!(guess((2, 5), (3, 6)), Some("was it read as counted from 1?"));
        assert_eq!(guess((5, 2), (3, 6)), Some("was it read as (column, row), counted from 1?"));
        assert_eq!(guess((0, 0), (3, 6)), None);
        // On the diagonal, and at the edge, where there is nothing before 0.
        assert_eq!(guess((3, 3), (4, 4)), Some("was it read as counted from 1?"));
        assert_eq!(guess((7, 7), (0, 0)), None);
    }
}
