//! A folder of Windows with tourbook.exe, and Wine to run it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;
use tourbook_dist::build;
use xtask::{target, tools};

const TARGET: &str = "x86_64-pc-windows-gnu";
const COMPILER: &str = "x86_64-w64-mingw32-gcc";

pub(crate) struct Windows {
    wine: &'static str,
    /// What Wine leaves running.
    server: &'static str,
    /// What Wine takes for the disk and the registry.
    prefix: TempDir,
    folder: TempDir,
}

impl Windows {
    /// `None` where something is missing, after it was said.
    pub(crate) fn new() -> Option<Self> {
        if let Err(error) = target::require(TARGET) {
            tools::skip(&error.to_string());
            return None;
        }
        if !tools::has(COMPILER, "--version") {
            return None;
        }
        // Debian's package wine64 puts it in no folder of the path.
        let places = [
            ("wine64", "wineserver"),
            ("wine", "wineserver"),
            ("/usr/lib/wine/wine64", "/usr/lib/wine/wineserver64"),
        ];
        let Some((wine, server)) = places.into_iter().find(|(wine, _)| version(wine)) else {
            tools::skip("wine64 is missing");
            return None;
        };
        let root = xtask::checkout::root().expect("cargo runs this test");
        let built = build::build_for(&root, TARGET).expect("it is built");
        let folder = || tempfile::tempdir().expect("a folder");
        let windows = Self { wine, server, prefix: folder(), folder: folder() };
        fs::copy(built.path, windows.path("tourbook.exe")).expect("it is copied");
        let source = root.join("crates/dist/tests/wine/bcryptprimitives.c");
        let mut compile = Command::new(COMPILER);
        compile.args(["-shared", "-o"]).arg(windows.path("bcryptprimitives.dll"));
        let status = compile.arg(source).arg("-ladvapi32").status();
        assert!(status.expect("it starts").success(), "the library is compiled");
        // The first run sets Windows up, and talks about it.
        assert_eq!(windows.cmd("exit 0").status, Some(0));
        Some(windows)
    }

    /// The place of a file in the folder in which programs run.
    pub(crate) fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).expect("it can be written");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Runs tourbook.exe.
    pub(crate) fn tourbook(&self, args: &[&str]) -> Ran {
        let mut command = self.command(self.wine);
        self.run(command.arg("tourbook.exe").args(args))
    }

    /// Runs a line of `cmd`.
    pub(crate) fn cmd(&self, line: &str) -> Ran {
        let mut command = self.command(self.wine);
        self.run(command.args(["cmd", "/c", line]))
    }

    /// Runs a line of `cmd` in a console, which its standard output then is.
    pub(crate) fn console(&self, line: &str) -> Ran {
        let mut command = self.command("script");
        let line = format!("{} cmd /c '{line}'", self.wine);
        self.run(command.env("TERM", "xterm").args(["-qec", &line, "/dev/null"]))
    }

    /// Runs it with files for its output. Wine's server has what the first program
    /// had, and a pipe would not end before the server does.
    fn run(&self, command: &mut Command) -> Ran {
        let files = ["stdout", "stderr"].map(|name| self.prefix.path().join(name));
        let create = |path| File::create(path).expect("it can be made");
        command.stdout(create(&files[0])).stderr(create(&files[1]));
        let status = command.status().expect("timeout starts").code();
        let [stdout, stderr] =
            files.map(|path| fs::read_to_string(path).expect("the program writes UTF-8"));
        Ran { status, stdout, stderr }
    }

    fn command(&self, program: &str) -> Command {
        // A watchdog, for a Wine that hangs.
        let mut command = Command::new("timeout");
        command.args(["120", program]);
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        command.env("WINEPREFIX", self.prefix.path()).env("WINEDEBUG", "-all");
        // With it, names of files may have any characters. It names no language.
        command.env("LC_ALL", "C.UTF-8").env_remove("DISPLAY").env_remove("TERM");
        command
    }
}

impl Drop for Windows {
    /// Ends what Wine has left running for this prefix, which is then removed.
    fn drop(&mut self) {
        let _ = self.command(self.server).arg("-k").status();
    }
}

fn version(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// What a run left.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Ran {
    /// Standard output of a run that must have gone well.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }
}
