/**
 * The updates of the preview in the tab Print. After each change, Python draws the visible page again.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./request.js").SheetRequest} SheetRequest
 */

import { drawnWithPaths, missingPaths, withKnownPaths, withPaths } from "./paths.js";
import { isOpened } from "./saved.js";
import { requestNow } from "./tasks.js";

/** The time in milliseconds to wait for further changes before the preview is drawn. */
const PAUSE = 150;

/**
 * The shortest time in milliseconds between two drawings of the preview, if only ratings in My puzzles have changed.
 */
const CALM = 1000;

/** @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void}} wiring */
export function createPreview({ ask, getState, act }) {
  let running = new AbortController();
  /** @type {unknown[]} */
  let lastParts = [];
  let wanted = "";
  let busy = false;
  /** @type {State["tray"]["items"]} */
  let drawn = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;

  const show = (/** @type {Partial<import("./saved.js").Print>} */ print) => act({ type: "print", print });

  /** @param {SheetRequest} request @param {State["print"]} print @param {AbortSignal} signal */
  const preview = async (request, print, signal) => {
    const { path } = print.options;
    const { page } = print;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    /** @type {import("../contract/shapes.js").Ask} */
    const asks = (method, params) => ask(method, params, { signal, lane: "long" });
    const tell = (/** @type {import("../app/state.js").Words} */ work) => signal.aborted || show({ work });
    const draw = async (/** @type {SheetRequest} */ whole) => {
      const wanted = { ...whole, from: page, limit: 1, ...(isOpened(print) && { opened: true }) };
      const { items, ...about } = await drawnWithPaths((supplies) =>
        ask("sheet", { ...wanted, ...supplies }, { signal, lane: "quick" }),
      );
      if (!signal.aborted) show({ sheets: { pages: { [page]: items[0] }, ...about }, work: null });
    };
    // draw once with the known paths, because finding many paths takes a while
    if (missingPaths(request, path).length) await draw(withKnownPaths(request, path));
    await draw(await withPaths(request, path, asks, tell));
  };

  /** @param {Error} error */
  const failed = (error) => {
    if (error.name !== "AbortError") act({ type: "notice", words: { key: "print.failed" } });
  };

  /** @param {State} state */
  const refresh = (state) => {
    const { options, page } = state.print;
    const request = requestNow(state);
    const key = JSON.stringify([request, options.path, page, isOpened(state.print)]);
    if (key === wanted) return;
    wanted = key;
    running.abort();
    running = new AbortController();
    if (request.sections.length) work(request, state.print, running.signal);
    else show({ sheets: null, work: null });
  };

  /** @type {typeof preview} */
  const work = async (request, print, signal) => {
    busy = true;
    await preview(request, print, signal).catch(failed);
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
    const { board, shelf, judgement } = state;
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
  const printed = ({ made, out, result }) => {
    if (made && made !== getState().print.made) {
      const newcomers = made.items.map(({ group, ...newcomer }) => newcomer);
      act({ type: "tray-add", newcomers, now: Date.now() });
      show({ made });
    }
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
