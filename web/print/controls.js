/**
 * The controls of the tab Print, each with a label: lists, text boxes, boxes for lengths, switches and toggle buttons.
 */

import { h, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createNumberField } from "../ui/number-field.js";
import { LONGEST_TEXT } from "./options.js";

/**
 * Create a list to choose one value from. A chosen number is given to `onChoice` as a number, not as text.
 * @template {string} Name @param {Name} name @param {readonly (string | number)[]} values
 * @param {(value: string | number) => string} wordFor @param {(value: string | number) => void} onChoice
 */
export function createChoice(name, values, wordFor, onChoice) {
  const id = `print-${name}`;
  const onchange = () => onChoice(values[list.selectedIndex]);
  const list = h("select", { id, onchange }, ...values.map((value) => h("option", { value }, wordFor(value))));
  const show = (/** @type {unknown} */ value) => {
    list.value = String(value);
  };
  return { name, show, list, root: labelled(id, t(`print.${name}`), list) };
}

/**
 * @template {string} Name @param {Name} name @param {(value: string) => void} onText @param {string} [placeholder]
 * @param {number} [rows]
 */
export function createText(name, onText, placeholder, rows = 1) {
  const id = `print-${name}`;
  const box = h("textarea", { id, rows, maxlength: LONGEST_TEXT, placeholder, oninput: () => onText(box.value) });
  const show = (/** @type {unknown} */ value) => {
    if (box.value !== value) box.value = String(value);
  };
  return { name, show, root: labelled(id, t(`print.${name}`), box) };
}

/**
 * Create a box for a number that must be within bounds.
 * @template {string} Name @param {Name} name @param {import("../ui/number-field.js").Bounds} bounds
 * @param {(value: number) => void} onNumber
 */
export function createNumber(name, bounds, onNumber) {
  const id = `print-${name}`;
  const { input, wrong, show } = createNumberField(bounds, { id }, onNumber);
  return { name, show, root: labelled(id, t(`print.${name}`), input, wrong) };
}

/**
 * Create a switch, with its label, for an option that is on or off.
 * @template {string} Name @param {Name} name @param {(value: boolean) => void} onToggle
 * @param {Record<string, unknown>} [args]  for the text of its label
 */
export function createToggle(name, onToggle, args) {
  const id = `print-${name}`;
  const input = h("input", { type: "checkbox", role: "switch", id, onchange: () => onToggle(input.checked) });
  const show = (/** @type {unknown} */ value) => {
    input.checked = Boolean(value);
  };
  return { name, show, root: h("div", { class: "switch" }, input, h("label", { for: id }, t(`print.${name}`, args))) };
}

/**
 * Create a row of toggle buttons, one for each name, with a label for the whole row.
 * @param {string} label @param {readonly string[]} names @param {(name: string) => string} wordFor
 * @param {(name: string) => void} onPress
 */
export function createNames(label, names, wordFor, onPress) {
  const buttons = names.map((name) =>
    h("button", { type: "button", class: "button small chip choice", onclick: () => onPress(name) }, wordFor(name)),
  );
  const show = (/** @type {readonly string[]} */ pressed) => {
    for (const [index, button] of buttons.entries())
      put(button, "aria-pressed", String(pressed.includes(names[index])));
  };
  return { show, root: h("div", { class: "chips", role: "group", "aria-label": label }, ...buttons) };
}

/** @param {string} id @param {string} label @param {...HTMLElement} controls */
const labelled = (id, label, ...controls) => h("div", { class: "option" }, h("label", { for: id }, label), ...controls);
