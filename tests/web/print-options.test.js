import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOfText } from "../../web/board.js";
import { changed, optionsFrom, PRESETS, PRINT, presetNow, presetOf, requestOf } from "../../web/print-options.js";
import { fileName, PRINT_TASKS } from "../../web/printer.js";
import { INITIAL, reduce } from "../../web/state.js";

const TEXT = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8";
const ADDRESS = "https://sudoku.example.org/";

test("every preset is known again, and keeps paper and words", () => {
  for (const name of Object.keys(PRESETS)) {
    const options = presetOf({ ...PRINT.options, paper: "A5", title: "Monday" }, name);
    assert.equal(presetNow(options), name);
    assert.deepEqual([options.paper, options.title], ["A5", "Monday"]);
  }
  assert.equal(presetNow({ ...PRINT.options, per_page: 9 }), "");
});

test("a change goes back to the first page; a number a page ends the wish for cells of one size", () => {
  const large = { ...PRINT, options: presetOf(PRINT.options, "large"), page: 3 };
  assert.equal(changed(large, { tint: true }).page, 0);
  assert.equal(changed(large, { tint: true }).options.cell, 20);
  assert.equal(changed(large, { per_page: 2 }).options.cell, null);
});

test("the request holds the puzzles without entries, all of the shelf where that is wished", () => {
  const first = /** @type {import("../../web/board.js").BoardState} */ (boardOfText(TEXT));
  const board = { ...first, values: TEXT.replace(".", "9") };
  const other = { ...first, givens: TEXT.replace("4", "."), values: TEXT.replace("4", ".") };
  const state = { ...INITIAL, board, shelf: { puzzles: [first, other], index: 0 } };
  const [{ puzzles }] = /** @type {any} */ (requestOf(state, "ko", ADDRESS).sections);
  assert.deepEqual(
    puzzles.map((/** @type {any} */ puzzle) => puzzle.state.values),
    [TEXT],
  );
  const all = { ...state, print: { ...PRINT, source: /** @type {const} */ ("shelf") } };
  assert.equal(/** @type {any} */ (requestOf(all, "ko", ADDRESS).sections)[0].puzzles.length, 2);
});

test("codes carry the page's address only where they are wished", () => {
  const qr = { ...INITIAL, print: changed(PRINT, { qr: true }) };
  assert.equal(/** @type {any} */ (requestOf(INITIAL, "en", ADDRESS).options).qr, "");
  assert.equal(/** @type {any} */ (requestOf(qr, "en", ADDRESS).options).qr, ADDRESS);
});

test("saved options that do not fit are left out", () => {
  const kept = optionsFrom({ paper: "B7", per_page: 9, tint: "yes", title: "Mine", show: 3, margin: 1e9, more: 1 });
  assert.deepEqual(kept, { ...PRINT.options, per_page: 9, title: "Mine" });
  for (const odd of [null, undefined, 7, "x", []]) assert.deepEqual(optionsFrom(odd), PRINT.options);
  assert.deepEqual(optionsFrom(presetOf(PRINT.options, "large")), presetOf(PRINT.options, "large"));
});

test("a PDF is asked for in portions and told of", async () => {
  globalThis.document = /** @type {any} */ ({ documentElement: { lang: "en" } });
  globalThis.location = /** @type {any} */ ({ href: `${ADDRESS}#p=1` });
  /** @type {string[]} */
  const asked = [];
  /** @type {any[]} */
  const told = [];
  const asks = async (/** @type {string} */ method, /** @type {any} */ { from, limit, parts }) => {
    asked.push(method);
    if (method === "sheet-pdf") return { pdf: `${parts.length} parts` };
    const items = Array.from({ length: Math.min(limit, 19 - from) }, (_, i) => from + i);
    return { items, next: from + limit < 19 ? from + limit : null, total: 19, width: 210, height: 297 };
  };
  const state = reduce(INITIAL, { type: "print", print: changed(PRINT, { title: "My  <book>" }) });
  const action = await PRINT_TASKS.pdf(state, asks, (words) => told.push(words.args));
  assert.deepEqual(action, { type: "download", base64: "19 parts", name: "My-book.pdf" });
  assert.deepEqual(asked, ["sheet-parts", "sheet-parts", "sheet-pdf"]);
  assert.deepEqual(told, [{ done: 8, total: 19 }]);
});

test("a file's name is plain", () => {
  assert.equal(fileName(""), "sudoku.pdf");
  assert.equal(fileName("../../數獨: 1\u0000"), "數獨-1.pdf");
});
