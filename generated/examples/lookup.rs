//! Prints the first tour from a start, and how many tours there are.
//!
//! `cargo run -p tourbook-table --example lookup -- 5x6 15`

use tourbook_board::Key;
use tourbook_table::{count, lookup};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let asked = if words.is_empty() { "5x6 15".to_owned() } else { words.join(" ") };
    let key: Key = match asked.parse() {
        Ok(key) => key,
        Err(error) => return println!("{asked}: {error}"),
    };
    match lookup(key) {
        Some(answer) => println!("{key}: {answer}"),
        None => println!("{key} is not in the table"),
    }
    if let Some(count) = count(key) {
        println!("{count} tours");
    }
}
