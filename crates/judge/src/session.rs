//! One run of a problem: its input, its output, and perhaps a person.
//!
//! Output is gathered. It is written when much has come together, and before
//! each read: reading may block, and the program that writes the input may wait for the
//! answers first.

use std::fmt;
use std::io::{self, Read, Write};

use tourbook_problems::{Language, Problem, Text};

use crate::Error;
use crate::answers::Answers;
use crate::fast::{Blocks, Heads};
use crate::input::Cases;

/// How many bytes are gathered before they are written.
const GATHERED: usize = 128 * 1024;

/// The input and the output of a problem, and the person who types the input.
pub struct Session<'a> {
    problem: &'static Problem,
    link: Link<'a>,
}

impl<'a> Session<'a> {
    /// A session that answers `input` on `output`.
    pub fn new(problem: &'static Problem, input: impl Read + 'a, output: impl Write + 'a) -> Self {
        let link = Link {
            input: Box::new(input),
            output: Box::new(output),
            person: None,
            gathered: vec![0; GATHERED].into_boxed_slice(),
            len: 0,
            error: None,
        };
        Self { problem, link }
    }

    /// The same session with a person who types the input and reads prompts on
    /// `person` in `language`. A prompt that cannot be written there is dropped.
    #[must_use]
    pub fn with_person(mut self, person: impl Write + 'a, language: Language) -> Self {
        self.link.person = Some((Box::new(person), language));
        self
    }

    /// Answers the whole input.
    ///
    /// # Errors
    ///
    /// At the first fault of the input, or when it cannot be read, or the
    /// output cannot be written. Every answer before that has been written.
    pub fn run(self) -> Result<(), Error> {
        let problem = self.problem;
        let mut cases = Cases::new(problem, self.link);
        let result = answer_all(problem, &mut cases);
        let link = cases.source();
        link.flush();
        // An answer that could not be written matters more than a later fault.
        match link.error.take() {
            Some(error) => Err(Error::Write(error)),
            None => result,
        }
    }
}

impl fmt::Debug for Session<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("problem", &self.problem.id).finish_non_exhaustive()
    }
}

/// Answers a whole input.
///
/// ```
/// use tourbook_judge::answer;
/// use tourbook_problems::problem;
///
/// let poj = problem("poj-2488").expect("one of PROBLEMS");
/// let mut output = Vec::new();
/// answer(poj, "2\n4 3\n4 4\n".as_bytes(), &mut output)?;
/// let expected = "Scenario #1:\nA1B3C1A2B4C2A3B1C3A4B2C4\n\nScenario #2:\nimpossible\n\n";
/// assert_eq!(String::from_utf8_lossy(&output), expected);
/// # Ok::<(), tourbook_judge::Error>(())
/// ```
///
/// # Errors
///
/// As [`Session::run`].
pub fn answer(
    problem: &'static Problem,
    input: impl Read,
    output: impl Write,
) -> Result<(), Error> {
    Session::new(problem, input, output).run()
}

fn answer_all(problem: &'static Problem, cases: &mut Cases<Link<'_>>) -> Result<(), Error> {
    let mut answers = Answers::new(cases.indices());
    let mut heads = Heads::new(problem);
    // Most inputs are not typed by a person.
    let prompt = problem.prompt.filter(|_| cases.source().person.is_some());
    loop {
        if let Some(prompt) = prompt {
            cases.source().say(prompt.question);
        }
        let Some(index) = cases.next(&mut answers)? else { return Ok(()) };
        let link = cases.source();
        link.put(heads.text());
        if let Some(entry) = answers.get(index) {
            link.put(&entry.body);
        }
        if let Some(prompt) = prompt {
            link.say(prompt.answered);
        }
        if link.error.is_some() {
            return Ok(());
        }
        heads.advance();
    }
}

/// The input and the output. Reading writes the gathered output first.
struct Link<'a> {
    input: Box<dyn Read + 'a>,
    output: Box<dyn Write + 'a>,
    person: Option<(Box<dyn Write + 'a>, Language)>,
    gathered: Box<[u8]>,
    /// How many bytes of it are in use.
    len: usize,
    /// The first error in writing.
    error: Option<io::Error>,
}

impl Read for Link<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.flush();
        // Nobody reads the answers to what comes next.
        if self.error.is_some() { Ok(0) } else { self.input.read(buffer) }
    }
}

impl Link<'_> {
    /// Puts out a text that ends with a line feed, or an empty one.
    #[inline]
    fn put(&mut self, text: &Blocks) {
        // Only whole lines are gathered, so that a writer that buffers the last
        // line (Rust's standard output does) never needs a second write.
        let copied = self.gathered.get_mut(self.len..).and_then(|room| text.copy_to(room));
        if let Some(length) = copied {
            self.len += length;
        } else {
            self.flush();
            self.len = text.copy_to(&mut self.gathered).unwrap_or(0);
        }
    }

    /// Speaks to the person, if there is one, after all output so far.
    fn say(&mut self, text: Text) {
        self.flush();
        if let Some((person, language)) = &mut self.person {
            let text = text.in_language(*language);
            let _ = person.write_all(text.as_bytes()).and_then(|()| person.flush());
        }
    }

    fn flush(&mut self) {
        // What failed once is not tried again.
        let len = std::mem::take(&mut self.len);
        if len > 0 && self.error.is_none() {
            let written = self.output.write_all(&self.gathered[..len]);
            self.error = written.and_then(|()| self.output.flush()).err();
        }
    }
}
