// The problems and their cases: what the data say in short, written out.

// The case of each answer: a tour as a list of squares, or marks and why there
// is no tour; nothing where only the number of tours is known.
function readAnswer(answer) {
  if (answer === null) {
    return {};
  }
  return typeof answer === "string"
    ? { tour: [...answer].map((digit) => data.digits.indexOf(digit)) }
    : data.reasons[answer];
}

function readCase({ answer, ...each }, { fromEachStart }) {
  const read = { ...each, ...readAnswer(answer) };
  return fromEachStart ? { start: read.tour?.[0], ...read } : read;
}

// Each start of each board of the table, as the table writes it.
function readTable() {
  return data.table.flatMap(({ rows, cols, board, answers }) =>
    answers.map((answer, start) => {
      const { tour } = readAnswer(answer);
      const output = tour ? tour.map((square) => square + 1).join(" ") : "impossible";
      const input = `${rows}x${cols} ${start + 1}`;
      return { key: `${rows} ${cols} ${start + 1}`, board, start, answer, input, output };
    }),
  );
}

const problems = new Map(data.problems.map((problem) => [problem.id, problem]));
for (const problem of problems.values()) {
  const cases = problem.cases ?? readTable();
  problem.cases = new Map(cases.map((each) => [each.key, readCase(each, problem)]));
}

// Whether outputs can be right or wrong. To any board, which is no problem of a
// judge, there is an answer alone.
function isJudged({ judging }) {
  return judging !== "first tour";
}

// The key of the case with these sides, and this start if there is a choice;
// undefined when the problem does not have it.
function keyOf({ cases, fromEachStart }, [p, q], start = 0) {
  if (!fromEachStart) {
    return cases.has(`${p} ${q}`) ? `${p} ${q}` : undefined;
  }
  const isIt = (each) => each.key.startsWith(`${p} ${q} `) && each.start === start;
  return [...cases.values()].find(isIt)?.key;
}
