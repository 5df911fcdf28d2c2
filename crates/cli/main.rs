//! The program `tourbook`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tourbook::run(std::env::args_os())
}
