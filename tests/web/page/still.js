/** A browser in which nothing happens by itself, no time goes by, and nothing is left to chance. */

import { mock } from "node:test";
import { layOut } from "../../support/elements.js";
import { inEnglish } from "../../support/seen.js";

const NOW = Date.UTC(2026, 4, 1);
mock.method(Math, "random", () => 0.5);
mock.timers.enable({ apis: ["Date", "setInterval", "setTimeout"], now: NOW });
layOut();
inEnglish();
const browser = {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  navigator: { userAgent: "", storage: {} },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  requestAnimationFrame: (/** @type {() => void} */ draw) => draw(),
  cancelAnimationFrame() {},
  location: { protocol: "https:", href: "https://sudoku.example/" },
  addEventListener() {},
};
for (const [name, value] of Object.entries({ ...browser, window: browser }))
  Object.defineProperty(globalThis, name, { value, configurable: true });
