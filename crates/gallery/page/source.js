// The source code: what `tourbook export` writes.

function target() {
  return data.targets.find(({ id }) => id === element("target").value);
}

function fillTargets() {
  for (const { id } of data.targets) {
    element("target").append(new Option(id, id));
  }
}

function writeTargets() {
  for (const [index, { id, about }] of data.targets.entries()) {
    element("target").options[index].textContent = `${id} (${about[language()]})`;
  }
}

// Writes the source for the chosen problem.
async function writeSource() {
  const { problem } = state;
  const { id } = target();
  let source = "";
  element("source-code").textContent = "";
  if (!canJudge()) {
    element("source-code").textContent = text("cannot check");
    return;
  }
  try {
    source = await callJudge("source", problem.id, id);
  } catch (error) {
    element("source-code").textContent = text("check failed", { error: error.message });
    return;
  }
  // The reader may have chosen another one in the meantime.
  if (problem === state.problem && id === target().id) {
    element("source-code").textContent = source;
    element("source-code").dataset.target = id;
  }
}

function listenToSource() {
  element("target").addEventListener("change", writeSource);
  const source = element("source-code");
  element("copy-source").addEventListener("click", (event) => {
    copy(event.target, source.textContent, source);
  });
  element("save-source").addEventListener("click", () => {
    download(target().file, source.textContent);
  });
}
