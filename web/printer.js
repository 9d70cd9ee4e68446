/**
 * Sheets made by Python: the page of the preview, all pages for the browser's printer, a PDF to download.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {import("./tasks.js").Asks} Asks
 * @typedef {import("./tasks.js").Tell} Tell
 * @typedef {import("./print-options.js").SheetRequest} SheetRequest
 */
import { requestOf } from "./print-options.js";

/** Pages asked for at first; twice as many next time while a portion takes less than this, in milliseconds. */
const PORTION = 8;
const PORTION_TIME = 1000;

/** A change waits so long for the next one, in milliseconds. */
const PAUSE = 150;

/** @param {State} state */
const requestNow = (state) => requestOf(state, document.documentElement.lang, location.href.split("#")[0]);

/** @param {string} method @param {SheetRequest} request @param {Asks} asks @param {Tell} tell @returns {Promise<{items: any[], width: number, height: number}>} */
async function allPages(method, request, asks, tell) {
  let from = 0;
  let limit = PORTION;
  /** @type {any[]} */
  const items = [];
  for (;;) {
    const begin = performance.now();
    const some = await asks(method, { ...request, from, limit });
    items.push(...some.items);
    if (performance.now() - begin < PORTION_TIME) limit *= 2;
    if (some.next === null) return { ...some, items };
    from = some.next;
    tell({ key: "print.working", args: { done: items.length, total: some.total } });
  }
}

/** Tasks of a person's order, see tasks.js. @type {Record<string, import("./tasks.js").TaskRun>} */
export const PRINT_TASKS = {
  async paper(state, asks, tell) {
    const { items, width, height } = await allPages("sheet", requestNow(state), asks, tell);
    return { type: "paper", pages: items, width, height };
  },
  async pdf(state, asks, tell) {
    const { items: parts } = await allPages("sheet-parts", requestNow(state), asks, tell);
    const { title } = state.print.options;
    const { pdf } = await asks("sheet-pdf", { parts, title });
    return { type: "download", base64: pdf, name: fileName(title) };
  },
};

/** @param {string} title */
export const fileName = (title) =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "sudoku"
  }.pdf`;

/** Keeps the preview true while the panel is open. @param {{ask: import("./judge.js").Ask, act: (action: Action) => void}} wiring */
export function createPrinter({ ask, act }) {
  let running = new AbortController();
  let wanted = "";

  /** @param {string} key @param {SheetRequest} request @param {number} page */
  const preview = async (key, request, page) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (signal.aborted) return;
    const params = { ...request, from: page, limit: 1 };
    const { items, total, width, height } = await ask("sheet", params, { signal, lane: "quick" });
    if (wanted === key)
      act({ type: "print", print: { sheets: { pages: { [page]: items[0] }, total, width, height } } });
  };

  return {
    /** @param {State} state */
    update(state) {
      if (state.panel !== "print" || state.engine.phase !== "ready") return;
      const request = requestNow(state);
      const key = JSON.stringify([request, state.print.page]);
      if (key === wanted) return;
      wanted = key;
      preview(key, request, state.print.page).catch((error) => {
        if (error.name !== "AbortError") act({ type: "notice", words: { key: "print.failed" } });
      });
    },
  };
}
