//! The strategies that are compared: what students are told, and what is known
//! to be better. Ties that remain are broken by ascending order.
//!
//! They are statics: the functions of a constant would be compiled where it is
//! used, by `cargo xtask` without optimisation, and three times as slow.

use crate::{
    Ascending, Clockwise, Connectivity, DeadEnds, Farthest, ForcedEdges, Nearest, PohlMinimum,
    PohlSum, Random, SingletonConsistency, Strategy, TwoFactor, Unpruned, Warnsdorff,
};

/// All of them, in the order in which the pages show them: plain search,
/// Warnsdorff's rule by its tie-breaks, pruning.
pub static ALL: [&Strategy; 19] = [
    &PLAIN_ASCENDING,
    &PLAIN_CLOCKWISE_UP_LEFT,
    &PLAIN_CLOCKWISE_UP_RIGHT,
    &WARNSDORFF_ASCENDING,
    &WARNSDORFF_CLOCKWISE_UP_LEFT,
    &WARNSDORFF_CLOCKWISE_UP_RIGHT,
    &POHL_SUM,
    &POHL_MINIMUM,
    &ROTH,
    &NEAREST,
    &RANDOM,
    &ASCENDING_DEAD_ENDS,
    &ASCENDING_CONNECTIVITY,
    &ASCENDING_FORCED_EDGES,
    &ASCENDING_TWO_FACTOR,
    &ASCENDING_SINGLETON_CONSISTENCY,
    &WARNSDORFF_DEAD_ENDS,
    &WARNSDORFF_CONNECTIVITY,
    &WARNSDORFF_FORCED_EDGES,
];

const WARNSDORFF: &str =
    "H. C. von Warnsdorff, Des Rösselsprungs einfachste und allgemeinste Lösung, 1823";
const POHL: &str = "I. Pohl, A method for finding Hamilton paths and knight's tours, \
                    Communications of the ACM 10(7), 1967";
const GANZFRIED: &str = "S. Ganzfried, A Simple Algorithm for Knight's Tours, 2004";
const RUBIN: &str =
    "F. Rubin, A Search Procedure for Hamilton Paths and Circuits, Journal of the ACM 21(4), 1974";
const SHUFELT_BERLINER: &str = "P. Shufelt and H. Berliner, Generating Knight's Tours Without \
                                Backtracking from Errors, CMU-CS-93-161, 1993";

const REGIN: &str = "J.-C. Régin, A filtering algorithm for constraints of difference in CSPs, \
                     AAAI 1994, and Generalized arc consistency for global cardinality \
                     constraint, AAAI 1996";
const DEBRUYNE_BESSIERE: &str = "R. Debruyne and C. Bessière, Some practicable filtering \
                                 techniques for the constraint satisfaction problem, IJCAI 1997";

/// Depth-first search in ascending order.
pub static PLAIN_ASCENDING: Strategy = Strategy {
    name: "Plain, ascending",
    rule: "tries moves by ascending square number",
    source: "the order of POJ 2488",
    walks: 1,
    prunes: false,
    order: |_| Box::new(Ascending),
    pruning: || Box::new(Unpruned),
};

/// Depth-first search clockwise, up and left first.
pub static PLAIN_CLOCKWISE_UP_LEFT: Strategy = Strategy {
    name: "Plain, clockwise from (-2,-1)",
    rule: "tries moves clockwise: (-2,-1) (-2,1) (-1,2) (1,2) (2,1) (2,-1) (1,-2) (-1,-2), \
           each (rows down, columns right)",
    source: "programs for Sicily 1152",
    order: |_| Box::new(Clockwise::FROM_UP_LEFT),
    ..PLAIN_ASCENDING
};

/// Depth-first search clockwise, up and right first.
pub static PLAIN_CLOCKWISE_UP_RIGHT: Strategy = Strategy {
    name: "Plain, clockwise from (-2,1)",
    rule: "tries moves clockwise: (-2,1) (-1,2) (1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1)",
    source: "the 8 x 8 course exercise",
    order: |_| Box::new(Clockwise::FROM_UP_RIGHT),
    ..PLAIN_ASCENDING
};

/// Warnsdorff's rule, ties by ascending order.
pub static WARNSDORFF_ASCENDING: Strategy = Strategy {
    name: "Warnsdorff, ascending",
    rule: "goes where the fewest exits are (free squares a move further); of equals, to the \
           lowest square number",
    source: WARNSDORFF,
    order: |_| Box::new(Warnsdorff(Ascending)),
    ..PLAIN_ASCENDING
};

/// Warnsdorff's rule, ties clockwise, up and left first.
pub static WARNSDORFF_CLOCKWISE_UP_LEFT: Strategy = Strategy {
    name: "Warnsdorff, clockwise from (-2,-1)",
    rule: "of Warnsdorff's equals, takes the first clockwise from (-2,-1)",
    order: |_| Box::new(Warnsdorff(Clockwise::FROM_UP_LEFT)),
    ..WARNSDORFF_ASCENDING
};

/// Warnsdorff's rule, ties clockwise, up and right first.
pub static WARNSDORFF_CLOCKWISE_UP_RIGHT: Strategy = Strategy {
    name: "Warnsdorff, clockwise from (-2,1)",
    rule: "of Warnsdorff's equals, takes the first clockwise from (-2,1)",
    order: |_| Box::new(Warnsdorff(Clockwise::FROM_UP_RIGHT)),
    ..WARNSDORFF_ASCENDING
};

/// Warnsdorff's rule, ties by the exits of the exits.
pub static POHL_SUM: Strategy = Strategy {
    name: "Warnsdorff, Pohl's sum",
    rule: "of Warnsdorff's equals, goes where the exits have the fewest exits together",
    source: POHL,
    order: |_| Box::new(Warnsdorff(PohlSum(Ascending))),
    ..WARNSDORFF_ASCENDING
};

/// Warnsdorff's rule, ties by the exit with the fewest exits.
pub static POHL_MINIMUM: Strategy = Strategy {
    name: "Warnsdorff, Pohl's minimum",
    rule: "of Warnsdorff's equals, goes where one exit has the fewest exits",
    source: POHL,
    order: |_| Box::new(Warnsdorff(PohlMinimum(Ascending))),
    ..WARNSDORFF_ASCENDING
};

/// Warnsdorff's rule, ties by the greatest distance from the true centre.
pub static ROTH: Strategy = Strategy {
    name: "Warnsdorff, Roth",
    rule: "of Warnsdorff's equals, goes to the one farthest from the true centre of the board",
    source: "A. Roth, in S. Ganzfried, A Simple Algorithm for Knight's Tours, 2004",
    order: |_| Box::new(Warnsdorff(Farthest(Ascending))),
    ..WARNSDORFF_ASCENDING
};

/// Warnsdorff's rule, ties by the smallest distance from the true centre.
pub static NEAREST: Strategy = Strategy {
    name: "Warnsdorff, nearest to the centre",
    rule: "of Warnsdorff's equals, goes to the one nearest to the true centre of the board",
    source: "the opposite of Roth's, for comparison",
    order: |_| Box::new(Warnsdorff(Nearest(Ascending))),
    ..WARNSDORFF_ASCENDING
};

/// Warnsdorff's rule, ties by chance.
pub static RANDOM: Strategy = Strategy {
    name: "Warnsdorff, random",
    rule: "of Warnsdorff's equals, takes any, all being equally likely",
    source: GANZFRIED,
    walks: 100,
    order: |chance| Box::new(Warnsdorff(Random(chance))),
    ..WARNSDORFF_ASCENDING
};

/// Ascending order, dead ends refuted.
pub static ASCENDING_DEAD_ENDS: Strategy = Strategy {
    name: "Ascending, dead ends",
    rule: "ascending order; refutes a move that leaves a free square without an exit, or two \
           with one",
    source: RUBIN,
    prunes: true,
    pruning: || Box::new(DeadEnds::new()),
    ..PLAIN_ASCENDING
};

/// Ascending order, dead ends and cut-off squares refuted.
pub static ASCENDING_CONNECTIVITY: Strategy = Strategy {
    name: "Ascending, dead ends, connectivity",
    rule: "the same, and refutes a move after which some free square cannot be reached",
    pruning: || Box::new((DeadEnds::new(), Connectivity)),
    ..ASCENDING_DEAD_ENDS
};

/// Ascending order, forced edges.
pub static ASCENDING_FORCED_EDGES: Strategy = Strategy {
    name: "Ascending, forced edges",
    rule: "ascending order; follows which moves every tour must still make, and refutes a move \
           that contradicts them",
    source: SHUFELT_BERLINER,
    pruning: || Box::new(ForcedEdges::new()),
    ..ASCENDING_DEAD_ENDS
};

/// Ascending order, two-factor filter: what derives the table.
pub static ASCENDING_TWO_FACTOR: Strategy = Strategy {
    name: "Ascending, two-factor filter",
    rule: "the same as forced edges, and refutes a move when no set of moves, whether one path or \
           not, is left that gives every square its two neighbours on the tour; an edge that all \
           such sets contain is forced, and one that none contains is removed",
    source: REGIN,
    pruning: || Box::new(TwoFactor::new()),
    ..ASCENDING_DEAD_ENDS
};

/// Ascending order, singleton consistency.
pub static ASCENDING_SINGLETON_CONSISTENCY: Strategy = Strategy {
    name: "Ascending, singleton consistency",
    rule: "the same as the two-factor filter, and assumes of one edge after the other that no \
           tour takes it; where the filter refutes that, the edge is forced",
    source: DEBRUYNE_BESSIERE,
    pruning: || Box::new(SingletonConsistency::new()),
    ..ASCENDING_DEAD_ENDS
};

/// Warnsdorff's rule, dead ends refuted.
pub static WARNSDORFF_DEAD_ENDS: Strategy = Strategy {
    name: "Warnsdorff, dead ends",
    rule: "Warnsdorff's rule, ties by ascending order; refutes dead ends as above",
    order: WARNSDORFF_ASCENDING.order,
    ..ASCENDING_DEAD_ENDS
};

/// Warnsdorff's rule, dead ends and cut-off squares refuted.
pub static WARNSDORFF_CONNECTIVITY: Strategy = Strategy {
    name: "Warnsdorff, dead ends, connectivity",
    rule: "the same, with connectivity",
    order: WARNSDORFF_ASCENDING.order,
    ..ASCENDING_CONNECTIVITY
};

/// Warnsdorff's rule and forced edges.
pub static WARNSDORFF_FORCED_EDGES: Strategy = Strategy {
    name: "Warnsdorff, forced edges",
    rule: "Warnsdorff's rule, ties by ascending order, with forced edges",
    order: WARNSDORFF_ASCENDING.order,
    ..ASCENDING_FORCED_EDGES
};
