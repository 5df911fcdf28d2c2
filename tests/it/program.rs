//! Running the program.

use std::ffi::OsStr;
#[cfg(unix)]
use std::fs::File;
use std::io::Write as _;
#[cfg(unix)]
use std::path::Path;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use crate::watched::Watched;

/// The root of the checkout.
pub(crate) fn root() -> PathBuf {
    xtask::checkout::root().expect("cargo runs this test")
}

/// A command that runs the built program.
pub(crate) fn tourbook<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tourbook"));
    without_locale(command.args(args));
    command
}

/// Messages are English without a locale.
pub(crate) fn without_locale(command: &mut Command) {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
}

/// The program with a pipe at each end.
pub(crate) fn start(args: &str) -> Watched {
    let mut command = tourbook(args.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Watched::start(&mut command)
}

/// What the program did with `input` on standard input.
pub(crate) fn run(args: &str, input: impl AsRef<[u8]>) -> Ran {
    let mut child = start(args);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_owned();
    // It may stop reading at a fault, so a failed write is no failure here.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.output();
    let _ = writer.join().expect("no panic");
    output.into()
}

/// A pseudo-terminal: the side of the person, and the side of a program.
#[cfg(unix)]
pub(crate) fn pseudo_terminal() -> (File, File) {
    use std::fs::OpenOptions;
    use std::os::unix::ffi::OsStrExt as _;

    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

    let person = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
    grantpt(&person).expect("ours");
    unlockpt(&person).expect("ours");
    let name = ptsname(&person, Vec::new()).expect("it has a name");
    let name = OsStr::from_bytes(name.as_bytes());
    let program = OpenOptions::new().read(true).write(true).open(name).expect("it opens");
    (File::from(person), program)
}

/// A shell with `command`, in which `tourbook` is the built program.
#[cfg(unix)]
pub(crate) fn shell(command: &str, folder: &Path) -> Command {
    let built = Path::new(env!("CARGO_BIN_EXE_tourbook")).parent().expect("a folder").display();
    let path = std::env::var("PATH").unwrap_or_default();
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(folder).env("PATH", format!("{built}:{path}"));
    without_locale(&mut shell);
    shell
}

/// What a run of the program left.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) status: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Self {
            status: output.status.code(),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }
}

impl Ran {
    /// Standard output of a run that must have gone well.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    /// Standard output and the one line of error of a run that must have ended
    /// with `status`.
    #[track_caller]
    pub(crate) fn fails(self, status: i32) -> (String, String) {
        assert_eq!(self.status, Some(status), "{}", self.stderr);
        let line = self.stderr.strip_suffix('\n').expect("a whole line");
        assert!(!line.contains('\n'), "one line: {line}");
        let message = line.strip_prefix("error: ").expect("an error").to_owned();
        (self.stdout, message)
    }
}
