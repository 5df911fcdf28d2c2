//! Templates: texts with pieces that are chosen, and places that are filled.
//!
//! A line `@if NAME` begins a piece that is kept if the flag `NAME` holds; with
//! `@if !NAME`, if it does not. `@else` and `@end` are what they say, and pieces
//! may stand inside of pieces. `@{NAME}` is a place. If a place fills a whole
//! line, it may have several lines.

/// The text of `template`. A flag or a place that is not known stands for
/// nothing; the tests hold that there is none.
pub(crate) fn render(
    template: &str,
    has: &dyn Fn(&str) -> bool,
    value: &dyn Fn(&str) -> Option<String>,
) -> String {
    let mut text = String::new();
    // Whether each of the open pieces is kept.
    let mut kept: Vec<bool> = Vec::new();
    for line in template.lines() {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("@if") => {
                let flag = words.next().unwrap_or_default();
                kept.push(flag.strip_prefix('!').map_or_else(|| has(flag), |flag| !has(flag)));
            }
            Some("@else") => {
                if let Some(last) = kept.last_mut() {
                    *last = !*last;
                }
            }
            Some("@end") => {
                kept.pop();
            }
            _ if kept.iter().all(|&is_kept| is_kept) => {
                fill(line, value, &mut text);
                text.push('\n');
            }
            _ => {}
        }
    }
    text
}

/// Adds a line, with its places filled.
fn fill(line: &str, value: &dyn Fn(&str) -> Option<String>, text: &mut String) {
    let mut parts = line.split("@{");
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (name, rest) = part.split_once('}').unwrap_or((part, ""));
        text.push_str(&value(name).unwrap_or_default());
        text.push_str(rest);
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    use tourbook_problems::PROBLEMS;

    use super::*;
    use crate::facts::Facts;
    use crate::{INPUT_VALIDATOR, PLAIN_SEARCH, TARGETS, WRONG_MOVE};

    #[test]
    fn pieces_are_chosen_and_places_are_filled() {
        let template =
            "a\n@if yes\nb @{x}\n  @if no\nc\n  @else\nd\n  @end\n@end\n@if !yes\ne\n@end\n";
        let value = |name: &str| (name == "x").then(|| "1".to_owned());
        assert_eq!(render(template, &|flag| flag == "yes", &value), "a\nb 1\nd\n");
        assert_eq!(render(template, &|_| false, &value), "a\ne\n");
    }

    #[test]
    fn templates_have_no_flag_and_no_place_that_is_not_known() {
        let others = [&INPUT_VALIDATOR, &WRONG_MOVE, &PLAIN_SEARCH];
        for target in TARGETS.iter().chain(others) {
            let template = target.template.concat();
            let opened = template.matches("@if ").count();
            assert_eq!(opened, template.matches("@end").count(), "{}", target.id);
            let unknown = RefCell::new(BTreeSet::new());
            for &problem in PROBLEMS {
                let facts = Facts { problem, target, mistake: None };
                let has = |flag: &str| {
                    assert!(Facts::FLAGS.contains(&flag), "{}: {flag}", target.id);
                    facts.has(flag)
                };
                let value = |name: &str| {
                    let value = facts.value(name);
                    if value.is_none() {
                        unknown.borrow_mut().insert(name.to_owned());
                    }
                    value
                };
                let text = render(&template, &has, &value);
                assert!(!text.contains('@'), "{}: {text}", target.id);
            }
            assert!(unknown.borrow().is_empty(), "{}: {unknown:?}", target.id);
        }
    }
}
