/** A stand-in for a browser that saves data, and records what leaves the page. */

import { mock } from "node:test";
import { storage } from "./storage.js";

/** Events for the whole page, such as those from another tab. */
export const page = Object.assign(new EventTarget(), { hidden: false });
export const shelf = storage();
const addEventListener = page.addEventListener.bind(page);
Object.assign(window, { addEventListener });
Object.assign(globalThis, { localStorage: shelf, addEventListener });

let lots = 0;
mock.method(Math, "random", () => ++lots / 64); // so that each thing has a key of its own

/** Returns the saved data, one line for each item. */
export const kept = () => Object.entries(shelf).map(([name, text]) => `kept: ${name} ${text}`);

/** Makes it refuse to save anything from now on. */
export function fillShelf() {
  const refuse = () => {
    throw new Error("full");
  };
  const get = (/** @type {any} */ all, /** @type {string} */ name) => (name === "setItem" ? refuse : all[name]);
  Object.assign(globalThis, { localStorage: new Proxy(shelf, { get }) });
}

/** Records what is copied, shared and downloaded. @param {unknown[]} asked */
export function noteWhatLeaves(asked) {
  const writeText = async (/** @type {string} */ text) => void asked.push(`copied: ${text}`);
  Object.assign(navigator, { clipboard: { writeText } });
  mock.method(URL, "createObjectURL", (/** @type {Blob} */ file) => {
    asked.push(file);
    return "blob:file";
  });
  mock.method(document, "createElement", (/** @type {string} */ tag) => {
    const element = /** @type {any} */ (made(tag));
    if (tag === "a") element.addEventListener("click", () => asked.push(`saved: ${element.getAttribute("download")}`));
    return element;
  });
}
const made = document.createElement;

/** Returns a line without compressed data, which depends on the system's zlib, and without names made from it. @param {string} line */
export const unpacked = (line) =>
  line.replace(/eJ[\w-]{9,}/g, "PACKED").replace(/(sudoku\.(?:assignment|marks)\.v1\.)\w+/g, "$1HASH");
