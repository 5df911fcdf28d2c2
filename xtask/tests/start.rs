//! Programs that xtask starts with cargo.

use std::process::ExitCode;

use xtask::start::start;

#[test]
fn xtask_ends_with_the_status_of_what_it_started() {
    // clap's status for a wrong command line.
    let status = start("tourbook-audit", ["--no-such-option".into()]).unwrap();
    assert_eq!(status, ExitCode::from(2));
}
