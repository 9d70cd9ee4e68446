/**
 * The updates of the preview in the tab Print. After each change, Python draws the visible page again.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./request.js").SheetRequest} SheetRequest
 */

import { drawnWithPaths, missingPaths, withKnownPaths, withPaths } from "./paths.js";
import { requestNow } from "./request.js";
import { isOpened } from "./saved.js";

/** The time in milliseconds to wait for further changes before the preview is drawn. */
const PAUSE = 150;

/**
 * The shortest time in milliseconds between two drawings of the preview, if only ratings in My puzzles have changed.
 */
const CALM = 1000;

/** The number of pages before and after the visible one that are drawn for the Book editor, and per request. */
const NEAR = 8;
const PORTION = 4;

/** @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void}} wiring */
export function createPreview({ ask, getState, act }) {
  let running = new AbortController();
  /** @type {unknown[]} */
  let lastParts = [];
  let wanted = "";
  let busy = false;
  /** @type {State["tray"]["items"]} */
  let drawn = [];
  /** The pages that have been drawn for the Book editor, as long as its document is the same. */
  let near = { document: "", pages: /** @type {Record<number, string>} */ ({}) };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;

  const show = (/** @type {Partial<import("./saved.js").Print>} */ print) => act({ type: "print", print });

  /** @param {SheetRequest} request @param {State["print"]} print @param {boolean} desk @param {AbortSignal} signal */
  const preview = async (request, print, desk, signal) => {
    const { path } = print.options;
    const { page } = print;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    /** @type {import("../contract/shapes.js").Ask} */
    const asks = (method, params) => ask(method, params, { signal, lane: "long" });
    const tell = (/** @type {import("../app/state.js").Words} */ work) => signal.aborted || show({ work });
    const drawFrom = (/** @type {SheetRequest} */ whole, /** @type {number} */ from, limit = 1) => {
      const wanted = { ...whole, from, limit, ...(isOpened(print) && { opened: true }) };
      return drawnWithPaths((supplies) => ask("sheet", { ...wanted, ...supplies }, { signal, lane: "quick" }));
    };
    const draw = async (/** @type {SheetRequest} */ whole) => {
      const { items, ...about } = await drawFrom(whole, page);
      if (signal.aborted) return;
      near.pages[page] = items[0];
      show({ sheets: { pages: desk ? { ...near.pages } : { [page]: items[0] }, ...about }, work: null });
    };
    // draw once with the known paths, because finding many paths takes a while
    if (missingPaths(request, path).length) await draw(withKnownPaths(request, path));
    const whole = await withPaths(request, path, asks, tell);
    await draw(whole);
    if (!desk) return;
    for (let from = Math.max(0, page - NEAR); from <= page + NEAR; from += PORTION) {
      if (Array.from({ length: PORTION }, (_, at) => from + at).every((at) => near.pages[at])) continue;
      const { items, ...about } = await drawFrom(whole, from, PORTION);
      if (signal.aborted || !items.length) return;
      for (const [at, item] of items.entries()) near.pages[from + at] = item;
      show({ sheets: { pages: { ...near.pages }, ...about } });
    }
  };

  /** @param {Error} error */
  const failed = (error) => {
    if (error.name !== "AbortError") act({ type: "notice", words: { key: "print.failed" } });
  };

  /** @param {State} state */
  const refresh = (state) => {
    const { options, page } = state.print;
    const request = requestNow(state);
    const desk = state.layer === "desk";
    const document = JSON.stringify([request, options.path, isOpened(state.print)]);
    const key = `${document} ${page} ${desk}`;
    if (key === wanted) return;
    wanted = key;
    if (near.document !== document || !desk) near = { document, pages: {} };
    running.abort();
    running = new AbortController();
    if (request.sections.length) work(request, state.print, desk, running.signal);
    else show({ sheets: null, work: null });
  };

  /** @type {typeof preview} */
  const work = async (request, print, desk, signal) => {
    busy = true;
    await preview(request, print, desk, signal).catch(failed);
    if (running.signal === signal) busy = false;
  };

  /**
   * Draw the preview again after a pause. If a page is still being drawn then, wait longer, because a new drawing would
   * stop it.
   */
  const refreshLater = () => {
    if (later) return;
    later = setTimeout(() => {
      later = undefined;
      if (busy) refreshLater();
      else update(getState(), true);
    }, CALM);
  };

  /**
   * Draw the preview again if a part of the state has changed that affects it. If only facts about puzzles in My
   * puzzles have changed, such as ratings, draw it later.
   * @param {State} state
   * @param {boolean} [calm]  whether to draw at once even if only such facts have changed
   */
  const update = (state, calm = false) => {
    if (state.place !== "print" || state.engine.phase !== "ready") return;
    const { options, source, made, groups, book, page, sides, fonts } = state.print;
    const { items, selected } = state.tray;
    const { board, shelf, judgement, layer } = state;
    const lang = document.documentElement.lang;
    const parts = [
      options,
      source,
      made,
      groups,
      book,
      page,
      sides,
      fonts,
      items.length,
      selected,
      board,
      shelf,
      judgement,
      layer === "desk",
      lang,
    ];
    const same = parts.every((part, index) => part === lastParts[index]);
    if (same && items === drawn) return;
    if (same && !calm) return refreshLater();
    lastParts = parts;
    drawn = items;
    refresh(state);
  };

  /**
   * Finish a print task: add new puzzles to My puzzles, show the result, and start printing or the download.
   * @param {import("./types.js").PrintCommands["printed"]} done
   */
  const printed = ({ made, print, out, result }) => {
    if (made && made !== getState().print.made) {
      const newcomers = made.items.map(({ group, ...newcomer }) => newcomer);
      act({ type: "tray-add", newcomers, now: Date.now() });
      show({ made });
    }
    if (print) show(print);
    if (result) act({ type: "result", result });
    if (out) act(out);
  };

  /**
   * Use a font that Python has accepted instead of the previous font.
   * @param {import("./types.js").PrintCommands["font-chosen"]} done
   */
  const fontChosen = ({ weight, font, result }) => {
    if (font) act({ type: "own-font", weight, font });
    act({ type: "result", result });
  };

  return { update, printed, fontChosen };
}
