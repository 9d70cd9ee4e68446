/** A fold, which stays as it was left when another language makes all views anew. */
import { h } from "./dom.js";

/** @type {Map<string, boolean>} */
const left = new Map();

/**
 * @param {string} name which no other fold has, in place of the words
 * @param {import("./dom.js").Attributes} attributes @param {Node | string} summary @param {...import("./dom.js").Child} children
 */
export function fold(name, { open = false, ...attributes }, summary, ...children) {
  const title = typeof summary === "string" ? h("summary", {}, summary) : summary;
  const root = h("details", { ...attributes, open: left.get(name) ?? open }, title, ...children);
  root.addEventListener("toggle", () => left.set(name, root.open));
  return root;
}
