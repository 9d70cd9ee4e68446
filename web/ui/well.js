/** The empty stage: the nine boxes of a board, drawn quietly, and a sentence that says what will appear there. */
import { h } from "./dom.js";

/** Create the empty stage. @param {string} words that say what will appear there, or "" */
export function createWell(words) {
  const boxes = Array.from({ length: 9 }, () => h("span", { class: "well-box" }));
  const drawing = h("div", { class: "well-boxes", "aria-hidden": "true" }, ...boxes);
  return h("div", { class: "scene-main well" }, drawing, words && h("p", { class: "well-words" }, words));
}
