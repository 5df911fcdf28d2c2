//! Answers an input, breaks the output, and says what is wrong with it.

use tourbook_judge::answer;
use tourbook_judge::check::Check;
use tourbook_problems::{Language, problem};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let poj = problem("poj-2488").ok_or("no such problem")?;
    let input = b"2\n1 1\n4 3\n".as_slice();
    let mut output = Vec::new();
    answer(poj, input, &mut output)?;
    let broken = String::from_utf8(output)?.replace("A1B3C1", "A1B3D3");
    let report = &mut |finding: tourbook_judge::check::Finding| {
        println!("{}", finding.text(Language::English));
        println!("{}", finding.text(Language::Chinese));
    };
    let cases = Check::new(poj, input, broken.as_bytes()).all(true).run(report)?;
    println!("{cases} cases");
    Ok(())
}
