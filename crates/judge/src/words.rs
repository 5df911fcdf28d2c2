//! All that is said, in each language.
//!
//! `en` and `zh` have the messages and nothing else. The other modules decide
//! which message is said, and with what in it; they know no language.

mod contestant;
mod diagnostic;
mod en;
mod explanation;
mod finding;
mod input;
mod reading;
mod square;
mod wrap;
mod zh;

use tourbook_problems::Language;

pub(crate) use contestant::notice;
pub(crate) use en::Words;
pub(crate) use explanation::{explanation, obstacle_in};
pub use finding::{accepted, number_of_cases};
pub(crate) use finding::{check_error, finding};
pub use input::case_help;
pub(crate) use input::{error, input_fault, input_fault_kind};

/// Declares messages, and says them in a language.
///
/// A message is a method of a trait. Its arguments are its placeholders, which
/// stand in braces in its text. The first language declares the trait, the
/// others implement it. So the compiler holds all languages to the same messages
/// with the same placeholders.
///
/// ```
/// mod english {
///     tourbook_judge::messages! {
///         /// The messages.
///         pub trait Words for English;
///         greeting(name): "Hello, {name}!";
///     }
/// }
/// mod chinese {
///     use super::english::Words;
///     tourbook_judge::messages! {
///         pub impl Words for Chinese;
///         greeting(name): "{name}，你好！";
///     }
/// }
/// # fn main() {
/// use english::Words;
/// let languages: [&dyn Words; 2] = [&english::English, &chinese::Chinese];
/// assert_eq!(languages.map(|words| words.greeting(&"Li")), ["Hello, Li!", "Li，你好！"]);
/// # }
/// ```
///
/// A placeholder that a message does not have is an error:
///
/// ```compile_fail
/// tourbook_judge::messages! {
///     /// The messages.
///     pub trait Words for English;
///     greeting(name): "Hello, {nam}!";
/// }
/// ```
///
/// So is a message that is missing in a language:
///
/// ```compile_fail
/// mod english {
///     tourbook_judge::messages! {
///         /// The messages.
///         pub trait Words for English;
///         greeting(name): "Hello, {name}!";
///     }
/// }
/// use english::Words;
/// tourbook_judge::messages! {
///     pub impl Words for Chinese;
/// }
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! messages {
    (
        $(#[$attribute:meta])*
        $visibility:vis trait $Words:ident for $language:ident;
        $($name:ident($($placeholder:ident),*): $text:literal;)*
    ) => {
        $(#[$attribute])*
        $visibility trait $Words: Sync {
            $(
                #[doc = $text]
                #[allow(clippy::too_many_arguments, reason = "one for each placeholder")]
                fn $name(&self, $($placeholder: &dyn ::std::fmt::Display),*) -> String;
            )*
        }

        $crate::messages! {
            $visibility impl $Words for $language;
            $($name($($placeholder),*): $text;)*
        }
    };
    (
        $visibility:vis impl $Words:ident for $language:ident;
        $($name:ident($($placeholder:ident),*): $text:literal;)*
    ) => {
        /// Says the messages in this language.
        #[derive(Clone, Copy, Debug)]
        $visibility struct $language;

        impl $Words for $language {
            $(
                fn $name(&self, $($placeholder: &dyn ::std::fmt::Display),*) -> String {
                    ::std::fmt::format(::std::format_args!($text))
                }
            )*
        }

        /// The name, the placeholders and the text of each message.
        #[cfg(test)]
        pub(crate) const MESSAGES: &[(&str, &[&str], &str)] =
            &[$((stringify!($name), &[$(stringify!($placeholder)),*], $text)),*];
    };
}

/// The messages in `language`.
pub(crate) const fn words(language: Language) -> &'static dyn Words {
    match language {
        Language::English => &en::English,
        Language::Chinese => &zh::Chinese,
    }
}

#[cfg(test)]
mod tests {
    use super::{en, zh};

    #[test]
    fn all_languages_have_the_same_messages_and_placeholders() {
        let names = |messages: &[(&'static str, &'static [&'static str], &str)]| -> Vec<_> {
            messages.iter().map(|&(name, placeholders, _)| (name, placeholders)).collect()
        };
        assert_eq!(names(en::MESSAGES), names(zh::MESSAGES));
        for (name, placeholders, text) in en::MESSAGES.iter().chain(zh::MESSAGES) {
            for placeholder in *placeholders {
                assert!(text.contains(&format!("{{{placeholder}}}")), "{name}: {text}");
            }
        }
    }

    #[test]
    fn every_message_is_in_its_language() {
        let is_chinese = |char: char| ('\u{4E00}'..='\u{9FFF}').contains(&char);
        for (name, _, text) in en::MESSAGES {
            assert!(text.is_ascii(), "{name}: {text}");
        }
        for (name, _, text) in zh::MESSAGES {
            let outside = text.split('{').map(|part| part.split_once('}').map_or(part, |it| it.1));
            let has_letters = outside.flat_map(str::chars).any(|char| char.is_ascii_alphabetic());
            assert!(text.contains(is_chinese) || !has_letters, "{name}: {text}");
            // Half-width punctuation after a Chinese character is a slip.
            let chars: Vec<char> = text.chars().collect();
            for pair in chars.windows(2) {
                let is_slip = is_chinese(pair[0]) && matches!(pair[1], ',' | ';' | ':' | '?' | '(');
                assert!(!is_slip, "{name}: {text}");
            }
        }
    }
}
