//! A set of squares does what a set of the standard library does.

use std::collections::BTreeSet;

use proptest::prelude::{Strategy, any, proptest};
use tourbook_board::{Square, SquareSet};

type Set = BTreeSet<Square>;

/// A set, and the same as the standard library has it.
fn pair() -> impl Strategy<Value = (SquareSet, Set)> {
    any::<u64>().prop_map(|bits| {
        let squares = (0..64).filter(move |index| bits >> index & 1 == 1);
        let squares: Set = squares.filter_map(Square::from_index).collect();
        (squares.iter().copied().collect(), squares)
    })
}

fn plain(set: SquareSet) -> Set {
    let squares: Vec<Square> = set.iter().collect();
    assert!(squares.is_sorted());
    squares.into_iter().collect()
}

proptest! {
    #[test]
    fn operators_give_what_their_names_say((a, set_a) in pair(), (b, set_b) in pair()) {
        assert_eq!(plain(a | b), &set_a | &set_b);
        assert_eq!(plain(a & b), &set_a & &set_b);
        assert_eq!(plain(a ^ b), &set_a ^ &set_b);
        assert_eq!(plain(a - b), &set_a - &set_b);
        let all: Set = (0..64).filter_map(Square::from_index).collect();
        assert_eq!(plain(!a), &all - &set_a);
        let mut changed = [a; 4];
        changed[0] |= b;
        changed[1] &= b;
        changed[2] ^= b;
        changed[3] -= b;
        assert_eq!(changed, [a | b, a & b, a ^ b, a - b]);
        let mut extended = a;
        extended.extend(set_b.iter().copied());
        assert_eq!(extended, a | b);
    }

    #[test]
    fn questions_have_the_same_answers((set, plain_set) in pair(), index in 0..64_usize) {
        let square = Square::from_index(index).expect("a square");
        assert_eq!(set.contains(square), plain_set.contains(&square));
        assert_eq!(usize::try_from(set.len()), Ok(plain_set.len()));
        assert_eq!(set.is_empty(), plain_set.is_empty());
        assert_eq!(set.first(), plain_set.first().copied());
        assert_eq!(set.last(), plain_set.last().copied());
        assert_eq!(set.bits(), plain_set.iter().map(|square| 1 << square.index()).sum::<u64>());
        let [mut with, mut without] = [plain_set.clone(), plain_set];
        with.insert(square);
        without.remove(&square);
        assert_eq!(plain(set.with(square)), with);
        assert_eq!(plain(set.without(square)), without);
        assert_eq!(plain(set.with(square) - set.without(square)), Set::from([square]));
    }

    #[test]
    fn squares_come_from_both_ends((set, plain_set) in pair(), ends in any::<u64>()) {
        let (mut squares, mut rest) = (set.into_iter(), plain_set.clone());
        for at in 0..65 {
            assert_eq!(squares.len(), rest.len());
            let is_front = ends >> (at % 64) & 1 == 0;
            let expected = if is_front { rest.pop_first() } else { rest.pop_last() };
            assert_eq!(if is_front { squares.next() } else { squares.next_back() }, expected);
        }
        assert!((&set).into_iter().eq(plain_set));
    }
}
