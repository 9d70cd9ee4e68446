/** The view as a person sees it, as lines of English text, and ways to use its controls. */

import { speak, translator, voice } from "../../web/ui/i18n.js";
import { wordsIn } from "./catalogs.js";
import { drawn } from "./elements.js";

const IN_LINE = new Set(["span", "strong", "em", "b", "i", "bdi", "kbd", "code", "a", "time"]);

const CELLS = new Set(["th", "td"]);

/** Makes everything drawn from now on English, including scripts that are loaded later. */
export function inEnglish() {
  const catalog = wordsIn("en");
  speak("en", catalog);
  Object.assign(voice, {
    translate: translator("en", catalog),
    inEnglish: (/** @type {string} */ key) => catalog[key] ?? key,
  });
}

/**
 * Returns the visible lines: `[a button]`, `(a disabled button)`, `[a pressed button]*`, `{the text of a field}`,
 * `‹a drawing's name›`, `3/7` for progress, `a | b |` for a table's row. Hidden and folded elements are left out.
 * @param {unknown} root
 */
export const seen = (root) =>
  told(root)
    .split("\n")
    .map((line) => line.replace(/ +/g, " ").trim())
    .filter(Boolean);

/**
 * Returns a view in its place, and the actions that it asks for.
 * @template View @param {(root: any, onAction: (action: any) => void) => View} create
 */
export function placed(create) {
  const root = drawn(document.createElement("div"));
  /** @type {any[]} */
  const acts = [];
  return { root, acts, view: create(root, (action) => acts.push(action)) };
}

/** @param {any} node @returns {string} */
function told(node) {
  if (typeof node === "string") return node.replace(/\s+/g, " ");
  if (node.hidden || (node.tag === "dialog" && !isOn(node, "open"))) return "";
  if (Object.hasOwn(TOLD, node.tag)) return ` ${TOLD[node.tag](node)} `;
  const folded = node.tag === "details" && !isOn(node, "open");
  const inner = (folded ? node.children.slice(0, 1) : node.childNodes).map(told).join("");
  if (node.tag === "label") return ` ${inner} `;
  if (CELLS.has(node.tag)) return `${inner} | `;
  return IN_LINE.has(node.tag) ? inner : `\n${inner}\n`;
}

/** @param {any} node @param {string} name */
const isOn = (node, name) => node[name] ?? node.attributes.has(name);

/** @param {any} node */
const isIdle = (node) => isOn(node, "disabled") || node.getAttribute("aria-disabled") === "true";

/** @param {any} node */
const nameOf = (node) =>
  node.getAttribute("aria-label") ?? node.childNodes.map(told).join("").replace(/\s+/g, " ").trim();

/** @param {any} node */
function buttonSeen(node) {
  const marks = ["aria-pressed", "aria-expanded", "aria-checked", "aria-selected", "aria-current"];
  const on = marks.some((mark) => !["false", null].includes(node.getAttribute(mark)));
  return (isIdle(node) ? `(${nameOf(node)})` : `[${nameOf(node)}]`) + (on ? "*" : "");
}

/** @param {any} node */
function inputSeen(node) {
  const value = node.value ?? node.getAttribute("value") ?? "";
  const isSwitch = ["checkbox", "radio"].includes(node.getAttribute("type"));
  const held = isSwitch ? (isOn(node, "checked") ? "x" : " ") : value;
  return `{${held}}${isIdle(node) ? "-" : ""}`;
}

/** @param {any} node */
function selectSeen(node) {
  const options = node.all("option");
  const chosen = options.find((/** @type {any} */ option) => option.getAttribute("value") === String(node.value));
  return `{${(chosen ?? options[0])?.textContent ?? ""}}${isIdle(node) ? "-" : ""}`;
}

/** @param {any} node */
function progressSeen(node) {
  const [value, max] = ["value", "max"].map((name) => node[name] ?? node.getAttribute(name));
  return value === null ? "…" : `${value}/${max}`;
}

/** @type {Record<string, (node: any) => string>} */
const TOLD = {
  button: buttonSeen,
  input: inputSeen,
  textarea: inputSeen,
  select: selectSeen,
  progress: progressSeen,
  svg: (node) => (node.getAttribute("role") === "img" ? `‹${nameOf(node)}›` : ""),
  canvas: (node) => `‹${nameOf(node)}›`,
};

const PRESSED = new Set(["button", "a"]);
const FILLED = new Set(["input", "select", "textarea"]);
const CONTROLS = new Set([...PRESSED, ...FILLED]);

/** Returns all elements with this name, visible or not. @param {unknown} root @param {string} name @param {Set<string>} kinds @returns {any[]} */
function named(root, name, kinds) {
  const all = everything(drawn(root));
  const labelled = all.find((node) => node.tag === "label" && nameOf(node) === name)?.getAttribute("for");
  const found = all.filter(
    (node) =>
      kinds.has(node.tag) &&
      (PRESSED.has(node.tag)
        ? nameOf(node) === name
        : node.getAttribute("aria-label") === name || node.id === labelled),
  );
  if (!found.length) throw new Error(`nothing is called ${name} in ${seen(root).join(" / ")}`);
  return found;
}

/** Returns the control with this name, visible or not. @param {unknown} root @param {string} name @param {Set<string>} [kinds] */
export const control = (root, name, kinds = CONTROLS) => named(root, name, kinds)[0];

/** Presses an enabled button. @param {unknown} root @param {string} name */
export function press(root, name) {
  const button = named(root, name, PRESSED).find((each) => !isAway(each));
  if (!button || isIdle(button)) throw new Error(`${name} cannot be pressed`);
  button.focus(); // as most browsers do
  button.hears("click");
}

/** Opens and closes each menu once, because its choices are created when it is first opened. @param {unknown} root */
export function openMenus(root) {
  const buttons = drawn(root).all("button");
  for (const button of buttons.filter(({ parent }) => parent?.className === "menu")) {
    button.click();
    button.click();
  }
}

/** Returns whether an element or one of its ancestors is hidden. @param {any} node @returns {boolean} */
const isAway = (node) => Boolean(node) && (node.hidden || isAway(node.parentElement));

/** Writes into a field, chooses the option with this name or value, or sets a switch. @param {unknown} root @param {string} name @param {string | number | boolean} value */
export function enter(root, name, value) {
  const field = control(root, name, FILLED);
  const at = field.options.findIndex((/** @type {any} */ option) =>
    [nameOf(option), option.getAttribute("value")].includes(String(value)),
  );
  const text = at < 0 ? String(value) : field.options[at].getAttribute("value");
  const held = typeof value === "boolean" ? { checked: value } : { value: text, valueAsNumber: Number(value) };
  Object.assign(field, held, { selectedIndex: at });
  for (const event of ["input", "change"]) field.hears(event);
}

/** @param {ReturnType<typeof drawn>} node @returns {ReturnType<typeof drawn>[]} */
const everything = (node) => [node, ...node.children.flatMap(everything)];
