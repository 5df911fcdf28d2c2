//! The program `tourbook`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    tourbook::exit_on_panic(&args);
    tourbook::run(args)
}
