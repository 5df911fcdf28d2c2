//! The examples under a command's help.

/// What stands under the help of a command: lines that can be typed as they
/// are, one after another, in a shell. A test runs them all.
pub(crate) fn examples(lines: &[&str]) -> String {
    format!("Examples:\n  {}", lines.join("\n  "))
}
