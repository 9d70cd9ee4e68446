/** The fields of the Book editor, each with its label. */

import { LANGUAGES } from "../contract/constants.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createNumberField } from "../ui/number-field.js";

/** The number of fields that have been created. It is used to give each field its own ID. */
let fieldCount = 0;

/** @param {string} key the message key of its label @param {HTMLElement} control @param {string} [look] */
function labelled(key, control, look = "") {
  fieldCount += 1;
  control.id = `book-${fieldCount}`;
  return h("div", { class: `book-field ${look}` }, h("label", { for: control.id }, t(key)), control);
}

/**
 * Show a value in a field, unless the person is typing in this field.
 * @param {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} control @param {unknown} value
 */
function showValue(control, value) {
  const typing = document.activeElement === control && !(control instanceof HTMLSelectElement);
  if (!typing && control.value !== String(value)) control.value = String(value);
}

/**
 * Create a labelled field for a number within bounds. A message below the field says if the number is not valid.
 * @param {string} key @param {import("../ui/number-field.js").Bounds} bounds @param {(value: number) => void} onNumber
 */
export function numberField(key, bounds, onNumber) {
  const { input, wrong, show } = createNumberField(bounds, { class: "field", autocomplete: "off" }, onNumber);
  const root = labelled(key, input);
  root.append(wrong);
  return { root, show };
}

/**
 * Create a labelled field for one line of text. The text is reported whenever it changes.
 * @param {string} key @param {(value: string) => void} onText @param {import("../ui/dom.js").Attributes} [attributes]
 */
export function lineField(key, onText, attributes = {}) {
  const oninput = () => onText(input.value);
  const input = h("input", { class: "field", type: "text", autocomplete: "off", ...attributes, oninput });
  return { root: labelled(key, input), input, show: (/** @type {unknown} */ value) => showValue(input, value) };
}

/**
 * Create a labelled field for several lines of text.
 * @param {string} key @param {(value: string) => void} onText @param {number} rows @param {string} [placeholder]
 */
export function textField(key, onText, rows, placeholder) {
  const box = h("textarea", { rows, placeholder, oninput: () => onText(box.value) });
  return { root: labelled(key, box, "book-wide"), box, show: (/** @type {unknown} */ value) => showValue(box, value) };
}

/**
 * Create a labelled list from which one value is chosen.
 * @param {string} key @param {(value: string) => void} onChoice
 */
export function choiceField(key, onChoice) {
  const select = h("select", { class: "field", onchange: () => onChoice(select.value) });
  let shown = "";
  return {
    root: labelled(key, select),
    select,
    /** @param {unknown} value @param {readonly (string | number)[]} values @param {(value: string) => string} wordFor @param {(value: string) => string} [groupOf] returns "" for a value without a group */
    show(value, values, wordFor, groupOf = () => "") {
      if (shown !== values.join()) {
        shown = values.join();
        const names = values.map(String);
        const optionsOf = (/** @type {string} */ group) =>
          names.filter((name) => groupOf(name) === group).map((name) => option(name, wordFor(name)));
        const groups = [...new Set(names.map(groupOf))];
        select.replaceChildren(
          ...groups.flatMap((label) => (label ? h("optgroup", { label }, ...optionsOf(label)) : optionsOf(label))),
        );
      }
      showValue(select, value);
    },
  };
}

/**
 * Create an option of a list. The name of a language is marked as text in this language.
 * @param {string} value @param {string} word
 */
const option = (value, word) => h("option", { value, lang: value in LANGUAGES ? value : null }, word);

/**
 * Create a button that shows only an icon and has a name for screen readers.
 * @param {string} key @param {SVGElement} drawing @param {() => void} onclick
 */
export function iconButton(key, drawing, onclick) {
  const name = t(key);
  return h("button", { type: "button", class: "icon-button", "aria-label": name, title: name, onclick }, drawing);
}

/** @param {string} key @param {() => void} onclick @param {string} [look] */
export const button = (key, onclick, look = "") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(key));
