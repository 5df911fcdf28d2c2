//! The tests of the audit, in one binary.

/// Which checkout is audited.
mod checkout;
/// The committed table passes, with the figures that are known from elsewhere.
mod committed;
/// A copy of the table, to be tampered with, and what the checks say of it.
mod copy;
/// The formulas mean what they should, on boards small enough to enumerate.
mod encoding;
/// The files for other solvers and checkers, and what these say.
mod exports;
/// Published numbers.
mod published;
/// Wrong answers are caught, each by the check that should catch it.
mod tampering_answers;
/// The same for wrong numbers of tours.
mod tampering_counts;
/// The same for wrong keys, a wrong seed, and a wrong text.
mod tampering_keys;
