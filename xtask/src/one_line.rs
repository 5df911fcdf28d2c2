//! Tokens as one line of text, spaced as a person would.
//!
//! The `Display` of a token stream puts a space between any two tokens, which
//! nobody wants to read in a table.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// Prints `tokens` without a line break.
///
/// ```
/// let tokens = quote::quote! { Some(&squares([15, 2])) };
/// assert_eq!(xtask::one_line::print(tokens), "Some(&squares([15, 2]))");
/// ```
#[must_use]
pub fn print(tokens: TokenStream) -> String {
    let mut line = String::new();
    put(tokens, &mut line);
    line
}

fn put(tokens: TokenStream, line: &mut String) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{ ", " }"),
                    Delimiter::None => ("", ""),
                };
                line.push_str(open);
                put(group.stream(), line);
                line.push_str(close);
            }
            TokenTree::Punct(punct) => match (punct.as_char(), punct.spacing()) {
                (',' | ';', _) => line.extend([punct.as_char(), ' ']),
                ('=', _) => line.push_str(" = "),
                (':', Spacing::Alone) if !line.ends_with(':') => line.push_str(": "),
                (other, _) => line.push(other),
            },
            TokenTree::Ident(_) | TokenTree::Literal(_) => {
                let is_word = |last: char| last.is_alphanumeric() || last == '_' || last == ')';
                if line.ends_with(is_word) {
                    line.push(' ');
                }
                line.push_str(&token.to_string());
            }
        }
    }
}
