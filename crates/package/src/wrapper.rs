//! Scripts that call the program as the checker of a problem, for judges that run
//! a checker without naming the problem.

use tourbook_problems::Problem;

use crate::File;

/// The scripts for `problem`: one for each protocol, and the `build` script of
/// `DOMjudge`. The program `tourbook` stands beside them.
#[must_use]
pub fn wrappers(problem: &Problem) -> Vec<File> {
    let run = |protocol: &str| {
        format!(
            "#!/bin/sh\nexec \"$(dirname \"$0\")/tourbook\" check {} --protocol {protocol} \"$@\"\n",
            problem.id
        )
    };
    vec![
        File::program("icpc/run", run("icpc")),
        // The files belong to another user there, so that their modes cannot be
        // changed in place.
        File::program("icpc/build", "#!/bin/sh\ncp tourbook t && chmod +x t && mv -f t tourbook\n"),
        File::program("testlib/checker", run("testlib")),
        File::program("cms/checker", run("cms").replace("$(dirname \"$0\")", "/usr/local/bin")),
        File::program("hustoj/spj", run("hustoj")),
    ]
}
