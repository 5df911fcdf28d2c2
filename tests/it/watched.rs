//! Child processes that cannot make a test hang.

use std::io::Read;
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Output};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use wait_timeout::ChildExt as _;

/// Far more than any program of these tests takes on a slow machine.
const LIMIT: Duration = Duration::from_secs(60);

/// A child process that is killed when it runs for too long.
///
/// Its pipes close then. A test that reads from it or writes to it therefore
/// goes on, and [`Watched::output`] makes it fail.
pub(crate) struct Watched {
    pub(crate) stdin: Option<ChildStdin>,
    pub(crate) stdout: Option<ChildStdout>,
    stderr: Option<ChildStderr>,
    /// Gives `None` when it has killed the child.
    watchdog: JoinHandle<Option<ExitStatus>>,
    /// The command line, for the message.
    command: String,
}

impl Watched {
    /// Starts `command`.
    pub(crate) fn start(command: &mut Command) -> Self {
        Self::start_for(LIMIT, command)
    }

    /// Starts `command`, which may run for `limit`.
    fn start_for(limit: Duration, command: &mut Command) -> Self {
        let mut child = command.spawn().expect("it starts");
        let (stdin, stdout, stderr) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let watchdog = thread::spawn(move || {
            let status = child.wait_timeout(limit).expect("a child of this process");
            if status.is_none() {
                child.kill().expect("a child of this process");
                child.wait().expect("a child of this process");
            }
            status
        });
        Self { stdin, stdout, stderr, watchdog, command: format!("{command:?}") }
    }

    /// Closes its standard input, waits for its end, and gives what it printed
    /// to pipes.
    #[track_caller]
    pub(crate) fn output(self) -> Output {
        drop(self.stdin);
        let stderr = thread::spawn(|| read(self.stderr));
        let stdout = read(self.stdout);
        let stderr = stderr.join().expect("no panic");
        let status = self.watchdog.join().expect("no panic");
        let Some(status) = status else {
            panic!("it did not end and was killed: {}", self.command);
        };
        Output { status, stdout, stderr }
    }
}

fn read(pipe: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        pipe.read_to_end(&mut bytes).expect("a pipe");
    }
    bytes
}

#[test]
#[should_panic(expected = "it did not end and was killed: ")]
fn a_program_that_does_not_end_fails_its_test() {
    // It waits for a case that nobody sends.
    let mut command = crate::program::tourbook(["answer", "sicily-1152"]);
    command.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
    let mut child = Watched::start_for(Duration::from_millis(100), &mut command);
    let _stdin = child.stdin.take();
    child.output();
}
