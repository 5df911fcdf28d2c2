// The walk: at which step the knight is, and whether it goes on by itself.

const SPEEDS = [1, 2, 4, 8, 16];

// Steps count from 0 here, and from 1 for the reader.
const walk = { board: null, tour: null, step: 0, speed: 4, timer: null };

function startWalk(board, tour, { fromStart }) {
  pause();
  Object.assign(walk, { board, tour });
  element("walk").hidden = tour === null;
  if (tour === null) {
    return;
  }
  element("step").max = tour.length;
  const goes = fromStart && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  show(goes ? 0 : tour.length - 1);
  if (goes) {
    play();
  }
}

// The words for the step that is shown.
function where() {
  const square = walk.board.names[walk.tour[walk.step]];
  return text("where", { step: walk.step + 1, steps: walk.tour.length, square });
}

function show(step) {
  walk.step = Math.min(Math.max(step, 0), walk.tour.length - 1);
  const picture = element("picture");
  picture.querySelectorAll(".move").forEach((move, index) => {
    move.classList.toggle("is-later", index >= walk.step && index !== walk.tour.length - 1);
    // The one that closes a tour belongs to the whole of it.
    move.classList.toggle("is-hidden", index === walk.tour.length - 1 && index !== walk.step);
  });
  picture.querySelectorAll(".stop-of-tour").forEach((stop, index) => {
    stop.classList.toggle("is-later", index > walk.step);
  });
  const { x, y } = place(walk.board, walk.tour[walk.step]);
  const knight = picture.querySelector(".knight");
  knight.style.transform = `translate(${x}px, ${y}px)`;
  knight.classList.toggle("is-hidden", isAtEnd());
  element("board").style.setProperty("--pace", `${1000 / walk.speed}ms`);
  writeWalk();
}

// What the controls say of it.
function writeWalk() {
  element("where").textContent = where();
  element("walk").setAttribute("aria-label", text("walk"));
  const slider = element("step");
  slider.value = walk.step + 1;
  slider.setAttribute("aria-label", text("step"));
  slider.setAttribute("aria-valuetext", where());
  for (const id of ["to-start", "back", "forth", "to-end"]) {
    const isUseless = ["to-start", "back"].includes(id) ? walk.step === 0 : isAtEnd();
    label(element(id), text(id));
    // Not disabled, which would take the focus away.
    element(id).setAttribute("aria-disabled", isUseless);
  }
  label(element("play"), text(isPlaying() ? "pause" : "play"));
  element("play").classList.toggle("is-on", isPlaying());
}

function label(button, name) {
  button.setAttribute("aria-label", name);
  button.title = name;
}

function isAtEnd() {
  return walk.step === walk.tour.length - 1;
}

function isPlaying() {
  return walk.timer !== null;
}

// Goes to a step because the reader asks for it.
function go(step) {
  pause();
  show(step);
  announce(where());
}

function play() {
  walk.timer = setTimeout(() => {
    show(walk.step + 1);
    if (isAtEnd()) {
      pause();
      writeWalk();
      announce(where());
    } else {
      play();
    }
  }, 1000 / walk.speed);
  writeWalk();
}

function pause() {
  clearTimeout(walk.timer);
  walk.timer = null;
}

function playOrPause() {
  if (isPlaying()) {
    go(walk.step);
    return;
  }
  if (isAtEnd()) {
    // The knight is there at once: it does not slide across the board.
    element("board").classList.add("is-jump");
    show(0);
    element("board").getBoundingClientRect();
    element("board").classList.remove("is-jump");
  }
  announce(where());
  play();
}

function listenToWalk() {
  element("to-start").addEventListener("click", () => go(0));
  element("back").addEventListener("click", () => go(walk.step - 1));
  element("play").addEventListener("click", playOrPause);
  element("forth").addEventListener("click", () => go(walk.step + 1));
  element("to-end").addEventListener("click", () => go(walk.tour.length - 1));
  element("step").addEventListener("input", (event) => {
    pause();
    show(event.target.value - 1);
  });
  // So that the slider alone is enough.
  element("step").addEventListener("keydown", (event) => {
    if (event.key === " ") {
      event.preventDefault();
      playOrPause();
    }
  });
  element("speeds").addEventListener("change", (event) => {
    walk.speed = Number(event.target.value);
  });
}
