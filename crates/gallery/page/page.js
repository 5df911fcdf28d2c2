// What the reader has chosen, and what follows from it.

// The case that is shown, and the key that was chosen last in each problem.
const state = { problem: data.problems[0], chosen: new Map() };
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
function choose(problem, key, { fromStart = true } = {}) {
  state.problem = problem;
  state.chosen.set(problem, key);
  writeCase();
  const { board, tour = null } = shownCase();
  startWalk(data.boards[board], tour, { fromStart });
  announce(`${element("heading").textContent}. ${element("hint").textContent}`);
  const fragment = `#${[problem.id, ...key.split(" ")].join("/")}`;
  if (location.hash !== fragment) {
    // In its place: the way back leads out of the page, not through each start.
    location.replace(fragment);
  }
}

// Draws and writes all that depends on the case.
function writeCase() {
  const { problem } = state;
  const shown = shownCase();
  const board = data.boards[shown.board];
  const { start = 0, tour, marks } = shown;
  const [p, q] = key().split(" ");
  drawPicture(board, tour ? drawTour(board, tour) : drawMarks(board, marks, shown.start));
  fillGrid(board, squareLabels(board, shown), start);
  const values = { start: board.names[start], p, q };
  const is = kindOfCase(problem, shown);
  element("heading").textContent = text(`heading ${is}`, values);
  element("hint").textContent = text(
    {
      "from start": "hint start",
      "of board": "hint walk",
      "of board from start": "hint start",
      impossible: "hint impossible",
      "impossible from start": "hint other start",
    }[is],
  );
  element("board").classList.toggle("is-open", Boolean(tour || problem.fromEachStart));
  element("impossible").hidden = Boolean(tour);
  element("why").textContent = tour ? "" : fill(shown[language()], values);
  element("input").textContent = shown.input;
  element("output").textContent = shown.output;
  const isTable = problem.judging === "first tour";
  setText("input-label", isTable ? "key" : "input");
  setText("output-label", isTable ? "numbers" : "output");
  setText("judging", problem.judging);
  element("judging").hidden = isTable && !tour;
  element("sides").hidden = !problem.sides;
  element("possible").parentElement.hidden = problem.fromEachStart;
  if (problem.sides) {
    writeSides(problem, Number(p), Number(q));
  }
  document.querySelector(`[name=problem][value="${problem.id}"]`).checked = true;
}

// Which heading and which hint a case has.
function kindOfCase({ fromEachStart, sides }, { tour }) {
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
  return board.names.map((square, index) =>
    tour
      ? text("visited", { square, step: tour.indexOf(index) + 1 })
      : text("marked", { square, mark: marks[index] ?? "×" }),
  );
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
  const { tour } = shownCase();
  if (tour) {
    go(tour.indexOf(square));
  }
}

// What the address names, if it names a case.
function readAddress() {
  const [id, ...words] = location.hash.slice(1).split("/");
  const problem = problems.get(id);
  const key = words.join(" ") || problem?.first;
  return problem?.cases.has(key) ? [problem, key] : null;
}

async function copy() {
  const { output } = shownCase();
  let message = "copied";
  try {
    await navigator.clipboard.writeText(output);
  } catch {
    message = copyTheOldWay(output) ? "copied" : "not copied";
  }
  announce(text(message));
  element("copy").textContent = text(message);
  setTimeout(() => {
    element("copy").textContent = text("copy");
  }, 2000);
}

// Over plain http browsers have no clipboard for pages.
function copyTheOldWay(output) {
  const area = document.body.appendChild(document.createElement("textarea"));
  area.value = output;
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  element("copy").focus();
  if (!isDone) {
    getSelection().selectAllChildren(element("output"));
  }
  return isDone;
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
    const next = squareBehind(event.key, event.ctrlKey || event.metaKey, square, board);
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
  element("copy").addEventListener("click", copy);
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => {
      setLanguage(button.dataset.language);
      writeTexts();
      writeCase();
      if (walk.tour) {
        show(walk.step);
      }
    });
  }
  addEventListener("hashchange", () => {
    const asked = readAddress();
    if (asked && (asked[0] !== state.problem || asked[1] !== key())) {
      choose(...asked);
    }
  });
}

fillChoices();
writeTexts();
listen();
choose(...(readAddress() ?? [state.problem, state.problem.first]), { fromStart: false });
announce("");
