/**
 * A section that can be opened and closed. When the views are created again for another language, it remains open or
 * closed.
 */
import { h } from "./dom.js";

/** @type {Map<string, boolean>} */
const left = new Map();

/**
 * Create a section that can be opened and closed.
 * @param {string} name a unique name that does not depend on the language
 * @param {import("./dom.js").Attributes} attributes @param {Node | string} summary @param {...import("./dom.js").Child} children
 */
export function fold(name, { open = false, ...attributes }, summary, ...children) {
  const title = typeof summary === "string" ? h("summary", {}, summary) : summary;
  const root = h("details", { ...attributes, open: left.get(name) ?? open }, title, ...children);
  root.addEventListener("toggle", () => left.set(name, root.open));
  return root;
}
