// Keys that work wherever the focus is, and the board alone for a projector.

function isPresenting() {
  return document.body.classList.contains("is-presenting");
}

function present(isOn) {
  document.body.classList.toggle("is-presenting", isOn);
  element("present").setAttribute("aria-pressed", isOn);
  setText("present", isOn ? "leave" : "present");
  // So that space plays, and does not press the button again.
  document.activeElement?.blur();
  writeEdges();
}

// What has keys of its own.
const OWN_KEYS = "input, textarea, select, pre, #scroll, [role=gridcell], [role=tab]";

function pressKey(event) {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  if (key === "Escape" && isPresenting()) {
    present(false);
  } else if (walk.tour === null || target.matches(OWN_KEYS)) {
    return;
  } else if (key === " " && !target.matches("button, summary")) {
    playOrPause();
  } else if (key === "ArrowLeft" || key === "ArrowRight") {
    go(walk.step + (key === "ArrowLeft" ? -1 : 1));
  } else {
    return;
  }
  event.preventDefault();
}

// On which sides the board goes on beyond the edge.
function writeEdges() {
  const { scrollLeft, scrollWidth, clientWidth } = element("scroll");
  element("frame").classList.toggle("more-left", scrollLeft > 1);
  element("frame").classList.toggle("more-right", scrollLeft + clientWidth < scrollWidth - 1);
}

function listenToKeys() {
  addEventListener("keydown", pressKey);
  element("present").addEventListener("click", () => present(!isPresenting()));
  element("scroll").addEventListener("scroll", writeEdges, { passive: true });
  addEventListener("resize", writeEdges);
}
