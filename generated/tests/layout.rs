//! How large the table is in a program, and that it holds no addresses.

use tourbook_board::Square;
use tourbook_table::map;

/// A packed key.
type Packed = (u8, u8, u8);

#[test]
fn an_entry_is_eight_bytes_and_holds_no_address() {
    // An address would have to be relocated when the program starts, once for
    // each entry. The types say that there is none: numbers and an option of one.
    let places: &[(Packed, Option<u16>)] = map::answers().places.entries;
    let counts: &[(Packed, u32)] = map::counts().entries;
    assert_eq!((size_of_val(places), size_of_val(counts)), (8 * 1406, 8 * 749));
}

#[test]
fn a_square_is_a_byte_and_no_tour_is_there_twice() {
    let squares: &[Square] = map::answers().squares;
    // The tours from any start are those from square 1.
    let starts = tourbook_table::entries().filter(|(key, _)| key.start().is_some());
    let bytes: usize = starts.filter_map(|(_, answer)| answer.tour()).map(<[Square]>::len).sum();
    assert_eq!(size_of_val(squares), bytes);
}
