// The tabs beside the board: the answer, the check, the source code.

const TABS = ["answer", "check", "source"];

let tab = "answer";

function showTab(name) {
  tab = name;
  for (const each of TABS) {
    const isShown = each === name;
    element(`tab-${each}`).setAttribute("aria-selected", isShown);
    element(`tab-${each}`).tabIndex = isShown ? 0 : -1;
    element(`panel-${each}`).hidden = !isShown;
  }
}

// Calls `changed` when the reader has chosen another tab.
function listenToTabs(changed) {
  const choose = (name) => {
    showTab(name);
    changed();
  };
  for (const name of TABS) {
    element(`tab-${name}`).addEventListener("click", () => choose(name));
  }
  element("tabs").addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      const index = TABS.indexOf(tab) + step + TABS.length;
      choose(TABS[index % TABS.length]);
      element(`tab-${tab}`).focus();
      event.preventDefault();
    }
  });
}
