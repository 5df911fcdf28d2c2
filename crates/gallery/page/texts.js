// What the page says, in the reader's language.

const data = JSON.parse(element("data").textContent);

function element(id) {
  return document.getElementById(id);
}

let texts = data.texts[preferredLanguage()];

// The one chosen here before; else the first of the browser's that there is.
function preferredLanguage() {
  const chosen = remembered();
  const languages = [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2));
  return languages.find((language) => Object.hasOwn(data.texts, language)) ?? "en";
}

// A browser may keep nothing, or refuse to be asked.
function remembered() {
  try {
    return localStorage.getItem("tourbook-language");
  } catch {
    return null;
  }
}

function setLanguage(language) {
  texts = data.texts[language];
  try {
    localStorage.setItem("tourbook-language", language);
  } catch {
    // It holds for this visit.
  }
}

// The text of this name, with values for what it has in braces.
function text(name, values = {}) {
  return fill(texts[name], values);
}

function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (_, value) => values[value]);
}

// Lets an element have the text of this name, in another language too.
function setText(id, name) {
  element(id).dataset.text = name;
  element(id).textContent = text(name);
}

// The language of `texts`, as the texts for a case have it.
function language() {
  return texts === data.texts.zh ? "zh" : "en";
}

// Puts the texts where the page names them.
function writeTexts() {
  document.documentElement.lang = texts.language;
  document.title = `${text("title")} · Tourbook`;
  for (const place of document.querySelectorAll("[data-text]")) {
    place.textContent = text(place.dataset.text);
  }
  for (const { id, name, size } of data.problems) {
    const choice = document.querySelector(`[name=problem][value="${id}"] + span`);
    choice.querySelector("b").textContent = name[language()];
    choice.querySelector("small").textContent = text("squares", { board: size });
  }
  for (const button of document.querySelectorAll("[data-language]")) {
    button.setAttribute("aria-pressed", button.dataset.language === language());
  }
}

// Says to a screen reader what others see.
function announce(message) {
  element("status").textContent = message;
}
