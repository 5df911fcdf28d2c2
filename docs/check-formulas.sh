#!/bin/sh
# Checks a folder that `cargo xtask audit --dimacs DIR --proofs DIR` wrote: the
# SAT solver cadical must say of each formula what expected.txt says, and the
# checker rate must accept the proof of each formula that is unsatisfiable.
#
# Usage: docs/check-formulas.sh DIR
set -u
for program in cadical rate; do
    command -v "$program" >/dev/null || { echo "$program is not installed" >&2; exit 2; }
done
cd "${1:?expected a folder}" || exit 2
[ -s expected.txt ] || { echo "$1 has no expected.txt" >&2; exit 2; }

formulas=0
proofs=0
wrong=0
fault() {
    echo "$1"
    wrong=$((wrong + 1))
}
while read -r formula verdict; do
    formulas=$((formulas + 1))
    cadical -q -n "$formula" >/dev/null </dev/null
    # The statuses of the SAT competitions.
    case $?-$verdict in
        10-SAT | 20-UNSAT) ;;
        *) fault "$formula: cadical does not say $verdict" ;;
    esac
    if [ "$verdict" = UNSAT ]; then
        proofs=$((proofs + 1))
        proof=${formula%.cnf}.drat
        rate "$formula" "$proof" >/dev/null 2>&1 </dev/null ||
            fault "$proof: rate does not accept it as a proof"
    fi
done <expected.txt
echo "$formulas formulas and $proofs proofs checked: $wrong wrong"
[ "$wrong" = 0 ]
