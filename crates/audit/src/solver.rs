//! The SAT solver, as far as the audit needs it.

use std::fmt;
use std::io::Write as _;
use std::mem;

use batsat::{Callbacks, ClauseKind, Lit, SolverInterface as _, SolverOpts, Var, lbool};

use crate::formula::Formula;

/// batsat, with a formula in it.
pub struct Solver {
    batsat: batsat::Solver<Log>,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").finish_non_exhaustive()
    }
}

/// What the solver learns, as a DRAT proof.
#[derive(Default)]
struct Log {
    proof: Vec<u8>,
}

impl Solver {
    /// A solver that knows `formula`.
    #[must_use]
    pub fn new(formula: &Formula) -> Self {
        let mut batsat = batsat::Solver::new(SolverOpts::default(), Log::default());
        for _ in 0..formula.variables() {
            batsat.new_var_default();
        }
        let mut literals = Vec::new();
        for clause in formula.clauses() {
            literals.clear();
            literals.extend(clause.iter().map(|&literal| from_dimacs(literal)));
            // `false` says that the clauses contradict each other already,
            // which solving will say as well.
            batsat.add_clause_reuse(&mut literals);
        }
        Self { batsat }
    }

    /// Whether the formula can be true with all `assumptions` true. A "no" is
    /// for these assumptions only; what was learnt helps with the next ones.
    pub fn is_satisfiable(&mut self, assumptions: &[i32]) -> bool {
        let assumptions: Vec<Lit> = assumptions.iter().copied().map(from_dimacs).collect();
        // Without a limit the third value, undefined, does not occur; it would
        // be no refutation.
        self.batsat.solve_limited(&assumptions) != lbool::FALSE
    }

    /// The proof, in DRAT's text form, that the formula is unsatisfiable; one
    /// if [`Self::is_satisfiable`] said so without assumptions.
    #[must_use]
    pub fn into_proof(mut self) -> Vec<u8> {
        let mut proof = mem::take(&mut self.batsat.cb_mut().proof);
        // The empty clause, which contradicts.
        proof.extend(b"0\n");
        proof
    }
}

impl Log {
    fn write(&mut self, prefix: &str, clause: &[Lit]) {
        self.proof.extend(prefix.as_bytes());
        for literal in clause {
            let sign = if literal.sign() { "" } else { "-" };
            // Writing to memory does not fail.
            let _ = write!(self.proof, "{sign}{} ", literal.var().idx() + 1);
        }
        self.proof.extend(b"0\n");
    }
}

impl Callbacks for Log {
    fn on_new_clause(&mut self, clause: &[Lit], _: ClauseKind) {
        self.write("", clause);
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        self.write("d ", clause);
    }
}

fn from_dimacs(literal: i32) -> Lit {
    // DIMACS counts variables from 1, batsat from 0.
    Lit::new(Var::unsafe_from_idx(literal.unsigned_abs() - 1), literal > 0)
}
