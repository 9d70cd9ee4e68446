import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createPreview } from "../../../web/print/preview.js";
import { PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {{method: string, params: any, signal: AbortSignal, lane: string, answer: (value: object) => void, fail: (reason: Error) => void}} Asked */

/** @type {Asked[]} */
let asked;
/** @type {State} */
let state;
/** @type {import("../../../web/app/state.js").Action[]} */
let acts;
/** @type {ReturnType<typeof createPreview>} */
let preview;

const READY = { phase: /** @type {const} */ ("ready"), how: "plain", ms: 1 };
const PAGE = { items: ["<svg/>"], next: null, total: 4, width: 210, height: 297, warnings: [] };

/** @type {any} */
const ask = (
  /** @type {string} */ method,
  /** @type {any} */ params,
  /** @type {{signal: AbortSignal, lane: string}} */ { signal, lane },
) => new Promise((answer, fail) => asked.push({ method, params, signal, lane, answer, fail }));

/** @param {import("../../../web/app/state.js").Action} action */
const act = (action) => {
  acts.push(action);
  state = reduce(state, action);
};

/** Let settled promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Update the preview for a state, and wait until it is made. @param {Partial<State>} [part] */
async function rested(part = {}) {
  state = { ...state, ...part };
  preview.update(state);
  mock.timers.tick(150);
  await settle();
}

/** @param {Partial<import("../../../web/print/options.js").PrintOptions>} options */
const withOptions = (options) => ({ print: { ...state.print, options: { ...state.print.options, ...options } } });

beforeEach(() => {
  asked = [];
  acts = [];
  state = { ...stateWith(PUZZLE), place: "print", engine: READY };
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, {
    document: { documentElement: { lang: "ko" } },
    location: new URL("https://a.example/#x"),
  });
  preview = createPreview({ ask, getState: () => state, act });
});
afterEach(() => {
  mock.timers.reset();
  for (const name of ["document", "location"]) Reflect.deleteProperty(globalThis, name);
});

test("the page that is looked at is drawn, in the page's language", async () => {
  await rested({ print: { ...state.print, page: 2 } });
  const [{ method, params, lane }] = asked;
  assert.deepEqual([method, params.from, params.limit, params.language, lane], ["sheet", 2, 1, "ko", "quick"]);
  asked[0].answer(PAGE);
  await settle();
  const { items: _, ...about } = PAGE;
  assert.deepEqual(state.print.sheets, { pages: { 2: "<svg/>" }, ...about });
});

test("changes one after the other are drawn once, when they rest", async () => {
  preview.update(state);
  mock.timers.tick(149);
  await settle();
  assert.equal(asked.length, 0);
  await rested(withOptions({ title: "Monday" }));
  assert.deepEqual(
    asked.filter(({ signal }) => !signal.aborted).map(({ params }) => params.options.title),
    ["Monday"],
  );
});

test("what is drawn of an older wish is put away", async () => {
  await rested();
  await rested(withOptions({ title: "Monday" }));
  assert.deepEqual(
    asked.map(({ signal }) => signal.aborted),
    [true, false],
  );
  asked[0].answer({ ...PAGE, items: ["old"] });
  await settle();
  assert.equal(state.print.sheets, null);
});

test("elsewhere, and before Python is awake, nothing is drawn; nor anew what changes nothing on paper", async () => {
  await rested({ place: "play" });
  await rested({ place: "print", engine: { phase: "failed", code: "", detail: "" } });
  assert.equal(asked.length, 0);
  await rested({ engine: READY });
  await rested({ selection: 5 });
  await rested({ judgement: /** @type {any} */ ({ ...state.judgement, puzzle: "another" }) });
  assert.equal(asked.length, 1);
});

test("with nothing to print there is no page", async () => {
  await rested();
  asked[0].answer(PAGE);
  await settle();
  await rested({ print: { ...state.print, source: "now" } });
  assert.deepEqual([state.print.sheets, asked.length], [null, 1]);
});

test("that a page cannot be drawn is told; that it is not wanted any more is not", async () => {
  await rested();
  asked[0].fail(new DOMException("", "AbortError"));
  await settle();
  assert.equal(state.notice, null);
  await rested(withOptions({ title: "Monday" }));
  asked[1].fail(new Error("broken"));
  await settle();
  assert.deepEqual(state.notice, { key: "print.failed" });
});

/** Return the only puzzle of My puzzles with another rating. @param {number} er */
function rated(er) {
  const [item] = state.tray.items;
  return { tray: { ...state.tray, items: [{ ...item, grade: /** @type {const} */ ("hard"), er }] } };
}

/** Show a preview of one puzzle from My puzzles. */
async function withTray() {
  const newcomers = [{ state: state.board, source: /** @type {const} */ ("text") }];
  state = reduce(state, { type: "tray-add", newcomers, now: 1 });
  await rested({ print: { ...state.print, source: "tray" } });
}

test("ratings that come one after the other wait for one moment, not each for its own", async () => {
  await withTray();
  asked[0].answer(PAGE);
  await settle();
  await rested(rated(3.1));
  mock.timers.tick(650);
  await rested(rated(3.2));
  mock.timers.tick(50);
  await rested(rated(3.3));
  asked[1].answer(PAGE);
  await settle();
  mock.timers.tick(750);
  await rested();
  assert.deepEqual(
    asked.map(({ params }) => params.sections[0].puzzles[0].er),
    [undefined, 3.2],
  );
  mock.timers.tick(100);
  await rested();
  assert.equal(asked[2].params.sections[0].puzzles[0].er, 3.3);
});

test("ratings that come for the tray are not drawn while a page is", async () => {
  await withTray();
  for (const er of [3.1, 3.2, 3.3]) await rested(rated(er));
  mock.timers.tick(1000);
  await settle();
  assert.deepEqual([asked.length, asked[0].signal.aborted], [1, false], "the page that is being drawn is finished");
  asked[0].answer(PAGE);
  await settle();
  mock.timers.tick(1000);
  mock.timers.tick(150);
  await settle();
  assert.deepEqual(
    asked.map(({ params }) => params.sections[0].puzzles[0].er),
    [undefined, 3.3],
  );
});

test("with the path to the solution the puzzle comes first, then its path", async () => {
  await rested(withOptions({ path: true }));
  assert.deepEqual([asked[0].method, asked[0].params.sections[0].puzzles[0].path], ["sheet", undefined]);
  asked[0].answer(PAGE);
  await settle();
  assert.deepEqual([asked[1].method, asked[1].lane, state.print.work?.key], ["sheet-path", "long", "print.explaining"]);
  asked[1].answer({ steps: [{}] });
  await settle();
  const { path } = asked[2].params.sections[0].puzzles[0];
  asked[2].answer({ missing: [path] });
  await settle();
  assert.deepEqual(asked[3].params.paths, { [path]: [{}] });
  asked[3].answer({ ...PAGE, total: 5 });
  await settle();
  assert.deepEqual([state.print.sheets?.total, state.print.work], [5, null]);
  await rested(withOptions({ title: "Monday" }));
  assert.deepEqual([asked.length, asked[4].method], [5, "sheet"], "a path that is known is not asked for again");
});

test("what was made for paper is kept in My puzzles, once; then it is printed, and told", () => {
  const made = {
    groups: state.print.groups,
    items: [{ state: stateWith(SOLUTION).board, group: 0, source: /** @type {const} */ ("made") }],
  };
  const result = { task: "pdf", tone: /** @type {const} */ ("good"), words: { key: "print.saved" } };
  const out = /** @type {const} */ ({ type: "select", cell: 3 });
  preview.printed(/** @type {any} */ ({ made, out, result }));
  preview.printed(/** @type {any} */ ({ made }));
  assert.equal(state.print.made, made);
  assert.deepEqual([state.tray.items.length, state.result, state.selection], [1, result, 3]);
  assert.deepEqual(
    acts.map(({ type }) => type),
    ["tray-add", "print", "result", "select"],
  );
});

test("a font that was looked at is used from now on; that one is refused is told, and changes nothing", () => {
  const font = { key: "font:1", title: "Mine" };
  const result = (/** @type {"good" | "bad"} */ tone) => ({ task: "font", tone, words: { key: "print.font.chosen" } });
  preview.fontChosen(/** @type {any} */ ({ weight: "regular", font, result: result("good") }));
  assert.deepEqual([state.print.fonts.regular, state.result], [font, result("good")]);
  acts = [];
  preview.fontChosen(/** @type {any} */ ({ weight: "regular", font: null, result: result("bad") }));
  assert.deepEqual([state.print.fonts.regular, acts], [font, [{ type: "result", result: result("bad") }]]);
});
