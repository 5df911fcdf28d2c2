//! Tests of the whole: the built program, the committed table, the repository.

/// What the program answers: the samples, and every key.
mod answers;
/// What the shipped program is made of.
mod dependencies;
/// Everything that can be wrong with an input or a command line.
mod errors;
/// The committed table is what the search derives.
mod freshness;
/// The table against slow and obvious searches.
mod oracle;
/// Running the program.
mod program;
/// Every command and every output that the README shows.
mod readme;
/// Pipes, disks and terminals.
mod streams;
