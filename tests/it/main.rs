//! Tests of the whole: the built program, the committed table, the repository.

/// What the program answers: the samples, and every key.
mod answers;
/// What the program says of its own table.
mod audit;
/// Test inputs that the program writes.
mod cases;
/// The program as somebody's checker: its command line, big and broken files.
mod check;
/// Which keys the table has, and how many of each kind.
mod contents;
/// What is said of outputs, right and wrong.
mod corpus;
/// The crates that are published.
mod crates;
/// What the shipped program is made of.
mod dependencies;
/// The documents: every command and every output that they show.
mod documents;
/// Every answer of the table, drawn in every format.
mod drawings;
/// Everything that can be wrong with an input or a command line.
mod errors;
/// Every help, and the examples under it.
#[cfg(unix)]
mod examples;
/// Why an answer is so.
mod explain;
/// Programs and checkers in other languages.
#[cfg(unix)]
mod export;
/// The committed table is what the search derives.
mod freshness;
/// What is said to who types a case in the place of the input.
mod hints;
/// English and Chinese, and what chooses between them.
mod languages;
/// The table against slow and obvious searches.
mod oracle;
/// Running the program.
mod program;
/// The program as a judge's checker, and what docs/protocols.md says of it.
mod protocols;
/// Pictures in files.
mod save;
/// Pictures, and how one asks for them.
mod show;
/// Pipes, disks and terminals.
mod streams;
/// A person's program, run and judged.
#[cfg(unix)]
mod try_program;
/// Child processes that cannot make a test hang.
mod watched;
/// White space without measure.
mod white_space;
