//! The page as a file.

use std::collections::BTreeMap;

use crate::made;

#[test]
fn the_page_is_small_and_needs_nothing_beside_it() {
    let Some(page) = made() else { return };
    assert!(page.len() < 600_000, "{} bytes", page.len());
    for document in
        [include_str!("../../../../docs/page.md"), include_str!("../../../../docs/page.zh-CN.md")]
    {
        assert!(document.contains("600 KB"), "the document says this size");
    }
    // What a page loads has an address or is imported. The one address here is
    // the name of SVG.
    let addresses = page.matches("://").count();
    assert_eq!(addresses, page.matches("http://www.w3.org/2000/svg").count());
    // The glue of wasm-bindgen can fetch a module. The page gives it the bytes,
    // and its policy allows no connection.
    let (before, glue) = page.split_once(r#"id="glue""#).expect("the glue");
    let (_, after) = glue.split_once("</script>").expect("its end");
    for own in [before, after] {
        for way in ["@import", "url(", " src=", "import(", "fetch(", "XMLHttpRequest", "{{"] {
            assert!(!own.contains(way), "{way}");
        }
    }
    assert!(page.contains("content=\"default-src 'none';") && !page.contains("connect-src"));
}

type Texts = BTreeMap<String, String>;

fn texts() -> [Texts; 2] {
    [include_str!("../../page/en.json"), include_str!("../../page/zh.json")]
        .map(|file| serde_json::from_str(file).expect("names and texts"))
}

/// The names of the values in a text.
fn values(text: &str) -> Vec<&str> {
    let mut values: Vec<&str> =
        text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0)).collect();
    values.sort_unstable();
    values
}

#[test]
fn both_languages_say_the_same_things_with_the_same_values() {
    let [en, zh] = texts();
    assert!(en.keys().eq(zh.keys()), "{:?}\n{:?}", en.keys(), zh.keys());
    for (name, text) in &en {
        assert_eq!(values(text), values(&zh[name]), "{name}");
        assert!(!text.is_empty() && !zh[name].is_empty(), "{name}");
    }
}

#[test]
fn no_text_is_left_over() {
    let Some(page) = made() else { return };
    let (html, script) = page.split_once("<script type=\"application/json\"").expect("the data");
    let (_, script) = script.split_once("</script>").expect("its end");
    for name in texts()[0].keys() {
        let place = name.split_once(' ').map_or(name.as_str(), |(first, _)| first);
        let is_used = html.contains(&format!("data-text=\"{name}\""))
            // Both languages have it once; the data or the script name it.
            || page.matches(&format!("\"{name}\"")).count() > 2
            || script.contains(&format!(".{name}"))
            // The headings are told apart by what follows.
            || (place == "heading" && script.contains(&name["heading ".len()..]));
        assert!(is_used, "{name}");
    }
}
