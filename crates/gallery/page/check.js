// The check: what the reader's program printed, and what is wrong with it.

// Larger texts are kept out of the text areas, which would be slow.
const MOST_SHOWN = 200_000;
const MOST_LINES = 5_000;

// The verdicts, and a sign for each.
const SIGNS = {
  "accepted": "✓",
  "wrong answer": "✗",
  "presentation error": "✗",
  "unjudged": "?",
};

// The texts that were given: bytes, and a name where they are not in the text
// area; of a pasted text it is empty. Without an input, the test input is meant.
const given = { output: null, input: null };

// What the judge said of them, and the number of the last check.
const checked = { report: null, number: 0 };

// The input that the output answers, as text.
function testInput() {
  return state.problem.testInput ?? shownCase().input;
}

// The walk that the judge found in the output, if it belongs to the case that
// is shown and the reader looks at the check.
function checkedWalk() {
  const { report } = checked;
  return tab === "check" && report?.walk && report.case === key() ? report : null;
}

// Takes a text that was typed or pasted, or a file.
function give(which, bytes, name = null) {
  const isFile = name !== null;
  given[which] = bytes.length > 0 || isFile ? { bytes, name } : null;
  const area = element(`${which}-area`);
  if (isFile) {
    area.value = "";
  }
  area.hidden = isFile;
  element(`${which}-file`).hidden = !isFile;
  element("input-drop").open ||= given.input !== null;
  writeCheck();
  check();
}

// Names what was given, if it is not in the text area.
function writeFileName(which) {
  const { bytes, name = null } = given[which] ?? {};
  if (name !== null) {
    const size = new Intl.NumberFormat(texts.language).format(bytes.length);
    element(`${which}-name`).textContent = text("file", { name: name || text("pasted text"), size });
  }
}

// Judges what was given, and shows the report. With `follows`, the board goes to
// the case with the fault, if the reader looks at the check.
async function check({ follows = true } = {}) {
  checked.number += 1;
  const { number } = checked;
  checked.report = null;
  // A check that still runs is about another text.
  if (judge.waiting.size > 0) {
    stopWorker("replaced");
  }
  writeReport();
  if (given.output === null || !isJudged(state.problem)) {
    // The walk that was checked is gone.
    if (tab === "check") {
      showBoard({ fromStart: false });
    }
    return;
  }
  element("verdict").textContent = text("checking");
  const input = given.input?.bytes ?? new TextEncoder().encode(testInput());
  try {
    const report = await callJudge("check", state.problem.id, language(), input, given.output.bytes);
    if (number === checked.number) {
      checked.report = report;
      writeReport();
      if (tab === "check") {
        const { step } = walk;
        choose(state.problem, (follows && report.case) || key(), { fromStart: false });
        if (!follows && walk.tour) {
          show(step);
        }
      }
    }
  } catch (error) {
    if (number === checked.number) {
      writeFailure(error);
    }
  }
}

// Says that there is no report, and why.
function writeFailure(error) {
  writeReport();
  element("verdict").textContent = text("check failed", { error: error.message });
}

// Writes the report in the page.
function writeReport() {
  const { report } = checked;
  const verdict = report?.verdict;
  element("report").classList.toggle("is-accepted", verdict === "accepted");
  element("verdict").textContent = report ? `${SIGNS[verdict]} ${text(verdict)}` : "";
  element("diagnosis").textContent = report?.text ?? "";
  const lines = element("lines");
  lines.hidden = !report || report.lines.length === 0;
  lines.replaceChildren();
  report?.lines.forEach((line, index) => {
    const number = report.first_line + index;
    const shown = lines.appendChild(document.createElement(number === report.faulty_line ? "mark" : "span"));
    shown.dataset.line = number;
    shown.textContent = line;
  });
}

// What the panel says of the input.
function writeCheck() {
  element("cannot-check").hidden = canJudge();
  element("can-check").hidden = !canJudge();
  const onTest = state.problem.testInput ? "run on all" : "run on case";
  setText("run-on", given.input ? "run on own" : onTest);
  element("test-input").textContent = testInput();
  writeFileName("output");
  writeFileName("input");
}

// Where files are chosen, dropped and pasted.
function listenToCheck() {
  for (const which of ["output", "input"]) {
    const [area, choice] = [element(`${which}-area`), element(`${which}-choice`)];
    // A file that is read late must not replace what was given after it.
    let turn = 0;
    const take = async (file) => {
      turn += 1;
      const own = turn;
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        if (own === turn) {
          give(which, bytes, file.name);
        }
      } catch (error) {
        give(which, new Uint8Array());
        writeFailure(error);
      }
    };
    area.addEventListener("input", () => {
      turn += 1;
      give(which, new TextEncoder().encode(area.value));
    });
    area.addEventListener("paste", (event) => {
      const pasted = event.clipboardData.getData("text/plain");
      if (pasted.length > MOST_SHOWN || pasted.split("\n", MOST_LINES + 1).length > MOST_LINES) {
        event.preventDefault();
        give(which, new TextEncoder().encode(pasted), "");
      }
    });
    choice.addEventListener("change", () => {
      if (choice.files.length > 0) {
        take(choice.files[0]);
      }
      // So that the same file can be chosen again after it has changed.
      choice.value = "";
    });
    element(`${which}-drop`).addEventListener("drop", (event) => {
      if (event.dataTransfer.files.length > 0) {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }
    });
    element(`${which}-remove`).addEventListener("click", () => {
      give(which, new Uint8Array());
      area.focus();
    });
  }
  // A file that misses its place must not replace the page.
  for (const type of ["dragover", "drop"]) {
    addEventListener(type, (event) => {
      if (event.dataTransfer.types.includes("Files")) {
        event.preventDefault();
      }
    });
  }
  element("copy-input").addEventListener("click", (event) => {
    copy(event.target, testInput(), element("test-input"));
  });
  element("save-input").addEventListener("click", () => {
    download(`${state.problem.id}.in`, testInput());
  });
}
