//! The outputs that are checked against one input, case by case.
//!
//! An answer that is byte for byte ours is passed over here, for all problems
//! and with one comparison; only where an output differs is the problem asked
//! to explain it.

use crate::Error;
use crate::buffer::Encoding;
use crate::check::slip::{Slip, Spacing};
use crate::check::text::Text;
use crate::check::{Fault, Finding};
use crate::words::is_space;

/// What is done with a finding.
pub(crate) type Report<'a> = dyn FnMut(Finding) + 'a;

/// An output, and what was found in it so far.
pub(crate) struct Output<'a> {
    pub(crate) text: Text<'a>,
    pub(crate) spacing: Spacing,
    /// Whether more than the first fault is wanted.
    all: bool,
    report: &'a mut Report<'a>,
    /// How many cases it should have answered so far.
    cases: u64,
    /// The last of them in which a fault was found.
    last_faulty: Option<u64>,
    is_closed: bool,
}

impl<'a> Output<'a> {
    pub(crate) fn new(
        text: Text<'a>,
        spacing: Spacing,
        all: bool,
        report: &'a mut Report<'a>,
    ) -> Self {
        Self { text, spacing, all, report, cases: 0, last_faulty: None, is_closed: false }
    }

    /// The number of the case that is judged, from 1.
    pub(crate) fn case(&self) -> u64 {
        self.cases
    }

    /// Whether more than the first fault is wanted.
    pub(crate) fn wants_all(&self) -> bool {
        self.all
    }

    /// Whether there is nothing more to find.
    pub(crate) fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// Reports a fault of the case that is judged.
    pub(crate) fn fault(&mut self, line: u64, fault: Fault) {
        self.find(Some(self.cases), line, fault);
    }

    /// Reports a fault; of each case only the first.
    pub(crate) fn find(&mut self, case: Option<u64>, line: u64, fault: Fault) {
        // After an error in reading, what was read looks cut short.
        if self.is_closed || self.text.has_failed() || case.is_some() && case == self.last_faulty {
            return;
        }
        self.last_faulty = case;
        self.is_closed = !self.all;
        (self.report)(Finding { case, line, fault });
    }

    /// Reports that the output ends where an answer should begin.
    pub(crate) fn ends(&mut self) {
        self.ends_with(if self.cases == 1 { Fault::Empty } else { Fault::Ends });
    }

    /// Reports a fault behind which there is nothing.
    pub(crate) fn ends_with(&mut self, fault: Fault) {
        let line = self.text.line();
        self.fault(line, fault);
        self.is_closed = true;
    }

    /// Looks at the first bytes.
    fn open(&mut self) {
        match self.text.encoding() {
            Encoding::Utf16 => {
                self.find(None, 1, Fault::Utf16);
                self.is_closed = true;
            }
            Encoding::Utf8Mark if self.spacing == Spacing::Strict => {
                self.find(None, 1, Fault::Slip(Slip::ByteOrderMark));
            }
            Encoding::Utf8Mark | Encoding::Bytes => {}
        }
    }

    /// Looks at what stands behind the last answer.
    fn close(&mut self) {
        let next = self.text.peek();
        if self.spacing == Spacing::Strict && next.is_some_and(is_space) {
            let slip =
                if next == Some(b'\n') { Slip::SurplusEmptyLine } else { Slip::TrailingSpace };
            let line = self.text.line();
            self.find(None, line, Fault::Slip(slip));
        }
        let (last_line, has_begun) = (self.text.line(), !self.text.is_line_start());
        if self.is_closed || !self.text.skip_space() {
            return;
        }
        let line = self.text.line();
        if has_begun && line == last_line {
            self.text.word();
            let word = self.text.excerpt().show();
            self.find(Some(self.cases), line, Fault::SurplusWord { word });
        } else {
            let text = self.text.show_line();
            self.find(None, line, Fault::Surplus { text });
        }
    }
}

/// All outputs that are checked against one input.
pub struct Outputs<'a> {
    outputs: Vec<Output<'a>>,
    cases: u64,
}

impl<'a> Outputs<'a> {
    pub(crate) fn new(outputs: Vec<Output<'a>>) -> Self {
        Self { outputs, cases: 0 }
    }

    pub(crate) fn open(&mut self) {
        self.outputs.iter_mut().for_each(Output::open);
    }

    /// Judges the next case in each output: `head` and `body` are our answer;
    /// where that does not come next, `explain` reads what does.
    pub(crate) fn judge(
        &mut self,
        head: &[u8],
        body: &[u8],
        mut explain: impl FnMut(&mut Output<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.cases += 1;
        for output in &mut self.outputs {
            if output.is_closed || output.text.takes(head, body) {
                continue;
            }
            output.cases = self.cases;
            explain(output)?;
        }
        Ok(())
    }

    /// Looks at what stands behind the last answers.
    pub(crate) fn close(&mut self) {
        for output in &mut self.outputs {
            output.cases = self.cases;
            output.close();
        }
    }

    /// How many cases there were.
    pub(crate) fn cases(&self) -> u64 {
        self.cases
    }

    /// For each output the error that ended it, if one did.
    pub(crate) fn into_errors(self) -> impl Iterator<Item = Option<std::io::Error>> {
        self.outputs.into_iter().map(|output| output.text.into_error())
    }
}
