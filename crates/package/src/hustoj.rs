//! The file that HUSTOJ imports: FPS, an XML file with the whole problem.

use anyhow::Result;
use tourbook_export::{source, target};
use tourbook_problems::{Language, Problem};

use crate::File;
use crate::data::{sample, secret};
use crate::statement::{Piece, html, markdown, pieces};

/// The file, and the special judge by itself.
pub(crate) fn files(problem: &'static Problem) -> Result<Vec<File>> {
    let [description, input, output] = sections(problem);
    let sample = sample(problem)?;
    let checker = target("checker-hustoj").map_or(String::new(), |target| source(problem, target));
    let program = target("cpp").map_or(String::new(), |target| source(problem, target));
    let mut items = vec![
        element("title", "", problem.title),
        element("time_limit", " unit=\"s\"", "1"),
        element("memory_limit", " unit=\"mb\"", "64"),
        element("description", "", &description),
        element("input", "", &input),
        element("output", "", &output),
        element("sample_input", "", &sample.input),
        element("sample_output", "", &sample.answer),
    ];
    for test in secret(problem)? {
        items.push(element("test_input", "", &test.input));
        items.push(element("test_output", "", &test.answer));
    }
    items.push(element("hint", "", ""));
    items.push(element("source", "", "Tourbook"));
    items.push(element("spj", " language=\"C++\"", &checker));
    items.push(element("solution", " language=\"C++\"", &program));
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fps version=\"1.2\">\n\
         <generator name=\"Tourbook\" url=\"\"/>\n<item>\n{}</item>\n</fps>\n",
        items.concat()
    );
    Ok(vec![File::new("fps.xml", xml), File::new("spj.cc", checker)])
}

/// The description, the input and the output in HTML, Chinese before English.
fn sections(problem: &Problem) -> [String; 3] {
    let mut sections = [const { String::new() }; 3];
    for language in [Language::Chinese, Language::English] {
        let text = markdown(problem, language);
        let mut index = 0;
        for piece in pieces(&text, language) {
            // The headings are those of Input and Output.
            match piece {
                Piece::Heading(_) => index += 1,
                Piece::Paragraph(_) => {
                    if let Some(section) = sections.get_mut(index) {
                        *section += &html(&piece);
                    }
                }
            }
        }
    }
    sections
}

/// An element with a text.
fn element(name: &str, attributes: &str, text: &str) -> String {
    // A section of characters must not have its own end in it.
    let text = text.replace("]]>", "]]]]><![CDATA[>");
    format!("<{name}{attributes}><![CDATA[{text}]]></{name}>\n")
}
