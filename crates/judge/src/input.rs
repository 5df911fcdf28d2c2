//! The cases of an input, read by the facts of the problem.

use std::io::Read;

use tourbook_problems::{Boards, Case, Count, Problem, Role, Values};

use crate::answers::Answers;
use crate::scanner::{Encoding, Scanner, Value, Word};
use crate::{Error, InputFault, InputFaultKind, WordKind};

/// The cases of an input, one after another.
pub(crate) struct Cases<R> {
    problem: &'static Problem,
    scanner: Scanner<R>,
    /// The index of a case is the number whose digits are the case's numbers,
    /// with these bases.
    bases: Vec<usize>,
    /// How many cases there are; `None` when that is not known, or not yet.
    announced: Option<u64>,
    /// How many cases were read.
    read: u64,
    is_ended: bool,
    /// The line of the number of cases.
    count_line: u64,
    /// How many words follow that number in its line, and how many words there
    /// are in the case that is read.
    on_count_line: u64,
    words_of_case: u64,
}

impl<R: Read> Cases<R> {
    pub(crate) fn new(problem: &'static Problem, source: R) -> Self {
        let (rows, cols) = match problem.boards {
            Boards::Fixed(board) => (board.rows(), board.cols()),
            Boards::Given { max_side, .. } => (max_side, max_side),
        };
        let bases = problem.input.fields.iter().map(|field| match field.role {
            Role::Rows | Role::Row => usize::from(rows) + 1,
            Role::Columns | Role::Column => usize::from(cols) + 1,
            Role::Square => usize::from(rows) * usize::from(cols) + 1,
        });
        Self {
            problem,
            scanner: Scanner::new(source),
            bases: bases.collect(),
            announced: (problem.input.count == Count::One).then_some(1),
            read: 0,
            is_ended: false,
            count_line: 0,
            on_count_line: 0,
            words_of_case: 0,
        }
    }

    /// How many indices there are.
    pub(crate) fn indices(&self) -> usize {
        self.bases.iter().product()
    }

    /// How many cases there are; `None` when that is not known, or not yet.
    pub(crate) const fn announced(&self) -> Option<u64> {
        self.announced
    }

    /// What the input is read from.
    pub(crate) const fn source(&mut self) -> &mut R {
        self.scanner.source()
    }

    /// The index of the next case, whose answer is then in `answers`; `None` at
    /// the end.
    #[inline]
    pub(crate) fn next(&mut self, answers: &mut Answers) -> Result<Option<usize>, Error> {
        match self.next_known(answers) {
            Some(index) => Ok(Some(index)),
            None => self.next_checked(answers),
        }
    }

    /// The index of the next case if its numbers are short and it was asked
    /// before, so that its numbers are known to be allowed. Otherwise nothing is
    /// read.
    #[inline]
    fn next_known(&mut self, answers: &Answers) -> Option<usize> {
        if self.is_ended || self.announced.is_some_and(|cases| self.read == cases) {
            return None;
        }
        let place = self.scanner.place();
        let mut index = 0;
        for &base in &self.bases {
            match self.scanner.short_number() {
                Some(value) if usize::from(value) < base => {
                    index = index * base + usize::from(value);
                }
                _ => {
                    self.scanner.go_back(place);
                    return None;
                }
            }
        }
        if !answers.knows(index) {
            self.scanner.go_back(place);
            return None;
        }
        self.read += 1;
        Some(index)
    }

    /// Reads the next case word by word.
    #[cold]
    fn next_checked(&mut self, answers: &mut Answers) -> Result<Option<usize>, Error> {
        if self.is_ended {
            return Ok(None);
        }
        if let (Count::First { max }, None) = (self.problem.input.count, self.announced) {
            self.announced = Some(self.read_count(max)?);
        }
        if self.announced == Some(self.read) {
            self.is_ended = true;
            return self.expect_end().map(|()| None);
        }
        let Some(case) = self.read_case()? else {
            self.is_ended = true;
            return Ok(None);
        };
        self.read += 1;
        let values = case.values();
        let digits = values.as_slice().iter().zip(&self.bases);
        let index = digits.fold(0, |index, (&value, base)| index * base + usize::from(value));
        answers.add(index, case)?;
        Ok(Some(index))
    }

    fn read_count(&mut self, max: u64) -> Result<u64, Error> {
        let Some(word) = self.word()? else {
            return Err(self.fault_here(InputFaultKind::CountMissing));
        };
        match word.value {
            Value::Number(count) if count <= max => {
                self.count_line = word.line;
                Ok(count)
            }
            value => {
                let is_number = value != Value::NotANumber;
                let kind = InputFaultKind::Count { shown: word.excerpt.show(), is_number, max };
                Err(self.fault(word.line, kind))
            }
        }
    }

    /// Reads the numbers of a case; `None` at the end.
    fn read_case(&mut self) -> Result<Option<Case>, Error> {
        let mut values = Values::new();
        let mut line = self.scanner.line();
        self.words_of_case = 0;
        for _ in self.problem.input.fields {
            let is_first = values.as_slice().is_empty();
            let Some(word) = self.word()? else {
                return match self.announced {
                    _ if !is_first => {
                        let (problem, before) = (self.problem, values);
                        Err(self.fault(line, InputFaultKind::ValueMissing { problem, before }))
                    }
                    Some(cases) => {
                        let case = self.read + 1;
                        Err(self.fault_here(InputFaultKind::CaseMissing { case, cases }))
                    }
                    None => Ok(None),
                };
            };
            if is_first && self.problem.input.end.is_some_and(|end| word.excerpt.is(end)) {
                return Ok(None);
            }
            line = word.line;
            self.words_of_case += 1;
            self.on_count_line += u64::from(line == self.count_line);
            values.push(self.value(&word, values)?);
        }
        let problem = self.problem;
        let case = Case::from_values(problem, values.as_slice()).ok();
        // Every number was allowed after those before it.
        case.map(Some).ok_or_else(|| {
            let kind = InputFaultKind::ValueMissing { problem, before: values };
            self.fault(line, kind)
        })
    }

    /// The number of a case that `word` must be, after the numbers `before`.
    fn value(&self, word: &Word, before: Values) -> Result<u8, Error> {
        let value = if let Value::Number(value) = word.value { Some(value) } else { None };
        let range = before.range(self.problem);
        let narrow = value.and_then(|value| u8::try_from(value).ok());
        if let Some(value) = narrow.filter(|value| range.contains(value)) {
            return Ok(value);
        }
        let kind = InputFaultKind::Value {
            problem: self.problem,
            before,
            shown: word.excerpt.show(),
            value,
            word: WordKind::of(word),
        };
        Err(self.fault(word.line, kind))
    }

    /// After the last case that was announced nothing may follow.
    fn expect_end(&mut self) -> Result<(), Error> {
        match self.word()? {
            None => Ok(()),
            Some(word) => {
                self.words_of_case = 1;
                let kind = InputFaultKind::Surplus { shown: word.excerpt.show(), cases: self.read };
                Err(self.fault(word.line, kind))
            }
        }
    }

    /// The next word; `None` at the end.
    fn word(&mut self) -> Result<Option<Word>, Error> {
        if self.scanner.encoding() == Encoding::Utf16 {
            return Err(self.fault_here(InputFaultKind::Utf16));
        }
        let word = self.scanner.word();
        if let Some(error) = self.scanner.error().take() {
            return Err(Error::Read(error));
        }
        if word.is_none() && self.scanner.is_endless() {
            return Err(self.fault_here(InputFaultKind::EndlessWhitespace));
        }
        Ok(word)
    }

    fn fault_here(&mut self, kind: InputFaultKind) -> Error {
        let line = self.scanner.line();
        self.fault(line, kind)
    }

    fn fault(&self, line: u64, kind: InputFaultKind) -> Error {
        let fields = self.problem.input.fields.len() as u64;
        // The number of cases is a word too.
        let words = 1 + fields * self.read + self.words_of_case;
        let is_whole = fields > 1 && words % fields == 0;
        let may_lack_count = self.on_count_line > 0 && is_whole;
        Error::Input(InputFault { line, kind, may_lack_count })
    }
}
