//! Scripts in the places of cargo, rustc and rustup, and a checkout for them.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use tempfile::TempDir;

/// It "builds" a program of a few bytes where cargo would build the real one, and
/// an empty module of WebAssembly. It fails when there is a file `broken` beside it.
const CARGO: &str = "#!/bin/sh
[ -e \"${0%/*}/broken\" ] && exit 101
while [ $# -gt 0 ]; do [ \"$1\" = --target ] && target=$2; shift; done
mkdir -p \"$CARGO_TARGET_DIR/$target/release\" \"$CARGO_TARGET_DIR/$target/web\"
printf '\\0asm\\1\\0\\0\\0' > \"$CARGO_TARGET_DIR/$target/web/tourbook_web.wasm\"
case $target in *windows*) suffix=.exe ;; esac
echo program > \"$CARGO_TARGET_DIR/$target/release/tourbook$suffix\"
";

/// It has the target of its host, and all others when there is a folder
/// `libraries` beside it.
const RUSTC: &str = "#!/bin/sh
case \"$2 $4\" in
--verbose*) echo 'host: x86_64-unknown-linux-gnu' ;;
*-linux-gnu) echo \"${0%/*}\" ;;
target-libdir*) echo \"${0%/*}/libraries\" ;;
esac
";

/// It leaves a trace when it is called.
const RUSTUP: &str = "#!/bin/sh
touch \"${0%/*}/called\"
";

pub(crate) struct Tools(TempDir);

impl Tools {
    pub(crate) fn new() -> Self {
        let tools = Self(tempfile::tempdir().expect("a folder"));
        for (name, script) in [("cargo", CARGO), ("rustc", RUSTC), ("rustup", RUSTUP)] {
            // Another program makes the file: a program that a test starts in
            // another thread would for a moment have it open for writing as well,
            // and then it could not be run.
            let text = tools.path("script");
            fs::write(&text, script).expect("it can be written");
            let mut install = Command::new("install");
            let status = install.args(["-m", "755"]).args([text, tools.path(name)]).status();
            assert!(status.expect("it starts").success());
        }
        for package in ["xtask", "generated", "crates/dist"] {
            let folder = tools.path("checkout").join(package);
            fs::create_dir_all(&folder).expect("it can be made");
            fs::write(folder.join("Cargo.toml"), "").expect("it can be written");
        }
        tools
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn install_targets(&self) {
        fs::create_dir(self.path("libraries")).expect("it can be made");
    }

    pub(crate) fn break_cargo(&self) {
        fs::write(self.path("broken"), "").expect("it can be written");
    }

    pub(crate) fn has_called_rustup(&self) -> bool {
        self.path("called").exists()
    }

    /// The folder that is made.
    pub(crate) fn release(&self) -> PathBuf {
        self.path("checkout/dist")
    }

    /// Runs `dist` with these tools.
    pub(crate) fn run(&self, dist: &mut Command) -> Output {
        let path = std::env::var("PATH").unwrap_or_default();
        dist.env("PATH", format!("{}:{path}", self.0.path().display()))
            .env("CARGO", self.path("cargo"))
            .env("RUSTC", self.path("rustc"))
            .env("CARGO_MANIFEST_DIR", self.path("checkout/crates/dist"))
            .output()
            .expect("it starts")
    }
}
