//! The examples under a command's help.

/// What stands under the help of a command: commands for a shell, which run one
/// after another as they are. A test runs them all.
pub(crate) fn examples(lines: &str) -> String {
    format!("Examples:\n  {}", lines.trim_end().replace('\n', "\n  "))
}
