// What the reader has chosen, and what follows from it.

// The case that is shown, and the key that was chosen last in each problem.
// And the address that names nothing, if one was asked for; and whether the page
// itself has just changed the address.
const state = { problem: data.problems[0], chosen: new Map(), unknown: "", hasReplaced: false };
for (const problem of problems.values()) {
  state.chosen.set(problem, problem.first);
}

function key() {
  return state.chosen.get(state.problem);
}

function shownCase() {
  return state.problem.cases.get(key());
}

// Shows a case; `fromStart` lets the knight walk it at once.
function choose(problem, chosen, { fromStart = true } = {}) {
  const before = { problem: state.problem, input: testInput() };
  state.problem = problem;
  state.chosen.set(problem, chosen);
  state.unknown = "";
  writeUnknown();
  writeCase();
  showBoard({ fromStart });
  // What was printed answers this problem now, or this case.
  if (problem !== before.problem || (!given.input && testInput() !== before.input)) {
    // Another problem has another input.
    if (problem !== before.problem && given.input) {
      element("input-area").value = "";
      give("input", new Uint8Array());
    } else {
      check();
    }
    writeTab();
  }
  announce(`${element("heading").textContent}. ${element("hint").textContent}`);
  const fragment = `#${[problem.id, ...chosen.split(" ")].join("/")}`;
  if (location.hash !== fragment) {
    // In its place: the way back leads out of the page, not through each start.
    state.hasReplaced = true;
    location.replace(fragment);
  }
}

// Draws what the tab is about, the tour of the case or the walk that was checked,
// and lets the knight walk it.
function showBoard({ fromStart }) {
  const shown = shownCase();
  const board = data.boards[shown.board];
  const found = checkedWalk();
  const tour = found ? [...found.walk] : shown.tour;
  const picture = tour
    ? drawTour(board, tour, { isLastWrong: found?.is_last_wrong })
    : drawMarks(board, shown.marks ?? [], shown.start);
  drawPicture(board, picture);
  fillGrid(board, squareLabels(board, { tour, marks: shown.marks }), shown.start ?? 0);
  startWalk(board, tour ?? null, { fromStart });
  writeEdges();
  writeHeading(found);
}

// Writes all that depends on the case, but for the board.
function writeCase() {
  const { problem } = state;
  const shown = shownCase();
  const board = data.boards[shown.board];
  const { tour, marks } = shown;
  const [p, q] = key().split(" ");
  const values = { start: board.names[shown.start ?? 0], p, q };
  element("board").classList.toggle("is-open", Boolean(tour || problem.fromEachStart));
  element("impossible").hidden = !marks;
  element("why").textContent = marks ? fill(shown[language()], values) : "";
  element("input").textContent = shown.input;
  element("output").textContent = shown.output;
  const hasJudge = isJudged(problem);
  setText("input-label", hasJudge ? "input" : "key");
  setText("output-label", hasJudge ? "output" : "numbers");
  setText("judging", problem.judging);
  element("judging").hidden = !hasJudge && !tour;
  element("tabs").hidden = !hasJudge;
  if (!hasJudge) {
    showTab("answer");
  }
  element("sides").hidden = !problem.sides;
  element("possible").parentElement.hidden = problem.fromEachStart;
  if (problem.sides) {
    writeSides(problem, Number(p), Number(q));
  }
  document.querySelector(`[name=problem][value="${problem.id}"]`).checked = true;
}

// Writes what the board shows; `found` is the report whose walk it shows.
function writeHeading(found) {
  const { problem } = state;
  const shown = shownCase();
  const [p, q] = key().split(" ");
  const values = { start: data.boards[shown.board].names[shown.start ?? 0], p, q };
  const is = kindOfCase(problem, shown);
  const hint = found?.is_last_wrong ? "hint wrong step" : found ? "hint your walk" : HINTS[is];
  element("heading").textContent = found ? text("your walk") : text(`heading ${is}`, values);
  element("hint").textContent = text(hint);
}

// The hint for each kind of case.
const HINTS = {
  "from start": "hint start",
  "of board": "hint walk",
  "of board from start": "hint start",
  impossible: "hint impossible",
  "impossible from start": "hint other start",
  "not drawn": "hint not drawn",
};

// Which heading and which hint a case has.
function kindOfCase({ fromEachStart, sides }, { tour, marks }) {
  if (!tour && !marks) {
    return "not drawn";
  }
  if (!fromEachStart) {
    return tour ? "of board" : "impossible";
  }
  if (!tour) {
    return "impossible from start";
  }
  return sides ? "of board from start" : "from start";
}

// What a screen reader says of each square.
function squareLabels(board, { tour, marks }) {
  return board.names.map((square, index) => {
    if (tour?.includes(index)) {
      return text("visited", { square, step: tour.indexOf(index) + 1 });
    }
    return marks && !tour ? text("marked", { square, mark: marks[index] ?? "×" }) : square;
  });
}

// The controls for the sides offer what goes together, and nothing else.
function writeSides({ cases, sides }, p, q) {
  setText("p-label", sides[0]);
  setText("q-label", sides[1]);
  const keys = [...cases.keys()].map((each) => each.split(" ").map(Number));
  const options = (numbers, chosen) =>
    [...new Set(numbers)].map((number) => new Option(number, number, false, number === chosen));
  element("p").replaceChildren(...options(keys.map(([p]) => p), p));
  const together = keys.filter(([other]) => other === p).map(([, q]) => q);
  element("q").replaceChildren(...options(together, q));
  for (const button of element("possible").children) {
    button.setAttribute("aria-pressed", button.value === key());
  }
}

// With another p, the nearest q that is possible with it.
function chooseSides() {
  const p = element("p").value;
  let q = Number(element("q").value);
  while (!keyOf(state.problem, [p, q])) {
    q -= 1;
  }
  choose(state.problem, keyOf(state.problem, [p, q]));
}

function chooseSquare(square) {
  const { problem } = state;
  if (problem.fromEachStart) {
    const { board } = shownCase();
    const isAsked = (each) => each.board === board && each.start === square;
    choose(problem, [...problem.cases.values()].find(isAsked).key);
    return;
  }
  const step = walk.tour?.indexOf(square) ?? -1;
  if (step >= 0) {
    go(step);
  }
}

// What the address names, if it names a case.
function readAddress() {
  const [id, ...words] = location.hash.slice(1).split("/");
  const problem = problems.get(id);
  const key = words.join(" ") || problem?.first;
  return problem?.cases.has(key) ? [problem, key] : null;
}

// Says that nothing has the address that was asked for, if one was.
function writeUnknown() {
  const address = state.unknown;
  element("unknown").hidden = address === "";
  element("unknown").textContent = text("unknown", { address });
}

// Writes what the tab that is shown is about.
function writeTab() {
  if (tab === "check") {
    writeCheck();
  } else if (tab === "source") {
    writeSource();
  }
}

// A choice of one among a few, with what is in it already.
function radio(name, value, ...content) {
  const choice = document.createElement("label");
  const input = choice.appendChild(document.createElement("input"));
  Object.assign(input, { type: "radio", name, value });
  const shown = choice.appendChild(document.createElement("span"));
  shown.append(...content);
  return choice;
}

function fillChoices() {
  const empty = (tag) => document.createElement(tag);
  for (const { id, fromEachStart, cases } of problems.values()) {
    element("problems").append(radio("problem", id, empty("b"), " ", empty("small")));
    for (const { key, tour } of fromEachStart ? [] : cases.values()) {
      if (tour) {
        const button = element("possible").appendChild(document.createElement("button"));
        Object.assign(button, { type: "button", value: key });
        button.textContent = key.replace(" ", " × ");
      }
    }
  }
  for (const speed of SPEEDS) {
    const choice = radio("speed", speed, speed);
    choice.firstChild.checked = speed === walk.speed;
    element("speeds").append(choice);
  }
}

function listen() {
  listenToWalk();
  element("problems").addEventListener("change", (event) => {
    const problem = problems.get(event.target.value);
    choose(problem, state.chosen.get(problem));
  });
  element("sides").addEventListener("change", chooseSides);
  element("possible").addEventListener("click", (event) => {
    if (event.target.value) {
      choose(state.problem, event.target.value);
    }
  });
  const grid = element("grid");
  const squareOf = (event) => event.target.dataset.square && Number(event.target.dataset.square);
  grid.addEventListener("click", (event) => {
    const square = squareOf(event);
    if (square !== undefined) {
      chooseSquare(square);
      focusSquare(square);
    }
  });
  grid.addEventListener("keydown", (event) => {
    const square = squareOf(event);
    const board = data.boards[shownCase().board];
    const next = squareFor(event.key, event.ctrlKey || event.metaKey, square, board);
    if (event.key === "Enter" || event.key === " ") {
      chooseSquare(square);
      focusSquare(square);
    } else if (next !== undefined && !event.altKey) {
      focusSquare(next);
    } else {
      return;
    }
    event.preventDefault();
  });
  element("copy").addEventListener("click", (event) => {
    copy(event.target, shownCase().output, element("output"));
  });
  listenToKeys();
  listenToTabs(() => {
    showBoard({ fromStart: false });
    writeTab();
  });
  listenToCheck();
  listenToSource();
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => {
      setLanguage(button.dataset.language);
      writeTexts();
      writeCase();
      writeTargets();
      writeUnknown();
      const { step } = walk;
      showBoard({ fromStart: false });
      if (walk.tour) {
        show(step);
      }
      check({ follows: false });
      writeTab();
    });
  }
  addEventListener("hashchange", () => {
    const asked = readAddress();
    if (!asked) {
      state.unknown = location.hash;
      writeUnknown();
    } else if (asked[0] !== state.problem || asked[1] !== key()) {
      choose(...asked);
    } else if (!state.hasReplaced) {
      // Back from an address that names nothing.
      state.unknown = "";
      writeUnknown();
    }
    state.hasReplaced = false;
  });
}

fillChoices();
fillTargets();
writeTexts();
writeTargets();
showTab(tab);
listen();
const asked = readAddress();
const unknown = asked ? "" : location.hash;
choose(...(asked ?? [state.problem, state.problem.first]), { fromStart: false });
state.unknown = unknown;
writeUnknown();
announce("");
