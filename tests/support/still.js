/** A stand-in for a browser without events of its own, without time and without random numbers. */

import { mock } from "node:test";
import { layOut } from "./elements.js";
import { inEnglish } from "./seen.js";
import { adoptSheets } from "./sheets.js";

process.env.TZ = "UTC";
const NOW = Date.UTC(2026, 4, 1);
mock.method(Math, "random", () => 0.5);
mock.timers.enable({ apis: ["Date", "setInterval", "setTimeout"], now: NOW });
mock.method(performance, "now", () => Date.now() - NOW);
layOut();
adoptSheets();
inEnglish();
/** Callbacks of the next frame. @type {((time: number) => void)[]} */
let frames = [];

/** Lets fetched data arrive, and draws a frame. */
export async function aFrame() {
  await new Promise((resolve) => setImmediate(resolve));
  const due = frames;
  frames = [];
  for (const draw of due) draw?.(Date.now());
}

/** Stores drawings from Python as text. */
class DOMParser {
  parseFromString(/** @type {string} */ text) {
    const documentElement = document.createElement("div");
    documentElement.textContent = text;
    return { documentElement };
  }
}
Object.assign(document, { importNode: (/** @type {unknown} */ node) => node });

const browser = {
  DOMParser,
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  navigator: { userAgent: "", storage: {} },
  devicePixelRatio: 2,
  getComputedStyle: (/** @type {any} */ element) => {
    const name = element.getAttribute("data-ink") ?? element.tag;
    return { color: `ink of ${name}`, backgroundColor: `ground of ${name}`, fontFamily: "F" };
  },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  requestAnimationFrame: (/** @type {(time: number) => void} */ draw) => frames.push(draw),
  cancelAnimationFrame: (/** @type {number} */ frame) => delete frames[frame - 1],
  location: { protocol: "https:", href: "https://sudoku.example/" },
  addEventListener() {},
};
for (const [name, value] of Object.entries({ ...browser, window: browser }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
