// Taking texts out of the page: to the clipboard, or as files.

// Copies a text, and says so on the button. Where browsers refuse, the element
// with the text is selected.
async function copy(button, content, shown) {
  let message = "copied";
  try {
    await navigator.clipboard.writeText(content);
  } catch {
    message = copyTheOldWay(button, content, shown) ? "copied" : "not copied";
  }
  announce(text(message));
  button.textContent = text(message);
  setTimeout(() => {
    button.textContent = text(button.dataset.text);
  }, 2000);
}

// Over plain http browsers have no clipboard for pages.
function copyTheOldWay(button, content, shown) {
  const area = document.body.appendChild(document.createElement("textarea"));
  area.value = content;
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  button.focus();
  if (!isDone) {
    shown.closest("details")?.setAttribute("open", "");
    getSelection().selectAllChildren(shown);
  }
  return isDone;
}

// Saves a text as a file of this name.
function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  // Not at once: the browser reads it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
