//! The statement of a problem, from its text in Markdown.

use tourbook_problems::{Language, Problem};

use crate::data::most_cases;

/// A piece of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece<'a> {
    /// A heading: Input, or Output.
    Heading(&'a str),
    /// A paragraph in one line, with code between backquotes.
    Paragraph(String),
}

/// The text in Markdown, with the limits of the package.
pub(crate) fn markdown(problem: &Problem, language: Language) -> String {
    let text = problem.statement.in_language(language);
    let limit = limit(problem, language);
    // The limit belongs to the input, which stands before the output.
    let output = text.rfind("\n## ").map_or(text.len(), |at| at + 1);
    let (before, after) = text.split_at(output);
    format!("{before}{limit}\n\n{after}")
}

fn limit(problem: &Problem, language: Language) -> String {
    let most = most_cases(problem);
    match (language, most) {
        (Language::English, 1) => "An input has one case.".to_owned(),
        (Language::English, _) => format!("An input has at most {most} cases."),
        (Language::Chinese, 1) => "每个输入只有一组数据。".to_owned(),
        (Language::Chinese, _) => format!("每个输入最多有 {most} 组数据。"),
    }
}

/// The pieces of a text in Markdown.
pub(crate) fn pieces(text: &str, language: Language) -> Vec<Piece<'_>> {
    let space = if language == Language::Chinese { "" } else { " " };
    let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    let piece = |block| match str::strip_prefix(block, "## ") {
        Some(heading) => Piece::Heading(heading),
        None => Piece::Paragraph(block.replace('\n', space).replace("\\*", "*")),
    };
    blocks.map(piece).collect()
}

/// The statement in LaTeX, for the class of problem packages.
pub(crate) fn latex(problem: &Problem) -> String {
    let text = markdown(problem, Language::English);
    let title = format!("\\problemname{{{}}}\n", latex_text(problem.title));
    let pieces = pieces(&text, Language::English).into_iter().map(|piece| match piece {
        Piece::Heading(heading) => format!("\n\\section*{{{}}}\n", latex_text(heading)),
        Piece::Paragraph(text) => format!("\n{}\n", latex_text(&text)),
    });
    title + &pieces.collect::<String>()
}

fn latex_text(text: &str) -> String {
    // Every second part is code.
    let part = |(index, part): (usize, &str)| {
        let part: String = part
            .replace("<=", "≤")
            .chars()
            .map(|char| match char {
                '#' | '%' | '&' | '_' | '{' | '}' | '$' => format!("\\{char}"),
                '<' => "$<$".to_owned(),
                '≤' => "$\\le$".to_owned(),
                '*' => "$\\cdot$".to_owned(),
                char => char.to_string(),
            })
            .collect();
        if index % 2 == 1 { format!("\\texttt{{{part}}}") } else { part }
    };
    text.split('`').enumerate().map(part).collect()
}

/// A piece in HTML.
pub(crate) fn html(piece: &Piece<'_>) -> String {
    match piece {
        Piece::Heading(heading) => format!("<h2>{}</h2>", html_text(heading)),
        Piece::Paragraph(text) => format!("<p>{}</p>", html_text(text)),
    }
}

fn html_text(text: &str) -> String {
    let part = |(index, part): (usize, &str)| {
        let part = part.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        if index % 2 == 1 { format!("<code>{part}</code>") } else { part }
    };
    text.split('`').enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_latex_and_html() {
        let text = "A & b\nwith `i_1`.\n\n## Input\n\n1 <= p \\* q < 3\n";
        let pieces = pieces(text, Language::English);
        assert_eq!(pieces[1], Piece::Heading("Input"));
        let latex: Vec<String> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Heading(text) => latex_text(text),
                Piece::Paragraph(text) => latex_text(text),
            })
            .collect();
        assert_eq!(latex[0], "A \\& b with \\texttt{i\\_1}.");
        assert_eq!(latex[2], "1 $\\le$ p $\\cdot$ q $<$ 3");
        let shown: Vec<String> = pieces.iter().map(html).collect();
        assert_eq!(shown[0], "<p>A &amp; b with <code>i_1</code>.</p>");
        assert_eq!(shown[2], "<p>1 &lt;= p * q &lt; 3</p>");
    }
}
