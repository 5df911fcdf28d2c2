//! One run of a problem: its input, its output, and perhaps a person.
//!
//! Output is gathered and written when much has come together, or before a
//! read: reading may block, and whoever writes the input may wait for the
//! answers first.

use std::fmt::Display;
use std::io::{Read, Write};
use std::ops::RangeInclusive;

use crate::error::UTF_16;
use crate::replies::Reply;
use crate::words::{Scan, Value, Word, Words};
use crate::{Error, Problem};

/// How many bytes are gathered before they are written.
const GATHERED: usize = 128 * 1024;

/// The input and the output of a problem, and the dialogue with a person who
/// types the input.
pub struct Exchange<'a> {
    input: &'a mut dyn Read,
    output: &'a mut dyn Write,
    dialogue: Option<&'a mut dyn Write>,
    words: Words,
    gathered: Box<[u8]>,
    /// How many bytes of it are in use.
    len: usize,
}

/// A number that a problem reads.
pub(crate) struct Number<T> {
    /// What it is called in messages.
    pub(crate) name: &'static str,
    /// The numbers that are right.
    pub(crate) range: RangeInclusive<T>,
    /// What is to say of a number outside of the range.
    pub(crate) outside: &'static str,
    /// A word that ends the input where such a number could stand.
    pub(crate) end: Option<&'static str>,
}

impl<'a> Exchange<'a> {
    /// An exchange between `input` and `output`.
    pub fn new(input: &'a mut dyn Read, output: &'a mut dyn Write) -> Self {
        Self {
            input,
            output,
            dialogue: None,
            words: Words::new(),
            gathered: vec![0; GATHERED].into_boxed_slice(),
            len: 0,
        }
    }

    /// The same, with a person who types the input and is spoken to on
    /// `dialogue`. What cannot be written there is dropped.
    #[must_use]
    pub fn with_dialogue(self, dialogue: &'a mut dyn Write) -> Self {
        Self { dialogue: Some(dialogue), ..self }
    }

    /// Answers a whole input.
    ///
    /// # Errors
    ///
    /// As [`answer`](crate::answer).
    pub fn answer(mut self, problem: &dyn Problem) -> Result<(), Error> {
        let result = problem.answer(&mut self);
        // An answer that could not be written weighs more than a fault behind it.
        self.flush().and(result)
    }

    /// The next word; `None` at the end of the input.
    pub(crate) fn word(&mut self) -> Result<Option<Word>, Error> {
        loop {
            match self.words.scan() {
                Scan::Word(word) => return Ok(Some(word)),
                Scan::End => return Ok(None),
                Scan::Utf16 => {
                    return Err(Error::at(self.line(), format!("the input is {UTF_16}")));
                }
                Scan::NeedsMore => {
                    self.flush()?;
                    self.words.fill(self.input).map_err(Error::Read)?;
                }
            }
        }
    }

    /// The next number; `None` at the end of the input.
    #[inline]
    pub(crate) fn next(&mut self, number: &Number<u8>) -> Result<Option<u8>, Error> {
        match self.next_short(number) {
            Some(value) => Ok(Some(value)),
            None => self.next_of_any_length(number),
        }
    }

    /// The next number if it is right and short, as nearly all are; else
    /// nothing is read.
    #[inline]
    pub(crate) fn next_short(&mut self, number: &Number<u8>) -> Option<u8> {
        self.words.scan_short(&number.range)
    }

    #[cold]
    fn next_of_any_length(&mut self, number: &Number<u8>) -> Result<Option<u8>, Error> {
        match self.word()? {
            None => Ok(None),
            Some(_) if number.end.is_some_and(|end| self.words.excerpt().is(end)) => Ok(None),
            Some(word) => self.number(word, number).map(Some),
        }
    }

    /// The line that has been reached.
    pub(crate) fn line(&self) -> u64 {
        self.words.line()
    }

    /// The line where the word that was read last begins.
    pub(crate) fn word_line(&self) -> u64 {
        self.words.word_line()
    }

    /// The word that was read last, as messages show it.
    pub(crate) fn shown(&self) -> String {
        self.words.excerpt().show()
    }

    /// The number that `word`, which was read last, must be.
    pub(crate) fn number<T>(&self, word: Word, number: &Number<T>) -> Result<T, Error>
    where
        T: TryFrom<u64> + PartialOrd + Display,
    {
        let in_range = |value| T::try_from(value).ok().filter(|n| number.range.contains(n));
        let complaint = match word.value {
            Value::Number(value) => match in_range(value) {
                Some(value) => return Ok(value),
                None => number.outside,
            },
            Value::TooLarge => number.outside,
            Value::NoNumber => "is not a number in ASCII digits",
        };
        let (first, last) = (number.range.start(), number.range.end());
        let (name, shown) = (number.name, self.shown());
        Err(Error::at(word.line, format!("{name} {shown} {complaint} ({first} to {last})")))
    }

    /// Puts out a part of an answer that ends with a line feed.
    #[inline]
    pub(crate) fn put<const SIZE: usize>(&mut self, reply: &Reply<SIZE>) -> Result<(), Error> {
        const { assert!(SIZE <= GATHERED, "a reply fits what is gathered") }
        // Only ends of lines come to the end of a write, so that a writer that
        // buffers the last line (Rust's standard output) never needs a second.
        if self.gathered.len() - self.len < SIZE {
            self.flush()?;
        }
        if let Some(room) = self.gathered[self.len..].first_chunk_mut() {
            *room = reply.bytes;
            self.len += reply.len;
        }
        Ok(())
    }

    /// Speaks to the person, if there is one, after all output so far.
    pub(crate) fn say(&mut self, text: &str) -> Result<(), Error> {
        if self.dialogue.is_some() {
            self.flush()?;
        }
        if let Some(dialogue) = &mut self.dialogue {
            let _ = dialogue.write_all(text.as_bytes()).and_then(|()| dialogue.flush());
        }
        Ok(())
    }

    fn flush(&mut self) -> Result<(), Error> {
        // What failed once is not tried again.
        let len = std::mem::take(&mut self.len);
        if len == 0 {
            return Ok(());
        }
        let written = self.output.write_all(&self.gathered[..len]);
        written.and_then(|()| self.output.flush()).map_err(Error::Write)
    }
}
