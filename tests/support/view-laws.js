/** The rules that every view keeps in every state: names, words, references and known actions. */

import { readFileSync } from "node:fs";

/** @typedef {ReturnType<typeof import("./elements.js").drawn>} Drawn */

const CONTROLS = new Set(["button", "input", "select", "textarea", "canvas", "iframe"]);
const ROLES = new Set(["grid", "gridcell", "menuitem", "menuitemradio", "radio", "switch", "tab", "dialog", "tree"]);
const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];
const CATALOG = JSON.parse(readFileSync(new URL("../../web/locales/en.json", import.meta.url), "utf-8"));
const SPOKEN = ["aria-label", "title", "alt", "placeholder"];

/** Return the element and everything below it. @param {Drawn} element @returns {Drawn[]} */
export const everything = (element) => [element, ...element.below(() => true)];

/** Return whether an element is left out of what a person can use. @param {Drawn} element */
const isHidden = (element) =>
  element.hidden ||
  element.getAttribute("aria-hidden") === "true" ||
  (element.tag === "dialog" && Reflect.get(element, "open") !== true);

/** Return the visible elements. @param {Drawn} element @returns {Drawn[]} */
export const visible = (element) => seenIn(element, []);

/** Add an element and everything below it to those that are visible. @param {Drawn} element @param {Drawn[]} seen */
function seenIn(element, seen) {
  if (isHidden(element)) return seen;
  seen.push(element);
  for (const child of element.children) seenIn(child, seen);
  return seen;
}

/** Return all texts that a person sees or hears. @param {Drawn} root @returns {string[]} */
const texts = (root) =>
  visible(root).flatMap((element) => [
    ...element.childNodes.filter((node) => typeof node === "string"),
    ...SPOKEN.map((name) => element.getAttribute(name) ?? ""),
  ]);

/**
 * Return the texts with a missing value, a key of the catalog or a placeholder in them.
 * @param {Drawn} root @param {(text: string) => boolean} [isData]  whether a text is not the page's own
 */
export const brokenTexts = (root, isData = () => false) =>
  texts(root).filter(
    (text) => !isData(text) && (/\b(undefined|NaN|\[object )|\{\w+\}/.test(text) || Object.hasOwn(CATALOG, text)),
  );

/** Return the controls without a name that a person can see or hear. @param {Drawn} root */
export function unnamed(root) {
  const all = everything(root);
  const labels = new Set(all.filter(({ tag }) => tag === "label").map((label) => label.getAttribute("for")));
  const nameOf = (/** @type {Drawn} */ element) =>
    element.getAttribute("aria-label") || element.getAttribute("aria-labelledby") || element.textContent.trim();
  const isNamed = (/** @type {Drawn} */ element) =>
    nameOf(element) || labels.has(element.id) || element.closest("label")?.textContent.trim();
  return visible(root)
    .filter((element) => CONTROLS.has(element.tag) || ROLES.has(element.getAttribute("role") ?? ""))
    .filter((element) => !isNamed(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Return the ids that two elements have, and the references to elements that are not there. @param {Drawn} root */
export function brokenReferences(root) {
  const all = everything(root);
  const ids = all.map(({ id }) => id).filter(Boolean);
  /** @type {Set<string>} */
  const known = new Set();
  const doubled = ids.filter((id) => known.size === known.add(id).size);
  const lost = all.flatMap((element) =>
    REFERENCES.flatMap((name) =>
      (element.getAttribute(name) ?? "")
        .split(" ")
        .filter((id) => id && !known.has(id))
        .map((id) => `${name}=${id}`),
    ),
  );
  return [...doubled, ...lost];
}
