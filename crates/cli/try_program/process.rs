//! A program that runs, and everything that it starts.
//!
//! On Unix the program gets a process group of its own. A shell waits beside
//! it and kills the whole group when `tourbook` closes a pipe. It does so too
//! when `tourbook` ends in any other way, so Ctrl-C ends the program as well.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::words::Speech;

/// A program, its arguments, and how long it may run.
pub(super) struct Program {
    words: Vec<OsString>,
    limit: Duration,
    speech: Speech,
}

/// How a run ended.
#[derive(Debug)]
pub(super) enum End {
    /// By itself, with status 0.
    Done,
    /// By itself, with another status or a signal; this says which.
    Failed(String),
    /// It was ended, because its time was over.
    TimedOut,
    /// It was ended, because enough was seen.
    Stopped,
}

/// A program that runs.
pub(super) struct Running {
    child: Child,
    reaper: Reaper,
    output: Option<Output>,
    /// Whether the program has closed its output.
    has_closed: Arc<AtomicBool>,
    started: Instant,
    deadline: Instant,
}

/// How long to sleep before looking again whether a program has ended.
const PAUSE: Duration = Duration::from_millis(1);

impl Program {
    pub(super) const fn new(words: Vec<OsString>, limit: Duration, speech: Speech) -> Self {
        Self { words, limit, speech }
    }

    /// The language of messages about the program.
    pub(super) const fn speech(&self) -> Speech {
        self.speech
    }

    /// How long one run may take.
    pub(super) const fn limit(&self) -> Duration {
        self.limit
    }

    /// Starts the program with this input.
    ///
    /// # Errors
    ///
    /// When it cannot be started.
    pub(super) fn start(&self, input: &[u8]) -> Result<Running, String> {
        let speech = self.speech;
        let (name, arguments) = self.words.split_first().ok_or_else(|| speech.no_program())?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        own_group(&mut command);
        let mut reaper = Reaper::start().map_err(|error| speech.cannot_start_shell(&error))?;
        let started = Instant::now();
        let shown = || tourbook_judge::quoted(name.as_encoded_bytes());
        let mut child = command.spawn().map_err(|error| {
            let text = speech.cannot_start(&shown(), &speech.error(&error));
            match beside(name) {
                Some(path) => speech.program_here(&text, &path),
                None => text,
            }
        })?;
        reaper.watch(&child).map_err(|error| {
            let _ = child.kill();
            speech.cannot_watch(&shown(), &error)
        })?;
        if let Some(mut stdin) = child.stdin.take() {
            let input = input.to_owned();
            // A program need not read its input to the end.
            thread::spawn(move || stdin.write_all(&input));
        }
        let deadline = started + self.limit;
        let has_closed = Arc::new(AtomicBool::new(false));
        let output =
            child.stdout.take().map(|stdout| Output::new(stdout, deadline, has_closed.clone()));
        Ok(Running { child, reaper, output, has_closed, started, deadline })
    }
}

impl Running {
    /// What the program prints. It ends when the program ends or its time is
    /// over. There is one.
    pub(super) fn output(&mut self) -> impl Read + use<> {
        self.output.take().map_or(Pieces::Nothing, Pieces::Of)
    }

    /// Whether the program has closed its output, as it does when it ends.
    pub(super) fn has_closed_output(&self) -> bool {
        self.has_closed.load(Ordering::Acquire)
    }

    /// Waits until the program ends or its time is over. Returns how it ended,
    /// and how long it ran.
    pub(super) fn wait(mut self) -> (End, Duration) {
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => {
                    let time = self.started.elapsed();
                    self.reaper.kill_rest();
                    return (end(status), time);
                }
                Ok(None) if Instant::now() < self.deadline => thread::sleep(PAUSE),
                _ => return self.end_with(End::TimedOut),
            }
        }
    }

    /// Ends the program.
    pub(super) fn stop(self) -> (End, Duration) {
        let is_late = Instant::now() >= self.deadline;
        self.end_with(if is_late { End::TimedOut } else { End::Stopped })
    }

    fn end_with(mut self, end: End) -> (End, Duration) {
        let time = self.started.elapsed();
        self.reaper.kill();
        let _ = self.child.kill();
        let _ = self.child.wait();
        (end, time)
    }
}

/// How to name the file `name` of the current folder as a program: a name alone
/// is looked for in the path.
fn beside(name: &OsStr) -> Option<String> {
    let path = Path::new(name);
    (path.components().count() == 1 && path.is_file())
        .then(|| tourbook_judge::quoted(&[b"./", name.as_encoded_bytes()].concat()))
}

fn end(status: ExitStatus) -> End {
    if status.success() { End::Done } else { End::Failed(status.to_string()) }
}

/// What a program prints, in pieces.
enum Pieces {
    Nothing,
    Of(Output),
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Nothing => Ok(0),
            Self::Of(output) => output.read(buffer),
        }
    }
}

/// What a program prints until its time is over.
struct Output {
    pieces: Receiver<io::Result<Vec<u8>>>,
    piece: Vec<u8>,
    /// How many bytes of it were read.
    at: usize,
    deadline: Instant,
}

/// How many bytes a piece has at most, and how many pieces wait.
const PIECE: usize = 64 * 1024;
const WAITING: usize = 16;

impl Output {
    fn new(
        mut source: impl Read + Send + 'static,
        deadline: Instant,
        has_closed: Arc<AtomicBool>,
    ) -> Self {
        let (sender, pieces) = sync_channel(WAITING);
        // Reading blocks, and a program that left its group may keep the pipe
        // open for ever.
        thread::spawn(move || {
            let mut buffer = vec![0; PIECE];
            loop {
                let piece = match source.read(&mut buffer) {
                    Ok(0) => return has_closed.store(true, Ordering::Release),
                    Ok(count) => Ok(buffer[..count].to_vec()),
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    Err(error) => Err(error),
                };
                let is_last = piece.is_err();
                if sender.send(piece).is_err() || is_last {
                    return;
                }
            }
        });
        Self { pieces, piece: Vec::new(), at: 0, deadline }
    }
}

impl Read for Output {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.piece.len() {
            let left = self.deadline.saturating_duration_since(Instant::now());
            // A program that prints without end always has a piece ready.
            if left.is_zero() {
                return Ok(0);
            }
            match self.pieces.recv_timeout(left) {
                Ok(piece) => (self.piece, self.at) = (piece?, 0),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Ok(0),
            }
        }
        let rest = self.piece.get(self.at..).unwrap_or_default();
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        self.at += count;
        Ok(count)
    }
}

/// What ends a program and everything that it has started.
struct Reaper {
    #[cfg(unix)]
    shell: Child,
    #[cfg(windows)]
    id: u32,
}

#[cfg(unix)]
impl Reaper {
    /// A shell that reads the number of a process group, and kills the group
    /// when its standard input is closed. It has a group of its own, so that
    /// Ctrl-C does not end it. It starts before the program, so that at every
    /// moment there is somebody who ends the program.
    fn start() -> io::Result<Self> {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", "read -r id; read -r end; test -n \"$id\" && kill -9 -\"$id\""]);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        own_group(&mut command);
        Ok(Self { shell: command.spawn()? })
    }

    /// Tells the shell which group to kill.
    fn watch(&mut self, program: &Child) -> io::Result<()> {
        let id = program.id();
        self.shell.stdin.as_mut().map_or(Ok(()), |stdin| writeln!(stdin, "{id}"))
    }

    fn kill(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }

    /// Ends the programs that the program has started, after it has ended by itself.
    fn kill_rest(&mut self) {
        self.kill();
    }
}

#[cfg(windows)]
impl Reaper {
    fn start() -> io::Result<Self> {
        Ok(Self { id: 0 })
    }

    fn watch(&mut self, program: &Child) -> io::Result<()> {
        self.id = program.id();
        Ok(())
    }

    fn kill(&mut self) {
        let id = self.id.to_string();
        let mut command = Command::new("taskkill");
        command.args(["/T", "/F", "/PID", &id]).stdout(Stdio::null()).stderr(Stdio::null());
        let _ = command.status();
    }

    /// `taskkill` finds what a program has started only while the program runs.
    const fn kill_rest(&self) {}
}

/// Gives the command a process group of its own.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(windows)]
const fn own_group(_: &mut Command) {}
