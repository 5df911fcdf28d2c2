//! A file of a package.

/// A file of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its path in the package, with `/` between folders.
    pub path: String,
    /// What it has.
    pub text: String,
    /// Whether it is a program.
    pub is_executable: bool,
}

impl File {
    /// A file that is not a program.
    pub(crate) fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self { path: path.into(), text: text.into(), is_executable: false }
    }

    /// A program.
    pub(crate) fn program(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self { is_executable: true, ..Self::new(path, text) }
    }
}
