/** The fields of the editor's desk, each with its label. */
import { h } from "../ui/dom.js";
import { LANGUAGES, t } from "../ui/i18n.js";
import { createNumberField } from "../ui/number-field.js";

/** Fields that have been made: each has an id of its own. */
let made = 0;

/** @param {string} key of its label @param {HTMLElement} control @param {string} [look] */
function labelled(key, control, look = "") {
  made += 1;
  control.id = `book-${made}`;
  return h("div", { class: `book-field ${look}` }, h("label", { for: control.id }, t(key)), control);
}

/** What is being typed is left alone. @param {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} control @param {unknown} value */
function show(control, value) {
  const typing = document.activeElement === control && !(control instanceof HTMLSelectElement);
  if (!typing && control.value !== String(value)) control.value = String(value);
}

/** A number within bounds. @param {string} key @param {import("../ui/number-field.js").Bounds} bounds @param {(value: number) => void} onNumber */
export function number(key, bounds, onNumber) {
  const { input, wrong, show } = createNumberField(bounds, { class: "field", autocomplete: "off" }, onNumber);
  const root = labelled(key, input);
  root.append(wrong);
  return { root, show };
}

/** A line, told at every key. @param {string} key @param {(value: string) => void} onText @param {import("../ui/dom.js").Attributes} [attributes] */
export function line(key, onText, attributes = {}) {
  const oninput = () => onText(input.value);
  const input = h("input", { class: "field", type: "text", autocomplete: "off", ...attributes, oninput });
  return { root: labelled(key, input), input, show: (/** @type {unknown} */ value) => show(input, value) };
}

/** Some lines. @param {string} key @param {(value: string) => void} onText @param {number} rows @param {string} [placeholder] */
export function lines(key, onText, rows, placeholder) {
  const box = h("textarea", { rows, placeholder, oninput: () => onText(box.value) });
  return { root: labelled(key, box, "book-wide"), box, show: (/** @type {unknown} */ value) => show(box, value) };
}

/** A list to choose from. @param {string} key @param {(value: string) => void} onChoice */
export function list(key, onChoice) {
  const select = h("select", { class: "field", onchange: () => onChoice(select.value) });
  let there = "";
  return {
    root: labelled(key, select),
    select,
    /** @param {unknown} value @param {readonly (string | number)[]} values @param {(value: string) => string} wordFor @param {(value: string) => string} [groupOf] "" for what is in none */
    show(value, values, wordFor, groupOf = () => "") {
      if (there !== values.join()) {
        there = values.join();
        const names = values.map(String);
        const optionsOf = (/** @type {string} */ group) =>
          names.filter((name) => groupOf(name) === group).map((name) => option(name, wordFor(name)));
        const groups = [...new Set(names.map(groupOf))];
        select.replaceChildren(
          ...groups.flatMap((label) => (label ? h("optgroup", { label }, ...optionsOf(label)) : optionsOf(label))),
        );
      }
      show(select, value);
    },
  };
}

/** A language's name is in that language. @param {string} value @param {string} word */
const option = (value, word) => h("option", { value, lang: value in LANGUAGES ? value : null }, word);

/** A button with its drawing alone, and a name. @param {string} key @param {SVGElement} drawing @param {() => void} onclick */
export function small(key, drawing, onclick) {
  const name = t(key);
  return h("button", { type: "button", class: "icon-button", "aria-label": name, title: name, onclick }, drawing);
}

/** @param {string} key @param {() => void} onclick @param {string} [look] */
export const button = (key, onclick, look = "") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(key));
