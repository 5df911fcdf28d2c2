//! The languages in which texts are written.

use core::str::FromStr;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Simplified Chinese.
    Chinese,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// The code of the language in ISO 639-1.
    ///
    /// ```
    /// use tourbook_problems::Language;
    ///
    /// assert_eq!(Language::ALL.map(Language::code), ["en", "zh"]);
    /// ```
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh",
        }
    }

    /// The language of a POSIX locale; English if there are no texts in its
    /// language.
    ///
    /// ```
    /// use tourbook_problems::Language;
    ///
    /// assert_eq!(Language::of_locale("zh_CN.UTF-8"), Language::Chinese);
    /// assert_eq!(Language::of_locale("zh"), Language::Chinese);
    /// assert_eq!(Language::of_locale("de_DE.UTF-8"), Language::English);
    /// assert_eq!(Language::of_locale("C"), Language::English);
    /// ```
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        code.parse().unwrap_or_default()
    }
}

/// From the code.
impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(code: &str) -> Result<Self, ParseLanguageError> {
        let is_meant = |language: &Self| language.code().eq_ignore_ascii_case(code);
        Self::ALL.into_iter().find(is_meant).ok_or(ParseLanguageError)
    }
}

/// A text is not the code of a language that there are texts in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseLanguageError;

impl core::fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("expected en or zh")
    }
}

impl core::error::Error for ParseLanguageError {}

/// A text in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// In English.
    pub en: &'static str,
    /// In simplified Chinese.
    pub zh: &'static str,
}

impl Text {
    /// The text in `language`.
    #[must_use]
    pub const fn in_language(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.en,
            Language::Chinese => self.zh,
        }
    }
}
